import Testing

@testable import LintReporting

@Suite("Byte stream")
struct ByteStreamTests {
  private struct ClosedPipe: Error {}

  @Test("Bytes arrive in order, in pieces of the capacity or more")
  func pieces() throws {
    var pieces: [[UInt8]] = []
    let stream = ByteStream(capacity: 4) { pieces.append(Array($0)) }
    for text in ["ab", "cde", "f", "ghijkl", ""] { stream.append(text) }
    try stream.finish()
    #expect(pieces.map { String(decoding: $0, as: UTF8.self) } == ["abcde", "fghijkl"])
  }

  @Test("A failure is thrown at the end, and nothing is drained after it")
  func failure() {
    var calls = 0
    let stream = ByteStream(capacity: 2) { _ in
      calls += 1
      throw ClosedPipe()
    }
    for _ in 0..<10 { stream.append("abc") }
    #expect(stream.hasFailed)
    #expect(throws: ClosedPipe.self) { try stream.finish() }
    #expect(calls == 1)
  }

  @Test("Nothing written means nothing handed on")
  func empty() throws {
    let stream = ByteStream { _ in Issue.record("an empty piece was handed on") }
    try stream.finish()
  }
}
