struct Key {
  private nonisolated(unsafe) var raw: UnsafeMutableRawPointer?
  var isEmpty: Bool { raw == nil }
  mutating func reset() { raw = nil }
}
