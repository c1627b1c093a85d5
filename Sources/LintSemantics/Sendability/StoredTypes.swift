import LintSyntax

/// A stored property or associated value, and its type.
struct StoredPart {
  enum StoredType {
    case value(StoredValue)
    /// The wrapper that stores it, and what is wrapped.
    case wrapped(DeclRef, StoredValue)
  }

  enum StoredValue {
    case written(TypeRef)
    case initial(Expr)
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
    for node in node(ref).descendants(of: .enumCaseElement) {
      guard case .type(let owner) = scope(of: node, in: ref.file), owner == ref else { continue }
      let element = EnumCaseElement(unchecked: node)
      for parameter in element.parameters {
        let stored = parameter.type.map { StoredPart.StoredValue.written($0) } ?? .unknown
        parts.append(StoredPart(name: element.nameToken.identifierText, type: .value(stored), place: node))
      }
    }
    return parts
  }

  private func storedProperties(of ref: DeclRef) -> [StoredPart] {
    properties(in: ref).compactMap { property in
      guard let subject = isolationSubject(property), subject.isStored, !subject.isStatic else { return nil }
      let binding = PatternBinding(unchecked: subject.node)
      let value =
        binding.type.map { StoredPart.StoredValue.written($0) } ?? binding.initializer.map { .initial($0) } ?? .unknown
      for attribute in subject.attributes {
        if let wrapper = propertyWrapper(attribute, at: subject.node, ref.file) {
          return StoredPart(name: subject.name, type: .wrapped(wrapper, value), place: subject.node)
        }
      }
      return StoredPart(name: subject.name, type: .value(value), place: subject.node)
    }
  }

  // MARK: Access

  /// Whether a type can be named in other modules: it and all around it are public.
  ///
  /// - Parameter extensions: How many extensions have been left on the way out. Wrong code can nest types in extensions
  ///   of each other, so that there is no outermost one.
  func isEffectivelyPublic(_ node: Node, in file: FileID, outOf extensions: Int = 0) -> Bool {
    if !isPublic(node, in: file) || extensions == 16 { return false }
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .codeBlock, .closureExpr, .accessorBlock: return false
      case .extensionDecl:
        guard let nominal = extendedNominal(DeclRef(file, ancestor)) else { return true }
        return isEffectivelyPublic(self.node(nominal), in: nominal.file, outOf: extensions + 1)
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl:
        if !isPublic(ancestor, in: file) { return false }
      default: continue
      }
    }
    return true
  }

  private func isPublic(_ node: Node, in file: FileID) -> Bool {
    if node.hasModifier(.public) || node.hasModifier(.open) { return true }
    let isRestricted =
      node.hasModifier(.internal) || node.hasModifier(.private) || node.hasModifier(.fileprivate)
      || node.hasModifier(.package)
    guard !isRestricted, case .type(let owner) = scope(of: node, in: file), self.node(owner).kind == .extensionDecl
    else { return false }
    return self.node(owner).hasModifier(.public)
  }

  /// `@available(*, unavailable)`, and not what is only unavailable on one platform.
  func isUnavailable(_ ref: DeclRef) -> Bool {
    node(ref).children(.attribute).contains { attribute in
      guard attribute.kind == .attribute, attribute.mainToken.name == .available else { return false }
      return attribute.tokens.contains { $0.name == .unavailable } && attribute.tokens.contains { $0.isSpelled("*") }
    }
  }
}
