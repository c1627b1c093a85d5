final class Session {
  let names = [""]
  deinit { names.forEach { _ in print(self.names) } }
}
