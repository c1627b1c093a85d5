/// Finds the lines that findings of later rounds have in the texts before any fix, which are those that people see.
public struct OriginalLines {
  private let texts: [FilePath: TextPositions]
  /// By file, the edits of each round.
  private var edits: [FilePath: [[TextEdit]]] = [:]

  public init(_ plan: FixPlan) {
    texts = plan.originals.mapValues { TextPositions($0) }
    for (number, round) in plan.rounds.enumerated() {
      for fix in round {
        for (file, own) in fix.edits {
          var rounds = edits[file] ?? [[TextEdit]](repeating: [], count: plan.rounds.count)
          rounds[number] += own
          edits[file] = rounds
        }
      }
    }
    edits = edits.mapValues { $0.map(\.inOrder) }
  }

  /// The line of a fix's finding, from 1. What an earlier fix has inserted counts as the line in which it did.
  ///
  /// - Parameter rounds: how many rounds were applied to the text that the fix was made for.
  public func line(of fix: FixSet, after rounds: Int) -> Int {
    guard let text = texts[FilePath(fix.location.path)] else { return fix.location.range.start.line }
    return text.position(at: offset(of: fix, after: rounds)).line
  }

  /// Where a fix's finding starts, in bytes from 0.
  ///
  /// - Parameter rounds: how many rounds were applied to the text that the fix was made for.
  func offset(of fix: FixSet, after rounds: Int) -> Int {
    let edits = edits[FilePath(fix.location.path)] ?? []
    return edits.prefix(rounds).reversed().reduce(fix.location.range.start.offset) { $1.original($0) }
  }
}
