import LintKit
import LintRules
import Testing

/// When all callers of a function are known and can follow, it is isolated; otherwise the finding stands alone.
@Suite("Isolating what asserts its isolation")
struct AssumeIsolatedFixTests {
  private func fixes(_ files: String...) throws -> [RawDiagnostic.FixIt] { try fixes(files) }

  private static func project(_ files: [String]) -> SmallProject {
    SmallProject(files.enumerated().map { ("F\($0).swift", $1) })
  }

  private static func rule() throws -> any Rule.Type {
    try #require(Registry.rules.first { $0.info.id == "main-actor-assume-isolated" })
  }

  private func fixes(_ files: [String]) throws -> [RawDiagnostic.FixIt] {
    Self.project(files).fixes(of: [try Self.rule()])
  }

  private let titles = """
    @MainActor final class Titles {
      nonisolated func title() -> String { MainActor.assumeIsolated { names } }
      var names = ""
    }

    """

  @Test("Asynchronous callers of every file are edited with it, in one fix")
  func severalFiles() throws {
    let fix = try #require(
      try fixes(
        titles, "func a(_ t: Titles) async { _ = t.title() }", "@MainActor func b(_ t: Titles) { _ = t.title() }"
      ).first)
    #expect(fix.applicability == .safe)
    #expect(
      fix.edits.map { "\($0.location.path) \($0.replacement)" } == ["F0.swift ", "F0.swift names", "F1.swift await "])
  }

  @Test(
    "Whether what a caller elsewhere gives may cross is asked of its type, whatever that is called",
    arguments: [
      ("final class Data {}", "Data", false), ("struct Data {}", "Data", true), ("struct Status {}", "[Status]", true),
      ("final class Status {}", "[Status]", false), ("", "Int", true), ("", "Unheard", false)
    ])
  func sendableValues(declaration: String, type: String, isFixed: Bool) throws {
    let keeper = """
      import Foundation
      \(declaration)
      @MainActor final class Keeper {
        nonisolated func keep(_ value: \(type)) { MainActor.assumeIsolated { count += 1 } }
        var count = 0
      }
      """
    let fix = try fixes(keeper, "func a(_ k: Keeper, _ value: \(type)) async { k.keep(value) }").first
    #expect((fix?.applicability == .safe) == isFixed)
  }

  /// Why the only finding is left to people.
  private func reason(_ files: [String]) throws -> String {
    #expect(try fixes(files).isEmpty)
    return try #require(Self.project(files).noFixReasons(of: [try Self.rule()]).first)
  }

  @Test(
    "Not applied where somebody else may call",
    arguments: [
      ("is public", "public "), ("is public", "open ")
    ])
  func exported(cause: String, modifier: String) throws {
    let exported = titles.replacing("nonisolated func", with: modifier + "nonisolated func")
    #expect(try reason([exported, "@MainActor func b(_ t: Titles) { _ = t.title() }"]).contains(cause))
  }

  @Test(
    "Nothing to isolate where Objective-C may call, or a synchronous caller is not known to be on the actor",
    arguments: [
      ("@objc ", "@MainActor func a(_ t: Titles) { _ = t.title() }"),
      ("", "nonisolated func a(_ t: Titles) { _ = t.title() }"),
      ("", "func a(_ t: Titles) async { let f = { t.title() }; print(f()) }")
    ])
  func sanctioned(modifier: String, caller: String) throws {
    #expect(try fixes(titles.replacing("nonisolated func", with: modifier + "nonisolated func"), caller).isEmpty)
  }

  @Test(
    "Not applied where a use is no call that can await",
    arguments: [
      ("means at F1.swift:1 is not known", "func a() async { _ = thing.title() }"),
      ("used without being called at F1.swift:1", "func a(_ t: Titles) async { let f = t.title; _ = f() }"),
      ("used without being called at F1.swift:1", "let path = \\Titles.title"),
      ("nothing can be awaited", "func a(_ t: Titles) async { _ = flag && t.title().isEmpty }"),
      ("nothing can be awaited", "func a(_ t: Titles, _ o: String?) async { let x = o ?? t.title(); print(x) }"),
      ("nothing can be awaited", "func a(_ t: Titles) async { check(t.title()) }"),
      ("nothing can be awaited", "func a(_ t: Titles) async { let x = \"\\(t.title())\"; print(x) }"),
      ("nothing can be awaited", "func a(_ t: Titles) async { defer { _ = t.title() }; work() }")
    ])
  func open(cause: String, caller: String) throws {
    #expect(try reason([titles, caller, "@MainActor func b(_ t: Titles) { _ = t.title() }"]).contains(cause))
  }

  @Test("Not applied where what crosses is no plain value")
  func crossing() throws {
    let models = titles.replacing("-> String", with: "-> Model").replacing(
      "var names = \"\"", with: "var names = Model()")
    #expect(try reason([models, "func a(_ t: Titles) async { _ = t.title() }"]).contains("may not cross at F1.swift:1"))
    #expect(try fixes(models, "@MainActor func a(_ t: Titles) { _ = t.title() }").first?.applicability == .safe)
  }

  @Test("'await' goes behind 'try', and only where none covers the call")
  func awaits() throws {
    let throwing = titles.replacing("title() ->", with: "title() throws ->")
    let caller =
      "func a(_ t: Titles) async throws -> String { _ = try await other(t.title()); let x = try t.title(); return x }"
    let fix = try #require(try fixes(throwing, caller).first)
    let places = fix.edits.filter { $0.location.path == "F1.swift" }.map(\.location.bytes.lowerBound)
    #expect(places.map { String(decoding: Array(caller.utf8)[$0...].prefix(12), as: UTF8.self) } == ["t.title(); r"])
  }
}
