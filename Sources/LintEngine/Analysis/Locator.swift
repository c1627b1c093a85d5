import LintKit
import LintSemantics

/// Turns what rules say into what is reported: lines and columns in the place of bytes, and the paths that users gave in
/// the place of those that analysis knows.
struct Locator {
  private let infos: [String: RuleInfo]
  /// The paths that users gave, where analysis knows the file by another; and the other way round.
  private let givenPaths, knownPaths: [String: String]
  /// Places are in the bytes that were analysed, whatever the file holds by now.
  private let index: ProjectIndex
  /// For files that are not of Swift.
  private let store: SourceStore
  /// One for each file that is mentioned, by the path that users know.
  private var tables: [String: TextPositions] = [:]

  init(infos: [RuleInfo], project: Discovery, index: ProjectIndex, overlay: [FilePath: [UInt8]]) {
    self.infos = Dictionary(infos.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let files = project.files.lazy.map { (known: $0.projectPath, given: $0.path) }
    let settingsFiles = project.settingsFiles.lazy.map { (known: $0.projectPath, given: $0.path) }
    let differing = [files.filter { !$0.given.isSpelled($0.known) }, settingsFiles.filter { !$0.given.isSpelled($0.known) }]
    let paths = differing.joined().map { (known: $0.known, given: $0.given.description) }
    givenPaths = Dictionary(paths.map { ($0.known, $0.given) }, uniquingKeysWith: { first, _ in first })
    knownPaths = Dictionary(paths.map { ($0.given, $0.known) }, uniquingKeysWith: { first, _ in first })
    self.index = index
    store = SourceStore(files: project.files, overlay: overlay)
  }

  mutating func locate(_ diagnostic: RawDiagnostic) -> Diagnostic {
    let info = infos[diagnostic.ruleID]
    return named(diagnostic).located(
      severity: diagnostic.severity ?? info?.severity ?? .warning, priority: info?.priority ?? .medium
    ) { location in
      let table = tables[location.path] ?? TextPositions(text(location.path))
      tables[location.path] = table
      return table.range(of: location.bytes)
    }
  }

  private func text(_ path: String) -> [UInt8] {
    if let file = index.file(at: knownPaths[path] ?? path) { return Array(index.outline(file).tree.source) }
    // A file that has vanished since it was analysed leaves an empty table, and all places in it are its start.
    return store.text(path) ?? []
  }

  private func named(_ diagnostic: RawDiagnostic) -> RawDiagnostic {
    var diagnostic = diagnostic
    rename(&diagnostic.location)
    for index in diagnostic.notes.indices {
      guard var location = diagnostic.notes[index].location else { continue }
      rename(&location)
      diagnostic.notes[index].location = location
    }
    for fix in diagnostic.fixes.indices {
      for edit in diagnostic.fixes[fix].edits.indices { rename(&diagnostic.fixes[fix].edits[edit].location) }
    }
    return diagnostic
  }

  private func rename(_ location: inout RawDiagnostic.Location) {
    location.path = givenPaths[location.path] ?? location.path
  }
}
