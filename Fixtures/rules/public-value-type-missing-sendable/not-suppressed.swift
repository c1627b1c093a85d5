public struct Handle: ~Copyable {
  let number: Int
}
