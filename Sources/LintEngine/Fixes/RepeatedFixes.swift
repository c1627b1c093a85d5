/// Finds fixes that leave their finding as it is, so that each analysis would propose them again.
struct RepeatedFixes {
  /// A fix, wherever earlier ones have moved its place.
  fileprivate struct Key: Hashable {
    let ruleID: String
    let message: String
    let path: String
    /// Of the finding, in the text before any fix.
    let offset: Int
    let replacements: [FilePath: [[UInt8]]]
  }

  private var made: [Key: FixSet.Identity] = [:]

  /// The fixes made before that were without effect, as some of the proposals show.
  ///
  /// - Parameter plan: with the rounds that the proposals follow.
  func withoutEffect(_ proposals: [FixSet], after plan: FixPlan) -> Set<FixSet.Identity> {
    if made.isEmpty { return [] }
    let originals = OriginalLines(plan)
    return Set(proposals.compactMap { made[Key($0, originals, after: plan.rounds.count)] })
  }

  /// Keeps the fixes of a round in mind.
  ///
  /// - Parameter plan: with the rounds before this one.
  mutating func add(_ round: FixRound, after plan: FixPlan) {
    let originals = OriginalLines(plan)
    for fix in round.fixes { made[Key(fix, originals, after: plan.rounds.count)] = round.identity(of: fix) }
  }
}

extension RepeatedFixes.Key {
  fileprivate init(_ fix: FixSet, _ originals: OriginalLines, after rounds: Int) {
    self.init(
      ruleID: fix.ruleID, message: fix.message, path: fix.location.path,
      offset: originals.offset(of: fix, after: rounds),
      replacements: fix.edits.mapValues { $0.map(\.replacement) })
  }
}
