import LintKit
import LintRules
import Testing

/// When all callers of a function are known and can follow, it is isolated; otherwise the finding stands alone.
@Suite("Isolating what asserts its isolation")
struct AssumeIsolatedFixTests {
  private func fixes(_ files: String...) throws -> [RawDiagnostic.FixIt] {
    let rule = try #require(Registry.rules.first { $0.info.id == "main-actor-assume-isolated" })
    return SmallProject(files.enumerated().map { ("F\($0).swift", $1) }).fixes(of: [rule])
  }

  private let titles = """
    @MainActor final class Titles {
      nonisolated func title() -> String { MainActor.assumeIsolated { names } }
      var names = ""
    }

    """

  @Test("Asynchronous callers of every file are edited with it, in one fix")
  func severalFiles() throws {
    let fix = try #require(try fixes(titles, "func a(_ t: Titles) async { _ = t.title() }", "@MainActor func b(_ t: Titles) { _ = t.title() }").first)
    #expect(fix.applicability == .safe)
    #expect(fix.edits.map { "\($0.location.path) \($0.replacement)" } == ["F0.swift ", "F0.swift names", "F1.swift await "])
  }

  @Test("No fix where somebody else may call, or use the function as a value", arguments: [
    ("a public function", "public "), ("an @objc one", "@objc "), ("an open one", "open "),
  ])
  func exported(cause: String, modifier: String) throws {
    #expect(try fixes(titles.replacing("nonisolated func", with: modifier + "nonisolated func"), "@MainActor func b(_ t: Titles) { _ = t.title() }").isEmpty)
  }

  @Test("No fix where a use is no call that can await", arguments: [
    ("a synchronous caller off the actor", "nonisolated func a(_ t: Titles) { _ = t.title() }"),
    ("an unresolved receiver", "func a() async { _ = thing.title() }"),
    ("a function value", "func a(_ t: Titles) async { let f = t.title; _ = f() }"),
    ("an autoclosure", "func a(_ t: Titles) async { _ = flag && t.title().isEmpty }"),
    ("a default after '??'", "func a(_ t: Titles, _ o: String?) async { let x = o ?? t.title(); print(x) }"),
    ("an argument, which may be an autoclosure", "func a(_ t: Titles) async { check(t.title()) }"),
    ("an interpolation", "func a(_ t: Titles) async { let x = \"\\(t.title())\"; print(x) }"),
    ("a deferred statement", "func a(_ t: Titles) async { defer { _ = t.title() }; work() }"),
    ("a synchronous closure", "func a(_ t: Titles) async { let f = { t.title() }; print(f()) }"),
  ])
  func open(cause: String, caller: String) throws {
    #expect(try fixes(titles, caller, "@MainActor func b(_ t: Titles) { _ = t.title() }").isEmpty)
  }

  @Test("No fix where what crosses is no plain value")
  func crossing() throws {
    let models = titles.replacing("-> String", with: "-> Model").replacing("var names = \"\"", with: "var names = Model()")
    #expect(try fixes(models, "func a(_ t: Titles) async { _ = t.title() }").isEmpty)
    #expect(try !fixes(models, "@MainActor func a(_ t: Titles) { _ = t.title() }").isEmpty)
  }

  @Test("'await' goes behind 'try', and only where none covers the call")
  func awaits() throws {
    let throwing = titles.replacing("title() ->", with: "title() throws ->")
    let caller = "func a(_ t: Titles) async throws -> String { _ = try await other(t.title()); let x = try t.title(); return x }"
    let fix = try #require(try fixes(throwing, caller).first)
    let places = fix.edits.filter { $0.location.path == "F1.swift" }.map(\.location.bytes.lowerBound)
    #expect(places.map { String(decoding: Array(caller.utf8)[$0...].prefix(12), as: UTF8.self) } == ["t.title(); r"])
  }
}
