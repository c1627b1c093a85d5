import LintKit
import LintRules
import Testing

/// What is said of the targets of one package.
@Suite("Findings about several targets")
struct SettingsMessageTests {
  private static let rules = Registry.rules.filter { $0.info.id == "strict-concurrency-not-complete" }

  /// - Parameter targets: as the manifest declares them, a line each.
  private func findings(tools: String = "5.9", before declarations: String = "", _ targets: [String]) -> [SmallProject
    .Finding]
  {
    let manifest =
      "// swift-tools-version: \(tools)\n\(declarations)let package = Package(name: \"P\", targets: [\n\(targets.joined(separator: ",\n"))\n])\n"
    let sources = ["A", "B", "C", "D", "E"].flatMap {
      [("Sources/\($0)/\($0).swift", "struct \($0): Sendable {}"), ("Tests/\($0)Tests/\($0).swift", "")]
    }
    return SmallProject([("Package.swift", manifest)] + sources).findings(of: Self.rules)
  }

  private func subjects(_ targets: String...) -> [String] {
    findings(targets).map { String($0.message.split(separator: " without")[0]) }
  }

  @Test("Up to three targets are named, the others are counted")
  func names() {
    let (a, b, c, d, e) = (
      ".target(name: \"A\")", ".target(name: \"B\")", ".target(name: \"C\")", ".target(name: \"D\")",
      ".target(name: \"E\")"
    )
    #expect(subjects(a) == ["'A' is compiled in Swift 5 mode"])
    #expect(subjects(a, b) == ["'A' and 'B' are compiled in Swift 5 mode"])
    #expect(
      findings([a, b, c]).map(\.message) == [
        """
        'A', 'B' and 'C' are compiled in Swift 5 mode without complete concurrency checking. Add 'swiftSettings: \
        [.enableUpcomingFeature("StrictConcurrency")]' to each.
        """
      ])
    #expect(
      findings([a, b, c, d]).map { $0.message.hasPrefix("'A', 'B', 'C' and 1 more target are compiled") } == [true])
    #expect(
      findings([e, d, c, b, a]).map { $0.message.hasPrefix("'E', 'D', 'C' and 2 more targets are compiled") } == [true])
  }

  @Test("Targets of tests are left out")
  func shipped() {
    let found = findings([".testTarget(name: \"ATests\")", ".target(name: \"A\")", ".target(name: \"B\")"])
    #expect(found.map(\.line) == [4])
    #expect(found.first?.message.hasPrefix("'A' and 'B' are compiled") == true)
  }

  @Test("Tests alone say nothing")
  func tests() {
    #expect(findings([".testTarget(name: \"ATests\")", ".testTarget(name: \"BTests\")"]).isEmpty)
  }

  @Test("Levels on different lines are different edits, one that several targets have is reported once")
  func levels() {
    let setting = ".unsafeFlags([\"-strict-concurrency=targeted\"])"
    let found = findings(
      before: "let settings: [SwiftSetting] = [\(setting)]\n",
      [
        ".target(name: \"A\", swiftSettings: settings)", ".target(name: \"B\", swiftSettings: [\(setting)])",
        ".target(name: \"C\", swiftSettings: settings)"
      ])
    #expect(found.map(\.line) == [2, 5])
    #expect(
      found.first?.message == """
        'A' and 'C' are compiled in Swift 5 mode with 'targeted' concurrency checking. Change it to 'complete'.
        """)
    #expect(found.last?.message.hasPrefix("'B' is compiled") == true)
  }

  @Test("Different remedies are different findings")
  func remedies() {
    let held = "swiftSettings: [.enableUpcomingFeature(\"StrictConcurrency\"), .swiftLanguageMode(.v5)]"
    let found = findings(
      tools: "6.0",
      [
        ".target(name: \"A\", \(held))", ".target(name: \"B\", swiftSettings: [.swiftLanguageMode(.v5)])",
        ".target(name: \"C\", \(held))"
      ])
    #expect(found.map { "\($0.line) \($0.severity ?? .warning)" } == ["3 info", "4 info"])
    #expect(
      found.first?.message == """
        'A' and 'C' are checked completely, but kept in Swift 5 mode. Remove the mode when no concurrency warning is \
        left.
        """)
  }
}
