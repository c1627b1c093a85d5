import LintSyntax

/// One walk over the nodes of a whole file in preorder, with a stack of open nodes: finds the stretches of code.
struct BodyWalk {
  private let tree: SyntaxTree
  private let outline: FileOutline
  private let hidden: WellKnownNameSet
  private(set) var bodies: FileBodies
  private var open: [Opened] = []
  private var functions, initializers, deinitializers, subscripts, bindings: OutlinedNodes

  /// A node that has been entered and not left, with what the code in it belongs to.
  private struct Opened {
    /// The first node after it.
    var end: UInt32
    var context: RecordID
    /// Whether it is code; otherwise a type or the file.
    var isInContext: Bool
  }

  init(tree: SyntaxTree, outline: FileOutline, hidden: WellKnownNameSet, bodies: FileBodies) {
    self.tree = tree
    self.outline = outline
    self.hidden = hidden
    self.bodies = bodies
    functions = OutlinedNodes(.functionDecl, outline)
    initializers = OutlinedNodes(.initializerDecl, outline)
    deinitializers = OutlinedNodes(.deinitializerDecl, outline)
    subscripts = OutlinedNodes(.subscriptDecl, outline)
    bindings = OutlinedNodes(.patternBinding, outline)
  }

  mutating func run() {
    let root = tree.root
    // On public code about one node in twenty may open a context (2026-11, 9,581 files): the array seldom grows.
    bodies.contexts.reserveCapacity(Int(tree.columns.pointee.nodeCount) / 24 + 1)
    // Statements of the file are a context of their own; only a script's `main.swift` has any.
    let file = addContext(.file, at: root, parent: .none)
    open = [Opened(end: .max, context: file, isInContext: false)]
    bodies.isScript = root.children(.statement).contains { $0.category != .declaration }
    // A local copy: every access to a static tests whether it is initialized.
    let visited = Self.visited
    for node in root.descendants where visited.contains(node.kind) {
      while node.id >= open[open.count - 1].end { open.removeLast() }
      visit(node)
    }
  }

  /// The kinds that ``visit(_:)`` handles; most nodes are of none.
  private static let visited = NodeKindSet([
    .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .functionDecl, .initializerDecl,
    .subscriptDecl, .deinitializerDecl, .variableDecl, .patternBinding, .accessorBlock, .accessorDecl,
    .closureExpr, .awaitExpr, .forStmt, .functionParameter
  ])

  private var current: Opened { open[open.count - 1] }

  private mutating func visit(_ node: Node) {
    switch node.kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
      if current.isInContext, let type = outlined(node) { bodies.surroundings[type.id] = current.context }
      open.append(Opened(end: node.subtreeEnd, context: .none, isInContext: false))
    case .functionDecl, .initializerDecl, .subscriptDecl, .deinitializerDecl:
      guard let function = outlined(node) else { break }
      if current.isInContext { bodies.surroundings[function.id] = current.context }
      enter(.function(function.id), node)
    case .variableDecl:
      if current.isInContext, VariableDecl(unchecked: node).hasModifier(.async) { markSuspending() }
    case .patternBinding:
      if !current.isInContext, let property = outlined(node) { enter(.initialValue(property.id), node) }
    case .functionParameter:
      if node.child(.defaultValue) != nil, let function = innermostFunction { enter(.defaultArgument(function), node) }
    case .accessorBlock:
      enterAccessors(AccessorBlock(unchecked: node))
    case .accessorDecl:
      enterAccessor(AccessorDecl(unchecked: node))
    case .closureExpr:
      enter(.closure(ClosureTraits(of: ClosureExpr(unchecked: node), hidden: hidden)), node)
    case .awaitExpr:
      markSuspending()
    case .forStmt:
      if ForStmt(unchecked: node).isAsync { markSuspending() }
    default:
      break
    }
  }

  /// The node of the outline for a declaration.
  private mutating func outlined(_ node: Node) -> Node? {
    switch node.kind {
    case .functionDecl: functions.counterpart(of: node)
    case .initializerDecl: initializers.counterpart(of: node)
    case .deinitializerDecl: deinitializers.counterpart(of: node)
    case .subscriptDecl: subscripts.counterpart(of: node)
    case .patternBinding: bindings.counterpart(of: node)
    default: outline.outlineNode(of: node)
    }
  }

  // MARK: Contexts

  private mutating func addContext(_ kind: ContextRecord.Kind, at node: Node, parent: RecordID) -> RecordID {
    bodies.contexts.append(ContextRecord(kind: kind, parent: parent, node: node.id, flags: []))
    return RecordID(bodies.contexts.count - 1)
  }

  private mutating func enter(_ kind: ContextRecord.Kind, _ node: Node) {
    let parent = current.isInContext ? current.context : .none
    let context = addContext(kind, at: node, parent: parent)
    open.append(Opened(end: node.subtreeEnd, context: context, isInContext: true))
  }

  /// The braces of a property hold its getter, or its accessors, which are contexts of their own.
  private mutating func enterAccessors(_ block: AccessorBlock) {
    guard block.isImplicitGetter, let kind = accessorKind(isAsync: false) else { return }
    enter(kind, block.node)
  }

  private mutating func enterAccessor(_ accessor: AccessorDecl) {
    guard let kind = accessorKind(isAsync: accessor.isAsync) else { return }
    enter(kind, accessor.node)
    if accessor.node.child(.attribute) != nil, let accessor = outlined(accessor.node) {
      bodies.attributedAccessors[RecordID(bodies.contexts.count - 1)] = accessor.id
    }
  }

  /// What the accessors of the innermost context belong to; nothing when that is a local variable.
  private func accessorKind(isAsync: Bool) -> ContextRecord.Kind? {
    guard current.isInContext else { return nil }
    switch bodies.contexts[Int(current.context)].kind {
    case .initialValue(let property): return .accessor(property, isAsync: isAsync)
    case .function(let function) where Node(columns: outline.tree.columns, id: function).kind == .subscriptDecl:
      return .subscriptAccessor(function, isAsync: isAsync)
    default: return nil
    }
  }

  /// The function whose signature the walk is in.
  private var innermostFunction: UInt32? {
    guard current.isInContext, case .function(let function) = bodies.contexts[Int(current.context)].kind else {
      return nil
    }
    return function
  }

  private mutating func markSuspending() {
    guard current.context >= 0 else { return }
    bodies.contexts[Int(current.context)].flags.insert(.suspends)
  }
}
