/// What a rule is given beside its node: the file, the project, and a place to report to. One pass is one file.
public final class Pass {
  public let tree: SyntaxTree
  public let file: FileID
  public let index: ProjectIndex
  /// What the index keeps of the file.
  public let outline: FileOutline
  /// The stretches of code of the file.
  public private(set) lazy var bodies = index.bodies(of: file, tree: tree)

  /// See ``ProjectIndex/hiddenNames(in:among:)``.
  private lazy var hiddenNames = index.hiddenNames(in: file)

  /// What a closure and its place in the code say about where it runs; `nil` for nodes of other kinds.
  public func traits(of closure: Node) -> ClosureTraits? {
    ClosureExpr(closure).map { ClosureTraits(of: $0, hidden: hiddenNames) }
  }

  private(set) var outcome: RuleSet.Outcome
  private(set) lazy var namedCalls = NamedCalls(in: tree)
  private(set) lazy var isolatedParameters = IsolatedParameters(in: tree)
  lazy var namesUsedWithoutCall = NamesUsedWithoutCall(tree: tree)
  public private(set) lazy var referencesByName = ReferencesByName(in: tree)
  private(set) lazy var functionsByType = FunctionsByType(in: self)
  var propertyUses = PropertyUses()
  var lockQueues = LockQueues()
  var usedNames = UsedNames()
  lazy var guardedCode = GuardedCode(in: tree)
  var objectUses = ObjectUses()
  private(set) lazy var layout = SourceLayout(of: tree)
  /// The calls of the file by the ranges of their callees, as a ``CallRecord`` has them.
  private(set) lazy var callsByCallee: [Range<UInt32>: Node] = {
    let calls = tree.root.descendants(of: FunctionCallExpr.kind).lazy.map {
      (FunctionCallExpr(unchecked: $0).calleeRange, $0)
    }
    return Dictionary(calls) { first, _ in first }
  }()
  /// Of the waits that were asked about.
  var waitLengths: [UInt32: WaitLength] = [:]
  /// Whether the functions that were asked about mention `await`, by their nodes.
  var functionsWithAwait: [UInt32: Bool] = [:]
  /// Whether the contexts of the file that were asked about may suspend.
  var asynchronousContexts: [RecordID: Truth] = [:]
  var contexts = AnswersAlongWay<BodyRef?>()
  var markersAround = MarkersAround()
  let firstMarkers = FirstMarkers()
  /// The functions of places that neither a closure nor an accessor is around.
  var runningFunctions = AnswersAlongWay<Node?>()
  /// Whether an object of the types that were asked about lives as long as the process.
  var keptTypes: [DeclRef: Bool] = [:]
  var flow = FlowCache()
  /// Shared by the passes that look at other files for this one.
  let others: OtherFiles
  /// Full types of expressions, for what the light ones do not tell: dear, so asked last.
  lazy var typer = ExpressionTyper(types: TypeIndex(index), file: file)
  private var rule: (any Rule.Type)?
  private var ruleNumber = 0
  private let rules: RuleSet
  private let options: ChosenOptions
  /// Whether findings come with what changes the code: expensive, and asked for by few reports.
  public let makesFixes: Bool
  private let keepsMissingFacts: Bool

  init(
    tree: SyntaxTree, file: FileID, index: ProjectIndex, rules: RuleSet, options: ChosenOptions, makesFixes: Bool,
    keepsMissingFacts: Bool
  ) {
    self.keepsMissingFacts = keepsMissingFacts
    self.rules = rules
    self.options = options
    self.makesFixes = makesFixes
    self.tree = tree
    self.file = file
    self.index = index
    others = OtherFiles()
    outline = index.outline(file)
    outcome = RuleSet.Outcome(ruleCount: rules.rules.count)
  }

  /// For the rule that runs in another pass, over another file.
  init(of tree: SyntaxTree, file: FileID, besides other: Pass) {
    rules = other.rules
    makesFixes = other.makesFixes
    keepsMissingFacts = other.keepsMissingFacts
    options = other.options
    rule = other.rule
    ruleNumber = other.ruleNumber
    self.tree = tree
    self.file = file
    index = other.index
    others = other.others
    outline = other.index.outline(file)
    outcome = RuleSet.Outcome(ruleCount: other.outcome.undecided.count)
  }

  func begin(_ rule: any Rule.Type, _ number: Int) {
    self.rule = rule
    ruleNumber = number
    flow.asker.beginRule()
  }

  /// Counts the code that the rule asked more about than is answered.
  func end() {
    for _ in flow.asker.exhausted { leaveUndecided(missing: .questions) }
  }

  public var path: String { outline.path }
  public private(set) lazy var isTest = index.isTest(file)
  /// Nothing is reported there, since no build would check the advice.
  private lazy var clausesOfNoBuild = index.clausesOfNoBuild(in: tree, of: file)
  private(set) lazy var isSupportFile = findIsSupportFile()
  /// Whether the file itself has statements that are no declarations, as a script's.
  public private(set) lazy var hasStatements = tree.root.children(.statement).contains {
    $0.kind.category != .declaration && $0.kind != .ifConfigDecl
  }

  /// Whether the code is one of the rule's exemptions.
  public func exempts(_ exemption: some RuleExemption, _ holds: @autoclosure () -> Bool) -> Bool {
    if let mutation = rules.mutation, let rule,
      mutation == .withoutExemption(rule: rule.info.id, name: exemption.rawValue)
    {
      return false
    }
    return holds()
  }

  /// Whether another rule reports in this run what it has a reason to.
  public func runs(_ other: any Rule.Type) -> Bool { rules.runs(other) }

  /// The value of one of the rule's own options.
  func value(of option: RuleOption) -> RuleOption.Value {
    guard let rule else { preconditionFailure("a rule asks while it runs") }
    return options.value(of: option, rule: rule.info.id)
  }

  // MARK: Reporting

  /// Reports the pattern.
  ///
  /// - Parameters:
  ///   - range: the anchor, in bytes of the file; keep it narrow.
  ///   - severity: of this variant; `nil` for the rule's own.
  ///   - subject: what the finding is about, where reports make one finding of several with the same cause. Until then
  ///     each is a finding of its own, so that it can be suppressed, or listed in a baseline, alone.
  ///   - causes: of an error that is forecast: the declarations that it rests on.
  ///   - fix: what fixes it, see ``FixBuilder``, or the reason why nothing does. Only made where fixes are asked for,
  ///     as those over many files are expensive.
  public func report(
    at range: Range<UInt32>, _ message: Message, severity: Severity? = nil, notes: [RawDiagnostic.Note] = [],
    about subject: Diagnostic.Subject? = nil, because causes: [Cause<RawDiagnostic.Location>] = [],
    fix: @autoclosure () throws(NoFix) -> RawDiagnostic.FixIt? = nil
  ) {
    guard let rule else { preconditionFailure("a rule reports while it runs") }
    // What is not known may be what would have exempted the code.
    if flow.asker.exhausted.contains(where: { $0.contains(range.lowerBound) }) { return }
    if clausesOfNoBuild.contains(where: { $0.contains(range.lowerBound) }) { return }
    var diagnostic = RawDiagnostic(
      ruleID: rule.info.id, severity: isLeftOut ? .info : severity, message: message.text,
      location: location(range), notes: notes, subject: subject, causes: causes)
    if makesFixes { diagnostic.add(fix) }
    outcome.diagnostics.append(diagnostic)
  }

  /// Whether nothing compiles the file: no target has it, and it is no script.
  private var isLeftOut: Bool {
    index.isLeftOut(file) || index.isBesideTargets(file) && (!bodies.isScript || !tree.errors.isEmpty)
  }

  /// Counts that the rule would have to know more to judge a place: shown by `--statistics`.
  ///
  /// - Parameter fact: what it would have to know. Asked for with `--statistics=reasons` alone.
  public func leaveUndecided(missing fact: @autoclosure () -> MissingFact) {
    outcome.undecided[ruleNumber] += 1
    if keepsMissingFacts { outcome.missing.append((ruleNumber, fact())) }
  }

  /// A note at a place of this file.
  public func note(_ text: String, at range: Range<UInt32>) -> RawDiagnostic.Note {
    RawDiagnostic.Note(message: text, location: location(range))
  }

  /// A note on one of the things that happen, one after the other, until what is reported fails: an order that readers
  /// can walk through.
  public func step(_ text: String, at range: Range<UInt32>) -> RawDiagnostic.Note {
    RawDiagnostic.Note(message: text, location: location(range), isStep: true)
  }

  /// A note at a place of any file.
  public func note(_ text: String, at range: Range<UInt32>, of file: FileID) -> RawDiagnostic.Note {
    RawDiagnostic.Note(message: text, location: location(range, of: file))
  }

  /// The links of a reason chain as notes, outward from what was asked about. What holds for several closures, one in
  /// the other, is said once.
  public func notes(for answer: IsolationAnswer) -> [RawDiagnostic.Note] {
    var notes: [RawDiagnostic.Note] = []
    for reason in answer.reasons {
      var next = RawDiagnostic.Note(message: reason.text)
      if let file = reason.file, let range = reason.range { next = note(reason.text, at: range, of: file) }
      if next != notes.last { notes.append(next) }
    }
    return notes
  }

  /// The place in the project that decides about an isolation, where others follow from it.
  public func decidingNote(for answer: IsolationAnswer) -> [RawDiagnostic.Note] {
    notes(for: answer).last { $0.location != nil }.map { [$0] } ?? []
  }

  private func location(_ range: Range<UInt32>) -> RawDiagnostic.Location { location(range, of: file) }

  /// A place of any file.
  public func location(_ range: Range<UInt32>, of file: FileID) -> RawDiagnostic.Location {
    RawDiagnostic.Location(path: index.path(file), bytes: Int(range.lowerBound)..<Int(range.upperBound))
  }
}

/// The text of a diagnostic: full sentences, names from the source in single quotes. A rule writes all of its messages
/// in an extension at the bottom of its file.
public struct Message: Sendable, Hashable, ExpressibleByStringInterpolation {
  public let text: String
  public init(_ text: String) { self.text = text }
  public init(stringLiteral value: String) { text = value }
}
