@testable import LintSemantics
import Testing

/// Each row is as swiftc 6.3.1 accepts or rejects `T()` and `T(…)` in a nonisolated function.
@Suite("Isolation of implicit initializers")
struct ImplicitInitializerTests {
  private func isolation(_ source: String, _ configuration: String, isMemberwise: Bool) throws -> Isolation {
    let small = SmallIndex(
      [("A.swift", source + "\nclass K {}")], settings: try #require(LanguageSettings(configuration: configuration)))
    let type = try #require(small.types.first { $0.name == "T" }).ref
    return small.index.isolation(ofImplicitInitializerOf: type, isMemberwise: isMemberwise).isolation
  }

  @Test(
    "Under complete checking they are nonisolated where what is stored allows it",
    arguments: [
      ("@MainActor struct T { var a = 0; var k: [Int] = [] }", Isolation.nonisolated),
      ("@MainActor struct T { var a: Int }", .nonisolated),
      ("@MainActor struct T { var a: K }", .mainActor),
      ("@MainActor struct T { var a = K() }", .mainActor),
      ("@MainActor struct T { nonisolated let b = 1; let f: () -> Void }", .mainActor),
      ("@MainActor class T { var a = 1 }", .nonisolated),
      ("@MainActor class T { static let s = K(); lazy var l = K() }", .nonisolated),
      ("@MainActor class T { var a = make() }", .unknown),
      ("struct T { var a: K }", .nonisolated),
      ("actor T { var a = K() }", .nonisolated)
    ])
  func complete(source: String, expected: Isolation) throws {
    for configuration in ["5complete", "6"] {
      #expect(try isolation(source, configuration, isMemberwise: false) == expected)
      #expect(try isolation(source, configuration, isMemberwise: true) == expected)
    }
  }

  @Test(
    "Under minimal checking the one without arguments is isolated as the type",
    arguments: [
      "@MainActor struct T { var a = 0 }", "@MainActor struct T { var a = K() }", "@MainActor class T {}"
    ])
  func minimal(source: String) throws {
    #expect(try isolation(source, "5", isMemberwise: false) == .mainActor)
    #expect(try isolation(source, "5", isMemberwise: true) == .nonisolated)
  }
}
