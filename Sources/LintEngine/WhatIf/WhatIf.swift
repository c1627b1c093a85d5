import LintKit
import LintSyntax

/// What annotations would change about what is forecast: each is tried by analysing the project with it.
public struct WhatIf {
  let session: AnalysisSession
  /// By paths of the index, as users gave them.
  private let givenPaths: [String: String]
  private(set) var checks = 0
  /// Files that could not be read.
  public var problems: [Discovery.Problem] { session.problems }

  /// - Parameters:
  ///   - linter: with the rules that forecast, and no others.
  ///   - overlay: Text that replaces what is on disk.
  /// - Throws: When no thread can be started.
  public init(_ linter: Linter, _ project: Discovery, overlay: [FilePath: [UInt8]]) throws(FileError) {
    session = try AnalysisSession(linter, project, overlay: overlay)
    checks = session.fileCount
    givenPaths = Dictionary(
      project.files.map { ($0.projectPath, $0.path.description) }, uniquingKeysWith: { first, _ in first })
  }

  /// The errors of the project as it is.
  var unchanged: ForecastErrors { mutating get { errors(session.found, [:]) } }

  /// The errors with some changes made; `nil` where one of them does not fit its declaration.
  ///
  /// - Parameter paths: the files to look for errors in, besides those that change; all of them if not given.
  mutating func errors(with changes: [PlannedChange], in paths: Set<String>? = nil) throws(FileError)
    -> ForecastErrors?
  {
    var wanted: [PlannedChange.Place: [Annotation]] = [:]
    for change in changes {
      for annotation in change.annotations where wanted[change.place]?.contains(annotation) != true {
        wanted[change.place, default: []].append(annotation)
      }
    }
    var edits: [String: [TextEdit]] = [:]
    for (place, annotations) in wanted {
      guard let found = declarationEdits(place, annotations) else { return nil }
      edits[place.path, default: []] += found
    }
    var texts: [String: [UInt8]] = [:]
    for (path, unordered) in edits {
      let ordered = unordered.inOrder
      guard let text = session.text(path), ordered.areDisjoint(in: text.count) else { return nil }
      edits[path] = ordered
      texts[path] = ordered.applied(to: text)
    }
    let checked = paths.map { $0.union(texts.keys) }
    checks += checked?.count ?? session.fileCount
    return errors(try session.found(with: texts, in: checked), edits)
  }

  private func declarationEdits(_ place: PlannedChange.Place, _ annotations: [Annotation]) -> [TextEdit]? {
    guard let text = session.text(place.path) else { return nil }
    let tree = SyntaxTree.parse(text)
    return withExtendedLifetime(tree) {
      AnnotatedDeclaration.all(in: tree, namedIn: place.offset..<place.offset + 1).lazy
        .compactMap { $0.edits(adding: annotations) }.first
    }
  }

  // MARK: Places

  /// The path in the index of a file, as users give it.
  func path(given path: String) -> String? {
    let path = FilePath(path).normalized.description
    if session.text(path) != nil { return path }
    return givenPaths.first { $0.value == path }?.key
  }

  /// Lines of texts as they are without changes.
  private var positions: [String: TextPositions] = [:]

  private mutating func position(_ path: String, _ offset: Int) -> SourcePosition {
    let known = positions[path] ?? TextPositions(session.text(path) ?? [])
    positions[path] = known
    return known.position(at: offset)
  }

  /// - Parameter edits: those that were made in the texts that were analysed, in order.
  private mutating func errors(_ found: [RawDiagnostic], _ edits: [String: [TextEdit]]) -> ForecastErrors {
    var errors = ForecastErrors()
    for diagnostic in found where diagnostic.severity != .warning {
      let path = diagnostic.location.path
      let offset = (edits[path] ?? []).original(diagnostic.location.bytes.lowerBound)
      let causes = diagnostic.causes.map { cause in
        let offset = (edits[cause.place.path] ?? []).original(cause.place.bytes.lowerBound)
        return ForecastErrors.Root(
          place: PlannedChange.Place(path: cause.place.path, offset: offset), kind: cause.kind, name: cause.name,
          isAlternative: cause.isAlternative, annotations: cause.annotations)
      }
      let key = ForecastErrors.Key(
        path: path, line: position(path, offset).line, rule: diagnostic.ruleID, message: diagnostic.message)
      errors.add(key, causes)
    }
    return errors
  }

  // MARK: For reports

  mutating func outcome(
    of changes: [PlannedChange], from old: ForecastErrors, to new: ForecastErrors
  ) -> WhatIfOutcome {
    let (removed, added) = old.difference(to: new)
    return WhatIfOutcome(
      changes: changes.map { shown($0) }, removes: removed,
      adds: added.map { WhatIfOutcome.Added(path: givenPaths[$0.path] ?? $0.path, line: $0.line, message: $0.message) },
      remaining: new.count)
  }

  private mutating func shown(_ change: PlannedChange) -> WhatIfChange {
    let place = position(change.place.path, change.place.offset)
    return WhatIfChange(
      place: SourceLocation(
        path: givenPaths[change.place.path] ?? change.place.path, range: SourceRange(start: place, end: place)),
      kind: change.kind, name: change.name, annotations: change.annotations)
  }
}

/// Annotations that are to be added to one declaration.
struct PlannedChange: Sendable, Hashable {
  /// By the path in the index and the first byte of the name in the text as it is without changes.
  struct Place: Sendable, Hashable {
    let path: String
    let offset: Int
  }

  let place: Place
  let kind: String
  let name: String
  let annotations: [Annotation]

  /// In the order of the texts.
  static func precedes(_ one: PlannedChange, _ other: PlannedChange) -> Bool {
    if one.place.path != other.place.path {
      return one.place.path.utf8.lexicographicallyPrecedes(other.place.path.utf8)
    }
    if one.place.offset != other.place.offset { return one.place.offset < other.place.offset }
    let spelled = { (change: PlannedChange) in change.annotations.map(\.rawValue).joined(separator: " ") }
    return spelled(one).utf8.lexicographicallyPrecedes(spelled(other).utf8)
  }
}
