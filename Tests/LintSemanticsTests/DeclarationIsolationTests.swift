import LintSemantics
import Testing

@Suite("Isolation of declarations")
struct DeclarationIsolationTests {
  @Test(
    "Attributes of the declaration itself decide first",
    arguments: [
      ("@MainActor func f() {}", Isolation.mainActor),
      ("nonisolated func f() {}", .nonisolated),
      ("@concurrent func f() async {}", .concurrent),
      ("nonisolated(nonsending) func f() async {}", .caller),
      ("func f(on worker: isolated Worker) {}", .parameter("worker")),
      ("@MainActor class C { nonisolated func f() {} }", .nonisolated),
      ("@globalActor actor DB { static let shared = DB() }\n@DB func f() {}", .global("DB")),
      ("typealias UI = MainActor\n@UI func f() {}", .mainActor),
      ("func f() {}", .nonisolated)
    ])
  func ownAttributes(source: String, expected: Isolation) {
    #expect(SmallIndex(source).isolation(ofFunction: "f") == expected)
  }

  @Test("An attribute may be of either of two types where neither is a global actor")
  func twins() {
    let twins = (0..<2).map { (path: "Sources/M/\($0).swift", text: "enum Test {}") }
    let use = (path: "Sources/N/A.swift", text: "@MainActor struct S { @Test func f() {} }")
    #expect(SmallIndex(twins + [use]).isolation(ofFunction: "f") == .mainActor)
  }

  @Test(
    "Members take the isolation of their type or extension",
    arguments: [
      ("actor A { func f() {} }", Isolation.actor("A")),
      ("actor A {}\nextension A { func f() {} }", .actor("A")),
      ("@MainActor struct A {}\nextension A { struct A {}; func f() {} }", .mainActor),
      ("actor A { static func f() {} }", .nonisolated),
      ("@MainActor class C { static func f() {} }", .mainActor),
      ("@MainActor class C { class Inner { func f() {} } }", .nonisolated),
      ("class C {}\n@MainActor extension C { func f() {} }", .mainActor),
      ("import SwiftUI; struct S: View { func f() {} }", .mainActor),
      ("import UIKit; class C: UIViewController { func f() {} }", .mainActor),
      ("@MainActor protocol P {}\nclass C: P { func f() {} }", .mainActor),
      ("@MainActor protocol P {}\nclass C {}\nextension C: P {}\nextension C { func f() {} }", .nonisolated),
      ("@MainActor class B {}\nclass C: B { func f() {} }", .mainActor)
    ])
  func members(source: String, expected: Isolation) {
    #expect(SmallIndex(source).isolation(ofFunction: "f") == expected)
  }

  @Test(
    "Initializers and deinitializers have rules of their own",
    arguments: [
      ("actor A { init() {} }", "init", Isolation.nonisolated),
      ("actor A { init() async {} }", "init", .actor("A")),
      ("@MainActor class C { init() {} }", "init", .mainActor),
      ("@MainActor class C { deinit {} }", "deinit", .nonisolated),
      ("@MainActor class C { isolated deinit {} }", "deinit", .mainActor),
      ("@main struct M { static func main() {} }", "main", .mainActor)
    ])
  func initializers(source: String, name: String, expected: Isolation) {
    #expect(SmallIndex(source).isolation(ofFunction: name) == expected)
  }

  @Test(
    "What the project does not declare makes the answer unknown",
    arguments: [
      "class C: SomethingElse { func f() {} }",
      "struct S: ForeignProtocol { func f() {} }",
      "@ForeignActor func f() {}",
      "extension ForeignType { func f() {} }",
      "class C: B { override func f() {} }"
    ])
  func unknown(source: String) {
    #expect(SmallIndex(source).isolation(ofFunction: "f") == .unknown)
  }

  @Test("A witness takes the isolation of its requirement where the conformance is stated")
  func witnesses() {
    let protocols = "protocol P { @MainActor func f(); nonisolated func g() }\n"
    #expect(SmallIndex(protocols + "class C: P { func f() {} }").isolationOfMember("f") == .mainActor)
    #expect(SmallIndex(protocols + "@MainActor class C: P { func g() {} }").isolationOfMember("g") == .nonisolated)
    #expect(SmallIndex(protocols + "class C { func f() {} }\nextension C: P {}").isolationOfMember("f") == .nonisolated)
  }

  @Test("An override keeps the isolation of what it overrides")
  func overrides() {
    let source = "class B { @MainActor func f() {} }\nclass C: B { override func f() {} }"
    #expect(SmallIndex(source).isolationOfMember("f") == .mainActor)
  }

  @Test("A target that may default to the main actor leaves only explicit isolation known")
  func defaultIsolation() {
    let index = SmallIndex(
      [("A.swift", "func f() {}\nnonisolated func g() {}")], settings: LanguageSettings(defaultsToMainActor: .unknown))
    #expect(index.isolation(ofFunction: "f") == .unknown)
    #expect(index.isolation(ofFunction: "g") == .nonisolated)
  }

  @Test("A target that may keep nonisolated functions on their caller leaves asynchronous ones unknown")
  func nonsendingByDefault() {
    let settings = LanguageSettings(features: [.nonisolatedNonsendingByDefault: .unknown])
    let index = SmallIndex([("A.swift", "func f() async {}\nfunc g() {}")], settings: settings)
    #expect(index.isolation(ofFunction: "f") == .unknown)
    #expect(index.isolation(ofFunction: "g") == .nonisolated)
  }
}

extension SmallIndex {
  /// The isolation of the last function of this name, which in these tests is the member and not the requirement.
  fileprivate func isolationOfMember(_ name: String) -> Isolation {
    functions.last { $0.name == name }.map { index.isolation(ofFunction: $0.ref).isolation } ?? .unknown
  }
}
