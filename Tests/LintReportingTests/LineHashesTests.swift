import Testing

@testable import LintReporting

/// The expected values come from `Tests/Consumers/line_hash.py`, which was written from the description alone.
@Suite("GitHub's hashes of lines")
struct LineHashesTests {
  @Test(
    "Lines, blanks, line ends, units beyond the first plane",
    arguments: [
      ("", ["c129715d7a2bc9a3:1"]),
      ("let a = 1\n", ["64ae4e6a21922051:1", "c129715d7a2bc9a3:1"]),
      (" a\nb\n  \t\tc\n d", ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]),
      ("a\n\n\n", ["d1b2637975409306:1", "5b5d4caf73a13177:1", "3c5bef55b72b93c9:1", "c129715d7a2bc9a3:1"]),
      ("  a\tb\r\nc\r\rd", ["5d26fe4c2ab5a5a3:1", "f8ac93a55d88711a:1", "6bf49ae9d59c5bc1:1", "a23a3dc5e078b07b:1"]),
      ("\r \n", ["5b5d4caf73a13177:1", "3c5bef55b72b93c9:1", "c129715d7a2bc9a3:1"]),
      ("😀é\n", ["76c73ca20e02c933:1", "c129715d7a2bc9a3:1"]),
      ("\u{FEFF}a", ["32afc9aa38d90537:1"])
    ])
  func lines(text: String, expected: [String]) {
    let hashes = LineHashes(Array(text.utf8))
    #expect((1...expected.count).map { hashes.hash(ofLine: $0) } == expected)
    #expect(hashes.hash(ofLine: expected.count + 1) == nil)
  }

  @Test("Lines that are alike are counted, until the end of the file comes into view")
  func repeated() {
    let hashes = LineHashes(Array(String(repeating: "x\n", count: 120).utf8))
    #expect(
      [1, 2, 71].map { hashes.hash(ofLine: $0) } == ["c0fe7b2700d6c254:1", "c0fe7b2700d6c254:2", "c0fe7b2700d6c254:71"])
    #expect(hashes.hash(ofLine: 72)?.hasPrefix("c0fe7b2700d6c254:") == false)
  }

  @Test("Bytes that are no UTF-8 count as decoders repair them")
  func invalid() {
    #expect(LineHashes(Array("a ".utf8) + [0xFF, 0xFE] + Array(" b".utf8)).hash(ofLine: 1) == "787acdc8b8eef8f8:1")
  }
}
