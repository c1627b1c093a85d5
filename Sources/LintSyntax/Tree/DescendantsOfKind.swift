extension Node {
  /// The nodes of one kind below, in source order.
  @inlinable
  public func descendants(of kind: NodeKind) -> DescendantsOfKind {
    DescendantsOfKind(columns: columns, next: id &+ 1, end: subtreeEnd, kind: kind)
  }
}

/// The nodes of one kind below a node, see ``Node/descendants(of:)``. Few nodes are of any one kind, so eight are
/// examined in one step.
@frozen
public struct DescendantsOfKind: Sequence, IteratorProtocol {
  public let columns: UnsafePointer<SyntaxColumns>
  @usableFromInline var nextID: UInt32
  @usableFromInline let end: UInt32
  /// The kind in each of eight bytes.
  @usableFromInline let pattern: UInt64

  @inlinable
  init(columns: UnsafePointer<SyntaxColumns>, next: UInt32, end: UInt32, kind: NodeKind) {
    self.columns = columns
    self.nextID = next
    self.end = end
    pattern = 0x0101_0101_0101_0101 &* UInt64(kind.rawValue)
  }

  @inlinable
  public mutating func next() -> Node? {
    let kinds = UnsafeRawPointer(columns.pointee.kinds)
    while nextID &+ 8 <= end {
      let difference = UInt64(littleEndian: kinds.loadUnaligned(fromByteOffset: Int(nextID), as: UInt64.self)) ^ pattern
      // The lowest byte that is zero has its top bit set, whatever those above it have.
      let found = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
      if found != 0 {
        let id = nextID &+ UInt32(truncatingIfNeeded: found.trailingZeroBitCount / 8)
        nextID = id &+ 1
        return Node(columns: columns, id: id)
      }
      nextID &+= 8
    }
    while nextID < end {
      let node = Node(columns: columns, id: nextID)
      nextID &+= 1
      if UInt64(node.kind.rawValue) == pattern & 0xFF { return node }
    }
    return nil
  }
}
