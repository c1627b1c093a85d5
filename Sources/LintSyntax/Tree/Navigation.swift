/// A function or closure with a body of its own: what `return` returns from.
@frozen
public enum FunctionLike: SyntaxCursor {
  case function(FunctionDecl)
  case initializer(InitializerDecl)
  case deinitializer(DeinitializerDecl)
  case accessor(AccessorDecl)
  /// The statements of a getter that are directly in the braces of a property or subscript.
  case getter(AccessorBlock)
  case closure(ClosureExpr)

  @inlinable
  public static func accepts(_ kind: NodeKind) -> Bool {
    switch kind {
    case .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl, .accessorBlock, .closureExpr: true
    default: false
    }
  }

  /// `nil` also for an accessor block that names its accessors.
  @inlinable
  public init?(_ node: Node) {
    switch node.kind {
    case .functionDecl: self = .function(FunctionDecl(unchecked: node))
    case .initializerDecl: self = .initializer(InitializerDecl(unchecked: node))
    case .deinitializerDecl: self = .deinitializer(DeinitializerDecl(unchecked: node))
    case .accessorDecl: self = .accessor(AccessorDecl(unchecked: node))
    case .accessorBlock where node.flags.contains(.implicitGetter): self = .getter(AccessorBlock(unchecked: node))
    case .closureExpr: self = .closure(ClosureExpr(unchecked: node))
    default: return nil
    }
  }

  @inlinable
  public var node: Node {
    switch self {
    case .function(let cursor): cursor.node
    case .initializer(let cursor): cursor.node
    case .deinitializer(let cursor): cursor.node
    case .accessor(let cursor): cursor.node
    case .getter(let cursor): cursor.node
    case .closure(let cursor): cursor.node
    }
  }

  /// The statements of the body; none where the body is missing.
  @inlinable
  public var statements: SyntaxList<CodeItem> {
    switch self {
    case .getter, .closure: SyntaxList(node.children(.statement))
    default: SyntaxList((node.child(.body) ?? node).children(.statement))
    }
  }

  /// `async` as written.
  @inlinable
  public var isAsync: Bool {
    if case .closure(let closure) = self { return closure.isAsync }
    return node.flags.contains(.async)
  }
}

extension Node {
  /// The function, accessor or closure whose body contains the node. `nil` outside of bodies, which includes property
  /// initializers, default arguments and attributes; a closure's captures belong to the body around the closure.
  @inlinable
  public var enclosingFunctionLike: FunctionLike? {
    var outer = enclosingNodes
    var next: Node? = self
    while let node = next {
      if node.isOutermostInBody { return node.parent.flatMap { FunctionLike($0) } }
      if node.isOutsideBodies { return nil }
      next = outer.next()
    }
    return nil
  }

  /// The nearest node around this one that the cursor can read.
  @inlinable
  public func enclosing<Cursor: SyntaxCursor>(_ type: Cursor.Type) -> Cursor? {
    for ancestor in ancestors where Cursor.accepts(ancestor.kind) {
      if let cursor = Cursor(ancestor) { return cursor }
    }
    return nil
  }

  /// The nodes below. When walking stops at nested functions, what runs only when something else is called is passed
  /// over: bodies of functions, accessors and closures, default arguments, and members of local types. The nested
  /// function or closure itself is visited, and so are a closure's captures.
  @inlinable
  public func descendants(stoppingAtNestedFunctions stops: Bool) -> BodyDescendants {
    // The statements of a closure or getter are its children, so they are the body when the walk starts there.
    BodyDescendants(columns: columns, root: id, next: id &+ 1, end: subtreeEnd, stops: stops)
  }

  /// Whether the node is what a ``FunctionLike`` runs, or one of the statements of it.
  @inlinable
  var isOutermostInBody: Bool {
    switch role {
    case .body:
      switch parent?.kind {
      case .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl: true
      default: false
      }
    case .statement:
      switch parent?.kind {
      case .closureExpr, .accessorBlock: true
      default: false
      }
    default: false
    }
  }

  /// Whether what is below the node does not run as part of the body around it.
  @inlinable
  var isOutsideBodies: Bool {
    switch role {
    case .defaultValue, .attribute: true
    default: kind == .memberBlock
    }
  }
}

/// The nodes below a node in source order, optionally without the bodies of nested functions; see
/// ``Node/descendants(stoppingAtNestedFunctions:)``.
@frozen
public struct BodyDescendants: Sequence, IteratorProtocol {
  public let columns: UnsafePointer<SyntaxColumns>
  @usableFromInline let root: UInt32
  @usableFromInline var nextID: UInt32
  @usableFromInline let end: UInt32
  @usableFromInline let stops: Bool

  @inlinable
  init(columns: UnsafePointer<SyntaxColumns>, root: UInt32, next: UInt32, end: UInt32, stops: Bool) {
    self.columns = columns
    self.root = root
    self.nextID = next
    self.end = end
    self.stops = stops
  }

  @inlinable
  public mutating func next() -> Node? {
    while nextID < end {
      let node = Node(columns: columns, id: nextID)
      if stops, columns.pointee.parent(of: nextID) != root, node.isOutermostInBody || node.isOutsideBodies {
        nextID = node.subtreeEnd
        continue
      }
      nextID &+= 1
      return node
    }
    return nil
  }

  /// Skips the descendants of the node that `next()` returned last.
  @inlinable
  public mutating func skipDescendants(of node: Node) { nextID = node.subtreeEnd }
}
