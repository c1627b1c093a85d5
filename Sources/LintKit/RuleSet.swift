/// The rules of a run, and the walk that asks them.
///
/// A rule costs nothing in a file that its gate keeps out; in the others, a look at the kinds of all nodes, eight in a
/// step, and one call for each node of the kind that it subscribes to.
public struct RuleSet: Sendable {
  /// In the order in which they were given.
  public let rules: [any Rule.Type]

  public static let limit = RuleBits.capacity

  /// - Parameters:
  ///   - mutation: what tests take away from one of the rules.
  ///   - areGatesOpen: whether every rule is asked about every file, which finds the same and takes longer.
  ///   - areAll: whether rules outside of the set are off, rather than asked elsewhere.
  /// - Precondition: at most ``limit`` rules.
  public init(_ rules: [any Rule.Type], mutation: RuleMutation? = nil, areGatesOpen: Bool = false, areAll: Bool = false)
  {
    precondition(rules.count <= Self.limit, "a rule set holds at most \(Self.limit) rules")
    self.rules = rules
    self.mutation = mutation
    self.areAll = areAll
    gates = GateTable(rules.map { areGatesOpen ? $0.gate.opened : $0.gate })
    for (number, rule) in rules.enumerated() where mutation != .emptied(rule: rule.info.id) {
      visiting |= RuleBits(number)
    }
  }

  private let gates: GateTable
  private let areAll: Bool
  let mutation: RuleMutation?
  /// The rules that look at nodes.
  private var visiting = RuleBits.none

  public var infos: [RuleInfo] { rules.map { $0.info } }

  /// Whether files are asked about a rule, here or elsewhere.
  func runs(_ rule: any Rule.Type) -> Bool { !areAll || rules.contains { $0 == rule } }

  /// The rules that may have work in a file, judged by the file alone.
  public func candidates(in tree: SyntaxTree, among subset: Subset = .all) -> Subset {
    Subset(rules: gates.rules(among: subset.rules, in: tree))
  }

  /// The rules that may have work in a file with these names, see ``candidates(in:among:)``.
  public func candidates(named names: WellKnownNameSet, among subset: Subset = .all) -> Subset {
    Subset(rules: gates.rules(among: subset.rules, named: names))
  }

  /// Those of the rules that may have work in a file whose names and code let them pass, judged by its outline, too.
  public func candidates(in outline: FileOutline, among subset: Subset) -> Subset {
    Subset(rules: gates.rules(among: subset.rules, declaredIn: outline))
  }

  /// Whether a file's tree has to be looked at, or may be worth keeping, for some of the rules that its names let pass.
  public func needTree(_ candidates: Subset) -> Bool { gates.needTree(candidates.rules) }

  /// Whether some of a file's candidates is likely to have work there: then the file's tree is worth keeping.
  ///
  /// - Parameter isOutlined: whether they are candidates by its outline, too.
  public func expectWork(_ candidates: Subset, isOutlined: Bool) -> Bool {
    gates.expectWork(candidates.rules, isOutlined: isOutlined)
  }

  /// Some of the rules of a set, where not all files are held to the same.
  public struct Subset: Sendable {
    fileprivate var rules: RuleBits

    public static let all = Subset(rules: .all)
    public static let none = Subset(rules: .none)

    func contains(_ number: Int) -> Bool { !(rules & RuleBits(number)).isEmpty }
  }

  /// Those of the rules that have these ids.
  public func subset(_ ids: Set<String>) -> Subset {
    var subset = Subset(rules: .none)
    for (number, rule) in rules.enumerated() where ids.contains(rule.info.id) { subset.rules |= RuleBits(number) }
    return subset
  }

  /// The rules that have work in a file.
  public struct Work: Sendable {
    fileprivate var rules: RuleBits
  }

  /// `nil` when no rule has work in the file.
  ///
  /// - Parameter subset: the rules that the file itself lets pass.
  public func work(in file: FileID, of index: ProjectIndex, among subset: Subset) -> Work? {
    let found = gates.rules(among: subset.rules, for: file, in: index)
    return found.isEmpty ? nil : Work(rules: found)
  }

  /// What the rules say about one file.
  public struct Outcome: Sendable {
    /// In the order of the rules, then of the nodes; not yet in report order.
    public var diagnostics: [RawDiagnostic] = []
    /// How often each rule of the set was undecided, as it did not know enough.
    public var undecided: [Int]
    /// What was not known each time, with the number of the rule. Empty unless the run is to keep that.
    public var missing: [(rule: Int, fact: MissingFact)] = []

    init(ruleCount: Int) { undecided = [Int](repeating: 0, count: ruleCount) }
  }

  /// Runs the rules over the tree of a file of the index.
  ///
  /// - Parameter file: its outline must be of the same bytes as `tree`.
  public func check(
    _ tree: SyntaxTree, file: FileID, in index: ProjectIndex, options: ChosenOptions = ChosenOptions(),
    keepsMissingFacts: Bool = false
  ) -> Outcome {
    let candidates = candidates(in: index.outline(file), among: candidates(in: tree))
    guard let work = work(in: file, of: index, among: candidates) else {
      return Outcome(ruleCount: rules.count)
    }
    return check(tree, file: file, in: index, work, options: options, keepsMissingFacts: keepsMissingFacts)
  }

  /// The same where it is known already which rules have work.
  ///
  /// - Parameters:
  ///   - options: What was chosen of the rules' options.
  ///   - makesFixes: Whether findings come with their fixes.
  ///   - keepsMissingFacts: Whether the outcome says what undecided rules did not know.
  ///   - ruleAtWork: Is told which rule runs.
  public func check(
    _ tree: SyntaxTree, file: FileID, in index: ProjectIndex, _ work: Work, options: ChosenOptions = ChosenOptions(),
    makesFixes: Bool = true, keepsMissingFacts: Bool = false, ruleAtWork: RuleAtWork? = nil
  ) -> Outcome {
    let pass = Pass(
      tree: tree, file: file, index: index, rules: self, options: options, makesFixes: makesFixes,
      keepsMissingFacts: keepsMissingFacts)
    // Few rules have work in any one file, and most nodes are of no rule's kind.
    var waiting = work.rules & visiting
    while let number = waiting.popFirst() {
      let rule = rules[number]
      pass.begin(rule, number)
      ruleAtWork?.begin(number)
      rule.checkAll(in: tree, pass)
      pass.end()
    }
    ruleAtWork?.end()
    // Those passes hold what holds them.
    pass.others.passes.removeAll()
    return pass.outcome
  }
}
