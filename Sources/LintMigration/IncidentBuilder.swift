import LintConfiguration
import LintEngine
import LintKit
import LintReporting
import LintText

/// Collects the facts about one finding after the other, in the order of files.
struct IncidentBuilder {
  /// How many call sites are listed.
  private static let mostCallSites = 20

  private let input: MigrationInput
  private let files: ProjectFiles
  private let targets: TargetTable
  private let urgencies: RuleUrgencies
  private let names: ProjectNames
  /// The file of the previous incident.
  private var current: (path: String, lines: SourceLines, functions: FunctionFinder?)?
  /// Texts that fixes edit.
  private let texts: TextCache
  /// The first incident with a fix, by its edits.
  private var owners: [Set<Edit>: String] = [:]
  private var callSites: [DeclRef: (places: [MigrationReport.Place], count: Int)] = [:]
  /// For files with callers: one may call very many functions that findings are about.
  private var callerPositions: [FileID: TextPositions] = [:]

  init(_ input: MigrationInput, _ files: ProjectFiles, _ targets: TargetTable, _ urgencies: RuleUrgencies) {
    self.input = input
    self.files = files
    self.targets = targets
    self.urgencies = urgencies
    names = ProjectNames(input.discovery)
    texts = TextCache(input.sources)
  }

  mutating func incident(_ diagnostic: Diagnostic, symbol: String, isNew: Bool?) -> MigrationReport.Incident {
    guard let file = files.file(diagnostic.path) else {
      return incident(diagnostic, in: nil, symbol: symbol, isNew: isNew)
    }
    return Recovery.working(on: file.givenPath) { incident(diagnostic, in: file, symbol: symbol, isNew: isNew) }
  }

  private mutating func incident(
    _ diagnostic: Diagnostic, in file: ProjectFiles.File?, symbol: String, isNew: Bool?
  ) -> MigrationReport.Incident {
    if current?.path != diagnostic.path {
      let functions = file.map { FunctionFinder(files.index.outline($0.id).wholeTree(), $0.id, files.index) }
      current = (diagnostic.path, SourceLines(texts.text(diagnostic.path) ?? []), functions)
    }
    let fix = diagnostic.fixes.first.map { incidentFix($0, of: diagnostic.fingerprint ?? "") }
    let sites = current?.functions?.function(around: diagnostic.range.start.offset).map { callSites(of: $0) }
    let range = diagnostic.range
    let urgency = urgencies.urgency(
      of: diagnostic.ruleID, severity: diagnostic.severity, priority: diagnostic.priority)
    return MigrationReport.Incident(
      id: diagnostic.fingerprint ?? "",
      place: MigrationReport.Place(path: diagnostic.path, line: range.start.line, column: range.start.column),
      projectPath: file?.projectPath ?? names.path(of: diagnostic), endLine: range.end.line,
      endColumn: range.end.column,
      severity: diagnostic.severity, urgency: urgency,
      phase: input.settings.phase(of: diagnostic.ruleID, priority: urgency ?? .low) + 1,
      message: diagnostic.message, symbol: symbol,
      targets: file.map { targets.names(of: $0) } ?? [],
      isTest: file?.isTest ?? false,
      notes: diagnostic.notes.map { note in
        MigrationReport.Note(
          message: note.message,
          place: note.location.map {
            MigrationReport.Place(path: $0.path, line: $0.range.start.line, column: $0.range.start.column)
          })
      },
      excerpt: current?.lines.excerpt(of: range)
        ?? MigrationReport.Excerpt(line: range.start.line, lines: [], isShortened: false), fix: fix,
      noFixReason: diagnostic.noFixReason, callSites: sites?.places ?? [], callSiteCount: sites?.count ?? 0,
      effort: effort(fix, callers: sites?.places ?? [], in: diagnostic.path), isNew: isNew)
  }

  private mutating func incidentFix(_ fix: FixIt, of incident: String) -> MigrationReport.IncidentFix {
    let edits = Set(fix.edits)
    let owner = edits.isEmpty ? nil : owners[edits]
    if owner == nil { owners[edits] = incident }
    let text = { [texts] (path: String) in texts.text(path) }
    let edited = Dictionary(grouping: fix.edits, by: \.path).sorted { $0.key < $1.key }.map { path, edits in
      let part = FixIt(message: fix.message, applicability: fix.applicability, edits: edits)
      return MigrationReport.EditedFile(
        path: path, lines: Set(edits.flatMap { $0.range.start.line...$0.range.end.line }).sorted(),
        patch: MigrationReport.PatchSize(part, file: text))
    }
    var patch = MigrationReport.PatchSize(added: 0, removed: 0)
    for file in edited { patch += file.patch }
    return MigrationReport.IncidentFix(
      message: fix.message, applicability: fix.applicability, files: edited, patch: patch,
      change: MigrationReport.CodeChange(fix, file: text),
      sharedWith: owner)
  }

  /// - Parameter callers: of the function around the finding.
  private func effort(_ fix: MigrationReport.IncidentFix?, callers: [MigrationReport.Place], in path: String) -> Int {
    let settings = input.settings
    if fix?.sharedWith != nil { return 0 }
    let touched = if let fix, fix.isApplicable { fix.files.map(\.path) } else { callers.map(\.path) }
    let others = Set(touched).subtracting([path]).count
    return settings[MigrationReport.EditCount.Kind(fix?.applicability).effort] + others * settings[.otherFileEffort]
  }

  // MARK: Calls

  private mutating func callSites(of function: DeclRef) -> (places: [MigrationReport.Place], count: Int) {
    if let known = callSites[function] { return known }
    let sites = files.index.callSites(of: function)?.filter(\.isCertain) ?? []
    let places = sites.prefix(Self.mostCallSites).map { site in
      let position = positions(in: site.call.file).position(at: Int(files.index.call(site.call).range.lowerBound))
      return MigrationReport.Place(
        path: files.shownPath(files.index.path(site.call.file)), line: position.line, column: position.column)
    }
    callSites[function] = (Array(places), sites.count)
    return (Array(places), sites.count)
  }

  private mutating func positions(in file: FileID) -> TextPositions {
    if let known = callerPositions[file] { return known }
    if callerPositions.count == mostKeptFiles { callerPositions.removeAll(keepingCapacity: true) }
    let positions = files.index.outline(file).withSource { TextPositions(Array($0)) }
    callerPositions[file] = positions
    return positions
  }
}

/// For how many files the bytes are kept: questions about one file come one after the other.
private let mostKeptFiles = 64

/// The functions of a file, found by place.
private struct FunctionFinder {
  private struct Function {
    let range: Range<UInt32>
    let ref: DeclRef
    /// The number of the function around it; -1 for none.
    let parent: Int
  }

  /// In source order, the outer ones first.
  private var functions: [Function] = []

  init(_ tree: SyntaxTree, _ file: FileID, _ index: ProjectIndex) {
    for node in tree.root.descendants where node.kind == .functionDecl {
      guard let ref = index.declaration(of: node, in: file) else { continue }
      let parent = number(around: node.range.lowerBound, from: functions.count - 1)
      functions.append(Function(range: node.range, ref: ref, parent: parent))
    }
  }

  /// The innermost function around a place.
  func function(around offset: Int) -> DeclRef? {
    // The last one that begins before the place, or one around that.
    let next = functions.partitioningIndex { $0.range.lowerBound > offset }
    let found = number(around: UInt32(offset), from: next - 1)
    return found < 0 ? nil : functions[found].ref
  }

  /// The number of a function, or of the nearest one around it, that contains a place; -1 for none.
  private func number(around offset: UInt32, from start: Int) -> Int {
    var number = start
    while number >= 0, !functions[number].range.contains(offset) { number = functions[number].parent }
    return number
  }
}

/// The bytes of files that findings and fixes mention.
private final class TextCache {
  private let sources: SourceStore
  private var texts: [String: [UInt8]?] = [:]

  init(_ sources: SourceStore) { self.sources = sources }

  func text(_ path: String) -> [UInt8]? {
    if let known = texts[path] { return known }
    if texts.count == mostKeptFiles { texts.removeAll(keepingCapacity: true) }
    let text = sources.text(path)
    texts[path] = .some(text)
    return text
  }
}
