import LintProject

/// A target of a package or of an Xcode project, and what its compiler is told.
public typealias Target = LintProject.Target

// What settings are compared with.
public typealias LanguageMode = LintProject.LanguageMode
public typealias ToolsVersion = LintProject.ToolsVersion
public typealias UpcomingFeatures = LintProject.UpcomingFeatures

/// A pattern in how targets are compiled, rather than in their code: asked once for each target.
public protocol SettingsRule: Rule where Subject == SourceFile {
  static func check(_ target: Target, in pass: SettingsPass)
}

extension SettingsRule {
  /// Files hold nothing for it.
  public static var gate: Gate { .closed }

  public static func check(_ file: SourceFile, in pass: Pass) {}

  public static var aboutSettings: (any SettingsRule.Type)? { self }
}

/// What is said of targets, behind their names.
public struct TargetPredicate: Sendable, Hashable {
  /// `is compiled in language mode 5.`
  public let ofOne: String
  /// `are compiled in language mode 5.`
  public let ofSeveral: String

  public init(ofOne: String, ofSeveral: String) {
    self.ofOne = ofOne
    self.ofSeveral = ofSeveral
  }
}

/// Which targets are named in one finding when the same is said of them.
public enum TargetScope: Sendable {
  /// All of a package or project: each has a place of its own to be mended.
  case container
  /// Those that one line speaks for.
  case line
}

/// What a rule about settings is given beside a target: the package or project that declares it, and a place to report
/// to.
public final class SettingsPass {
  public let container: ProjectSettings.Container
  public let index: ProjectIndex
  /// The place of the target in ``ProjectSettings/targets``.
  public let number: Int
  /// Whether some target of the package or project has what the rule asks for, which is the same question each time.
  public func hasSibling(where isMeant: (Target) -> Bool) -> Bool {
    users.answer(of: "\(rule.info.id) \(container.path)") {
      guard let project = index.projectSettings else { return false }
      return container.targets.contains { isMeant(project.targets[$0]) }
    }
  }

  /// The targets that import the target's module, in the order of their places.
  public var importers: [Target] { users.importers(of: number, in: index) }
  /// The files of the target.
  public var files: [FileID] { users.files(of: number, in: index) }
  private let users: TargetUsers
  private let rule: any SettingsRule.Type
  private let mutation: RuleMutation?
  private let options: ChosenOptions
  private let makesFixes: Bool
  private let keepsMissingFacts: Bool
  private let texts: SettingsTexts
  fileprivate var diagnostics: [RawDiagnostic] = []
  fileprivate var undecidedCount = 0
  fileprivate var missing: [MissingFact] = []

  fileprivate init(
    _ container: ProjectSettings.Container, _ number: Int, _ rule: any SettingsRule.Type, _ mutation: RuleMutation?,
    _ options: ChosenOptions, makesFixes: Bool, keepsMissingFacts: Bool, _ texts: SettingsTexts, _ users: TargetUsers,
    in index: ProjectIndex
  ) {
    self.number = number
    self.users = users
    self.index = index
    self.texts = texts
    self.options = options
    self.makesFixes = makesFixes
    self.keepsMissingFacts = keepsMissingFacts
    self.container = container
    self.rule = rule
    self.mutation = mutation
  }

  /// Reports a target on a line of a manifest, project or configuration file. Of targets that the same is said of,
  /// reports make one finding; until then each stands for itself, so that it can be suppressed or known alone.
  ///
  /// - Parameters:
  ///   - word: what to point at: the first such text on the line or the few behind it; without any, the line's
  ///     beginning.
  ///   - severity: of this variant; `nil` for the rule's own.
  ///   - fix: what mends it, see ``FixBuilder``. Not made where nobody asks for fixes.
  public func report(
    _ target: Target, at place: SourceLine, _ word: String, _ predicate: TargetPredicate, together scope: TargetScope,
    severity: Severity? = nil,
    fix: @autoclosure () throws(NoFix) -> RawDiagnostic.FixIt? = nil
  ) {
    let bytes = texts.text(at: place.path)?.range(of: word, fromLine: place.line) ?? 0..<0
    let common =
      switch scope {
      case .container: container.path
      case .line: "\(place.path):\(place.line)"
      }
    var diagnostic = RawDiagnostic(
      ruleID: rule.info.id, severity: severity, message: "'\(target.name)' \(predicate.ofOne)",
      location: RawDiagnostic.Location(path: place.path, bytes: bytes),
      subject: Diagnostic.Subject(name: target.name, predicate: predicate.ofSeveral, scope: common))
    if makesFixes { diagnostic.add(fix) }
    diagnostics.append(diagnostic)
  }

  /// A manifest, project or configuration file; `nil` when it is gone by now.
  func text(at path: String) -> SettingsText? { texts.text(at: path) }

  /// A package's manifest; `nil` for files of other languages.
  public func manifest(at path: String) -> Manifest? {
    texts.manifest(at: path)
  }

  /// Counts that the rule would have to know more to judge a target, see ``Pass/leaveUndecided(missing:)``.
  public func leaveUndecided(missing fact: @autoclosure () -> MissingFact) {
    undecidedCount += 1
    if keepsMissingFacts { missing.append(fact()) }
  }

  /// The value of one of the rule's own options.
  public func flag(_ option: RuleOption) -> Bool { options.flag(option, rule: rule.info.id) }

  /// Whether the target is one of the rule's exemptions.
  public func exempts(_ exemption: some RuleExemption, _ holds: @autoclosure () -> Bool) -> Bool {
    mutation == .withoutExemption(rule: rule.info.id, name: exemption.rawValue) ? false : holds()
  }
}

extension RuleSet {
  public var hasSettingsRules: Bool { rules.contains { $0.aboutSettings != nil } }

  /// Runs the rules about settings.
  ///
  /// - Parameters:
  ///   - files: those that are reported on: their targets are looked at.
  ///   - index: what is known of the project; asked for settings only where some rule needs them.
  ///   - subset: which of the rules to run.
  ///   - options: what was chosen of the rules' options.
  ///   - makesFixes: whether findings come with what mends them.
  ///   - keepsMissingFacts: whether the outcome says what undecided rules did not know.
  ///   - text: the bytes of a manifest, project or configuration file; `nil` when it is gone by now.
  public func check(
    targetsOf files: [FileID], in index: ProjectIndex, among subset: Subset = .all,
    options: ChosenOptions = ChosenOptions(), makesFixes: Bool = true, keepsMissingFacts: Bool = false,
    text: @escaping (String) -> [UInt8]?
  ) -> Outcome {
    var outcome = Outcome(ruleCount: rules.count)
    let asked = rules.enumerated().compactMap { number, rule in
      subset.contains(number) ? rule.aboutSettings.map { (number: number, rule: $0) } : nil
    }
    guard !asked.isEmpty, let project = index.projectSettings else { return outcome }
    var wanted = index.targets(ofAny: files)
    // A manifest is a file of all its targets that have files: there they are reported.
    let reported = Set(files)
    let withFiles = index.targetsWithFiles
    let texts = SettingsTexts(text)
    let users = TargetUsers()
    for container in project.containers where index.file(at: container.path).map({ reported.contains($0) }) ?? false {
      wanted.formUnion(withFiles.intersection(container.targets))
    }
    // Fixes and suppressions know no YAML.
    for container in project.containers where !container.isGenerated {
      for place in container.targets where wanted.contains(place) {
        for (number, rule) in asked where mutation != .emptied(rule: rule.info.id) {
          let pass = SettingsPass(
            container, place, rule, mutation, options, makesFixes: makesFixes, keepsMissingFacts: keepsMissingFacts,
            texts, users, in: index)
          rule.check(project.targets[place], in: pass)
          outcome.diagnostics += pass.diagnostics
          outcome.undecided[number] += pass.undecidedCount
          outcome.missing += pass.missing.map { (number, $0) }
        }
      }
    }
    return outcome
  }
}

/// Which targets import which, their files, and what they have in common: found when a rule first asks.
private final class TargetUsers {
  private var known: [Int: [Int]]?
  private var knownFiles: [Int: [FileID]]?
  private var answers: [String: Bool] = [:]

  /// The answer to a question about a package or project, found once.
  func answer(of question: String, _ find: () -> Bool) -> Bool {
    if let known = answers[question] { return known }
    let found = find()
    answers[question] = found
    return found
  }

  func importers(of target: Int, in index: ProjectIndex) -> [Target] {
    let users = known ?? Self.find(in: index)
    known = users
    guard let project = index.projectSettings else { return [] }
    return users[target, default: []].map { project.targets[$0] }
  }

  func files(of target: Int, in index: ProjectIndex) -> [FileID] {
    if let knownFiles { return knownFiles[target] ?? [] }
    var files: [Int: [FileID]] = [:]
    for file in index.files.indices.map({ FileID($0) }) {
      for target in index.targets(of: file) { files[target, default: []].append(file) }
    }
    knownFiles = files
    knownFiles = files
    return files[target] ?? []
  }

  private static func find(in index: ProjectIndex) -> [Int: [Int]] {
    var users: [Int: [Int]] = [:]
    for (target, imported) in index.importedTargets().sorted(by: { $0.key < $1.key }) {
      for other in imported { users[other, default: []].append(target) }
    }
    return users
  }
}
