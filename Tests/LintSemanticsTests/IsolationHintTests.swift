import LintSyntax
import Testing

@testable import LintSemantics

/// Each hint stands in the text where an editor shows it: `«@MainActor»` where isolation changes, `‹@MainActor›`
/// elsewhere, with a plus sign where the attribute can be written.
@Suite("Hints of isolation")
struct IsolationHintTests {
  private static func annotated(_ text: String, settings: LanguageSettings = .assumed) -> String {
    let index = SmallIndex([("A.swift", text)], settings: settings).index
    let bytes = Array(text.utf8)
    var (result, place) = (String(), 0)
    for hint in index.isolationHints(in: 0, 0..<UInt32(bytes.count)) {
      result += String(decoding: bytes[place..<Int(hint.offset)], as: UTF8.self)
      place = Int(hint.offset)
      let sign = hint.place == .suspension ? "→ " : hint.canBeWritten ? "+" : ""
      let words = sign + hint.answer.isolation.description
      result += hint.isBoundary ? "«\(words)»" : "‹\(words)›"
    }
    return result + String(decoding: bytes[place...], as: UTF8.self)
  }

  @Test(
    "Declarations that do not state it",
    arguments: [
      "@MainActor class A { ‹+@MainActor›func f() {} }",
      "@MainActor protocol P { ‹+@MainActor›func f() }; «+@MainActor»struct S: P { ‹+@MainActor›func f() {} }",
      "@MainActor class A { «nonisolated»deinit {} }",
      "@MainActor class A { ‹+@MainActor›let x = 1; nonisolated func f() {} }",
      "@MainActor class A { @discardableResult ‹+@MainActor›public func f() -> Int { 1 } }",
      "@MainActor class A { «nonisolated»struct S {} }", "@MainActor class A { ‹+@MainActor›var a = 1, b = 2 }",
      "actor A { func f() {}; «nonisolated»init() {}; «nonisolated»static func g() {} }",
      "‹nonisolated›func f() {}", "@MainActor func f() {}", "func f(_ a: isolated A) {}; actor A {}"
    ])
  func declarations(annotated: String) {
    #expect(Self.annotated(annotated.withoutHints) == annotated)
  }

  @Test(
    "Closures that differ from the code around them",
    arguments: [
      "@MainActor func f() { Task.detached {«nonisolated» g() } }", "@MainActor func f() { Task {‹@MainActor› g() } }",
      "@MainActor func f() { Task { @MainActor in g() } }",
      "@MainActor func later(_ body: @Sendable () -> Void) { later {«nonisolated» g() } }",
      "@MainActor func f() { unknown { g() } }"
    ])
  func closures(annotated: String) {
    #expect(Self.annotated(annotated.withoutHints) == annotated)
  }

  @Test(
    "Calls that leave the actor",
    arguments: [
      "@MainActor func f(_ s: S) async { await«→ isolated to actor 'S'» s.g() }; actor S { func g() {} }",
      "@MainActor func f() async { await g() }; @MainActor func g() async {}",
      "actor S { func f() async { await self.g() }; func g() async {} }",
      "@concurrent func f() async { await«→ @MainActor» g() }; @MainActor func g() {}",
      "@MainActor func f(_ s: S) async -> Int { await«→ isolated to actor 'S'» s.n }; actor S { var n = 1 }",
      "@MainActor func f() async { await«→ @concurrent» g() }; @concurrent func g() async {}",
      "@MainActor func f() async { try? await Task.sleep(for: .seconds(1)) }",
      "@MainActor func f(_ s: S) async { await«→ isolated to actor 'S'» s.g(s.n) }; actor S { var n = 1; func g(_: Int) {} }",
      "@MainActor func f() async { await unknown() }"
    ])
  func suspensions(annotated: String) {
    #expect(Self.annotated(annotated.withoutHints) == annotated)
  }

  @Test("Where the target isolates everything, what is not isolated is the exception")
  func targetDefault() {
    var settings = LanguageSettings.assumed
    settings.defaultsToMainActor = .yes
    let annotated = "‹@MainActor›func f() {}; nonisolated func g() {}"
    #expect(Self.annotated(annotated.withoutHints, settings: settings) == annotated)
  }

  @Test("Only what is in the range")
  func range() {
    let index = SmallIndex("func f() {}\nfunc g() {}\n").index
    #expect(index.isolationHints(in: 0, 12..<20).map(\.offset) == [12])
    #expect(index.isolationHints(in: 0, 13..<20).isEmpty)
  }
}

extension String {
  fileprivate var withoutHints: String {
    var (text, isHint) = (String(), false)
    for character in self {
      switch character {
      case "«", "‹": isHint = true
      case "»", "›": isHint = false
      default: if !isHint { text.append(character) }
      }
    }
    return text
  }
}
