import LintProject

/// A target of a package or of an Xcode project, and what its compiler is told.
public typealias Target = LintProject.Target

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
  private let rule: any SettingsRule.Type
  private let mutation: RuleMutation?
  private let makesFixes: Bool
  private let keepsMissingFacts: Bool
  private let text: (String) -> [UInt8]?
  private let manifests: Manifests
  fileprivate var diagnostics: [RawDiagnostic] = []
  fileprivate var undecidedCount = 0
  fileprivate var missing: [MissingFact] = []

  fileprivate init(
    _ container: ProjectSettings.Container, _ rule: any SettingsRule.Type, _ mutation: RuleMutation?, makesFixes: Bool,
    keepsMissingFacts: Bool, _ manifests: Manifests, text: @escaping (String) -> [UInt8]?
  ) {
    self.manifests = manifests
    self.makesFixes = makesFixes
    self.keepsMissingFacts = keepsMissingFacts
    self.container = container
    self.rule = rule
    self.mutation = mutation
    self.text = text
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
    fix: @autoclosure () -> RawDiagnostic.FixIt? = nil
  ) {
    let bytes = text(place.path).map { $0.range(of: Array(word.utf8), fromLine: place.line) } ?? 0..<0
    let common =
      switch scope {
      case .container: container.path
      case .line: "\(place.path):\(place.line)"
      }
    diagnostics.append(
      RawDiagnostic(
        ruleID: rule.info.id, severity: severity, message: "'\(target.name)' \(predicate.ofOne)",
        location: RawDiagnostic.Location(path: place.path, bytes: bytes),
        fixes: makesFixes ? fix().map { [$0] } ?? [] : [],
        subject: Diagnostic.Subject(name: target.name, predicate: predicate.ofSeveral, scope: common)))
  }

  /// The bytes of a manifest, project or configuration file; `nil` when it is gone by now.
  func source(at path: String) -> [UInt8]? { text(path) }

  /// A package's manifest; `nil` for files of other languages.
  public func manifest(at path: String) -> Manifest? {
    manifests.manifest(at: path, text)
  }

  /// Counts that the rule would have to know more to judge a target, see ``Pass/leaveUndecided(missing:)``.
  public func leaveUndecided(missing fact: @autoclosure () -> MissingFact) {
    undecidedCount += 1
    if keepsMissingFacts { missing.append(fact()) }
  }

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
  ///   - makesFixes: whether findings come with what mends them.
  ///   - keepsMissingFacts: whether the outcome says what undecided rules did not know.
  ///   - text: the bytes of a manifest, project or configuration file; `nil` when it is gone by now.
  public func check(
    targetsOf files: [FileID], in index: ProjectIndex, among subset: Subset = .all, makesFixes: Bool = true,
    keepsMissingFacts: Bool = false, text: @escaping (String) -> [UInt8]?
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
    let manifests = Manifests()
    for container in project.containers where index.file(at: container.path).map({ reported.contains($0) }) ?? false {
      wanted.formUnion(withFiles.intersection(container.targets))
    }
    for container in project.containers {
      for place in container.targets where wanted.contains(place) {
        for (number, rule) in asked where mutation != .emptied(rule: rule.info.id) {
          let pass = SettingsPass(
            container, rule, mutation, makesFixes: makesFixes, keepsMissingFacts: keepsMissingFacts, manifests,
            text: text)
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

extension [UInt8] {
  /// Where a line begins, counted from 1 as Swift counts: a carriage return alone ends a line, too. The end of the
  /// text, where there are fewer lines.
  func start(ofLine line: Int) -> Int {
    withUnsafeBufferPointer { bytes in
      var start = 0
      var number = 1
      while number < line, start < bytes.count {
        let feed = ByteSearch.place(of: UInt8(ascii: "\n"), in: bytes, from: start)
        let line = UnsafeBufferPointer(rebasing: bytes[..<feed])
        let carriageReturn = ByteSearch.place(of: UInt8(ascii: "\r"), in: line, from: start)
        start = carriageReturn + 1 < feed ? carriageReturn + 1 : Swift.min(bytes.count, feed + 1)
        number += 1
      }
      return start
    }
  }

  /// Where the first occurrence of a text begins and ends that is not before a line, counted from 1, nor far behind it.
  fileprivate func range(of word: [UInt8], fromLine line: Int) -> Range<Int> {
    let start = start(ofLine: line)
    return withUnsafeBufferPointer { bytes in
      // A declaration of a target, or the object of one, takes a handful of lines.
      let near = UnsafeBufferPointer(rebasing: bytes[start..<Swift.min(bytes.count, start + 2_000)])
      guard let place = ByteSearch.first(word, in: near) else { return start..<start }
      return (start + place)..<(start + place + word.count)
    }
  }
}
