import LintSyntax

/// The classes of the project whose objects views keep or are given, by the wrappers of their properties. Made when a
/// rule first asks, from outlines alone.
struct ViewObjects: Sendable {
  private var owners: Set<DeclRef> = []

  private static let wrappers = WellKnownNameSet([
    .State, .StateObject, .ObservedObject, .EnvironmentObject, .Environment, .Bindable
  ])

  init(in index: ProjectIndex) {
    let types = TypeIndex(index)
    for (number, outline) in index.files.enumerated() where outline.names.intersects(Self.wrappers) {
      let file = FileID(number)
      for node in outline.tree.root.descendants(of: .variableDecl) where node.role == .member {
        let attributes = VariableDecl(unchecked: node).attributes
        guard let wrapper = attributes.first(where: { $0.name.map { Self.wrappers.contains($0) } ?? false }) else {
          continue
        }
        for binding in node.children(.binding) {
          guard index.mayHaveOwnType(PatternBinding(unchecked: binding), wrappedBy: wrapper),
            let property = index.property(at: binding, in: file)
          else { continue }
          var owner = types.propertyType(property).unwrapped.ownDeclaration
          // `@Environment(Model.self) private var model`
          if owner == nil, case .memberAccess(let member)? = wrapper.arguments.first?.expression,
            member.name == .`self`,
            let token = member.base?.lastNameToken
          {
            owner = types.entityNamed(token.identifierText, at: node, in: file)
          }
          if let owner { owners.insert(owner) }
        }
      }
    }
  }

  func contains(_ type: DeclRef) -> Bool { owners.contains(type) }
}

extension ProjectIndex {
  /// Whether the type of a wrapped property may be one of the project's, as far as names tell: types cost more.
  fileprivate func mayHaveOwnType(_ binding: PatternBinding, wrappedBy wrapper: Attribute) -> Bool {
    if let written = binding.type {
      return written.node.tokens.contains { token in
        token.kind == .identifier && (!types(named: token.name).isEmpty || hasAliases(named: token.name))
      }
    }
    if let value = binding.initializer { return !value.isLiteral }
    // `@Environment(\.key)`, whose property is a value of the environment.
    guard case .keyPath(let path)? = wrapper.arguments.first?.expression else { return true }
    return !properties(named: path.node.lastToken.name).isEmpty
  }
}

extension TypeIndex {
  /// The type of the project that a name means at a place.
  fileprivate func entityNamed(_ name: String, at place: Node, in file: FileID) -> DeclRef? {
    if case .nominal(let ref) = entity(named: name, at: place, in: file), !ref.isOfSDK { ref } else { nil }
  }
}

extension ProjectIndex {
  /// Whether a view keeps an object of a class, or gets one from the view around it.
  public func isHeldByViews(_ type: DeclRef) -> Bool {
    typeFacts.viewObjects { ViewObjects(in: self) }.contains(type)
  }
}
