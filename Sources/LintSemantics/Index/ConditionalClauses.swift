import LintSyntax

extension Node {
  /// Whether two places of a file are in different clauses of one `#if`, of which only one is compiled.
  ///
  /// - Parameter other: of any tree of the same file.
  func isNeverCompiled(with other: Node) -> Bool {
    let own = clauses
    if own.isEmpty { return false }
    return other.clauses.contains { clause in
      own.contains { $0.condition == clause.condition && $0.begin != clause.begin }
    }
  }

  /// The clauses around, each with the `#if` that it is of, by where they begin in the file.
  private var clauses: [(condition: UInt32, begin: UInt32)] {
    ancestors.compactMap { ancestor in
      guard ancestor.kind == .ifConfigClause, let whole = ancestor.parent else { return nil }
      return (whole.range.lowerBound, ancestor.range.lowerBound)
    }
  }
}
