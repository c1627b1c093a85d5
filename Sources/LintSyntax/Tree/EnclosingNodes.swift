/// The nodes around a node, from the parent to the file, without the links that a chain goes on with: from the closure
/// of `b` in `a.b { … }.c { … }.d { … }` to its call, to the chain as a whole, and to what that stands in. What is
/// passed over are expressions that begin where the chain begins: none is a scope, a statement or a declaration.
///
/// A way up link by link from each closure of a chain takes steps of the square of its length.
@frozen
public struct EnclosingNodes: Sequence, IteratorProtocol {
  @usableFromInline var current: Node

  @inlinable init(of node: Node) { current = node }

  @inlinable
  public mutating func next() -> Node? {
    guard let parent = current.parent else { return nil }
    current = parent.kind.isChainLink && current.kind.isChainLink ? current.wholeChain ?? parent : parent
    return current
  }
}

extension Node {
  /// The nodes around, from the parent to the file, but of a chain only the link that the node is in and the whole.
  @inlinable public var enclosingNodes: EnclosingNodes { EnclosingNodes(of: self) }

  /// The outermost expression around a link that begins with the same token; nil where the link is that itself.
  @usableFromInline
  var wholeChain: Node? {
    // First tokens never decrease from node to node, and the file is more than a chain.
    let starts = columns.pointee.firstTokens
    let start = starts[Int(id)]
    var (low, step): (UInt32, UInt32) = (id, 1)
    while low > step, starts[Int(low &- step)] == start {
      low &-= step
      step &*= 2
    }
    var tooLow = low > step ? low &- step : 0
    while low &- tooLow > 1 {
      let middle = tooLow &+ (low &- tooLow) / 2
      if starts[Int(middle)] == start { low = middle } else { tooLow = middle }
    }
    // A statement may begin there, too, and a missing node stands where the next one begins.
    while low < id {
      let outer = Node(columns: columns, id: low)
      if outer.kind.category == .expression, outer.subtreeEnd > id { return outer }
      low &+= 1
    }
    return nil
  }
}

extension NodeKind {
  /// Whether it is a link of a chain such as `a.b()?.c[0]!`, where it has an expression before it.
  @inlinable
  var isChainLink: Bool {
    switch self {
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .genericSpecializationExpr, .optionalChainingExpr,
      .forceUnwrapExpr:
      true
    default: false
    }
  }
}
