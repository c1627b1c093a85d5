@testable import LintSemantics
import LintSyntax
import Testing

/// A project may have its own `Task`, `MainActor` or `View`: what is true of Swift's is not true of those.
@Suite("Names of Swift's libraries that a project declares itself")
struct HiddenNameTests {
  /// Whether `Task` is hidden in the last file.
  private func isHidden(_ name: WellKnownName = .Task, _ files: (path: String, text: String)...) -> Bool {
    let index = SmallIndex(files.map { ($0.path, $0.text) }).index
    guard let asked = files.last, let file = index.file(at: asked.path) else { return false }
    return index.hiddenNames(in: file).contains(name)
  }

  @Test(
    "Any kind of type hides a name in its own file",
    arguments: [
      "struct Task {}", "class Task<Value> {}", "enum Task { case one }", "actor Task {}", "protocol Task {}",
      "private struct Task {}",
      "typealias Task = Int", "#if DEBUG\nstruct Task {}\n#endif", "func f() { struct Task {} }"
    ])
  func ownFile(_ declaration: String) {
    #expect(isHidden(.Task, ("A.swift", declaration)))
  }

  @Test(
    "A name that is declared again, a member, a variable or a macro's type hides nothing",
    arguments: [
      "typealias Task = _Concurrency.Task", "typealias Task<Value> = Swift.Task<Value, Error>", "let Task = 1",
      "func Task() {}",
      "extension Task {}", "struct A { func Task() {} }"
    ])
  func noTypes(_ declaration: String) {
    #expect(!isHidden(.Task, ("A.swift", declaration)))
  }

  @Test("An operator hides nothing, wherever in a file it is declared")
  func operators() {
    for count in 0..<200 {
      let text = String(repeating: "let a = 0\n", count: count) + "func < (a: A, b: A) -> Bool { true }"
      let index = SmallIndex([("A.swift", text)]).index
      #expect(index.hiddenNames(in: 0).isEmpty, "after \(count) constants")
    }
  }

  @Test("An attribute means the macro, whichever type has its name")
  func macros() {
    #expect(!isHidden(.Model, ("A.swift", "class Model {}")))
  }

  @Test("A type hides a name in other files of its module, and where its module is imported")
  func modules() {
    let task = "public struct Task {}"
    #expect(isHidden(.Task, ("Sources/App/A.swift", task), ("Sources/App/B.swift", "")))
    #expect(isHidden(.Task, ("Sources/Kit/A.swift", task), ("Sources/App/B.swift", "import Kit")))
    #expect(!isHidden(.Task, ("Sources/Kit/A.swift", task), ("Sources/App/B.swift", "")))
    #expect(
      isHidden(.Task, ("App/Models/A.swift", task), ("App/Views/B.swift", "")),
      "folders that tell nothing may be one module")
  }

  @Test(
    "What only its own file or function sees hides nothing elsewhere",
    arguments: ["private struct Task {}", "func f() { struct Task {} }"])
  func privateTypes(_ declaration: String) {
    #expect(!isHidden(.Task, ("A.swift", declaration), ("B.swift", "")))
  }

  @Test("A nested type hides a name in files that declare, extend or inherit from the type around it")
  func nested() {
    let list = ("A.swift", "class List { struct Task {} }")
    #expect(isHidden(.Task, list))
    #expect(isHidden(.Task, list, ("B.swift", "extension List {}")))
    #expect(isHidden(.Task, list, ("B.swift", "class Shopping: List {}")))
    #expect(!isHidden(.Task, list, ("B.swift", "let list = List()")))
  }

  @Test("A function hides a library's function, not a method's name")
  func functions() {
    #expect(isHidden(.sleep, ("A.swift", "func sleep(_ seconds: Int) {}")))
    #expect(!isHidden(.sleep, ("A.swift", "struct Cat { func sleep() {} }")))
    #expect(!isHidden(.run, ("A.swift", "func run() {}")))
  }

  @Test(
    "A closure passed to the project's own types is of no known kind",
    arguments: [
      "Task { here() }", "Task.detached { here() }", "MainActor.run { here() }", "MainActor.assumeIsolated { here() }"
    ])
  func constructs(_ call: String) {
    let types = "class Task { init(_: () -> Void) {} }\nenum MainActor {}\n"
    let index = SmallIndex(types + "func f() { \(call) }").index
    let placements = index.bodies(of: 0).contexts.compactMap { context in
      if case .closure(let traits) = context.kind, case .construct = traits.placement { "construct" } else { nil }
    }
    #expect(placements == [])
  }
}
