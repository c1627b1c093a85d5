import LintSyntax

/// A stored property or associated value: what it is of.
struct StoredPart {
  enum StoredType {
    case written(TypeRef)
    case initial(Expr)
    /// The wrapper that stores it.
    case nominal(DeclRef)
    case unknown
  }

  var name: String
  var type: StoredType
  /// Where the type's names are looked up.
  var place: Node
}

extension ProjectIndex {
  func storedTypes(of ref: DeclRef) -> [StoredPart] {
    let type = node(ref)
    return type.kind == .enumDecl ? associatedValues(of: ref) : storedProperties(of: ref)
  }

  private func associatedValues(of ref: DeclRef) -> [StoredPart] {
    var parts: [StoredPart] = []
    for node in node(ref).descendants where node.kind == .enumCaseElement {
      guard case .type(let owner) = scope(of: node, in: ref.file), owner == ref else { continue }
      let element = EnumCaseElement(unchecked: node)
      for parameter in element.parameters {
        let stored = parameter.type.map { StoredPart.StoredType.written($0) } ?? .unknown
        parts.append(StoredPart(name: element.nameToken.identifierText, type: stored, place: node))
      }
    }
    return parts
  }

  private func storedProperties(of ref: DeclRef) -> [StoredPart] {
    properties(in: ref).compactMap { property in
      guard let subject = isolationSubject(property), subject.isStored, !subject.isStatic else { return nil }
      let binding = PatternBinding(unchecked: subject.node)
      for attribute in subject.attributes {
        if case .declared(let wrapper)? = propertyWrapper(attribute, at: subject.node, ref.file) {
          return StoredPart(name: subject.name, type: .nominal(wrapper), place: subject.node)
        }
      }
      let stored = binding.type.map { StoredPart.StoredType.written($0) } ?? binding.initializer.map { .initial($0) } ?? .unknown
      return StoredPart(name: subject.name, type: stored, place: subject.node)
    }
  }

  // MARK: Access

  /// Whether a type can be named in other modules: it and all around it are public.
  func isEffectivelyPublic(_ node: Node, in file: FileID) -> Bool {
    if !isPublic(node, in: file) { return false }
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .codeBlock, .closureExpr, .accessorBlock: return false
      case .extensionDecl:
        guard let nominal = extendedNominal(DeclRef(file, ancestor)) else { return true }
        return isEffectivelyPublic(self.node(nominal), in: nominal.file)
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl: if !isPublic(ancestor, in: file) { return false }
      default: continue
      }
    }
    return true
  }

  private func isPublic(_ node: Node, in file: FileID) -> Bool {
    if node.hasModifier(.public) || node.hasModifier(.open) { return true }
    let isRestricted = node.hasModifier(.internal) || node.hasModifier(.private) || node.hasModifier(.fileprivate) || node.hasModifier(.package)
    guard !isRestricted, case .type(let owner) = scope(of: node, in: file), self.node(owner).kind == .extensionDecl else { return false }
    return self.node(owner).hasModifier(.public)
  }

  /// `@available(*, unavailable)`
  func isUnavailable(_ ref: DeclRef) -> Bool {
    node(ref).children(.attribute).contains { attribute in
      guard attribute.kind == .attribute, attribute.mainToken.name == .available else { return false }
      return attribute.tokens.contains { $0.name == .unavailable }
    }
  }

  // MARK: Generic parameters

  func isGenericParameter(_ name: Name, at place: Node) -> Bool { genericParameter(name, at: place) != nil }

  private func genericParameter(_ name: Name, at place: Node) -> (parameter: GenericParameter, of: Node)? {
    for ancestor in place.ancestors {
      guard let clause = ancestor.child(.genericParameters), clause.kind == .genericParameterClause else { continue }
      for parameter in GenericParameterClause(unchecked: clause).parameters where parameter.name == name { return (parameter, ancestor) }
    }
    return nil
  }

  /// The names of what a generic parameter is constrained to, in its clause or behind `where`.
  func bounds(ofGenericParameter token: TokenCursor, at place: Node, in file: FileID) -> [String] {
    guard let (_, declaration) = genericParameter(token.name, at: place), let type = TypeDeclaration(declaration, file) else { return [] }
    return type.constraints.filter { $0.parameter == token.identifierText }.map(\.bound)
  }
}
