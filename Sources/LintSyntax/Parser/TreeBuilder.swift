/// A node while its file is being parsed.
struct PendingNode {
  var kind: NodeKind
  var role: Role
  var flags: NodeFlags
  var firstToken: UInt32
  /// Inclusive; `firstToken - 1` for a node without tokens.
  var lastToken: UInt32
  var mainToken: UInt32
  /// The place of the first descendant in the builder's buffer; the node's own place when it has none.
  var start: UInt32

  var tokens: NodeTokens { NodeTokens(first: firstToken, last: lastToken, main: mainToken) }
}

/// Where a node may begin: how many nodes there were, and which token came next.
struct Mark {
  var node: UInt32
  var token: UInt32
}

/// Collects nodes in postorder (children before their parent) and turns them into the preorder columns of a tree.
///
/// Postorder makes wrapping free: `a.b(c)` closes `a`, then the member around it, then the call around that, each time
/// with the mark at which `a` began. Nothing is ever shifted or patched, so each link of a chain of any length costs
/// the same.
struct TreeBuilder: ~Copyable {
  private var nodes: UnsafeMutablePointer<PendingNode>
  private(set) var count = 0
  /// Where the next node goes, and the end of the room for nodes.
  private var end: UnsafeMutablePointer<PendingNode>
  private var limit: UnsafeMutablePointer<PendingNode>
  /// See ``PostorderNodes/landmark(_:)``.
  private var landmarks = LexerStack<UInt32>(capacity: 1 << 8)
  /// The memory of the tree that was lent last.
  private var block: UnsafeMutableRawPointer
  private var blockByteCount = 1 << 16
  /// The tree in it, as long as the nodes are the same, so that a second request for a file's tree need not wait.
  private var lent: SyntaxTree?

  init(capacity: Int = 1 << 10) {
    block = .allocate(byteCount: blockByteCount, alignment: TreeLayout.alignment)
    nodes = .allocate(capacity: capacity)
    end = nodes
    limit = nodes + capacity
  }

  deinit {
    nodes.deallocate()
    block.deallocate()
  }

  /// The nodes of a tree as they were before it was made.
  init(_ tree: SyntaxTree) {
    self.init()
    let columns = tree.columns.pointee
    // The nodes around the next one, innermost last.
    var open: [UInt32] = []
    for next in 0...columns.nodeCount {
      while let node = open.last, columns.subtreeEnd(of: node) <= next {
        open.removeLast()
        let place = Int(node)
        append(
          PendingNode(
            kind: columns.kinds[place], role: columns.roles[place], flags: columns.flags[place],
            firstToken: columns.firstTokens[place],
            lastToken: columns.lastToken(of: node), mainToken: columns.mainToken(of: node),
            start: node &- UInt32(open.count)))
      }
      if next < columns.nodeCount { open.append(next) }
    }
  }

  private var capacity: Int { limit - nodes }

  mutating func removeAll() {
    lent = nil
    truncate(to: 0)
  }

  private mutating func truncate(to newCount: Int) {
    count = newCount
    end = nodes + newCount
    while !landmarks.isEmpty, landmarks.top >= UInt32(truncatingIfNeeded: newCount) { landmarks.drop() }
  }

  /// Makes room for a node a token, which few files exceed; see ``TokenBuffer/reserve(sourceCount:)``.
  mutating func reserve(tokenCount: Int) {
    if capacity < tokenCount { grow(to: max(tokenCount, capacity * 2)) }
  }

  @inline(__always)
  mutating func append(_ node: PendingNode) {
    if end == limit { grow(to: capacity * 2) }
    if node.kind.isLandmark { addLandmark() }
    end.initialize(to: node)
    end += 1
    count &+= 1
  }

  @inline(never)
  private mutating func addLandmark() { landmarks.push(UInt32(truncatingIfNeeded: count)) }

  /// The nodes built so far, valid until the builder is used again.
  var postorder: PostorderNodes {
    PostorderNodes(nodes, count: count, landmarks: landmarks.start, landmarkCount: landmarks.count)
  }

  /// The node that was closed last; there must be one.
  @inline(__always) var last: PendingNode { end[-1] }

  @inline(__always)
  mutating func setRoleOfLast(_ role: Role) { end[-1].role = role }

  /// The field that the last child of the last node fills; `nil` if the last node has no children.
  var roleOfLastChild: Role? { Int(last.start) < count &- 1 ? end[-2].role : nil }

  /// Removes the nodes closed since `mark`: their tokens stay with the node around them.
  mutating func discard(since mark: Mark) { truncate(to: Int(mark.node)) }

  /// Removes the last node but not its children; those in the field `role` change to the field `newRole`.
  mutating func reopenLast(renaming role: Role, to newRole: Role) {
    let start = Int(last.start)
    truncate(to: count &- 1)
    var child = count &- 1
    while child >= start {
      if nodes[child].role == role { nodes[child].role = newRole }
      child = Int(nodes[child].start) &- 1
    }
  }

  /// Removes the last node, which has one child and no tokens besides the child's.
  mutating func unwrapLast() { truncate(to: count &- 1) }

  @inline(never)
  private mutating func grow(to newCapacity: Int) {
    let larger = UnsafeMutablePointer<PendingNode>.allocate(capacity: newCapacity)
    larger.moveInitialize(from: nodes, count: count)
    nodes.deallocate()
    nodes = larger
    end = nodes + count
    limit = nodes + newCapacity
  }

  // MARK: Preorder

  /// Turns the nodes into a tree, the last node being its root. The nodes are in a block of the builder's, tokens and
  /// source where they were: the tree is valid until the builder is used again. ``SyntaxTree/kept()`` makes a permanent
  /// copy.
  mutating func lendTree(
    source: TreeSource, tokens: borrowing TokenBuffer, errors: [SyntaxError], names: WellKnownNameSet
  ) -> SyntaxTree {
    if let lent { return lent }
    let layout = TreeLayout(
      nodeCount: count, tokenCount: tokens.count + TokenBuffer.padding, sharesTokens: true, sourceCount: 0)
    if blockByteCount < layout.byteCount { growBlock(to: layout.byteCount) }
    writePreorder(layout)
    let columns = layout.writeHeader(
      in: block, source: source, tokens: tokens.base, tokenCount: tokens.count, nodeCount: count)
    let tree = SyntaxTree(
      columns: columns, byteCount: layout.byteCount, errors: errors, names: names, memory: .parser)
    lent = tree
    return tree
  }

  @inline(never)
  private mutating func growBlock(to byteCount: Int) {
    block.deallocate()
    blockByteCount = max(byteCount, blockByteCount * 2)
    block = .allocate(byteCount: blockByteCount, alignment: TreeLayout.alignment)
  }

  private func writePreorder(_ layout: TreeLayout) {
    guard count > 0 else { return }
    precondition(last.start == 0, "the last node holds all others")
    var writer = PreorderWriter(layout, in: block)
    var index = UInt32(truncatingIfNeeded: count)
    var node = end
    while index > 0 {
      index &-= 1
      node -= 1
      writer.write(node, node.pointee.tokens, at: index, start: node.pointee.start)
    }
  }
}
