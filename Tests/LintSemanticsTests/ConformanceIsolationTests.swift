@testable import LintSemantics
import Testing

/// Each row is as swiftc 6.3.1 accepts or rejects a use of the conformance in a nonisolated function.
@Suite("Isolation of conformances")
struct ConformanceIsolationTests {
  private func isolation(_ source: String, _ configuration: String, to proto: String = "P") throws -> Isolation? {
    let small = SmallIndex(
      [("A.swift", source)], settings: try #require(LanguageSettings(configuration: configuration)))
    let type = try #require(small.types.first { $0.name == "C" && $0.kind != .extension }).ref
    let proto = try #require(small.types.first { $0.name == proto }).ref
    return small.index.isolation(ofConformanceOf: type, to: proto)?.isolation
  }

  @Test("What the inheritance clause says goes first", arguments: ["5", "6", "6+ISO", "6+MA"])
  func stated(configuration: String) throws {
    let proto = "nonisolated protocol P { func r() }\n"
    #expect(try isolation(proto + "@MainActor class C: @MainActor P { func r() {} }", configuration) == .mainActor)
    #expect(
      try isolation(
        proto + "nonisolated struct C {}\nextension C: @MainActor P { @MainActor func r() {} }", configuration)
        == .mainActor)
    #expect(
      try isolation(proto + "@MainActor class C: nonisolated P { nonisolated func r() {} }", configuration)
        == .nonisolated)
  }

  @Test(
    "Otherwise it is inferred where that feature or default isolation is on",
    arguments: [
      ("5", Isolation.nonisolated), ("6", .nonisolated), ("5+ISO", .mainActor), ("6+ISO", .mainActor)
    ])
  func inferred(configuration: String, expected: Isolation) throws {
    #expect(try isolation("protocol P { func r() }\n@MainActor class C: P { func r() {} }", configuration) == expected)
    #expect(
      try isolation("protocol P { func r() async }\n@MainActor class C: P { func r() async {} }", configuration)
        == expected)
    #expect(
      try isolation("protocol P { func r() }\n@MainActor class C {}\nextension C: P { func r() {} }", configuration)
        == expected)
  }

  @Test(
    "Not where nothing isolated is needed, nor where it could not be",
    arguments: [
      "protocol P {}\n@MainActor class C: P {}",
      "protocol P { func r() }\n@MainActor class C: P { nonisolated func r() {} }",
      "@MainActor protocol P { func r() }\n@MainActor class C: P { func r() {} }",
      "protocol P: SendableMetatype { func r() }\n@MainActor class C: P { nonisolated func r() {} }",
      "protocol P { func r() }\nclass C: P { func r() {} }",
      "protocol P { func r() }\n@MainActor class C: @preconcurrency P { func r() {} }",
      "protocol P { func r() }\nactor C: P { nonisolated func r() {} }"
    ])
  func notInferred(source: String) throws {
    #expect(try isolation(source, "6+ISO") == .nonisolated)
  }

  @Test("Default isolation implies the feature")
  func defaultIsolation() throws {
    #expect(try isolation("nonisolated protocol P { func r() }\nclass C: P { func r() {} }", "6+MA") == .mainActor)
  }

  @Test("A requirement whose witness is not seen makes it unknown; a type that does not conform has no answer")
  func unknown() throws {
    #expect(
      try isolation("protocol P { func r() }\nextension P { func r() {} }\n@MainActor class C: P {}", "6+ISO")
        == .unknown)
    #expect(try isolation("protocol P {}\nprotocol Q {}\n@MainActor class C: P {}", "6+ISO", to: "Q") == nil)
  }
}
