/// The gates of all rules of a run, arranged by name: a file pays for the names that it has, not for every rule.
struct GateTable: Sendable {
  private let gates: [Gate]
  /// For each name, the rules that it satisfies.
  private var byName = [UInt64](repeating: 0, count: WellKnownNameSet.capacity)
  private var byOtherName = [UInt64](repeating: 0, count: WellKnownNameSet.capacity)
  /// All names that some gate asks for.
  private var watched = WellKnownNameSet()
  /// The rules without a condition of the kind.
  private var needNoName: UInt64 = 0
  private var needNoOtherName: UInt64 = 0
  private var aboutFileOnly: UInt64 = 0
  private var withShape: UInt64 = 0

  /// - Parameter gates: by the numbers of their rules.
  init(_ gates: [Gate]) {
    self.gates = gates
    for (number, gate) in gates.enumerated() {
      let rule: UInt64 = 1 << UInt64(number)
      if gate.names.isEmpty { needNoName |= rule }
      if gate.otherNames.isEmpty { needNoOtherName |= rule }
      if gate.isAboutFileOnly { aboutFileOnly |= rule }
      if gate.shape != nil { withShape |= rule }
      gate.names.forEachShared(with: gate.names) { byName[$0] |= rule }
      gate.otherNames.forEachShared(with: gate.otherNames) { byOtherName[$0] |= rule }
      watched.formUnion(gate.names)
      watched.formUnion(gate.otherNames)
    }
  }

  /// The rules that may have work in a file, by its names and code alone, a bit for each.
  ///
  /// - Parameter rules: those that are asked about.
  func rules(among rules: UInt64, in tree: SyntaxTree) -> UInt64 {
    let admitted = admitted(tree.names) & rules
    var passed = admitted & ~withShape
    var shaped = admitted & withShape
    while shaped != 0 {
      let number = shaped.trailingZeroBitCount
      shaped &= shaped - 1
      if gates[number].shape?(tree) == true { passed |= 1 << UInt64(number) }
    }
    return passed
  }

  /// Whether some of these rules, which a file's names and code let pass, has work there whatever the project is, so that the file's
  /// tree is worth keeping until the project is known. Few projects have models, and few files such variables: those are parsed again.
  func expectWork(_ rules: UInt64) -> Bool { rules & aboutFileOnly != 0 }

  /// The rules that have work in a file, a bit for each.
  ///
  /// - Parameter rules: those that are asked about.
  func rules(among rules: UInt64, for file: FileID, in index: ProjectIndex) -> UInt64 {
    var candidates = admitted(index.outline(file).names) & rules
    guard candidates != 0 else { return 0 }
    let hidden = index.hiddenNames(in: file)
    let hidesNothing = hidden.isEmpty
    lazy var mentionsModels = index.mayMentionModels(file)
    var passed: UInt64 = 0
    while candidates != 0 {
      let number = candidates.trailingZeroBitCount
      candidates &= candidates - 1
      let gate = gates[number]
      guard hidesNothing || !gate.libraryNames.intersects(hidden), gate.passes(file, in: index, mentionsModels: { mentionsModels }) else { continue }
      passed |= 1 << UInt64(number)
    }
    return passed
  }

  /// The rules that the names of a file let pass.
  private func admitted(_ names: WellKnownNameSet) -> UInt64 {
    var named: UInt64 = 0
    var otherwiseNamed: UInt64 = 0
    names.forEachShared(with: watched) {
      named |= byName[$0]
      otherwiseNamed |= byOtherName[$0]
    }
    return (named | needNoName) & (otherwiseNamed | needNoOtherName)
  }
}
