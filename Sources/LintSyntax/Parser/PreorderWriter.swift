/// Turns nodes in postorder into the preorder columns of a tree. Takes them from the last one to the first: parents
/// before their children.
///
/// In preorder, a node stands behind its ancestors and behind all that precede its first descendant: its place is that
/// descendant's in postorder, plus its own depth. So the open parents need no stack; their places are read from the
/// column that has just been written.
struct PreorderWriter {
  private let columns: ColumnWriter
  // The innermost parent that is still open, where its first descendant stands in postorder, and the depth of its
  // children.
  private var parent: UInt32 = 0
  private var parentStart: UInt32 = 0
  private var depth: UInt32 = 0

  init(_ layout: TreeLayout, in block: UnsafeMutableRawPointer) { columns = ColumnWriter(layout, in: block) }

  /// - Parameters:
  ///   - node: with tokens of the tree that is written; its `start` does not matter.
  ///   - index: where the node stands in postorder.
  ///   - start: where its first descendant does; `index` where it has none.
  @inline(__always)
  mutating func write(_ node: PendingNode, at index: UInt32, start: UInt32) {
    while parentStart > index {
      parent = columns.parent(of: parent)
      depth &-= 1
      parentStart = parent &- (depth &- 1)
    }
    let place = start &+ depth
    columns.write(node, at: place, below: parent, nodeCount: index &- start &+ 1)
    if start < index {
      parent = place
      parentStart = start
      depth &+= 1
    }
  }
}

/// Writes one node into the columns of a tree.
private struct ColumnWriter {
  private let reaches: UnsafeMutablePointer<NodeReach>
  private let firstTokens: UnsafeMutablePointer<UInt32>
  private let flags: UnsafeMutablePointer<NodeFlags>
  private let kinds: UnsafeMutablePointer<NodeKind>
  private let roles: UnsafeMutablePointer<Role>
  private let farReaches: UnsafeMutablePointer<FarNodeReach>
  private let mayBeFar: Bool

  init(_ layout: TreeLayout, in block: UnsafeMutableRawPointer) {
    reaches = layout.reaches.start(in: block)
    firstTokens = layout.firstTokens.start(in: block)
    flags = layout.flags.start(in: block)
    kinds = layout.kinds.start(in: block)
    roles = layout.roles.start(in: block)
    farReaches = layout.farReaches.start(in: block)
    mayBeFar = layout.farReachCount > 0
  }

  /// The parent of a node that has been written.
  @inline(__always)
  func parent(of place: UInt32) -> UInt32 {
    place &- (mayBeFar ? farReaches[Int(place)].parent : UInt32(reaches[Int(place)].parent))
  }

  @inline(__always)
  func write(_ node: PendingNode, at place: UInt32, below parent: UInt32, nodeCount: UInt32) {
    let slot = Int(place)
    kinds[slot] = node.kind
    roles[slot] = node.role
    flags[slot] = node.flags
    firstTokens[slot] = node.firstToken
    // A node without tokens, which stands for something missing, may name one before it.
    let mainToken = max(node.mainToken, node.firstToken)
    let reach = FarNodeReach(
      tokenCount: node.lastToken &- node.firstToken &+ 1, mainToken: mainToken &- node.firstToken, nodeCount: nodeCount,
      parent: place &- parent)
    if mayBeFar {
      reaches[slot] = NodeReach(reach)
      farReaches[slot] = reach
    } else {
      reaches[slot] = NodeReach(near: reach)
    }
  }
}
