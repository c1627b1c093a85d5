actor Writer {
  nonisolated func log() {}
}
extension Writer {
  func write(_ text: String) { print(text) }
}
actor Reader {
  nonisolated func log() {}
  var line: String { "line" }
}
