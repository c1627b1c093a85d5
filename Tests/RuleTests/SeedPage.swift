import Foundation
import LintKit
import LintRules
import Testing

/// A row of `Rules/seeds.tsv`: a pattern of one of the documents that the linter began with, and what is to become of
/// it.
struct Seed: CustomTestStringConvertible, Sendable {
  enum Kind: String {
    /// The rule is to report the line.
    case flags
    /// The rule must not report the line.
    case silent
    /// Nothing for a linter: `line` says why.
    case none
  }

  /// The folder of `Fixtures/projects` that retells the document.
  var project: String
  var pattern: String
  var rule: String
  var kind: Kind
  /// The path of a fixture from `Fixtures` on, or empty where no code shows the pattern.
  var fixture: String
  /// What is written in the line, without its comment. In front of ` … ` is what an earlier line has.
  var line: String

  var testDescription: String { "\(project): \(pattern), \(rule)" }

  static let folder = Fixture.folder.deletingLastPathComponent()
  static let rules = folder.deletingLastPathComponent().appending(path: "Rules")

  /// All rows, in order.
  static func all() throws -> [Seed] {
    let text = try String(contentsOf: rules.appending(path: "seeds.tsv"), encoding: .utf8)
    return try text.split(separator: "\n").dropFirst().map { row in
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 6, let kind = Kind(rawValue: cells[3]) else { throw SeedError(row: String(row)) }
      return Seed(
        project: cells[0], pattern: cells[1], rule: cells[2], kind: kind, fixture: cells[4], line: cells[5])
    }
  }
}

struct SeedError: Error {
  /// Not six cells, or of an unknown kind.
  var row: String
}

/// Where a fixture shows a pattern, and what is expected there.
struct SeedPlace {
  enum State: String {
    case found
    case silent = "not flagged"
    case missed
    case later = "no rule yet"
    case none = "nothing for a linter"
  }

  var state: State
  /// From 1, or `nil` where no code shows the pattern.
  var line: Int?

  /// - Throws: `SeedError` when the line is not there, or its comment says something else.
  init(_ seed: Seed) throws {
    let exists = Registry.rules.contains { $0.info.id == seed.rule }
    guard seed.kind != .none, !seed.fixture.isEmpty else {
      // A rule that is there has a line that shows it.
      guard seed.kind == .none || !exists else { throw SeedError(row: "\(seed.rule): no fixture") }
      state = seed.kind == .none ? .none : .later
      return
    }
    // A rule's own fixtures are tested with that rule alone.
    let parts = seed.fixture.split(separator: "/")
    guard parts[0] == "projects" || parts[1] == seed.rule else { throw SeedError(row: "\(seed.rule): \(seed.fixture)") }
    let text = try String(contentsOf: Seed.folder.appending(path: seed.fixture), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { FixtureLine($0) }
    let texts = seed.line.components(separatedBy: " … ")
    var start = 0
    for context in texts.dropLast() {
      guard let next = lines[start...].firstIndex(where: { $0.code.contains(context) }) else {
        throw SeedError(row: "\(seed.fixture): no '\(context)'")
      }
      start = next
    }
    let last = texts[texts.count - 1]
    let found = lines.indices.dropFirst(start).filter {
      lines[$0].code.contains(last) && (seed.kind == .silent || lines[$0].states[seed.rule] != nil)
    }
    guard let index = found.first, texts.count > 1 || found.count == 1 else {
      throw SeedError(row: "\(seed.fixture): \(found.count) lines with '\(seed.line)' for \(seed.rule)")
    }
    let annotated = lines[index].states[seed.rule]
    switch seed.kind {
    case .silent where annotated == nil: state = exists ? .silent : .later
    case .flags where annotated.map { ($0 == .later) != exists } == true: state = annotated ?? .later
    default: throw SeedError(row: "\(seed.fixture):\(index + 1): not as its comment says, \(seed.rule)")
    }
    line = index + 1
  }
}

/// A line of a fixture: its code, and what its comment says about rules.
private struct FixtureLine {
  var code: Substring
  var states: [String: SeedPlace.State] = [:]

  init(_ text: Substring) {
    code = text
    guard let comment = text.firstRange(of: " // ") else { return }
    code = text[..<comment.lowerBound]
    for match in text[comment.lowerBound...].matches(of: /\/\/ (expect|later|missed)(?:-[a-z]+)?: ([a-z-]+)/) {
      states[String(match.2)] = match.1 == "expect" ? .found : match.1 == "later" ? .later : .missed
    }
  }
}

/// `Rules/SEEDS.md`.
struct SeedPage {
  var seeds: [Seed]

  func markdown() throws -> String {
    let rows = try seeds.map { ($0, try SeedPlace($0)) }
    var counts: [SeedPlace.State: Int] = [:]
    for (_, place) in rows { counts[place.state, default: 0] += 1 }
    let states: [SeedPlace.State] = [.found, .silent, .missed, .later, .none]
    let sum = states.compactMap { state in counts[state].map { "\($0) \(state.rawValue)" } }.joined(separator: ", ")
    var page = """
      # Seeds

      The linter began with five documents about SwiftData and Swift concurrency. This page has each of their patterns, \
      the rule for it, a line of code that shows it, and the test that runs the rule on that line. *Not flagged* is a \
      near miss, which the rule must not report. *No rule yet* is what remains to be done.

      The page is made from `seeds.tsv` and the comments in the fixtures: `make seeds`.

      \(rows.count) rows: \(sum).

      """
    var project = ""
    var pattern = ""
    for (seed, place) in rows {
      if seed.project != project {
        project = seed.project
        page += "\n## \(project)\n\n| pattern | rule | | line | test |\n|---|---|---|---|---|\n"
        pattern = ""
      }
      let name = seed.pattern == pattern ? "" : seed.pattern
      pattern = seed.pattern
      let rule = seed.rule.isEmpty ? seed.line : "`\(seed.rule)`"
      page += "| \(name) | \(rule) | \(place.state.rawValue) | \(link(seed, place)) | \(test(of: seed, place)) |\n"
    }
    return page
  }

  private func link(_ seed: Seed, _ place: SeedPlace) -> String {
    guard let line = place.line else { return "" }
    let path = seed.fixture.split(separator: "/").dropFirst().joined(separator: "/")
    return "[\(path):\(line)](../Fixtures/\(seed.fixture)#L\(line))"
  }

  /// The test that compares what the rule reports with the comment of the line.
  private func test(of seed: Seed, _ place: SeedPlace) -> String {
    guard place.line != nil, place.state != .later else { return "" }
    return seed.fixture.hasPrefix("projects/") ? "`ProjectFixtureTests`" : "`FixtureTests`"
  }
}
