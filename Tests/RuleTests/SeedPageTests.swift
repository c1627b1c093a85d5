import Foundation
import LintRules
import Testing

@Suite("Patterns of the seed documents")
struct SeedPageTests {
  /// What each of the five documents holds; a pattern that is dropped from the table is a pattern that goes unwatched.
  @Test("None of them is left out")
  func isComplete() throws {
    let patterns = Dictionary(grouping: try Seed.all(), by: \.project).mapValues { Set($0.map(\.pattern)).count }
    #expect(patterns == ["inventory": 26, "health": 16, "contacts": 19, "goals": 7, "worksite": 27])
  }

  @Test("Each is shown by a line that says so", arguments: try Seed.all())
  func isShown(_ seed: Seed) throws {
    #expect(throws: Never.self) { try SeedPlace(seed) }
  }

  /// `make seeds` sets the variable, and has the page written.
  @Test("Rules/SEEDS.md is made from the table and the fixtures")
  func isFresh() throws {
    let path = Seed.rules.appending(path: "SEEDS.md")
    let page = try SeedPage(seeds: Seed.all()).markdown()
    if ProcessInfo.processInfo.environment["CONCURLINT_WRITE_SEEDS"] != nil {
      try page.write(to: path, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: path, encoding: .utf8) == page)
  }

  @Test("A line that is gone, or says something else, is an error")
  func findsWhatIsGone() throws {
    let row = try #require(try Seed.all().first { $0.rule == "main-actor-assume-isolated" && $0.kind == .flags })
    var gone = row
    gone.line = "no line has this"
    #expect(throws: SeedError.self) { try SeedPlace(gone) }
    var silent = row
    silent.kind = .silent
    silent.line = "MainActor.assumeIsolated { ItemLabel"
    #expect(throws: SeedError.self) { try SeedPlace(silent) }
    var another = row
    another.rule = "detached-task"
    #expect(throws: SeedError.self) { try SeedPlace(another) }
    var unshown = row
    unshown.fixture = ""
    #expect(throws: SeedError.self) { try SeedPlace(unshown) }
  }
}
