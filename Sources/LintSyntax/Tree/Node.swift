/// A place in a tree: two words, no ownership. The ``SyntaxTree`` must outlive it.
@frozen
public struct Node: Hashable {
  public let columns: UnsafePointer<SyntaxColumns>
  /// The number of the node in preorder, from 0 (the file).
  public let id: UInt32

  @inlinable
  public init(columns: UnsafePointer<SyntaxColumns>, id: UInt32) {
    self.columns = columns
    self.id = id
  }

  @inlinable public var kind: NodeKind { columns.pointee.kinds[Int(id)] }
  @inlinable public var role: Role { columns.pointee.roles[Int(id)] }
  @inlinable public var flags: NodeFlags { columns.pointee.flags[Int(id)] }

  /// The node around this one; `nil` for the file.
  @inlinable public var parent: Node? { id == 0 ? nil : Node(columns: columns, id: columns.pointee.parent(of: id)) }

  /// The id of the first node that is not this one or one of its descendants.
  @inlinable public var subtreeEnd: UInt32 { columns.pointee.subtreeEnd(of: id) }

  /// The nodes directly below, in source order.
  @inlinable public var children: Children { Children(columns: columns, next: id &+ 1, end: subtreeEnd) }

  /// All nodes below, in source order, without this one.
  @inlinable public var descendants: Descendants { Descendants(columns: columns, next: id &+ 1, end: subtreeEnd) }

  /// The nodes around, from the parent to the file.
  @inlinable public var ancestors: Ancestors { Ancestors(current: self) }

  /// The nodes after this one that have the same parent, in source order.
  @inlinable
  public var laterSiblings: Children {
    Children(columns: columns, next: subtreeEnd, end: parent?.subtreeEnd ?? subtreeEnd)
  }

  @inlinable public var firstChild: Node? { subtreeEnd > id &+ 1 ? Node(columns: columns, id: id &+ 1) : nil }

  /// The first child that fills this field.
  @inlinable
  public func child(_ role: Role) -> Node? {
    var next = id &+ 1
    let end = subtreeEnd
    while next < end {
      let found = columns.pointee.roles[Int(next)]
      if found == role { return Node(columns: columns, id: next) }
      if found.endsSearch(for: role) { return nil }
      next = columns.pointee.subtreeEnd(of: next)
    }
    return nil
  }

  /// The children that fill this field, in source order.
  @inlinable
  public func children(_ role: Role) -> ChildrenInRole {
    ChildrenInRole(columns: columns, next: id &+ 1, end: subtreeEnd, role: role)
  }

  // MARK: Tokens and text

  @inlinable public var firstToken: TokenCursor {
    TokenCursor(columns: columns, index: columns.pointee.firstTokens[Int(id)])
  }
  @inlinable public var lastToken: TokenCursor {
    TokenCursor(columns: columns, index: columns.pointee.lastToken(of: id))
  }
  @inlinable public var mainToken: TokenCursor {
    TokenCursor(columns: columns, index: columns.pointee.mainToken(of: id))
  }

  /// Whether the node has no token: it is in place of something missing.
  @inlinable public var isEmpty: Bool { lastToken.index &+ 1 == firstToken.index }

  /// From the first byte of the first token to the last byte of the last, in bytes; where a node is empty, the place
  /// where its token would begin.
  @inlinable
  public var range: Range<UInt32> {
    let start = firstToken.token.offset
    return isEmpty ? start..<start : start..<lastToken.token.end
  }

  /// The tokens of the node, in source order.
  @inlinable public var tokens: TokenRange {
    TokenRange(columns: columns, next: firstToken.index, end: lastToken.index &+ 1)
  }

  /// The node's source text from its first to its last token. Allocates: for messages and tests.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The bytes of ``range``, as far as the tree has them: an outline may lack bodies and comments.
  @inlinable
  public var bytes: UnsafeBufferPointer<UInt8> {
    let start = columns.pointee.text(at: firstToken.offset)
    if isEmpty { return UnsafeBufferPointer(start: start, count: 0) }
    let last = lastToken.token
    return UnsafeBufferPointer(start: start, count: columns.pointee.text(at: last.offset) + Int(last.length) - start)
  }
}

/// A token of a tree: two words, no ownership.
@frozen
public struct TokenCursor: Hashable {
  public let columns: UnsafePointer<SyntaxColumns>
  /// The number of the token in the file, from 0.
  public let index: UInt32

  @inlinable
  public init(columns: UnsafePointer<SyntaxColumns>, index: UInt32) {
    self.columns = columns
    self.index = index
  }

  @inlinable public var token: Token { columns.pointee.tokens[Int(index)] }
  @inlinable public var kind: TokenKind { token.kind }
  /// The name of an identifier or reserved word; ``Name/noName`` for other kinds, where ``Token/payload`` is something
  /// else.
  @inlinable public var name: Name { kind.isWord ? token.name : .noName }
  @inlinable public var offset: UInt32 { token.offset }
  @inlinable public var end: UInt32 { token.end }
  @inlinable public var range: Range<UInt32> { token.offset..<token.end }

  /// The token after this one; at the end of the file, itself.
  @inlinable
  public var next: TokenCursor {
    TokenCursor(columns: columns, index: min(index &+ 1, columns.pointee.tokenCount &- 1))
  }

  /// The token before this one; `nil` for the first.
  @inlinable
  public var previous: TokenCursor? { index == 0 ? nil : TokenCursor(columns: columns, index: index &- 1) }

  @inlinable
  public var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: columns.pointee.text(at: offset), count: Int(token.length))
  }

  /// The token's text. Allocates: for messages, and for names that are kept.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether an identifier begins with an upper-case letter, as the names of types do by Swift's naming guidelines.
  @inlinable
  public var beginsUppercase: Bool {
    guard let first = bytes.first else { return false }
    if first < 0x80 { return first &- UInt8(ascii: "A") < 26 }
    return text.unicodeScalars.first?.properties.isUppercase == true
  }

  /// The text of an identifier without its backticks.
  public var identifierText: String { String(decoding: identifierBytes, as: UTF8.self) }

  /// Whether that is the text of an identifier. Allocates nothing.
  public func isSpelled(_ text: String) -> Bool {
    let own = identifierBytes
    return text.utf8.withContiguousStorageIfAvailable { ByteSearch.areEqual($0, own) } ?? (text == identifierText)
  }

  private var identifierBytes: UnsafeBufferPointer<UInt8> {
    guard token.flags.contains(.escaped), bytes.count >= 2 else { return bytes }
    return UnsafeBufferPointer(rebasing: bytes[1..<(bytes.count - 1)])
  }
}

@frozen
public struct TokenRange: Sequence, IteratorProtocol {
  public let columns: UnsafePointer<SyntaxColumns>
  @usableFromInline var nextIndex: UInt32
  @usableFromInline let end: UInt32

  @inlinable init(columns: UnsafePointer<SyntaxColumns>, next: UInt32, end: UInt32) {
    self.columns = columns
    self.nextIndex = next
    self.end = end
  }

  @inlinable
  public mutating func next() -> TokenCursor? {
    guard nextIndex < end else { return nil }
    defer { nextIndex &+= 1 }
    return TokenCursor(columns: columns, index: nextIndex)
  }
}

@frozen
public struct Children: Sequence, IteratorProtocol {
  public let columns: UnsafePointer<SyntaxColumns>
  @usableFromInline var nextID: UInt32
  @usableFromInline let end: UInt32

  @inlinable init(columns: UnsafePointer<SyntaxColumns>, next: UInt32, end: UInt32) {
    self.columns = columns
    self.nextID = next
    self.end = end
  }

  @inlinable
  public mutating func next() -> Node? {
    guard nextID < end else { return nil }
    defer { nextID = columns.pointee.subtreeEnd(of: nextID) }
    return Node(columns: columns, id: nextID)
  }
}

@frozen
public struct ChildrenInRole: Sequence, IteratorProtocol {
  @usableFromInline var all: Children
  @usableFromInline let role: Role

  @inlinable init(columns: UnsafePointer<SyntaxColumns>, next: UInt32, end: UInt32, role: Role) {
    self.all = Children(columns: columns, next: next, end: end)
    self.role = role
  }

  @inlinable
  public mutating func next() -> Node? {
    while let child = all.next() {
      if child.role == role { return child }
      if child.role.endsSearch(for: role) { return nil }
    }
    return nil
  }
}

@frozen
public struct Descendants: Sequence, IteratorProtocol {
  public let columns: UnsafePointer<SyntaxColumns>
  @usableFromInline var nextID: UInt32
  @usableFromInline let end: UInt32

  @inlinable init(columns: UnsafePointer<SyntaxColumns>, next: UInt32, end: UInt32) {
    self.columns = columns
    self.nextID = next
    self.end = end
  }

  @inlinable
  public mutating func next() -> Node? {
    guard nextID < end else { return nil }
    defer { nextID &+= 1 }
    return Node(columns: columns, id: nextID)
  }

  /// Skips the descendants of the node that `next()` returned last.
  @inlinable
  public mutating func skipDescendants(of node: Node) { nextID = node.subtreeEnd }
}

@frozen
public struct Ancestors: Sequence, IteratorProtocol {
  @usableFromInline var current: Node

  @inlinable init(current: Node) { self.current = current }

  @inlinable
  public mutating func next() -> Node? {
    guard let parent = current.parent else { return nil }
    current = parent
    return parent
  }
}
