import LintDiagnostics
import LintSyntax

/// The pipeline: each file in parallel, one merge, each file in parallel again.
public struct Linter: Sendable {
  private let jobs: Int
  private let isTimed: Bool
  private let ruleIDs: Set<String>

  /// - Parameters:
  ///   - ruleIDs: The rules to run.
  ///   - jobs: How many threads to use, at least 1.
  ///   - isTimed: Whether to measure stages, which costs a little.
  public init(ruleIDs: Set<String>, jobs: Int, isTimed: Bool = false) {
    self.ruleIDs = ruleIDs
    self.jobs = jobs
    self.isTimed = isTimed
  }

  /// Analyses all files and reports on those that say so.
  ///
  /// The result depends on the files and their content alone, not on `jobs`.
  ///
  /// - Parameter overlay: Text that stands for what is on disk.
  /// - Throws: When no thread can be started. Files that cannot be read are listed in the result.
  public func run(_ files: [Discovery.File], overlay: [FilePath: [UInt8]] = [:]) throws(FileError) -> LintResult {
    var result = LintResult()
    let isTimed = isTimed
    let ruleIDs = ruleIDs
    let (analyses, workers) = try Parallel.map(
      count: files.count, jobs: jobs, makeState: { Worker(isTimed: isTimed) }
    ) { worker, index in
      worker.analyse(files[index], overlay[files[index].path], ruleIDs)
    }
    for worker in workers { result.times += worker.clock.times }

    var found: [RawDiagnostic] = []
    for (file, analysis) in zip(files, analyses) {
      switch analysis {
      case .success(let analysis):
        result.size += analysis.size
        found += analysis.diagnostics
      case .failure(let error):
        result.problems.append(Discovery.Problem(path: file.path, error: error, isReported: file.isReported))
      }
    }

    var clock = StageClock(isRunning: isTimed)
    clock.begin()
    var locator = Locator(SourceStore(files: files, overlay: overlay))
    for diagnostic in found {
      result.counts[diagnostic.ruleID, default: .init()].findings += 1
      result.diagnostics.append(locator.locate(diagnostic))
    }
    result.diagnostics.sort(by: Diagnostic.areInReportOrder)
    clock.end(.render)
    result.times += clock.times
    return result
  }
}

/// What the first pass over a file leaves.
private struct FileAnalysis: Sendable {
  var size: SourceSize
  var diagnostics: [RawDiagnostic]
}

/// One thread's buffers and clock.
private final class Worker {
  private let reader = FileReader()
  private var parser = Parser()
  var clock: StageClock

  init(isTimed: Bool) { clock = StageClock(isRunning: isTimed) }

  func analyse(
    _ file: Discovery.File, _ overlay: [UInt8]?, _ ruleIDs: Set<String>
  ) -> Result<FileAnalysis, FileError> {
    clock.begin()
    if let overlay {
      let padded = overlay + [UInt8](repeating: 0, count: FileReader.padding)
      return .success(padded.withUnsafeBytes { analyse(file, UnsafeRawBufferPointer(rebasing: $0[..<overlay.count]), ruleIDs) })
    }
    do {
      return .success(try reader.read(file.path) { analyse(file, $0, ruleIDs) })
    } catch {
      return .failure(error)
    }
  }

  private func analyse(_ file: Discovery.File, _ text: UnsafeRawBufferPointer, _ ruleIDs: Set<String>) -> FileAnalysis {
    clock.end(.read)
    let source = text.baseAddress!.assumingMemoryBound(to: UInt8.self)
    var names = parser.lex(paddedSource: source, count: text.count)
    clock.end(.lex)
    let tree = parser.parseTokens(names: &names)
    clock.end(.parse)

    var diagnostics: [RawDiagnostic] = []
    if file.isReported, ruleIDs.contains(SyntaxErrorRule.info.id),
      let diagnostic = SyntaxErrorRule.diagnostic(for: tree, path: file.path.description)
    {
      diagnostics.append(diagnostic)
    }
    let size = SourceSize(files: 1, bytes: text.count, lines: Self.lineCount(text), tokens: tree.tokens.count)
    return FileAnalysis(size: size, diagnostics: diagnostics)
  }

  private static func lineCount(_ text: UnsafeRawBufferPointer) -> Int {
    var count = 0
    for byte in text { count &+= byte == UInt8(ascii: "\n") ? 1 : 0 }
    return text.isEmpty || text[text.count - 1] == UInt8(ascii: "\n") ? count : count + 1
  }
}

/// Gives diagnostics their lines and columns, with one table for each file that is mentioned.
private struct Locator {
  private let store: SourceStore
  private var tables: [String: LineTable] = [:]

  init(_ store: SourceStore) { self.store = store }

  mutating func locate(_ diagnostic: RawDiagnostic) -> Diagnostic {
    diagnostic.located(
      severity: diagnostic.severity ?? SyntaxErrorRule.info.severity, priority: SyntaxErrorRule.info.priority
    ) { location in
      // A file that has vanished since it was analysed leaves an empty table, and all places in it are its start.
      let table = tables[location.path] ?? LineTable(store.text(location.path) ?? [])
      tables[location.path] = table
      return table.range(of: location.bytes)
    }
  }
}
