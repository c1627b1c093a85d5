import LintSyntax

/// What each kind of node opens, introduces or uses.
extension NameResolver {
  /// Visits a node; returns the id of the next one to visit.
  mutating func enter(_ node: Node) -> UInt32 {
    let kind = node.kind
    if isPassedOver(node, kind) { return node.subtreeEnd }
    // A closure may be the value of a property, and so two bodies: one that makes it, and its own.
    if let body = valueKind(of: node) { enterBody(body, node, until: node.subtreeEnd) }
    if let body = node.bodyKind { enterBody(body, node, until: node.subtreeEnd) }

    switch kind {
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl: enterScope(until: node.subtreeEnd)
    case .accessorDecl: enterAccessor(AccessorDecl(unchecked: node))
    case .accessorBlock, .codeBlock, .closureExpr: enterBlock(node)
    case .closureSignature: collect(until: node.subtreeEnd)
    case .parameterClause: collect(until: node.subtreeEnd)
    case .functionParameter: defineParameter(FunctionParameter(unchecked: node))
    case .closureShorthandParameter:
      if node.mainToken.kind != .wildcard {
        define(.closureParameter, node.mainToken, at: node, [.isConstant, .isInitialized])
      }
    case .closureCapture: defineCapture(ClosureCapture(unchecked: node))
    case .genericParameter: defineHere(.genericParameter, node.mainToken, at: node, [.isConstant, .isInitialized])
    case .patternBinding: if !isProperty(node) { collect(until: node.subtreeEnd) }
    case .identifierPattern: definePattern(node)
    case .guardStmt: enterGuard(node)
    case .ifExpr, .whileStmt:
      enterScope(until: (kind == .ifExpr ? node.child(.body)?.subtreeEnd : nil) ?? node.subtreeEnd)
    case .forStmt:
      enterScope(until: node.subtreeEnd)
      collect(until: (node.child(.sequence) ?? node.child(.body))?.subtreeEnd ?? node.subtreeEnd)
    case .optionalBindingCondition: enterOptionalBinding(OptionalBindingCondition(unchecked: node))
    case .matchingPatternCondition: collect(until: node.subtreeEnd, repeated: node.parent?.kind == .guardStmt)
    case .switchCase, .catchClause: enterCases(node)
    case .switchCaseItem, .catchItem: enterCase(node)
    case .ifConfigClause: enterBranch(node)
    case .declReferenceExpr:
      let (use, hasPath) = node.useKind
      self.use(node.mainToken, at: node, use, hasPath: hasPath)
    case .superExpr:
      let (use, hasPath) = node.useKind
      self.use(node.firstToken, at: node, use, hasPath: hasPath)
    default: break
    }
    return node.id + 1
  }

  /// What is no code of the item: see ``LocalNames``.
  private func isPassedOver(_ node: Node, _ kind: NodeKind) -> Bool {
    switch kind {
    case .attribute, .memberBlock, .inheritedType, .enumCaseDecl, .macroDecl: return true
    case .subscriptDecl: return node != item
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl: return true
    case .macroExpansionExpr: return node.namesWithoutEvaluating
    default:
      if kind.category == .type { return true }
      return node.role == .condition && node.parent?.kind == .ifConfigClause
    }
  }

  // MARK: Bodies and blocks

  /// The kind of body that an expression is because of its place.
  private func valueKind(of node: Node) -> Body.Kind? {
    switch node.role {
    case .defaultValue: return .defaultArgument
    case .initializer:
      guard let binding = node.parent, binding.kind == .patternBinding, let variable = binding.parent else {
        return nil
      }
      if isProperty(binding) { return .initialValue }
      let declaration = VariableDecl(unchecked: variable)
      if declaration.hasModifier(.async) { return .asyncLet }
      return declaration.hasModifier(.lazy) ? .lazyValue : nil
    default: return nil
    }
  }

  /// Whether a binding is the item itself: its name is no local.
  private func isProperty(_ binding: Node) -> Bool { binding.parent == item && item.kind == .variableDecl }

  /// Local functions and types are in scope in their whole block, other names after their declaration.
  private mutating func enterBlock(_ node: Node) {
    enterScope(until: node.subtreeEnd)
    for statement in node.children(.statement) { hoist(statement, branch: nil) }
  }

  private mutating func hoist(_ statement: Node, branch: UInt32?) {
    switch statement.kind {
    case .functionDecl where statement.mainToken.kind == .identifier:
      defineHere(.function, statement.mainToken, at: statement, [.isConstant, .isInitialized], branch: branch)
    case .ifConfigDecl:
      for clause in statement.children(.ifConfigClause) {
        for inner in clause.children(.statement) { hoist(inner, branch: clause.id) }
      }
    case let kind where kind.declaresType:
      defineHere(.type, statement.mainToken, at: statement, [.isConstant, .isInitialized], branch: branch)
    default: break
    }
  }

  private mutating func enterAccessor(_ accessor: AccessorDecl) {
    enterScope(until: accessor.node.subtreeEnd)
    let implied: Name? =
      switch accessor.keyword {
      case .set, .willSet: ImplicitNames.newValue
      case .didSet: ImplicitNames.oldValue
      default: nil
      }
    if let written = accessor.parameterName {
      defineHere(.accessorValue, written, at: accessor.node, [.isConstant, .isInitialized])
    } else if let implied {
      defineHere(
        .accessorValue, accessor.node.mainToken, at: accessor.node, [.isConstant, .isInitialized], name: implied)
    }
  }

  // MARK: Parameters

  private mutating func defineParameter(_ parameter: FunctionParameter) {
    guard isCollecting, let name = parameter.internalName else { return }
    let isOfClosure = bodyKind == .closure && parameter.node.parent?.parent?.kind == .closureSignature
    var flags: Definition.Flags = .isInitialized
    if parameter.isInOut { flags.insert(.isInOut) } else { flags.insert(.isConstant) }
    if parameter.node.child(.attribute) != nil { flags.insert(.isWrapped) }
    define(isOfClosure ? .closureParameter : .parameter, name, at: parameter.node, flags)
  }

  private mutating func defineCapture(_ capture: ClosureCapture) {
    var flags: Definition.Flags = .isInitialized
    if capture.isWeak { flags.insert(.isWeak) } else { flags.insert(.isConstant) }
    if capture.isUnowned { flags.insert(.isUnowned) }
    if capture.nameToken.kind == .identifier || capture.nameToken.kind == .self {
      define(.capture, capture.nameToken, at: capture.node, flags)
    }
    leaveBodyForCapture(capture.node)
  }

  // MARK: Patterns and conditions

  private mutating func definePattern(_ pattern: Node) {
    guard isCollecting else { return }
    var (kind, flags) = (Definition.Kind.variable, Definition.Flags())
    var isIntroduced = false
    for ancestor in pattern.ancestors {
      switch ancestor.kind {
      case .tuplePattern, .tuplePatternElement, .patternExpr, .expressionPattern: continue
      case .valueBindingPattern:
        isIntroduced = true
        if ancestor.flags.contains(.let) { flags.insert(.isConstant) }
        continue
      case .patternBinding:
        flags.formUnion(Self.flags(ofVariable: ancestor))
      case .optionalBindingCondition:
        kind = .optionalBinding
        if ancestor.flags.contains(.let) { flags.insert(.isConstant) }
        flags.insert(.isInitialized)
      case .forStmt:
        kind = .loopVariable
        if !isIntroduced { flags.insert(.isConstant) }
        flags.insert(.isInitialized)
      case .catchItem:
        kind = .catchBinding
        flags.insert(.isInitialized)
      case .switchCaseItem:
        kind = .caseBinding
        flags.insert(.isInitialized)
        if ancestor.isLaterCase { flags.insert(.isAlternative) }
      case .matchingPatternCondition:
        kind = .caseBinding
        flags.insert(.isInitialized)
      default: continue
      }
      break
    }
    define(kind, pattern.mainToken, at: pattern, flags)
  }

  private static func flags(ofVariable binding: Node) -> Definition.Flags {
    guard let variable = binding.parent.flatMap({ VariableDecl($0) }) else { return [] }
    var flags: Definition.Flags = []
    if variable.isLet { flags.insert(.isConstant) }
    if binding.child(.initializer) != nil { flags.insert(.isInitialized) }
    if variable.node.child(.attribute) != nil || binding.child(.accessors) != nil { flags.insert(.isWrapped) }
    if variable.hasModifier(.async) { flags.insert(.isAsyncLet) }
    if variable.hasModifier(.weak) { flags.insert(.isWeak) }
    if variable.hasModifier(.unowned) { flags.insert(.isUnowned) }
    return flags
  }

  /// `guard let x` is in scope in the later conditions and after the whole statement, but not in between.
  private mutating func enterGuard(_ node: Node) {
    enterAgain(at: node.subtreeEnd)
    enterScope(until: node.child(.body)?.id ?? node.subtreeEnd)
  }

  private mutating func enterOptionalBinding(_ binding: OptionalBindingCondition) {
    if binding.initializer == nil, let name = binding.nameToken { use(name, at: binding.node, .read, hasPath: false) }
    collect(until: binding.node.subtreeEnd, repeated: binding.node.parent?.kind == .guardStmt)
  }

  /// The names of the first pattern are in scope in its own `where` and in the body, those of the others in theirs
  /// only: all patterns of a case bind the same names.
  private mutating func enterCases(_ node: Node) {
    enterScope(until: node.subtreeEnd)
    var last: Node?
    var bindsError = true
    for item in node.children(.caseItem) {
      last = item
      if item.child(.pattern) != nil { bindsError = false }
    }
    if node.kind == .catchClause, bindsError {
      defineHere(.implicitError, node.firstToken, at: node, [.isConstant, .isInitialized], name: ImplicitNames.error)
    }
    if let last { enterAgain(at: last.subtreeEnd) }
    if node.kind == .switchCase {
      for statement in node.children(.statement) { hoist(statement, branch: nil) }
    }
  }

  private mutating func enterCase(_ item: Node) {
    enterScope(until: item.subtreeEnd)
    collect(until: item.child(.pattern)?.subtreeEnd ?? item.id + 1, repeated: !item.isLaterCase)
  }
}

extension Node {
  /// The kind of body that a declaration or closure is.
  var bodyKind: Body.Kind? {
    switch kind {
    case .functionDecl: .function
    case .initializerDecl: .initializer
    case .deinitializerDecl: .deinitializer
    case .accessorDecl: .accessor
    case .accessorBlock: flags.contains(.implicitGetter) ? .getter : nil
    case .closureExpr: .closure
    default: nil
    }
  }
}

extension Node {
  /// Whether a pattern before this one belongs to the same case.
  fileprivate var isLaterCase: Bool { parent?.child(.caseItem) != self }

  /// `#selector(…)`, `#keyPath(…)`: names of something that is not evaluated.
  var namesWithoutEvaluating: Bool {
    guard kind == .macroExpansionExpr else { return false }
    return mainToken.name == .selector || mainToken.bytes.elementsEqual("keyPath".utf8)
  }
}

extension FunctionParameter {
  /// `x: inout T`
  var isInOut: Bool {
    guard let type = type?.node, type.kind == .attributedType else { return false }
    return type.children(.modifier).contains { $0.mainToken.kind == .inout }
  }
}
