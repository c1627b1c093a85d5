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
  private var history = EditHistory()

  /// The fixes made before that were without effect, as some of the proposals show.
  func withoutEffect(_ proposals: [FixSet]) -> Set<FixSet.Identity> {
    made.isEmpty ? [] : Set(proposals.compactMap { made[Key($0, history)] })
  }

  /// Keeps the fixes of a round in mind.
  mutating func add(_ round: FixRound) {
    for fix in round.fixes { made[Key(fix, history)] = round.identity(of: fix) }
    history.add(round.fixes)
  }
}

extension RepeatedFixes.Key {
  /// - Parameter history: of the rounds before the fix.
  fileprivate init(_ fix: FixSet, _ history: EditHistory) {
    self.init(
      ruleID: fix.ruleID, message: fix.message, path: fix.location.path,
      offset: history.originalOffset(of: fix, after: history.roundCount),
      replacements: fix.edits.mapValues { $0.map(\.replacement) })
  }
}
