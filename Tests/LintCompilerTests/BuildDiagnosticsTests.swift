import LintCompiler
import LintDiagnostics
import Testing

@Suite("What a build says, as a whole")
struct BuildDiagnosticsTests {
  static func diagnostic(
    _ path: String?, line: Int = 1, column: Int = 1, offset: Int = 0, group: String? = nil, message: String = "m",
    notes: [CompilerDiagnostic] = []
  ) -> CompilerDiagnostic {
    CompilerDiagnostic(
      severity: .warning, group: group, message: message, path: path,
      position: .init(line: line, column: column, offset: offset), notes: notes)
  }

  private func naming(_ path: String) -> BuildDiagnostics.FileName {
    if path.hasPrefix("/gone/") { return .gone }
    return path.hasPrefix("/p/") ? .reported(String(path.dropFirst(3))) : .elsewhere
  }

  @Test("One that several files hold counts once; another group, line or message is another one")
  func unique() {
    let same = Self.diagnostic("/p/A.swift", group: "G")
    let all = [
      same, Self.diagnostic("/p/A.swift", line: 2, group: "G"), Self.diagnostic("/p/A.swift", group: "H"), same
    ]
    #expect(BuildDiagnostics(all, fileName: naming).diagnostics.count == 3)
  }

  @Test("They are in the order of path, line and column, named as reports name files, notes too")
  func order() {
    let all = [
      Self.diagnostic("/p/B.swift", line: 3, notes: [Self.diagnostic("/p/A.swift")]),
      Self.diagnostic("/p/B.swift", line: 3, column: 2),
      Self.diagnostic("/p/A.swift", line: 10), Self.diagnostic("/p/A.swift", line: 9)
    ]
    let build = BuildDiagnostics(all.reversed(), fileName: naming)
    #expect(
      build.diagnostics.map { "\($0.path ?? "-"):\($0.position?.line ?? 0):\($0.position?.column ?? 0)" } == [
        "A.swift:9:1", "A.swift:10:1", "B.swift:3:1", "B.swift:3:2"
      ])
    #expect(build.diagnostics[2].notes.map(\.path) == ["A.swift"])
  }

  @Test("Those of dependencies, of vanished files and of none are only counted")
  func others() {
    let build = BuildDiagnostics(
      [Self.diagnostic("/q/A.swift"), Self.diagnostic("/gone/A.swift"), Self.diagnostic(nil)], fileName: naming)
    #expect(build.diagnostics.isEmpty)
    #expect(build.elsewhereCount == 2)
    #expect(build.goneCount == 1)
  }

  @Test("Records pass through a pipe complete, and incomplete ones are dropped")
  func records() {
    let diagnostic = CompilerDiagnostic(
      severity: .error, group: "G", message: "ü \"\n", path: "/a b", position: .init(line: 1, column: 2, offset: 3),
      ranges: [.init(start: .init(line: 1, column: 1, offset: 0), end: .init(line: 2, column: 1, offset: 9))],
      fixes: [
        .init(
          range: .init(start: .init(line: 1, column: 1, offset: 0), end: .init(line: 1, column: 1, offset: 0)),
          replacement: "x")
      ],
      notes: [Self.diagnostic(nil)])
    let records: [ReadingRecord] = [
      .library(name: "l", version: "1"), .diagnostics([diagnostic, Self.diagnostic("/p")]), .problem("p"),
      .noLibrary(name: "", reason: "r")
    ]
    let bytes = records.flatMap(\.bytes)
    #expect(ReadingRecord.records(in: bytes) == records)
    for count in bytes.indices {
      let read = ReadingRecord.records(in: Array(bytes[..<count]))
      #expect(read.count < records.count && read == Array(records[..<read.count]))
    }
  }
}
