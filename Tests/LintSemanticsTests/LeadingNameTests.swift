@testable import LintSemantics
import LintSyntax
import Testing

@Suite("Which names lead to values of a type")
struct LeadingNameTests {
  private func names(to type: String, in text: String) -> LeadingNames {
    let index = SmallIndex(text).index
    return LeadingNames(to: [Name(spelling: type)], among: NamedDeclarations(of: index.files))
  }

  @Test(
    "By the types that are written, by values, and by both in turn",
    arguments: [
      ("func make() -> Log { Log() }", "make"),
      ("func take(_ log: Log) {}", "take"),
      ("struct Store { let log: Log? }", "log"),
      ("struct Store { let log = Log() }", "log"),
      ("struct Store { @Wrapped(Log.self) var log }", "log"),
      ("let (first, second) = (Log(), 1)", "first"),
      ("enum State { case loaded([Log]) }", "loaded"),
      ("typealias Logs = [Log]", "Logs"),
      ("typealias Logs = [Log]; func all() -> Logs { [] }", "all"),
      ("class Base<Value> {}; final class Child: Base<Log> {}", "Child"),
      ("class Base<Value> {}; final class Child: Base<Log> {}; let child = Child()", "child"),
      ("struct Store { subscript(place: Int) -> Log { Log() } }", "Store"),
      ("struct Store { func callAsFunction() -> Log { Log() } }", "Store"),
      ("@propertyWrapper struct Logged { var wrappedValue: Log }; struct Screen { @Logged var shown }", "shown"),
      ("struct Key {}; func / (one: Key, other: Key) -> Log { Log() }", "Key"),
      (
        """
        protocol Source { associatedtype Value; func read() -> Value }
        struct Logs: Source { func read() -> Log { Log() } }
        func first<S: Source>(_ source: S) -> S.Value { source.read() }
        """, "first"
      )
    ])
  func leads(text: String, name: String) {
    #expect(names(to: "Log", in: text).contains(Name(spelling: name)))
  }

  @Test(
    "Not by what only stands next to it",
    arguments: [
      ("struct Store { let log: Log; func count() -> Int { 0 } }", "count"),
      ("struct Store { let log: Log }", "Store"),
      (
        """
        protocol Source { associatedtype Value; func read() -> Value }
        func first<S: Source>(_: S) -> S.Value? { nil }
        """, "first"
      ),
      ("func count() -> Int { Log().lines.count }", "count")
    ])
  func leadsNowhere(text: String, name: String) {
    #expect(!names(to: "Log", in: text).contains(Name(spelling: name)))
  }

  @Test("Members with such a name, and all members of such a type")
  func items() {
    let text = """
      class Base<Value> { var value: Value? }
      final class Child: Base<Log> { func show() { print(value) } }
      struct Other {
        let log = Log()
        func show() { print(log) }
        func count() -> Int { 1 }
      }
      """
    let tree = SyntaxTree.parse(text)
    let names = names(to: "Log", in: text)
    let leading = tree.root.descendants(of: .functionDecl).map { names.mayLead(in: $0) }
    #expect(leading == [true, true, false])
  }
}
