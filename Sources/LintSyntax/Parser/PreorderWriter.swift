/// Turns nodes in postorder into the preorder columns of a tree. Takes them from the last one to the first: parents
/// before their children.
///
/// In preorder, a node comes after its ancestors and after all that precede its first descendant: its place is that
/// descendant's in postorder, plus its own depth. So the open parents need no stack; their places are read from the
/// column that has just been written.
struct PreorderWriter {
  private let columns: ColumnWriter
  // The innermost parent that is still open, the place of its first descendant in postorder, and the depth of its
  // children.
  private var parent: UInt32 = 0
  private var parentStart: UInt32 = 0
  private var depth: UInt32 = 0

  init(_ layout: TreeLayout, in block: UnsafeMutableRawPointer) { columns = ColumnWriter(layout, in: block) }

  /// - Parameters:
  ///   - node: its tokens and its `start` do not matter. By its address: all of it would not fit into registers.
  ///   - tokens: its tokens in the tree that is written.
  ///   - index: the place of the node in postorder.
  ///   - start: where its first descendant does; `index` where it has none.
  @inline(__always)
  mutating func write(_ node: UnsafePointer<PendingNode>, _ tokens: NodeTokens, at index: UInt32, start: UInt32) {
    while parentStart > index {
      parent = columns.parent(of: parent)
      depth &-= 1
      parentStart = parent &- (depth &- 1)
    }
    let place = start &+ depth
    columns.write(node, tokens, at: place, below: parent, nodeCount: index &- start &+ 1)
    if start < index {
      parent = place
      parentStart = start
      depth &+= 1
    }
  }
}

/// The tokens of a node as ``PendingNode`` has them.
struct NodeTokens {
  var first, last, main: UInt32
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
    let near = reaches[Int(place)].parent
    return place &- (near == NodeReach.far ? farReaches[Int(place)].parent : UInt32(near))
  }

  @inline(__always)
  func write(
    _ node: UnsafePointer<PendingNode>, _ tokens: NodeTokens, at place: UInt32, below parent: UInt32,
    nodeCount: UInt32
  ) {
    let slot = Int(place)
    kinds[slot] = node.pointee.kind
    roles[slot] = node.pointee.role
    flags[slot] = node.pointee.flags
    firstTokens[slot] = tokens.first
    // A node without tokens, for something missing, may name one before it.
    let mainToken = max(tokens.main, tokens.first)
    let reach = FarNodeReach(
      tokenCount: tokens.last &- tokens.first &+ 1, mainToken: mainToken &- tokens.first, nodeCount: nodeCount,
      parent: place &- parent)
    if mayBeFar { writeFar(reach, at: slot) } else { reaches[slot] = NodeReach(near: reach) }
  }

  /// Few files are that long.
  @inline(never)
  private func writeFar(_ reach: FarNodeReach, at slot: Int) {
    reaches[slot] = NodeReach(reach)
    farReaches[slot] = reach
  }
}
