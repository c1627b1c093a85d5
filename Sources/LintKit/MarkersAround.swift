import LintSyntax

/// What the places of a file that were asked about are covered by.
struct MarkersAround {
  var awaits = AnswersAlongWay<Bool>()
  var tries = AnswersAlongWay<Bool>()
  var asyncLets = AnswersAlongWay<Bool>()
}

/// The first `await` or `try` of a long sequence, such as a condition of hundreds of parts.
final class FirstMarkers {
  private struct Question: Hashable {
    let sequence: Node
    let marker: NodeKind
  }

  private var known: [Question: Node?] = [:]
  /// Elements that are looked through again: that costs less than to remember them.
  private static let shortSequence = 32

  /// Whether a marker is to the left of an element.
  func isMarked(_ element: Node, of sequence: Node, by marker: NodeKind) -> Bool {
    for (place, other) in sequence.children(.element).enumerated() {
      if other.id >= element.id { return false }
      if other.kind == marker { return true }
      if place == Self.shortSequence { break }
    }
    let question = Question(sequence: sequence, marker: marker)
    let first = known[question] ?? sequence.children(.element).first { $0.kind == marker }
    known[question] = .some(first)
    return first.map { $0.id < element.id } ?? false
  }
}

extension Pass {
  /// Whether code waits for a node: with `await`, or because it is what an `async let` is.
  public func isWaitedFor(_ node: Node) -> Bool { isCoveredByAwait(node) || isInAsyncLet(node) }

  /// Whether an `await` in the same function or closure covers a node, from an expression around or from the left.
  public func isCoveredByAwait(_ node: Node) -> Bool {
    markersAround.awaits.find(from: node, otherwise: false) { $0.isUnder(.awaitExpr, firstMarkers) }
  }

  func isCoveredByTry(_ node: Node) -> Bool {
    markersAround.tries.find(from: node, otherwise: false) { $0.isUnder(.tryExpr, firstMarkers) }
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
  fileprivate func isUnder(_ marker: NodeKind, _ first: FirstMarkers) -> Bool? {
    guard let parent else { return false }
    switch parent.kind {
    case marker: return true
    case .sequenceExpr: return first.isMarked(self, of: parent, by: marker) ? true : nil
    case .closureExpr, .codeBlock, .accessorBlock: return false
    default: return nil
    }
  }
}
