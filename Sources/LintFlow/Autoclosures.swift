import LintSyntax

extension SequenceExpr {
  /// What `||`, `&&` and `??` take as an autoclosure: for each of them the first and the last element of the row that
  /// are its right side. One may be part of another: `a ?? b ?? c` has `b ?? c` and `c`.
  public var autoclosures: [(first: Node, last: Node)] {
    guard node.children.contains(where: { $0.operatorClass.isLazy }) else { return [] }
    var found: [(first: Node, last: Node)] = []
    // Assignments and ternaries bind least.
    for part in Array(node.children).split(whereSeparator: { $0.assignmentForm != nil || $0.kind == .ternaryExpr }) {
      part.collectAutoclosures(&found)
    }
    return found
  }
}

extension OperatorClass {
  /// Whether the right side is an autoclosure.
  fileprivate var isLazy: Bool {
    switch self {
    case .or, .and, .coalescing: true
    case .comparison, .other: false
    }
  }
}

extension ArraySlice<Node> {
  private static var mostNested: Int { 64 }

  /// The elements are a row without assignments and ternaries.
  fileprivate func collectAutoclosures(_ found: inout [(first: Node, last: Node)]) {
    for level in [OperatorClass.or, .and, .comparison, .coalescing] {
      let parts = split(whereSeparator: { $0.operatorClass == level })
      if parts.count == 1 { continue }
      for (place, part) in parts.enumerated() {
        // `??` associates to the right, so that each is part of the one before. No compiler takes many.
        if level == .coalescing, place > Self.mostNested { break }
        if level.isLazy, part.startIndex > startIndex, let first = part.first,
          let last = level == .coalescing ? self.last : part.last
        {
          found.append((first, last))
        }
        part.collectAutoclosures(&found)
      }
      return
    }
  }
}
