import LintKit

// What code does to a global or static variable, and who can.

extension Pass {
  /// Whether the file of this pass may assign to a global or static variable of the project, or change it in place.
  ///
  /// - Parameter besidesByAddress: whether `&name` does not count.
  func mayAssign(to property: PropertyDeclaration, besidesByAddress: Bool = false) -> Bool {
    let mutates = { (method: TokenCursor) in self.mayMutate(method, property) }
    return referencesByName.of([property.nameID]).contains { node in
      switch node.kind {
      case .declReferenceExpr:
        return node.mayBeChanged(besidesByAddress, by: mutates) && mayName(DeclReferenceExpr(unchecked: node), property)
      case .memberAccessExpr:
        return node.mayBeChanged(besidesByAddress, by: mutates)
          && MemberAccessExpr(unchecked: node).base.map { mayHold($0.withoutNameSuffixes, property) } ?? true
      case .keyPathExpr, .keyPathPropertyComponent:
        return node.isPathOfMetatype
      default: return false
      }
    }
  }

  /// Whether a use of a property assigns to it or changes its value in place, as far as its type is known.
  func changes(_ property: PropertyDeclaration, at use: Node) -> Bool {
    guard use.mayBeChanged(false, by: { mayMutate($0, property) }) else { return false }
    if use.parent?.kind == .sequenceExpr || use.parent?.kind == .inOutExpr { return true }
    // A part of it, or by a method: an object stays the one that the variable holds.
    guard case .nominal(let type) = type(ofProperty: property.ref).unwrapped, let declaration = type.declaration else {
      if case .tuple = self.type(ofProperty: property.ref).unwrapped { return true }
      return false
    }
    let kind = index.type(declaration).kind
    return kind == .struct || kind == .enum
  }

  /// Whether a method may change the value that it is called on in place.
  private func mayMutate(_ method: TokenCursor, _ property: PropertyDeclaration) -> Bool {
    if type(ofProperty: property.ref).isUnknown { return true }
    if holdsObject(property) { return false }
    if index.functions(named: method.name).contains(where: {
      FunctionDecl(index.node($0))?.hasModifier(.mutating) ?? false
    }) {
      return true
    }
    return MutatingMethods.include(method.identifierText)
  }

  /// Whether methods that are called on a variable change an object, and not what the variable holds.
  func holdsObject(_ property: PropertyDeclaration) -> Bool {
    guard case .nominal(let type) = type(ofProperty: property.ref).unwrapped, let declaration = type.declaration else {
      return false
    }
    return index.type(declaration).kind == .class
  }

  /// Whether a plain name may be that of the variable.
  private func mayName(_ reference: DeclReferenceExpr, _ property: PropertyDeclaration) -> Bool {
    switch binding(of: reference) {
    case .property(let found)?: return found == property.ref
    case nil: return isInScope(property, at: reference.node)
    default: return false
    }
  }

  /// Whether a plain name could mean the variable: that of a type only inside of it, and of those that inherit from it.
  private func isInScope(_ property: PropertyDeclaration, at node: Node) -> Bool {
    guard let owner = property.owner.flatMap({ index.extendedNominal($0) }) else { return true }
    return node.ancestors.contains { ancestor in
      guard TypeAround(ancestor) != nil else { return false }
      guard let type = index.declaration(of: ancestor, in: file).flatMap({ index.extendedNominal($0) }) else {
        return true
      }
      return mayInherit(type, from: owner)
    }
  }

  /// Whether what a member is accessed on may be the type of a static variable, or the module of a global one.
  private func mayHold(_ base: Expr, _ property: PropertyDeclaration) -> Bool {
    let token: TokenCursor?
    switch base {
    case .declReference(let reference):
      token = reference.nameToken
      // A type may be local.
      if !reference.nameToken.beginsUppercase, let found = binding(of: reference) { return found.mayBeMetatype }
    case .memberAccess: token = base.lastNameToken
    case .functionCall(let call): return call.calleeNameToken?.isSpelled("type") ?? false
    default: return false
    }
    guard let token, let owner = property.owner else { return token?.beginsUppercase ?? false }
    let name = token.identifierText
    if name == "self" || name == "Self" {
      guard let around = type(around: base.node).flatMap({ index.extendedNominal($0) }),
        let type = index.extendedNominal(owner)
      else { return true }
      return mayInherit(around, from: type)
    }
    guard token.beginsUppercase else { return false }
    guard let type = index.extendedNominal(owner) else { return true }
    // Another type of the project that inherits nothing from it has static variables of its own.
    let named = index.types(named: name)
    return named.isEmpty || named.contains { mayInherit($0, from: type) }
  }

  /// Whether a type is the other, or may have its static variables: only a class passes them on.
  private func mayInherit(_ type: DeclRef, from other: DeclRef) -> Bool {
    type == other || index.type(other).kind == .class && index.inherits(type, from: other) != .no
  }

  // MARK: Access

  /// Whether code of other modules could assign to a variable: it and all types around it are public, or of the
  /// package.
  func isSettableByClients(_ variable: VariableDecl) -> Bool {
    let limitsSetter = variable.node.children(.modifier).contains { modifier in
      DeclModifier(modifier)?.detailToken != nil && Access(modifier) != nil
    }
    return !limitsSetter && isVisibleToClients(variable.node, in: file)
  }

  /// Whether a target with the file may have clients: an application, an extension or a tool has none.
  var mayHaveClients: Bool {
    let targets = index.targets(of: file)
    guard let known = index.projectSettings?.targets, !targets.isEmpty else { return true }
    return targets.contains { place in
      switch known[place].kind {
      case .app, .appExtension, .executable, .test, .uiTest: false
      case .library, .framework, .macro, .plugin, .system, .binary, .bundle, .aggregate, .other: true
      }
    }
  }

  /// - Parameter node: a declaration, in the tree or the outline of the file.
  private func isVisibleToClients(_ node: Node, in file: FileID) -> Bool {
    let around = node.ancestors.first { TypeAround($0) != nil }
    switch node.access ?? (around?.kind == .extensionDecl ? around?.access : nil) {
    case .clients?: break
    case .module?, nil: return false
    }
    guard let around else { return true }
    guard around.kind == .extensionDecl else { return isVisibleToClients(around, in: file) }
    guard let place = index.declaration(of: around, in: file), let type = index.extendedNominal(place), !type.isOfSDK
    else { return true }
    return isVisibleToClients(index.node(type), in: type.file)
  }
}

/// Methods of libraries that change a value in place: by convention, and unlike others, they are called by a verb.
private enum MutatingMethods {
  static func include(_ name: String) -> Bool {
    verbs.contains(String(name.prefix { $0.isLowercase }))
  }

  private static let verbs: Set<String> = [
    "add", "advance", "append", "combine", "convert", "delete", "divide", "form", "insert", "invert", "merge",
    "multiply", "negate", "next", "partition", "pop", "remove", "replace", "reserve", "reset", "resolve", "reverse",
    "round", "set", "shuffle", "sort", "standardize", "subtract", "swap", "toggle", "trim", "union", "update", "with"
  ]
}

/// A type or extension that members stand in.
private struct TypeAround {
  init?(_ node: Node) {
    switch node.kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: break
    default: return nil
    }
  }
}

/// Who can use a declaration, as it says itself.
private enum Access {
  case clients, module

  init?(_ modifier: Node) {
    switch DeclModifier(modifier)?.name {
    case .public?, .open?, .package?: self = .clients
    case .internal?, .private?, .fileprivate?: self = .module
    default: return nil
    }
  }
}

extension Binding {
  /// Whether its declaration mentions a metatype: `let type = Settings.self`, `type: Settings.Type`.
  fileprivate var mayBeMetatype: Bool {
    guard let node else { return false }
    return node.tokens.contains { token in
      token.isSpelled("Type") || token.isSpelled("self") && token.previous?.kind == .period
    }
  }
}

extension Node {
  fileprivate var access: Access? {
    for modifier in children(.modifier) {
      if let access = Access(modifier), DeclModifier(modifier)?.detailToken == nil { return access }
    }
    return nil
  }

  /// Whether the code around a name may assign to it, or change its value.
  ///
  /// - Parameter mutates: whether a method may change the value in place.
  fileprivate func mayBeChanged(_ besidesByAddress: Bool, by mutates: (TokenCursor) -> Bool) -> Bool {
    switch possibleChange {
    case .assignment?: true
    case .address?: !besidesByAddress
    case .method(let method)?: mutates(method)
    case nil: false
    }
  }
}
