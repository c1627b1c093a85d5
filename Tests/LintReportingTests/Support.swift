import LintDiagnostics

@testable import LintReporting

/// What `body` writes to a stream.
func written(_ body: (ByteStream) -> Void) -> String {
  String(decoding: ByteStream.bytes(writtenBy: body), as: UTF8.self)
}

/// A file whose interesting ranges are written as `«…»` in the test.
struct MarkedFile {
  let path: String
  let bytes: [UInt8]
  /// In the order in which they start.
  let ranges: [SourceRange]

  init(_ marked: String, path: String = "Sources/App/Store.swift") {
    self.path = path
    var bytes: [UInt8] = []
    var position = SourcePosition(line: 1, column: 1, offset: 0)
    var starts: [SourcePosition] = []
    var ranges: [SourceRange] = []
    var previous: Unicode.Scalar?
    for scalar in marked.unicodeScalars {
      if scalar == "«" {
        starts.append(position)
        continue
      }
      if scalar == "»" {
        ranges.append(SourceRange(start: starts.removeLast(), end: position))
        continue
      }
      bytes += Array(String(scalar).utf8)
      position.offset = bytes.count
      if scalar == "\n" || scalar == "\r" {
        if !(scalar == "\n" && previous == "\r") { position.line += 1 }
        position.column = 1
      } else if !(scalar == "\u{FEFF}" && bytes.count == 3) {
        position.column += scalar.utf16.count
      }
      previous = scalar
    }
    self.bytes = bytes
    self.ranges = ranges.sorted { $0.start < $1.start }
  }

  func diagnostic(
    _ message: String = "Something is wrong.", severity: Severity = .warning, rule: String = "some-rule",
    range: Int = 0, notes: [Diagnostic.Note] = [], fixes: [FixIt] = [], properties: [String: String] = [:]
  ) -> Diagnostic {
    Diagnostic(
      ruleID: rule, severity: severity, priority: .high, message: message, path: path, range: ranges[range],
      notes: notes, fixes: fixes, properties: properties)
  }

  func note(_ message: String, range: Int) -> Diagnostic.Note {
    Diagnostic.Note(message: message, location: SourceLocation(path: path, range: ranges[range]))
  }

  func edit(range: Int, _ replacement: String) -> Edit {
    Edit(path: path, range: ranges[range], replacement: replacement)
  }
}

extension Report {
  init(
    _ diagnostics: [Diagnostic], root: String? = nil, files: Int = 133, unreadable: [UnreadableFile] = [],
    rules: [RuleInfo] = [], settings: [Setting] = []
  ) {
    self.init(
      tool: Tool(
        name: "concurlint", version: "1.2.3", informationURI: "https://example.org/concurlint",
        documentationURI: "https://example.org/docs"),
      root: root, files: Files(count: files, bytes: 4096, lines: 250), unreadableFiles: unreadable,
      diagnostics: diagnostics, rules: rules, settings: settings)
  }

  func written(by reporter: some Reporter) -> String {
    LintReportingTests.written { reporter.write(self, to: $0) }
  }

  /// As the terminal format without colour.
  func text(
    _ files: [MarkedFile], color: Bool = false, width: Int? = nil, summary: Bool = false, limit: Int? = nil,
    grouping: FindingGrouping? = nil
  ) -> String {
    let layout = TextLayout(
      isColored: color, width: width, showsSummary: summary, findingLimit: limit, grouping: grouping)
    return written(by: TextReporter(layout) { path in files.first { $0.path == path }?.bytes })
  }
}

extension SARIFReporter {
  /// Without the text of files.
  init(category: String? = nil) { self.init(category: category, sources: { _ in nil }) }
}

extension RuleInfo {
  /// A rule that says something in each of its fields.
  static let sample = RuleInfo(
    id: "fetch-then-filter", family: .swiftData, severity: .warning, priority: .medium,
    summary: "A fetch without a predicate whose result is filtered in memory",
    why: "Every row becomes a model before most are thrown away.\n\nLists stutter.",
    instead: "Give the descriptor a predicate:\n\n    FetchDescriptor<Item>(predicate: isDone)",
    limits: "Silent where the closure calls a method.",
    references: [.evolution("0461-async-function-isolation")],
    compilerView: [
      .silent,
      CompilerView(
        when: "the closure is async", swift5: .silent, swift5Complete: .warning, swift6: .error,
        groups: ["SendingRisksDataRace"])
    ], fix: .unsafe,
    examples: [
      .flagged("a direct chain", "func done() throws {\n  try context.fetch(all).↓filter(isDone)\n}"),
      .notFlagged("a predicate", "try context.fetch(done)"),
      .fixed(
        "a chain", before: "let a = 1\nlet b = try fetch(all).filter(f)\n", after: "let a = 1\nlet b = try fetch(d)\n",
        applicability: .unsafe)
    ])
}
