import LintSyntax

typealias Substitution = [GenericParameterID: SwiftType]

/// Types as they look from inside of their declarations, and from inside to outside.
extension TypeIndex {
  func genericParameters(of ref: DeclRef) -> [GenericParameterID] {
    if let known = genericParametersByDeclaration[ref] { return known }
    let clause = node(ref).child(.genericParameters).map { GenericParameterClause(unchecked: $0) }
    let parameters = clause?.parameters.map { GenericParameterID(owner: ref, name: $0.nameToken.identifierText) } ?? []
    genericParametersByDeclaration[ref] = parameters
    return parameters
  }

  /// The `Self` of a protocol, or of a class for those that inherit from it.
  func protocolSelf(_ ref: DeclRef) -> GenericParameterID { GenericParameterID(owner: ref, name: "Self") }

  /// `Self` in a type or extension: its own generic parameters are the arguments.
  func selfType(of container: DeclRef) -> SwiftType {
    if let known = selfTypes[container] { return known }
    let type = tracking { makeSelfType(of: container) }
    if isFinal { selfTypes[container] = type }
    return type
  }

  private func makeSelfType(of container: DeclRef) -> SwiftType {
    let node = node(container)
    switch node.kind {
    case .protocolDecl: return .parameter(protocolSelf(container))
    case .extensionDecl:
      let extended = extendedType(container)
      guard case .nominal(let nominal) = extended, let declaration = nominal.declaration else { return extended }
      let type = nominal.arguments.isEmpty ? selfType(of: declaration) : extended
      return type.isArchetype ? type : reduce(type, environment(of: container))
    default:
      let arguments = genericParameters(of: container).map { SwiftType.parameter($0) }
      if container.isOfSDK, name(container) == "Optional", isTopLevel(node), arguments.count == 1 {
        return .optional(arguments[0])
      }
      let parent = owner(of: container).map { selfType(of: $0) }
      return .nominal(
        SwiftType.NominalType(
          declaration: container, name: name(container), parent: parent.flatMap { $0.isArchetype ? nil : $0 },
          arguments: arguments))
    }
  }

  /// `Self` at a place; unknown outside of types.
  func selfType(at place: Node, _ file: FileID) -> SwiftType {
    var current: Node? = place
    while let node = current {
      switch node.kind {
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
        return declaration(node, file).map { selfType(of: $0) } ?? .unknown
      default: current = node.parent
      }
    }
    return .unknown
  }

  /// The declaration whose members a type has.
  func declaration(of type: SwiftType) -> DeclRef? {
    switch type {
    case .nominal(let nominal): nominal.declaration
    case .optional: standard("Optional")
    default: nil
    }
  }

  /// What the generic parameters of a type and of the types around it are.
  func substitution(of type: SwiftType) -> Substitution {
    switch type {
    case .optional(let wrapped):
      guard let parameter = standard("Optional").flatMap({ genericParameters(of: $0).first }) else { return [:] }
      return [parameter: wrapped]
    case .nominal(let nominal):
      guard let declaration = nominal.declaration else { return [:] }
      var substitution = nominal.parent.map { self.substitution(of: $0) } ?? [:]
      let parameters = genericParameters(of: declaration)
      guard parameters.count == nominal.arguments.count else { return substitution }
      for (parameter, argument) in zip(parameters, nominal.arguments) { substitution[parameter] = argument }
      return substitution
    default: return [:]
    }
  }

  /// What the generic parameters of a supertype are for a type; for a protocol its `Self`.
  func substitution(of type: SwiftType, as supertype: DeclRef) -> Substitution {
    if node(supertype).kind == .protocolDecl { return [protocolSelf(supertype): type] }
    return view(type, as: supertype).map { substitution(of: $0) } ?? [:]
  }

  /// A type as one of its superclasses, or as itself; `nil` when it is none. For a protocol the type, if it may
  /// conform.
  func view(_ type: SwiftType, as supertype: DeclRef) -> SwiftType? {
    if node(supertype).kind == .protocolDecl {
      if case .parameter(let parameter) = type, parameter.owner == supertype { return type }
      if case .parameter(let parameter) = type, node(parameter.owner).kind == .protocolDecl {
        return ancestors(of: parameter.owner).contains(supertype) ? type : nil
      }
      guard let declaration = declaration(of: type) else { return nil }
      return ancestors(of: declaration).contains(supertype) ? type : nil
    }
    var current = type
    // As many steps as a chain of classes may have; a class that inherits from itself ends there.
    for _ in 0..<64 {
      guard let declaration = declaration(of: current) else { return nil }
      if declaration == supertype { return current }
      guard let superclass = superclass(of: current) else { return nil }
      current = superclass
    }
    return nil
  }

  /// The class that a class inherits from.
  func superclass(of type: SwiftType) -> SwiftType? {
    guard let declaration = declaration(of: type), node(declaration).kind == .classDecl else { return nil }
    return statedSuperclass(of: declaration).map { substitute($0, substitution(of: type)).limited }
  }

  /// The first class among what a class states, in terms of its generic parameters. An extension states none, and a
  /// project may have hundreds.
  private func statedSuperclass(of declaration: DeclRef) -> SwiftType? {
    if let known = statedSuperclasses[declaration] { return known }
    let types = tracking { declaration.isOfSDK ? supertypes(of: declaration) : supertypes(statedBy: declaration) }
    let stated = types.lazy.map(\.type).first { type in
      guard case .nominal(let candidate) = type, let ref = candidate.declaration else { return false }
      return node(ref).kind == .classDecl
    }
    if isFinal { statedSuperclasses[declaration] = .some(stated) }
    return stated
  }

  // MARK: Substitution

  func substitute(_ type: SwiftType, _ substitution: Substitution) -> SwiftType {
    if substitution.isEmpty { return type }
    switch type {
    case .parameter(let parameter): return substitution[parameter] ?? type
    case .member(let base, let name):
      let replaced = substitute(base, substitution)
      return replaced == base ? type : memberType(named: name, of: replaced, from: nil, environment: nil)
    default: return type.mapParts { substitute($0, substitution) }
    }
  }
}

extension SwiftType {
  /// A generic parameter or an associated type of one.
  public var isArchetype: Bool {
    switch self {
    case .parameter: true
    case .member(let base, _): base.isArchetype
    default: false
    }
  }
}
