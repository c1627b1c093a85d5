import LintKit
import LintProject

/// A project of a few files in memory, and what rules find in it.
struct SmallProject {
  struct Finding: Hashable, CustomStringConvertible {
    var path: String
    /// From 1.
    var line: Int
    /// In bytes of the file.
    var offset: Int
    var rule: String
    /// `nil` for the rule's own severity.
    var severity: Severity?
    var message: String

    var description: String { "\(path):\(line): \(message) [\(rule)]" }
  }

  /// Sources, then settings.
  var files: [(path: String, text: String)] { sources + settings }
  private(set) var sources: [(path: String, text: String)]
  private var trees: [SyntaxTree]
  private let settings: [(path: String, text: String)]
  private var index: ProjectIndex

  /// - Parameters:
  ///   - files: of Swift, and such as say what the compiler is told, like an Xcode project's.
  ///   - uniform: what the compiler is told for every file, whatever files say.
  init(_ files: [(path: String, text: String)], uniform: LanguageSettings? = nil) {
    let sources = files.filter { $0.path.hasSuffix(".swift") }
    let settings = files.filter { !$0.path.hasSuffix(".swift") }
    self.sources = sources
    self.settings = settings
    trees = sources.map { SyntaxTree.parse($0.text) }
    let manifests =
      sources.filter { ProjectSettings.isManifest($0.path) || ProjectSettings.isGenerator($0.path) } + settings
    let texts = Dictionary(uniqueKeysWithValues: manifests.map { ($0.path, Array($0.text.utf8)) })
    let paths = sources.map(\.path)
    index = ProjectIndex(
      merging: zip(sources, trees).map { FileOutline($1, path: $0.path) },
      settings: uniform.map { LanguageSettingsSource(uniform: $0) }
        ?? LanguageSettingsSource { ProjectSettings(sources: texts, swiftFiles: paths) })
  }

  /// Where the code runs that a finding stands in.
  func isolation(around finding: Finding) -> Isolation? {
    guard let number = sources.firstIndex(where: { $0.path == finding.path }), let file = index.file(at: finding.path)
    else { return nil }
    let offset = UInt32(finding.offset)
    guard let node = trees[number].root.descendants.filter({ $0.range.contains(offset) }).last,
      let context = index.bodies(of: file, tree: trees[number]).context(around: node)
    else { return nil }
    return index.isolation(ofContext: BodyRef(file: file, id: context)).isolation
  }

  /// Gives a file another text, of which only the index is told.
  mutating func edit(_ number: Int, _ text: String) {
    sources[number].text = text
    // What targets there are, and what holds in them, is a matter of all files.
    if ProjectSettings.isManifest(sources[number].path) { return self = SmallProject(files) }
    trees[number] = SyntaxTree.parse(text)
    index = index.replacing(FileOutline(trees[number], path: sources[number].path))
  }

  /// The first syntax error of each file that has one.
  var syntaxErrors: [String] {
    zip(sources, trees).compactMap { source, tree in
      tree.errors.first.map { "\(source.path): \($0.message) at byte \($0.offset)" }
    }
      + settings.filter { !ProjectSettings.isReadable(Array($0.text.utf8), at: $0.path) }.map {
        "\($0.path): cannot be read"
      }
  }

  /// What the rules offer to do, by file.
  func fixes(of rules: [any Rule.Type]) -> [RawDiagnostic.FixIt] {
    let set = RuleSet(rules)
    return checkTargets(with: set).flatMap(\.fixes).map { RawDiagnostic.FixIt($0) }
      + zip(sources, trees).flatMap { source, tree in
        index.file(at: source.path).map { set.check(tree, file: $0, in: index).diagnostics.flatMap(\.fixes) } ?? []
      }
  }

  /// Why findings in code have no fix, where they say so themselves.
  func noFixReasons(of rules: [any Rule.Type]) -> [String] {
    let set = RuleSet(rules)
    return zip(sources, trees).flatMap { source, tree in
      index.file(at: source.path).map { set.check(tree, file: $0, in: index).diagnostics.compactMap(\.noFixReason) }
        ?? []
    }
  }

  /// How many fixes each finding in Swift has.
  func fixCounts(of rules: [any Rule.Type]) -> [Int] {
    let set = RuleSet(rules)
    return zip(sources, trees).flatMap { source, tree in
      index.file(at: source.path).map { set.check(tree, file: $0, in: index).diagnostics.map(\.fixes.count) } ?? []
    }
  }

  /// What is found about targets, as it is reported: what is said of several is one finding.
  private func checkTargets(with set: RuleSet, options: ChosenOptions = ChosenOptions()) -> [Diagnostic] {
    let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
    let outcome = set.check(
      targetsOf: sources.compactMap { index.file(at: $0.path) }, in: index, options: options,
      text: { path in texts[path].map { Array($0.utf8) } })
    return merging(outcome.diagnostics, of: set)
  }

  /// One finding of those that have the same cause.
  private func merging(_ diagnostics: [RawDiagnostic], of set: RuleSet) -> [Diagnostic] {
    let own = Dictionary(uniqueKeysWithValues: set.infos.map { ($0.id, $0) })
    return diagnostics.map { raw in
      let info = own[raw.ruleID]
      return raw.located(severity: raw.severity ?? info?.severity ?? .warning, priority: info?.priority ?? .medium) {
        SourceRange(of: $0.bytes)
      }
    }
    .sorted(by: Diagnostic.areInReportOrder).mergingTargets()
  }

  /// What rules say of the project's files: findings, and by rule how often it is undecided.
  struct Outcome {
    /// By file, then by offset.
    var findings: [Finding] = []
    var undecided: [String: Int] = [:]
  }

  /// - Parameter areGatesOpen: whether every rule is asked about every file.
  func outcome(of rules: [any Rule.Type], areGatesOpen: Bool) -> Outcome {
    let set = RuleSet(rules, areGatesOpen: areGatesOpen)
    var outcome = Outcome()
    var diagnostics: [RawDiagnostic] = []
    for (source, tree) in zip(sources, trees) {
      guard let file = index.file(at: source.path) else { continue }
      let ofFile = set.check(tree, file: file, in: index)
      diagnostics += ofFile.diagnostics
      for (info, count) in zip(set.infos, ofFile.undecided) where count > 0 {
        outcome.undecided[info.id, default: 0] += count
      }
    }
    outcome.findings = findings(in: diagnostics, of: set)
    return outcome
  }

  /// By file, then by offset.
  func findings(of rules: [any Rule.Type], mutation: RuleMutation? = nil, options: ChosenOptions = ChosenOptions())
    -> [Finding]
  {
    let set = RuleSet(rules, mutation: mutation)
    var diagnostics = checkTargets(with: set, options: options).map { found in
      let bytes = found.range.start.offset..<found.range.end.offset
      return RawDiagnostic(
        ruleID: found.ruleID, severity: found.severity, message: found.message,
        location: .init(path: found.path, bytes: bytes))
    }
    for (source, tree) in zip(sources, trees) {
      guard let file = index.file(at: source.path) else { continue }
      diagnostics += set.check(tree, file: file, in: index, options: options).diagnostics
    }
    return findings(in: diagnostics, of: set)
  }

  private func findings(in diagnostics: [RawDiagnostic], of set: RuleSet) -> [Finding] {
    let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
    let merged = merging(diagnostics.filter { $0.subject != nil }, of: set).map { found in
      let bytes = found.range.start.offset..<found.range.end.offset
      return RawDiagnostic(
        ruleID: found.ruleID, severity: found.severity, message: found.message,
        location: .init(path: found.path, bytes: bytes))
    }
    let findings = (diagnostics.filter { $0.subject == nil } + merged).map { diagnostic in
      let (path, offset) = (diagnostic.location.path, diagnostic.location.bytes.lowerBound)
      let line = (texts[path] ?? "").utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
      return Finding(
        path: path, line: line, offset: offset, rule: diagnostic.ruleID, severity: diagnostic.severity,
        message: diagnostic.message)
    }
    return findings.sorted { ($0.path, $0.offset) < ($1.path, $1.offset) }
  }
}

extension SmallProject {
  /// What one rule finds and leaves undecided, of targets and in each file.
  ///
  /// - Parameter keepsMissingFacts: whether outcomes say what the rule did not know.
  func outcomes(of rule: any Rule.Type, keepsMissingFacts: Bool) -> [RuleSet.Outcome] {
    let set = RuleSet([rule])
    let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, Array($0.text.utf8)) })
    let ofTargets = set.check(
      targetsOf: sources.compactMap { index.file(at: $0.path) }, in: index, keepsMissingFacts: keepsMissingFacts
    ) { texts[$0] }
    return [ofTargets]
      + zip(sources, trees).compactMap { source, tree in
        index.file(at: source.path).map {
          set.check(tree, file: $0, in: index, keepsMissingFacts: keepsMissingFacts)
        }
      }
  }
}

extension SourceRange {
  /// As if a file were one line.
  fileprivate init(of bytes: Range<Int>) {
    self.init(
      start: SourcePosition(line: 1, column: bytes.lowerBound + 1, offset: bytes.lowerBound),
      end: SourcePosition(line: 1, column: bytes.upperBound + 1, offset: bytes.upperBound))
  }
}

extension RawDiagnostic.FixIt {
  fileprivate init(_ fix: FixIt) {
    self.init(
      message: fix.message, applicability: fix.applicability,
      edits: fix.edits.map { edit in
        RawDiagnostic.Edit(
          location: .init(path: edit.path, bytes: edit.range.start.offset..<edit.range.end.offset),
          replacement: edit.replacement)
      })
  }
}
