@testable import LintSemantics
import Testing

/// Each row is as swiftc 6.3.1 accepts or rejects a read from a nonisolated function, in language modes 5 and 6 alike.
@Suite("Where stored properties can be read")
struct AccessIsolationTests {
  private func access(_ property: String, in source: String, from path: String = "Sources/App/B.swift") -> Isolation {
    let small = SmallIndex(
      [("Sources/App/A.swift", source + "\nclass K {}"), ("Sources/App/B.swift", ""), ("Sources/Other/C.swift", "")],
      settings: LanguageSettings(mode: .v6))
    let found = small.properties.first { $0.name == property }
    return found.map { small.index.isolation(ofAccessTo: $0.ref, from: small.index.file(at: path) ?? 0).isolation }
      ?? .unknown
  }

  @Test(
    "Constants of instances can be read anywhere in their module when they are Sendable",
    arguments: [
      ("@MainActor class C { let x = 1 }", Isolation.nonisolated),
      ("@MainActor class C { let x: Int?; init() { x = 1 } }", .nonisolated),
      ("@MainActor class C { let x = K() }", .mainActor),
      ("@MainActor struct S { let x = 1 }", .nonisolated),
      ("@MainActor struct S { let x = K() }", .mainActor),
      ("actor A { let x = 1 }", .nonisolated),
      ("actor A { let x = K() }", .actor("A")),
      ("actor A { let x: Elsewhere }", .unknown)
    ])
  func constants(source: String, expected: Isolation) {
    #expect(access("x", in: source) == expected)
  }

  @Test(
    "So can plain variables of structures on a global actor",
    arguments: [
      ("@MainActor struct S { var x = 1 }", Isolation.nonisolated),
      ("@MainActor struct S { var x = 1 { didSet {} } }", .nonisolated),
      ("@MainActor struct S { var x = K() }", .mainActor),
      ("@MainActor struct S { lazy var x = 1 }", .mainActor),
      ("@MainActor struct S { weak var x: K? }", .mainActor),
      ("@MainActor struct S { var x: Int { 1 } }", .mainActor),
      ("@propertyWrapper struct W { var wrappedValue: Int { 0 } }\n@MainActor struct S { @W var x: Int }", .mainActor),
      ("@MainActor class C { var x = 1 }", .mainActor),
      ("actor A { var x = 1 }", .actor("A"))
    ])
  func variables(source: String, expected: Isolation) {
    #expect(access("x", in: source) == expected)
  }

  @Test(
    "Static and global ones cannot",
    arguments: [
      "@MainActor struct S { static let x = 1 }", "@MainActor enum E { static let x = 1 }", "@MainActor let x = 1"
    ])
  func statics(source: String) {
    #expect(access("x", in: source) == .mainActor)
  }

  @Test(
    "Nor can any of them in another module",
    arguments: [
      "@MainActor public struct S { public var x = 1 }", "@MainActor public final class C { public let x = 1 }"
    ])
  func otherModules(source: String) {
    #expect(access("x", in: source, from: "Sources/Other/C.swift") == .mainActor)
  }
}
