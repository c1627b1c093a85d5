import LintKit

/// The directives of one file, and their effect on its diagnostics.
struct FileSuppressions {
  /// What is left of a file's diagnostics.
  struct Outcome {
    var reported: [RawDiagnostic] = []
    /// With the reason that was given.
    var suppressed: [(diagnostic: RawDiagnostic, reason: String?)] = []
    /// Findings about the directives themselves.
    var findings: [RawDiagnostic] = []
  }

  private let path: String
  private let source: UnsafeBufferPointer<UInt8>
  private let lines: SourceLines
  private let directives: [Directive]
  /// Whether the file was parsed in full: otherwise findings that a suppression is for may be missing.
  private let isUnderstood: Bool

  /// Nil for a file without directives, as almost all are. The tree's source must live as long as the value.
  init?(_ tree: SyntaxTree, path: String) {
    // Known since the file was lexed.
    guard tree.names.contains(.concurlint) else { return nil }
    let scan = DirectiveScan(tree)
    if scan.directives.isEmpty { return nil }
    self.path = path
    source = tree.source
    lines = scan.lines
    directives = scan.directives
    isUnderstood = tree.errors.isEmpty
  }

  /// Reads an Xcode project or a configuration file: as for a tree.
  init?(settings source: UnsafeBufferPointer<UInt8>, path: String) {
    guard ByteSearch.contains(ByteSearch.Needle(Directive.marker), in: source) else { return nil }
    let scan = DirectiveScan(settings: source, isConfigurationFile: SettingsWords.isConfigurationFile(path))
    if scan.directives.isEmpty { return nil }
    self.path = path
    self.source = source
    lines = scan.lines
    directives = scan.directives
    isUnderstood = true
  }

  /// - Parameters:
  ///   - diagnostics: All of the file.
  ///   - rules: The rules that can be named, and those of them that ran on the file.
  ///   - isWholeProject: Whether no other file is missing, which a finding may depend on.
  func apply(to diagnostics: [RawDiagnostic], rules: SuppressibleRules, isWholeProject: Bool = true) -> Outcome {
    var outcome = Outcome()
    var matches = SuppressionMatches(directives, lines)
    for diagnostic in diagnostics.sorted(by: { $0.location.bytes.lowerBound < $1.location.bytes.lowerBound }) {
      if diagnostic.location.path == path,
        let directive = matches.match(diagnostic.ruleID, at: diagnostic.location.bytes.lowerBound)
      {
        outcome.suppressed.append((diagnostic, directives[directive].reason))
      } else {
        outcome.reported.append(diagnostic)
      }
    }
    matches.finish()
    let review = DirectiveReview(path: path, source: source, rules: rules, findsAll: isUnderstood && isWholeProject)
    for (number, directive) in directives.enumerated() {
      outcome.findings += review.findings(about: directive) { matches.isUsed(number, $0) }
    }
    return outcome
  }
}

/// The rules of a run, as far as suppressions need them.
struct SuppressibleRules {
  /// Everything that can be named.
  var known: Set<String>
  /// What ran on the file.
  var enabled: Set<String>
  /// Whether all rules ran that run by default: only then is it certain that `all` suppresses nothing.
  var ranAllDefaults: Bool
}

/// Matches diagnostics, which come in the order of their places, with directives; and remembers which had an effect.
private struct SuppressionMatches {
  private struct Key: Hashable {
    /// The start of a line, or `Key.file`.
    var start: Int
    var id: String
    static let file = -1
  }

  /// The last directive about a rule so far that holds onward.
  private struct State {
    var directive: Int
    var disables: Bool
  }

  private let directives: [Directive]
  private let lines: SourceLines
  /// Suppressions of single lines and of the whole file.
  private var narrow: [Key: Int] = [:]
  private var onward: [String: State] = [:]
  private var nextOnward = 0
  private var usedKeys: Set<Key> = []
  /// The ids, by directive, that suppressed something from there on, or that were enabled after having been disabled.
  private var usedIDs: [Int: Set<String>] = [:]

  init(_ directives: [Directive], _ lines: SourceLines) {
    self.directives = directives
    self.lines = lines
    for (number, directive) in directives.enumerated() {
      guard let start = Self.narrowStart(of: directive) else { continue }
      for id in directive.ids {
        narrow[Key(start: start, id: id.text)] = narrow[Key(start: start, id: id.text)] ?? number
      }
    }
  }

  /// Where a suppression of one line or of the file applies; nil for others, and where there is no such line.
  private static func narrowStart(of directive: Directive) -> Int? {
    switch directive.action {
    case .disable(.onward), .enable, .unknown: nil
    case .disable(.file): Key.file
    case .disable: directive.scope.isEmpty ? nil : directive.scope.lowerBound
    }
  }

  /// The number of the directive that suppresses a rule at a place, the narrowest first.
  ///
  /// - Parameter place: Not before that of the last call.
  mutating func match(_ rule: String, at place: Int) -> Int? {
    advance(to: place)
    var found: Int?
    for start in [lines.line(around: place).lowerBound, Key.file] {
      for id in [rule, Directive.all] {
        guard let directive = narrow[Key(start: start, id: id)] else { continue }
        usedKeys.insert(Key(start: start, id: id))
        found = found ?? directive
      }
    }
    if let (id, state) = latest(rule), state.disables {
      usedIDs[state.directive, default: []].insert(id)
      found = found ?? state.directive
    }
    return found
  }

  /// Reads the directives up to the end of the file.
  mutating func finish() { advance(to: .max) }

  private mutating func advance(to place: Int) {
    while nextOnward < directives.count, directives[nextOnward].bytes.lowerBound <= place {
      let number = nextOnward
      let directive = directives[number]
      nextOnward += 1
      switch directive.action {
      case .disable(.onward):
        for id in directive.ids { onward[id.text] = State(directive: number, disables: true) }
      case .enable:
        for id in directive.ids {
          let ends =
            id.text == Directive.all
            ? onward.values.contains(where: \.disables) : latest(id.text)?.state.disables == true
          if ends { usedIDs[number, default: []].insert(id.text) }
          if id.text == Directive.all { onward.removeAll() }
          onward[id.text] = State(directive: number, disables: false)
        }
      case .disable, .unknown: break
      }
    }
  }

  /// The latest state of a rule, by its own id or by `all`.
  private func latest(_ rule: String) -> (id: String, state: State)? {
    let said = [rule, Directive.all].compactMap { id in onward[id].map { (id, $0) } }
    return said.max { $0.1.directive < $1.1.directive }
  }

  func isUsed(_ number: Int, _ id: String) -> Bool {
    if let start = Self.narrowStart(of: directives[number]) { return usedKeys.contains(Key(start: start, id: id)) }
    return usedIDs[number]?.contains(id) == true
  }
}
