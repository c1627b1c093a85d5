/// The edits of several rounds of fixes, to trace places back to the texts before any of them.
struct EditHistory {
  /// By file, the edits of each round in their order.
  private var edits: [FilePath: [[TextEdit]]] = [:]
  private(set) var roundCount = 0

  init() {}

  init(_ rounds: [[FixSet]]) { for round in rounds { add(round) } }

  mutating func add(_ round: [FixSet]) {
    var added: [FilePath: [TextEdit]] = [:]
    for fix in round { for (file, own) in fix.edits { added[file, default: []] += own } }
    for (file, own) in added {
      let before = edits[file] ?? []
      // Rounds without an edit of the file have none here either.
      let skipped = [[TextEdit]](repeating: [], count: roundCount - before.count)
      edits[file] = before + skipped + [own.inOrder]
    }
    roundCount += 1
  }

  /// Where a fix's finding starts in the text before all fixes, in bytes from 0.
  ///
  /// - Parameter rounds: how many rounds were applied to the text that the fix was made for.
  func originalOffset(of fix: FixSet, after rounds: Int) -> Int {
    let edits = edits[FilePath(fix.location.path)] ?? []
    return edits.prefix(rounds).reversed().reduce(fix.location.range.start.offset) { $1.original($0) }
  }
}
