/// The gates of all rules of a run, arranged by name: a file pays for the names that it has, not for every rule.
struct GateTable: Sendable {
  private let gates: [Gate]
  /// For each name, the rules that it satisfies.
  private var byName = [RuleBits](repeating: .none, count: WellKnownNameSet.capacity)
  private var byOtherName = [RuleBits](repeating: .none, count: WellKnownNameSet.capacity)
  /// For each name, the rules that look at calls of such functions.
  private var byCall = [RuleBits](repeating: .none, count: WellKnownNameSet.capacity)
  /// All names that some gate asks for.
  private var watched = WellKnownNameSet()
  /// The rules without a condition of the kind.
  private var needNoName: RuleBits = .none
  private var needNoOtherName: RuleBits = .none
  private var aboutFileOnly: RuleBits = .none
  private var withCalls: RuleBits = .none
  private var withShape: RuleBits = .none
  private var withOutline: RuleBits = .none
  /// Of all gates.
  private var libraryNames = WellKnownNameSet()
  private var needModels: RuleBits = .none
  private var mentionModels: RuleBits = .none
  private var withCondition: RuleBits = .none

  /// - Parameter gates: by the numbers of their rules.
  init(_ gates: [Gate]) {
    self.gates = gates
    for (number, gate) in gates.enumerated() {
      let rule = RuleBits(number)
      if gate.isClosed { continue }
      if gate.names.isEmpty { needNoName |= rule }
      if gate.otherNames.isEmpty { needNoOtherName |= rule }
      if gate.isAboutFileOnly { aboutFileOnly |= rule }
      if !gate.calls.isEmpty { withCalls |= rule }
      if gate.shape != nil { withShape |= rule }
      if gate.outline != nil { withOutline |= rule }
      if gate.needsModels { needModels |= rule }
      if gate.mentionsModels { mentionModels |= rule }
      if gate.condition != nil { withCondition |= rule }
      gate.names.forEachShared(with: gate.names) { byName[$0] |= rule }
      gate.otherNames.forEachShared(with: gate.otherNames) { byOtherName[$0] |= rule }
      gate.calls.forEachShared(with: gate.calls) { byCall[$0] |= rule }
      libraryNames.formUnion(gate.libraryNames)
      watched.formUnion(gate.names)
      watched.formUnion(gate.otherNames)
    }
  }

  /// The rules that may have work in a file, by its names and code alone.
  ///
  /// - Parameter rules: those that are asked about.
  func rules(among rules: RuleBits, in tree: SyntaxTree) -> RuleBits {
    var passed = self.rules(among: rules, named: tree.names)
    passed &= ~withCalls | self.rules(among: passed & withCalls, calledIn: tree)
    return passed & ~withShape | Self.filter(passed & withShape) { gates[$0].shape?(tree) == true }
  }

  /// Those of some rules that a call in a file lets pass.
  private func rules(among rules: RuleBits, calledIn tree: SyntaxTree) -> RuleBits {
    if rules.isEmpty { return .none }
    var waiting = rules
    for node in tree.root.descendants(of: FunctionCallExpr.kind) {
      let call = FunctionCallExpr(unchecked: node)
      guard let name = call.calleeName, !name.isHash else { continue }
      waiting &= ~Self.filter(byCall[Int(name.rawValue)] & waiting) { gates[$0].call?(call) != false }
      if waiting.isEmpty { break }
    }
    return rules & ~waiting
  }

  /// Those of some rules, which a file's names and code let pass, that its outline lets pass, too.
  func rules(among rules: RuleBits, declaredIn outline: FileOutline) -> RuleBits {
    rules & ~withOutline | Self.filter(rules & withOutline) { gates[$0].outline?(outline) == true }
  }

  /// Those of the rules that the names of a file let pass.
  func rules(among rules: RuleBits, named names: WellKnownNameSet) -> RuleBits { admitted(names) & rules }

  /// Whether some of these rules, which a file's names let pass, ask about its code, or are likely to have work in it.
  func needTree(_ rules: RuleBits) -> Bool {
    !(rules & (withCalls | withShape | aboutFileOnly & ~withOutline)).isEmpty
  }

  /// Whether some of these rules, which a file's names and code let pass, has work there whatever the project is, so
  /// that the file's tree is worth keeping until the project is known. Few projects have models: their files are parsed
  /// again.
  ///
  /// - Parameter isOutlined: whether the file's outline, too, lets them pass.
  func expectWork(_ rules: RuleBits, isOutlined: Bool) -> Bool {
    !(rules & aboutFileOnly & (isOutlined ? .all : ~withOutline)).isEmpty
  }

  /// The rules that have work in a file.
  ///
  /// - Parameter rules: those that the file itself lets pass.
  func rules(among rules: RuleBits, for file: FileID, in index: ProjectIndex) -> RuleBits {
    var passed = rules
    let aboutModels = needModels | mentionModels
    if !(passed & aboutModels).isEmpty, !index.mayUseModels(file) { passed &= ~aboutModels }
    if !(passed & needModels).isEmpty, !index.mayKeepModels(file) { passed &= ~needModels }
    if !(passed & mentionModels).isEmpty, !index.mayMentionModels(file) { passed &= ~mentionModels }
    passed &= ~withCondition | Self.filter(passed & withCondition) { gates[$0].condition?(file, index) == true }
    // Of few files somebody wants to know which names they hide.
    let doubtful = Self.filter(passed) { index.hidesSomewhere(anyOf: gates[$0].libraryNames) }
    if doubtful.isEmpty { return passed }
    let hidden = index.hiddenNames(in: file, among: libraryNames)
    return passed & ~doubtful | Self.filter(doubtful) { !gates[$0].libraryNames.intersects(hidden) }
  }

  /// The rules of which something holds.
  private static func filter(_ rules: RuleBits, where holds: (Int) -> Bool) -> RuleBits {
    var (waiting, passed) = (rules, RuleBits.none)
    while let number = waiting.popFirst() {
      if holds(number) { passed |= RuleBits(number) }
    }
    return passed
  }

  /// The rules that the names of a file let pass.
  private func admitted(_ names: WellKnownNameSet) -> RuleBits {
    var named: RuleBits = .none
    var otherwiseNamed: RuleBits = .none
    names.forEachShared(with: watched) {
      named |= byName[$0]
      otherwiseNamed |= byOtherName[$0]
    }
    return (named | needNoName) & (otherwiseNamed | needNoOtherName)
  }
}
