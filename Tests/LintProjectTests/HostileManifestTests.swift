@testable import LintProject
import Testing

@Suite("Hostile manifests")
struct HostileManifestTests {
  /// A source of numbers that is the same in every run.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  private static let seed = """
    // swift-tools-version: 6.0
    import PackageDescription
    let env = Context.environment["X"] ?? "1"
    extension SwiftSetting { static func up(_ n: String) -> Self { .enableUpcomingFeature(n) } }
    struct T { var name: String; func make() -> Target { .target(name: name, swiftSettings: [.up("A\\(env)")]) } }
    func add(_ s: inout [SwiftSetting], _ more: [SwiftSetting] = [.define("D")]) { for m in more where m != .up("B") { s.append(m) } }
    var base: [SwiftSetting] = []
    #if os(Linux)
    add(&base)
    #endif
    let package = Package(name: "P", platforms: [.macOS(.v13)], targets: ["A", "B"].map { T(name: $0).make() }, swiftLanguageModes: [.v6])
    for (i, target) in package.targets.enumerated() {
      guard let s = target.swiftSettings, i < 3 else { continue }
      switch target.type { case .test: break; default: target.swiftSettings = s + base }
    }
    package.targets.removeAll { $0.name == "B" }
    """

  private func read(_ text: [UInt8]) -> PackageManifest {
    text.withUnsafeBufferPointer { PackageManifest(reading: $0) }
  }

  @Test("Any prefix is read, in bounded time")
  func prefixes() {
    let bytes = Array(Self.seed.utf8)
    for length in stride(from: 0, to: bytes.count, by: 3) { #expect(read(Array(bytes[..<length])).targets.count <= 4) }
  }

  @Test("Any change of a few bytes is read, in bounded time")
  func mutations() {
    var generator = Generator()
    let bytes = Array(Self.seed.utf8)
    for _ in 0..<1500 {
      var text = bytes
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: 0..<text.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: text.remove(at: place)
        case 1: text[place] = UInt8.random(in: 0...255, using: &generator)
        case 2: text.insert(contentsOf: Array("([{\".}])".utf8).shuffled(using: &generator).prefix(2), at: place)
        default:
          let end = min(text.count, place + Int.random(in: 1...40, using: &generator))
          text.insert(contentsOf: text[place..<end], at: Int.random(in: 0..<text.count, using: &generator))
        }
      }
      #expect(read(text).toolsVersion.major >= 0)
    }
  }

  @Test(
    "Programs that would run for ever or grow without end are given up",
    arguments: [
      "func f() { f() }\nf()", "func f(_ n: Int) -> Int { f(n + 1) + f(n + 2) }\nlet n = f(0)",
      "var s = [\"a\"]\nfor _ in 0..<1000 { s += s }", "var s = \"a\"\nfor _ in 0..<900 { s = s + s }",
      "let xs = Array(0..<999)\nfor a in xs { for b in xs { for c in xs { print(a, b, c) } } }",
      "let f = { (g: Any) in g(g) }\nf(f)", "struct S { var v: Int { v } }\nlet x = S().v",
      "extension Target { static var a: Target { .a } }\nlet t: Target = .a",
      String(repeating: "if probe() { x = 1 } else { x = 2 }\n", count: 300),
      "func g() -> Int {\n" + String(repeating: "if probe() { return 1 }\n", count: 300) + "return 2 }\nlet v = g()",
      "let x = " + String(repeating: "(", count: 5000),
      "let x = " + String(repeating: "[", count: 200) + String(repeating: "]", count: 200),
      "let x = " + String(repeating: "a.b(", count: 200) + String(repeating: ")", count: 200),
      "let x = " + String(repeating: "!", count: 300) + "true", "let x = 1" + String(repeating: " + 1", count: 20_000),
      "let x = " + String(repeating: "true ? 1 : ", count: 3000) + "2"
    ])
  func endless(code: String) {
    #expect(read(Array(("let package = Package(name: \"P\")\n" + code).utf8)).targets.isEmpty)
  }

  @Test("NULs and bytes that are no UTF-8 are part of no name")
  func bytes() {
    let text =
      Array("let package = Package(name: \"P\", targets: [.target(name: \"A".utf8) + [0, 0xFF] + Array("B\")])".utf8)
    #expect(read(text).targets.count <= 1)
  }
}
