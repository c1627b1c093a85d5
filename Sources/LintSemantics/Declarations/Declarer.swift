import LintSyntax

/// The *declare* pass: one walk over the nodes in preorder with a stack of what is open.
struct Declarer {
  private let tree: SyntaxTree
  private(set) var declarations: FileDeclarations
  private var open: [Opened] = []
  /// Whether the file mentions `ModelContext`, so that calls are looked at for fresh ones.
  private let mentionsModelContext: Bool

  /// A node that has been entered and not left: what declarations and calls in it belong to.
  private struct Opened {
    /// The first node behind it.
    var end: UInt32
    /// The innermost type or extension, unless a context stands between.
    var type: RecordID
    var context: RecordID
    /// Whether the innermost of the two is the context.
    var isInContext: Bool
    /// Everything in it is private to the file.
    var isFilePrivate: Bool
  }

  init(tree: SyntaxTree, declarations: FileDeclarations) {
    self.tree = tree
    self.declarations = declarations
    mentionsModelContext = tree.names.contains(.ModelContext)
  }

  mutating func run() {
    let root = tree.root
    reserveCapacity()
    // Statements of the file are a context of their own; only a script's `main.swift` has any.
    let file = addContext(.file, at: root, parent: .none)
    open = [Opened(end: .max, type: .none, context: file, isInContext: false, isFilePrivate: false)]
    // A local copy: every access to a static costs a test whether it is initialized.
    let visited = Self.visited
    for node in root.descendants where visited.contains(node.kind) {
      while node.id >= open[open.count - 1].end { open.removeLast() }
      visit(node)
    }
  }

  /// The kinds that ``visit(_:)`` does something about; most nodes are of none.
  private static let visited = NodeKindSet([
    .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .functionDecl, .initializerDecl,
    .subscriptDecl, .deinitializerDecl, .variableDecl, .patternBinding, .accessorBlock, .accessorDecl, .typeAliasDecl,
    .importDecl, .closureExpr, .functionCallExpr, .awaitExpr, .forStmt, .declReferenceExpr,
  ])

  /// Calls and closures are the most by far. On public code about one node in twelve is a call and one in twenty may open a
  /// context (2026-11, 9,581 files): with that room the arrays seldom grow.
  private mutating func reserveCapacity() {
    let nodes = Int(tree.columns.pointee.nodeCount)
    declarations.calls.reserveCapacity(nodes / 12)
    declarations.contexts.reserveCapacity(nodes / 24 + 1)
  }

  private var current: Opened { open[open.count - 1] }

  private mutating func visit(_ node: Node) {
    switch node.kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl:
      if let type = NominalTypeDecl(node) { declare(type) }
    case .extensionDecl:
      declare(ExtensionDecl(unchecked: node))
    case .functionDecl:
      let function = FunctionDecl(unchecked: node)
      declare(function, .function, isAsync: function.isAsync, isThrowing: function.isThrowing)
    case .initializerDecl:
      let initializer = InitializerDecl(unchecked: node)
      declare(initializer, .initializer, isAsync: initializer.isAsync, isThrowing: initializer.isThrowing)
    case .subscriptDecl:
      declare(SubscriptDecl(unchecked: node), .subscript, isAsync: false, isThrowing: false)
    case .deinitializerDecl:
      declare(DeinitializerDecl(unchecked: node))
    case .variableDecl:
      declare(VariableDecl(unchecked: node))
    case .patternBinding:
      if !current.isInContext, let property = declarations.property(at: node) {
        enter(.initialValue(property), node)
      }
    case .accessorBlock:
      enterAccessors(AccessorBlock(unchecked: node))
    case .accessorDecl:
      enterAccessor(AccessorDecl(unchecked: node))
    case .typeAliasDecl:
      declare(TypeAliasDecl(unchecked: node))
    case .importDecl:
      if let module = ImportDecl(unchecked: node).moduleToken { declarations.imports.append(module.identifierText) }
    case .closureExpr:
      enter(.closure(ClosureTraits(of: ClosureExpr(unchecked: node))), node)
    case .functionCallExpr:
      record(FunctionCallExpr(unchecked: node))
    case .awaitExpr:
      markSuspending()
    case .forStmt:
      if ForStmt(unchecked: node).isAsync { markSuspending() }
    case .declReferenceExpr:
      if node.mainToken.kind == .self { markMentionOfSelf() }
    default:
      break
    }
  }

  // MARK: Types

  private mutating func declare(_ type: NominalTypeDecl) {
    let kind: TypeRecord.Kind =
      switch type {
      case .class: .class
      case .struct: .struct
      case .enum: .enum
      case .actor: .actor
      case .protocol: .protocol
      }
    guard let name = type.nameToken else { return }
    var record = TypeRecord(kind: kind, name: name.identifierText, nameID: name.name, node: type.node.id, nameRange: name.range)
    if let generics = type.genericParameters { record.constraints = Self.constraints(generics, type.requirements) }
    declare(type, record)
  }

  private mutating func declare(_ type: ExtensionDecl) {
    guard let name = type.nameToken else { return }
    var record = TypeRecord(
      kind: .extension, name: name.identifierText, nameID: name.name, node: type.node.id, nameRange: name.range)
    record.constraints = Self.constraints(nil, type.requirements)
    declare(type, record)
  }

  private mutating func declare(_ type: some MemberedCursor, _ record: consuming TypeRecord) {
    (record.attributes, record.flags) = Self.attributes(of: type)
    for inherited in type.inheritedTypes { Self.append(inherited.type, to: &record.inherited) }
    record.parent = current.isInContext ? .none : current.type
    record.context = current.isInContext ? current.context : .none
    if current.isFilePrivate { record.flags.insert(.isFilePrivate) }
    let isFilePrivate = record.flags.contains(.isFilePrivate)
    declarations.types.append(record)
    open.append(
      Opened(
        end: type.node.subtreeEnd, type: RecordID(declarations.types.count - 1), context: .none, isInContext: false,
        isFilePrivate: isFilePrivate))
  }

  private static func append(_ type: TypeRef?, to names: inout [String]) {
    switch type?.withoutAttributes {
    case .composition(let composition)?:
      for element in composition.elements { append(element, to: &names) }
    case .suppressed?, .classRestriction?:
      break
    case let type?:
      names.append(type.nameToken?.identifierText ?? "")
    case nil:
      names.append("")
    }
  }

  private static func constraints(
    _ generics: GenericParameterClause?, _ requirements: SyntaxList<GenericRequirement>
  ) -> [GenericConstraint] {
    var constraints: [GenericConstraint] = []
    if let generics {
      for parameter in generics.parameters {
        var bounds: [String] = []
        if let constraint = parameter.constraint { append(constraint, to: &bounds) }
        if bounds.isEmpty { bounds.append("") }
        for bound in bounds {
          constraints.append(GenericConstraint(parameter: parameter.nameToken.identifierText, bound: bound))
        }
      }
    }
    for case .conformance(let requirement) in requirements {
      guard let parameter = requirement.left?.nameToken else { continue }
      var bounds: [String] = []
      append(requirement.right, to: &bounds)
      for bound in bounds { constraints.append(GenericConstraint(parameter: parameter.identifierText, bound: bound)) }
    }
    return constraints
  }

  // MARK: Functions and properties

  private mutating func declare(
    _ function: some ParameterizedCursor, _ kind: FunctionRecord.Kind, isAsync: Bool, isThrowing: Bool
  ) {
    let node = function.node
    let name = kind == .function ? function.nameToken ?? node.mainToken : node.mainToken
    var record = FunctionRecord(
      kind: kind, name: name.identifierText, nameID: name.name, node: node.id, nameRange: name.range)
    (record.attributes, record.flags) = Self.attributes(of: function)
    if isAsync { record.flags.insert(.isAsync) }
    if isThrowing { record.flags.insert(.isThrowing) }
    record.parameters = function.parameters.map { ParameterRecord($0) }
    record.constraints = Self.constraints(function.genericParameters, function.requirements)
    if record.parameters.contains(where: { $0.type.functionTraits != nil }) { record.flags.insert(.takesClosure) }
    if mentionsModelContext, record.parameters.contains(where: { $0.type.unwrapped.name == "ModelContext" }) {
      record.flags.insert(.needsCallers)
    }
    enter(record, node)
  }

  private mutating func declare(_ deinitializer: DeinitializerDecl) {
    let node = deinitializer.node
    var record = FunctionRecord(
      kind: .deinitializer, name: "deinit", nameID: Name(.deinit), node: node.id, nameRange: node.mainToken.range)
    (record.attributes, record.flags) = Self.attributes(of: deinitializer)
    enter(record, node)
  }

  private mutating func enter(_ record: consuming FunctionRecord, _ node: Node) {
    let around = current
    record.isLocal = around.isInContext
    record.owner = around.isInContext ? .none : around.type
    if around.isFilePrivate { record.flags.insert(.isFilePrivate) }
    let id = RecordID(declarations.functions.count)
    record.context = RecordID(declarations.contexts.count)
    declarations.functions.append(record)
    enter(.function(id), node)
  }

  private mutating func declare(_ variable: VariableDecl) {
    if current.isInContext {
      if variable.hasModifier(.async) { markSuspending() }
      return
    }
    var (attributes, flags) = Self.attributes(of: variable)
    if variable.isLet { flags.insert(.isLet) }
    if current.isFilePrivate { flags.insert(.isFilePrivate) }
    for binding in variable.bindings {
      guard let name = binding.nameToken else { continue }
      var record = PropertyRecord(name: name.identifierText, nameID: name.name, node: binding.node.id, nameRange: name.range)
      record.attributes = attributes
      record.flags = flags
      if let accessors = binding.accessors, Self.isComputed(accessors) { record.flags.insert(.isComputed) }
      record.type = binding.type.map { LightType($0) } ?? LightType(inferredFrom: binding.initializer)
      record.owner = current.type
      declarations.properties.append(record)
    }
  }

  /// Whether an accessor block makes a property computed: observers alone leave it stored.
  private static func isComputed(_ block: AccessorBlock) -> Bool {
    if block.isImplicitGetter { return true }
    for accessor in block.accessors where accessor.keyword != .willSet && accessor.keyword != .didSet { return true }
    return false
  }

  private mutating func declare(_ alias: TypeAliasDecl) {
    guard let name = alias.nameToken else { return }
    let owner = current.isInContext ? RecordID.none : current.type
    declarations.aliases.append(AliasRecord(name: name.identifierText, type: LightType(alias.aliasedType), owner: owner))
  }

  // MARK: Contexts

  private mutating func addContext(_ kind: ContextRecord.Kind, at node: Node, parent: RecordID) -> RecordID {
    declarations.contexts.append(ContextRecord(kind: kind, parent: parent, node: node.id, flags: []))
    return RecordID(declarations.contexts.count - 1)
  }

  private mutating func enter(_ kind: ContextRecord.Kind, _ node: Node) {
    let parent = current.isInContext ? current.context : .none
    let context = addContext(kind, at: node, parent: parent)
    open.append(
      Opened(
        end: node.subtreeEnd, type: current.type, context: context, isInContext: true, isFilePrivate: false))
  }

  /// The braces of a property hold its getter, or its accessors, which are contexts of their own.
  private mutating func enterAccessors(_ block: AccessorBlock) {
    guard block.isImplicitGetter, let kind = accessorKind(isAsync: false) else { return }
    enter(kind, block.node)
  }

  private mutating func enterAccessor(_ accessor: AccessorDecl) {
    guard let kind = accessorKind(isAsync: accessor.isAsync) else { return }
    enter(kind, accessor.node)
  }

  /// What the accessors of the innermost context belong to; nothing when that is a local variable.
  private func accessorKind(isAsync: Bool) -> ContextRecord.Kind? {
    guard current.isInContext else { return nil }
    switch declarations.contexts[Int(current.context)].kind {
    case .initialValue(let property): return .accessor(property, isAsync: isAsync)
    case .function(let function) where declarations.functions[Int(function)].kind == .subscript:
      return .subscriptAccessor(function, isAsync: isAsync)
    default: return nil
    }
  }

  private mutating func markSuspending() {
    guard current.context >= 0 else { return }
    declarations.contexts[Int(current.context)].flags.insert(.suspends)
  }

  private mutating func markMentionOfSelf() {
    var context = current.context
    while context >= 0, !declarations.contexts[Int(context)].flags.contains(.mentionsSelf) {
      declarations.contexts[Int(context)].flags.insert(.mentionsSelf)
      context = declarations.contexts[Int(context)].parent
    }
  }

  // MARK: Calls

  /// Marks the functions around the current place.
  private mutating func markCallersNeeded() {
    var context = current.context
    while context >= 0 {
      if case .function(let function) = declarations.contexts[Int(context)].kind {
        declarations.functions[Int(function)].flags.insert(.needsCallers)
      }
      context = declarations.contexts[Int(context)].parent
    }
  }

  private mutating func record(_ call: FunctionCallExpr) {
    // Plain steps from node to node, for this is done for every call of a project.
    guard let whole = call.node.child(.callee) else { return }
    let callee = whole.withoutNameSuffixes
    guard callee.kind == .memberAccessExpr || callee.kind == .declReferenceExpr else { return }
    let name = callee.mainToken.token
    guard name.kind == .identifier || name.kind == .`init` else { return }
    if name.name == .assumeIsolated { markCallersNeeded() }
    var flags: CallRecord.Flags = []
    var base = Name.noName
    var baseMember = Name.noName
    if callee.kind == .memberAccessExpr, let expression = callee.firstChild {
      flags.insert(.hasBase)
      (base, baseMember) = Self.names(of: expression.withoutNameSuffixes)
      if base == .`self`, baseMember == .noName { flags.insert(.baseIsSelf) }
    }
    var labels: UInt32 = 0
    var count: UInt16 = 0
    for child in call.node.children {
      switch child.role {
      case .argument:
        count &+= 1
        if child.flags.contains(.label) { labels |= CallRecord.bit(ofLabel: child.mainToken.name) }
        if mentionsModelContext, FreshContext.isPassed(by: LabeledExpr(unchecked: child)) { flags.insert(.passesFreshContext) }
      case .trailingClosure: flags.insert(.hasTrailingClosure)
      default: break
      }
    }
    declarations.calls.append(
      CallRecord(
        name: name.name, context: current.context, base: base, baseMember: baseMember, flags: flags, labels: labels,
        argumentCount: count, range: whole.firstToken.offset..<name.end))
  }

  /// The one or two names that an expression consists of, through `?` and `!`.
  private static func names(of expression: Node) -> (Name, Name) {
    switch expression.kind {
    case .declReferenceExpr: return (expression.mainToken.name, .noName)
    case .memberAccessExpr:
      guard let base = expression.firstChild?.withoutNameSuffixes, base.kind == .declReferenceExpr,
        expression.mainToken.kind != .period
      else { return (.noName, .noName) }
      return (base.mainToken.name, expression.mainToken.name)
    default: return (.noName, .noName)
    }
  }
}

extension Node {
  fileprivate var firstChild: Node? { subtreeEnd > id + 1 ? Node(columns: columns, id: id + 1) : nil }

  /// The expression without the generic arguments, `?` and `!` behind it; each of them has it as its first child.
  fileprivate var withoutNameSuffixes: Node {
    var node = self
    while node.kind == .genericSpecializationExpr || node.kind == .forceUnwrapExpr || node.kind == .optionalChainingExpr {
      guard let operand = node.firstChild else { return node }
      node = operand
    }
    return node
  }
}
