import LintSyntax

/// What the places of a file that were asked about are covered by.
struct MarkersAround {
  var awaits = AnswersAlongWay<Bool>()
  var tries = AnswersAlongWay<Bool>()
  var asyncLets = AnswersAlongWay<Bool>()
}

extension Pass {
  /// Whether code waits for a node: with `await`, or because it is what an `async let` is.
  public func isWaitedFor(_ node: Node) -> Bool { isCoveredByAwait(node) || isInAsyncLet(node) }

  /// Whether an `await` in the same function or closure covers a node, from an expression around or from the left.
  public func isCoveredByAwait(_ node: Node) -> Bool {
    markersAround.awaits.find(from: node, otherwise: false) { $0.isUnder(.awaitExpr) }
  }

  func isCoveredByTry(_ node: Node) -> Bool {
    markersAround.tries.find(from: node, otherwise: false) { $0.isUnder(.tryExpr) }
  }

  /// `async let value = …`, which is waited for where `value` is read.
  func isInAsyncLet(_ node: Node) -> Bool {
    markersAround.asyncLets.find(from: node, otherwise: false) { node in
      guard let parent = node.parent else { return false }
      if let variable = VariableDecl(parent) { return variable.hasModifier(.async) }
      return parent.kind == .codeBlock || parent.kind == .closureExpr ? false : nil
    }
  }
}

extension Node {
  /// Whether the node around is a marker, or another is to the left of this one there; nil where that is for the nodes
  /// farther out to say.
  fileprivate func isUnder(_ marker: NodeKind) -> Bool? {
    guard let parent else { return false }
    switch parent.kind {
    case marker: return true
    case .sequenceExpr:
      for element in parent.children(.element) {
        if element.id >= id { break }
        if element.kind == marker { return true }
      }
      return nil
    case .closureExpr, .codeBlock, .accessorBlock: return false
    default: return nil
    }
  }
}
