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
}

/// Where a node may begin: how many nodes there were, and which token came next.
struct Mark {
  var node: UInt32
  var token: UInt32
}

/// Collects nodes in postorder (children before their parent) and turns them into the preorder columns of a tree.
///
/// Postorder makes wrapping free: `a.b(c)` closes `a`, then the member around it, then the call around that, each time
/// with the mark that `a` began at. Nothing is ever shifted or patched, so a chain of any length costs the same for
/// each link.
struct TreeBuilder: ~Copyable {
  private(set) var nodes: UnsafeMutablePointer<PendingNode>
  private(set) var count = 0
  private var capacity: Int
  private var parents: UnsafeMutablePointer<OpenNode>
  private var parentCapacity = 64
  /// The memory of the tree that was lent last.
  private var block: UnsafeMutableRawPointer
  private var blockByteCount = 1 << 16

  init(capacity: Int = 1 << 10) {
    self.capacity = capacity
    block = .allocate(byteCount: blockByteCount, alignment: TreeLayout.alignment)
    nodes = .allocate(capacity: capacity)
    parents = .allocate(capacity: parentCapacity)
  }

  deinit {
    nodes.deallocate()
    parents.deallocate()
    block.deallocate()
  }

  mutating func removeAll() { count = 0 }

  /// Makes room for a node a token, which few files exceed; see ``TokenBuffer/reserve(sourceCount:)``.
  mutating func reserve(tokenCount: Int) {
    if capacity < tokenCount { grow(to: max(tokenCount, capacity * 2)) }
  }

  @inline(__always)
  mutating func append(_ node: PendingNode) {
    if count == capacity { grow(to: capacity * 2) }
    nodes[count] = node
    count &+= 1
  }

  @inline(__always)
  mutating func setRoleOfLast(_ role: Role) { nodes[count &- 1].role = role }

  /// Takes back the nodes closed since `mark`: their tokens stay with the node around them.
  mutating func discard(since mark: Mark) { count = Int(mark.node) }

  /// Takes back the last node but not what is below it; its children in the field `role` change to the field `newRole`.
  mutating func reopenLast(renaming role: Role, to newRole: Role) {
    count &-= 1
    let start = Int(nodes[count].start)
    var child = count &- 1
    while child >= start {
      if nodes[child].role == role { nodes[child].role = newRole }
      child = Int(nodes[child].start) &- 1
    }
  }

  /// Takes back the last node, which has one child and no tokens besides the child's.
  mutating func unwrapLast() { count &-= 1 }

  @inline(never)
  private mutating func grow(to newCapacity: Int) {
    let larger = UnsafeMutablePointer<PendingNode>.allocate(capacity: newCapacity)
    larger.moveInitialize(from: nodes, count: count)
    nodes.deallocate()
    nodes = larger
    capacity = newCapacity
  }

  // MARK: Preorder

  /// Turns the nodes into a tree, the last node being its root. The nodes stand in a block of the builder's, tokens and source
  /// where they are: the tree is good until the builder is used again. ``SyntaxTree/kept()`` makes one that stays.
  mutating func lendTree(
    source: UnsafePointer<UInt8>, sourceCount: Int, tokens: borrowing TokenBuffer, errors: [SyntaxError], names: WellKnownNameSet
  ) -> SyntaxTree {
    let layout = TreeLayout(nodeCount: count, tokenCount: 0, sourceCount: 0)
    if blockByteCount < layout.byteCount { growBlock(to: layout.byteCount) }
    let writer = ColumnWriter(layout, in: block)
    writePreorder(writer)
    let columns = layout.writeHeader(
      in: block, source: source, sourceCount: sourceCount, tokens: tokens.base, tokenCount: tokens.count, nodeCount: count)
    return SyntaxTree(columns: columns, byteCount: layout.byteCount, errors: errors, names: names, ownsMemory: false)
  }

  @inline(never)
  private mutating func growBlock(to byteCount: Int) {
    block.deallocate()
    blockByteCount = max(byteCount, blockByteCount * 2)
    block = .allocate(byteCount: blockByteCount, alignment: TreeLayout.alignment)
  }

  /// Walks the postorder backwards, parents before their children, with the open parents on a stack. A child stands as far
  /// behind its parent in preorder as its first descendant stands behind the parent's in postorder, and one more.
  private mutating func writePreorder(_ columns: ColumnWriter) {
    guard count > 0 else { return }
    let root = nodes[count &- 1]
    precondition(root.start == 0, "the last node holds all others")
    columns.write(root, at: 0, below: 0, subtreeEnd: UInt32(count))
    // The innermost parent that is still open; those around it are on the stack. The root never closes.
    var parent = OpenNode(start: 0, place: 0)
    var open = 0
    var index = UInt32(count &- 1)
    while index > 0 {
      index &-= 1
      let node = nodes[Int(index)]
      while parent.start > index {
        open &-= 1
        parent = parents[open]
      }
      let place = parent.place &+ 1 &+ (node.start &- parent.start)
      columns.write(node, at: place, below: parent.place, subtreeEnd: place &+ index &- node.start &+ 1)
      if node.start < index {
        if open == parentCapacity { growParents() }
        parents[open] = parent
        open &+= 1
        parent = OpenNode(start: node.start, place: place)
      }
    }
  }

  @inline(never)
  private mutating func growParents() {
    let larger = UnsafeMutablePointer<OpenNode>.allocate(capacity: parentCapacity * 2)
    larger.moveInitialize(from: parents, count: parentCapacity)
    parents.deallocate()
    parents = larger
    parentCapacity *= 2
  }
}

/// The bytes behind a source, so that the lexer reads words without a bounds check.
enum SourcePadding {
  static let byteCount = 16
}

private struct ColumnWriter {
  let firstTokens, lastTokens, mainTokens, subtreeEnds, parents: UnsafeMutablePointer<UInt32>
  let flags: UnsafeMutablePointer<NodeFlags>
  let kinds: UnsafeMutablePointer<NodeKind>
  let roles: UnsafeMutablePointer<Role>

  init(_ layout: TreeLayout, in block: UnsafeMutableRawPointer) {
    firstTokens = layout.firstTokens.start(in: block)
    lastTokens = layout.lastTokens.start(in: block)
    mainTokens = layout.mainTokens.start(in: block)
    subtreeEnds = layout.subtreeEnds.start(in: block)
    parents = layout.parents.start(in: block)
    flags = layout.flags.start(in: block)
    kinds = layout.kinds.start(in: block)
    roles = layout.roles.start(in: block)
  }

  @inline(__always)
  func write(_ node: PendingNode, at place: UInt32, below parent: UInt32, subtreeEnd: UInt32) {
    let slot = Int(place)
    kinds[slot] = node.kind
    roles[slot] = node.role
    flags[slot] = node.flags
    firstTokens[slot] = node.firstToken
    lastTokens[slot] = node.lastToken
    mainTokens[slot] = node.mainToken
    subtreeEnds[slot] = subtreeEnd
    parents[slot] = parent
  }
}

/// A node whose children are being placed: where its first descendant stands in postorder, and its own place in preorder.
private struct OpenNode {
  var start: UInt32
  var place: UInt32
}
