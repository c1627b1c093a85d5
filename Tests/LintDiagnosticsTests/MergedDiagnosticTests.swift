import LintDiagnostics
import Testing

@Suite("Diagnostics about several targets")
struct MergedDiagnosticTests {
  private func place(_ offset: Int) -> SourcePosition { SourcePosition(line: offset, column: 1, offset: offset) }

  /// - Parameter edits: the edits of the fix.
  private func diagnostic(
    _ name: String, line: Int, severity: Severity = .warning, predicate: String = "are late.",
    scope: String = "Package.swift", kind: Diagnostic.Subject.Kind = .target,
    edits: [(Range<Int>, String)] = []
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      ruleID: "rule", severity: severity, priority: .high, message: "'\(name)' is late.", path: "Package.swift",
      range: SourceRange(start: place(line), end: place(line + 1)))
    let edits = edits.map {
      Edit(
        path: "Package.swift", range: SourceRange(start: place($0.0.lowerBound), end: place($0.0.upperBound)),
        replacement: $0.1)
    }
    if !edits.isEmpty { diagnostic.fixes = [FixIt(message: "Hurry", applicability: .unsafe, edits: edits)] }
    diagnostic.subject = Diagnostic.Subject(kind, name: name, predicate: predicate, scope: scope)
    return diagnostic
  }

  /// The edits of the one fix of the one merged diagnostic.
  private func edits(_ diagnostics: [Diagnostic]) -> [String] {
    let merged = diagnostics.mergingTargets()
    guard merged.count == 1, let fix = merged[0].fixes.first, merged[0].fixes.count == 1 else { return ["\(merged)"] }
    return fix.edits.map { "\($0.range.start.offset)..<\($0.range.end.offset) \($0.replacement)" }
  }

  @Test("A finding about one target, or none, stays as it is")
  func alone() {
    var other = diagnostic("B", line: 2)
    other.subject = nil
    #expect([diagnostic("A", line: 1), other].mergingTargets() == [diagnostic("A", line: 1), other])
    #expect([other, other].mergingTargets() == [other, other])
  }

  @Test("The most severe replaces all, and the first of those")
  func lead() throws {
    let merged = [diagnostic("A", line: 1, severity: .info), diagnostic("B", line: 2), diagnostic("C", line: 3)]
      .mergingTargets()
    let diagnostic = try #require(merged.first)
    #expect(merged.count == 1)
    #expect(diagnostic.message == "'B', 'C' and 'A' are late.")
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.range.start.line == 2)
    #expect(merged.mergingTargets() == merged)
  }

  @Test("Programs get every name", arguments: [(2, "A, B"), (5, "A, B, C, D, E")])
  func names(count: Int, names: String) {
    let all = zip(["A", "B", "C", "D", "E"], 1...count).map { diagnostic($0, line: $1) }
    #expect(all.mergingTargets().map(\.properties) == [[DiagnosticProperty.targets: names]])
  }

  @Test("Other words, another scope: another diagnostic, in the order of reports")
  func apart() {
    let all = [
      diagnostic("A", line: 1, severity: .info), diagnostic("B", line: 2, predicate: "are early."),
      diagnostic("C", line: 3),
      diagnostic("D", line: 4, scope: "Other")
    ]
    #expect(all.mergingTargets().map(\.message) == ["'B' is late.", "'C' and 'A' are late.", "'D' is late."])
  }

  @Test("At one place, before it is known which places are left; the names stay for later")
  func onePlace() {
    let places = [diagnostic("A", line: 1), diagnostic("B", line: 1), diagnostic("C", line: 2)]
      .mergingTargetsOfOnePlace()
    #expect(places.map(\.message) == ["'A' and 'B' are late.", "'C' is late."])
    #expect(places.mergingTargets().map(\.message) == ["'A', 'B' and 'C' are late."])
    #expect(places.mergingTargets().map(\.properties) == [[DiagnosticProperty.targets: "A, B, C"]])
  }

  @Test("Variables keep their places as notes")
  func variables() throws {
    let all = zip(["a", "b", "c", "d", "e"], 1...5).map { diagnostic($0, line: $1, kind: .variable) }
    let merged = try #require(all.mergingTargets().first)
    #expect(merged.message == "'a', 'b', 'c' and 2 more variables are late.")
    #expect(merged.properties.isEmpty)
    #expect(merged.notes.map(\.message) == ["b", "c", "d", "e"].map { "the same holds for '\($0)'" })
    #expect(merged.notes.map { $0.location?.range.start.line } == [2, 3, 4, 5])
  }

  @Test("Of many variables the first places are notes, the others are counted")
  func manyVariables() {
    let all = (1...13).map { diagnostic("a\($0)", line: $0, kind: .variable) }
    let notes = all.mergingTargets().flatMap(\.notes)
    #expect(notes.count == 11)
    #expect(notes.last == Diagnostic.Note(message: "the same holds for 2 more variables"))
  }

  @Test("One fix has the edits of all, each once")
  func fixes() {
    #expect(edits([diagnostic("A", line: 1, edits: [(5..<6, "x")]), diagnostic("B", line: 2)]) == ["5..<6 x"])
    #expect(edits([diagnostic("A", line: 1), diagnostic("B", line: 2, edits: [(5..<6, "x")])]) == ["5..<6 x"])
    #expect(
      edits([
        diagnostic("A", line: 1, edits: [(5..<5, "x"), (9..<9, "y")]),
        diagnostic("B", line: 2, edits: [(5..<5, "x"), (7..<8, "z")])
      ])
        == ["5..<5 x", "9..<9 y", "7..<8 z"])
  }

  @Test("A fix that would edit the same text in another way is left out", arguments: [5..<5, 5..<7, 4..<6])
  func overlap(range: Range<Int>) {
    #expect(
      edits([
        diagnostic("A", line: 1, edits: [(5..<6, "x")]), diagnostic("B", line: 2, edits: [(range, "y"), (9..<9, "z")])
      ]) == ["5..<6 x"])
  }
}
