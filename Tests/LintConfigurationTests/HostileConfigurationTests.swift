import LintConfiguration
import Testing

@Suite("Hostile configurations")
struct HostileConfigurationTests {

  /// Its text would fill the log with a hundred megabytes.
  struct Hostile: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let message: String
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ message: String) {
      (self.name, self.text, self.message) = (name, text, message)
    }
  }

  @Test(
    "What would expand, nest or never end is rejected immediately", .timeLimit(.minutes(60)),
    arguments: [
      Hostile("a billion laughs", "a: &a [x]\n" + (0..<60).map { "b\($0): &b\($0) [*a, *a]\n" }.joined(), "anchors"),
      Hostile("a list in a list in a list", String(repeating: "[", count: 200_000), "nest more than 16 levels"),
      Hostile("a mapping in a mapping", String(repeating: "{a: ", count: 60_000), "nest more than 16 levels"),
      Hostile(
        "levels of indentation", (0..<400).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
        "nest more than 16 levels"),
      Hostile("nested in a key", String(repeating: "? ", count: 100_000), "nest more than 16 levels"),
      Hostile("a hundred megabytes", String(repeating: "# filling\n", count: 10_000_000), "more than 256 kB"),
      Hostile("an open quote", "alpha: \"" + String(repeating: "x", count: 250_000), "no YAML")
    ])
  func refused(_ hostile: Hostile) {
    let problems = problems(hostile.text)
    #expect(problems.first?.contains(hostile.message) == true, "\(problems.map { $0.prefix(200) })")
  }

  @Test("Bytes that are not UTF-8 are reported with their place")
  func encoding() {
    #expect(problems(Array("alpha: error\nbeta: ".utf8) + [0xFF]) == ["2:7: the file is no UTF-8 from here on"])
    #expect(problems([0xFF, 0xFE, 0x61, 0x00]) == ["1:1: the file is no UTF-8 from here on"])
    #expect(problems([0xC3]) == ["1:1: the file is no UTF-8 from here on"])
  }

  @Test("Any bytes give a configuration or an error with a place", .timeLimit(.minutes(60)), arguments: [1, 2, 3, 4])
  func anyBytes(seed: UInt64) {
    var random = LinearCongruence(state: seed)
    var configurations = 0
    for _ in 0..<4_000 {
      let bytes = mutated(pieces.randomElement(using: &random) ?? "", &random)
      do {
        _ = try read(bytes)
        configurations += 1
      } catch {
        #expect(!error.problems.isEmpty)
        let lines = bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 1
        for problem in error.problems {
          #expect(1...lines ~= problem.line, "\(problem)")
          #expect(1...bytes.count + 1 ~= problem.column, "\(problem)")
        }
      }
    }
    #expect(configurations > 0, "mutations that leave nothing valid test only one half")
  }

  private let pieces = [
    "included:\n  - Sources\nexcluded: [\"*.swift\"]\n", "alpha: error\nbeta:\n  at_least: 4\n  allowed: [a, b]\n",
    "minimum_version: 0.1.0\nrequire_reason: true\n", "only_rules:\r\n  - alpha\r\n", "? a\n: b\n", "key: |\n  text\n",
    "a: >-\n b\n",
    "- ", "{a: [b, {c: d}]}", "&a *a !a !<x> %YAML 1.1\n---\n...\n", "\u{FEFF}alpha: info", "'a\n\n b'",
    "\"\\u0041\\x\"", "", "\t", "\u{85}\u{2028}a: b"
  ]

  private func mutated(_ text: String, _ random: inout LinearCongruence) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 0..<6, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0 where place < bytes.count: bytes.remove(at: place)
      case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 2: bytes.insert(Array("&*!|>'\"%@`{}[],:?-# \n\r\t".utf8).randomElement(using: &random) ?? 0, at: place)
      case 3: bytes.insert(contentsOf: (pieces.randomElement(using: &random) ?? "").utf8, at: place)
      default: bytes.removeLast(bytes.count - place)
      }
    }
    return bytes
  }
}

/// The same numbers in every run.
private struct LinearCongruence: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
