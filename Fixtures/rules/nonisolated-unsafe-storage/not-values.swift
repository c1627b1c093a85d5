struct Key {
  private nonisolated(unsafe) var raw: UnsafeMutableRawPointer?
  mutating func reset() { raw = nil }
}
