/// A typed view of a node: the pointer and number of a ``Node``, plus the knowledge of what the node is.
///
/// Cursors are trivially copyable and own nothing; the ``SyntaxTree`` must outlive them. A field that the grammar
/// requires is optional all the same, since code may lack it.
public protocol SyntaxCursor: Hashable {
  var node: Node { get }

  /// Whether the cursor can read a node of this kind.
  static func accepts(_ kind: NodeKind) -> Bool

  /// `nil` when the node is of a kind that the cursor does not ``accepts(_:)``.
  init?(_ node: Node)
}

extension SyntaxCursor {
  /// The byte range of the node, without the trivia around it.
  @inlinable public var range: Range<UInt32> { node.range }

  /// The child that fills a field, if there is one and it is what the caller asks for.
  @inlinable
  public func field<Field: SyntaxCursor>(_ role: Role) -> Field? {
    guard let child = node.child(role) else { return nil }
    return Field(child)
  }

  /// The children that fill a field, in source order.
  @inlinable
  public func fields<Field: SyntaxCursor>(_ role: Role) -> SyntaxList<Field> { SyntaxList(node.children(role)) }

  /// The same node as another cursor, or `nil` when it is something else.
  @inlinable
  public func `as`<Cursor: SyntaxCursor>(_ type: Cursor.Type) -> Cursor? { Cursor(node) }

  @inlinable
  public func `is`<Cursor: SyntaxCursor>(_ type: Cursor.Type) -> Bool { Cursor.accepts(node.kind) }

  @inlinable public static func == (left: Self, right: Self) -> Bool { left.node == right.node }
  @inlinable public func hash(into hasher: inout Hasher) { node.hash(into: &hasher) }
}

/// A cursor for exactly one kind of node. ``NodeKind/cursorType`` names it.
public protocol KindCursor: SyntaxCursor {
  static var kind: NodeKind { get }

  /// The caller knows that the node is of this kind.
  init(unchecked node: Node)
}

extension KindCursor {
  @inlinable public static func accepts(_ kind: NodeKind) -> Bool { kind == Self.kind }

  @inlinable
  public init?(_ node: Node) {
    guard node.kind == Self.kind else { return nil }
    self.init(unchecked: node)
  }
}

extension Node {
  /// The node as a typed cursor, or `nil` when it is something else.
  @inlinable
  public func `as`<Cursor: SyntaxCursor>(_ type: Cursor.Type) -> Cursor? { Cursor(self) }

  @inlinable
  public func `is`<Cursor: SyntaxCursor>(_ type: Cursor.Type) -> Bool { Cursor.accepts(kind) }
}

/// The children that fill one field of a node, as cursors, in source order. Children that the cursor does not accept
/// (an `#if` around attributes, say) are passed over.
@frozen
public struct SyntaxList<Element: SyntaxCursor>: Sequence, IteratorProtocol {
  @usableFromInline var nodes: ChildrenInRole

  @inlinable init(_ nodes: ChildrenInRole) { self.nodes = nodes }

  @inlinable
  public mutating func next() -> Element? {
    while let node = nodes.next() {
      if let element = Element(node) { return element }
    }
    return nil
  }

  @inlinable
  public var first: Element? {
    var copy = self
    return copy.next()
  }

  /// The last element, by walking over all of them.
  @inlinable
  public var last: Element? {
    var last: Element?
    for element in self { last = element }
    return last
  }

  @inlinable public var isEmpty: Bool { first == nil }

  /// How many there are, by walking over all of them.
  @inlinable
  public var count: Int {
    var count = 0
    for _ in self { count += 1 }
    return count
  }

  /// The element at a place counted from 0, by walking there; `nil` after the end.
  @inlinable
  public func element(at index: Int) -> Element? {
    var left = index
    for element in self {
      if left == 0 { return element }
      left -= 1
    }
    return nil
  }
}
