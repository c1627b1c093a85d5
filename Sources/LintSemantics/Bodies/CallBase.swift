import LintSyntax

/// The part of a call before the period, as far as its names tell without a lookup.
enum CallBase: Sendable, Hashable {
  /// `f()`
  case none
  /// `self.f()`, `super.f()`
  case ownType
  /// `base.f()`, `base.member.f()`; without a second name that is `noName`.
  case names(Name, Name)
  /// A local whose type is written, or that is made by a call of it: the name of that type.
  case local(Name)
  /// Something else, or a local of unknown type.
  case other

  /// - Parameter call: in the tree of its whole file.
  init(of call: FunctionCallExpr) {
    guard let base = call.calleeBase else {
      // `.f()` is a member of a type that the context determines.
      self = call.callee?.node.withoutNameSuffixes.kind == .memberAccessExpr ? .other : .none
      return
    }
    let (name, member) = CallBase.names(of: base.node.withoutNameSuffixes)
    switch name {
    case .noName: self = base.node.kind == .superExpr ? .ownType : .other
    case .`self` where member == .noName: self = .ownType
    case .`self`: self = .names(name, member)
    default:
      switch LocalName(name, before: call.node) {
      case .none: self = .names(name, member)
      case .typed(let type): self = member == .noName ? .local(type) : .other
      case .untyped: self = .other
      }
    }
  }

  /// The one or two names that an expression consists of, through `?` and `!`.
  static func names(of expression: Node) -> (Name, Name) {
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
  fileprivate func mentions(_ name: Name) -> Bool { tokens.contains { $0.name == name } }
}

/// What the code of a function introduces under a name before a place. Its parameters are not included.
private enum LocalName {
  case none
  case typed(Name)
  case untyped

  /// How many statements before a place are read in each block.
  private static let farthest = 200

  init(_ name: Name, before place: Node) {
    var node = place
    while let parent = node.parent {
      if Self.declarations.contains(parent.kind) { break }
      for child in parent.children.prefix(Self.farthest) where child.id < node.id && child.mentions(name) {
        for pattern in child.descendants(stoppingAtNestedFunctions: true) where Self.introduces(name, pattern) {
          self = Self.type(introducedBy: pattern).map { .typed($0) } ?? .untyped
          return
        }
        if Self.introduces(name, child) {
          self = .untyped
          return
        }
      }
      node = parent
    }
    self = .none
  }

  private static let declarations = NodeKindSet([
    .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .classDecl, .structDecl, .enumDecl, .actorDecl,
    .protocolDecl, .extensionDecl
  ])

  private static func introduces(_ name: Name, _ node: Node) -> Bool {
    switch node.kind {
    case .identifierPattern, .closureShorthandParameter: node.mainToken.name == name
    case .functionParameter: FunctionParameter(unchecked: node).internalName?.name == name
    case .closureCapture: ClosureCapture(unchecked: node).name == name
    default: false
    }
  }

  private static func type(introducedBy pattern: Node) -> Name? {
    guard let binding = pattern.parent.flatMap({ PatternBinding($0) }) else { return nil }
    if let written = binding.type {
      guard case .identifier(let type) = written.withoutOptionals else { return nil }
      return type.nameToken.name
    }
    guard case .functionCall(let made)? = binding.initializer?.withoutEffectMarkers,
      case .declReference(let type)? = made.callee,
      type.nameToken.beginsUppercase
    else { return nil }
    return type.nameToken.name
  }
}
