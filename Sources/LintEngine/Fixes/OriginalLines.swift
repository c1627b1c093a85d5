/// Finds the lines that findings of later rounds have in the texts before any fix, which are those that people see.
public struct OriginalLines {
  private let texts: [FilePath: TextPositions]
  private let history: EditHistory

  public init(_ plan: FixPlan) {
    texts = plan.originals.mapValues { TextPositions($0) }
    history = EditHistory(plan.rounds)
  }

  /// The line of a fix's finding, from 1. What an earlier fix has inserted counts as the line in which it did.
  ///
  /// - Parameter rounds: how many rounds were applied to the text that the fix was made for.
  public func line(of fix: FixSet, after rounds: Int) -> Int {
    guard let text = texts[FilePath(fix.location.path)] else { return fix.location.range.start.line }
    return text.position(at: history.originalOffset(of: fix, after: rounds)).line
  }
}
