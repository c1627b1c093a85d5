import LintSyntax

/// The requirements of the generic parameters that are visible at a place.
struct Environment {
  struct Conformance {
    var subject: SwiftType
    /// A protocol or class, never a composition.
    var bound: SwiftType
  }

  struct SameType {
    var left: SwiftType
    var right: SwiftType
  }

  var conformances: [Conformance] = []
  var sameTypes: [SameType] = []
}

extension TypeIndex {
  /// The requirements of the generic declarations around a place.
  func environment(at place: Node, _ file: FileID) -> Environment {
    genericDeclaration(around: place, file).map { environment(of: $0) } ?? Environment()
  }

  /// The innermost declaration at or around a place that may have generic parameters.
  private func genericDeclaration(around place: Node, _ file: FileID) -> DeclRef? {
    genericDeclarations.find(from: place, otherwise: nil) { node in
      node.kind.mayBeGeneric ? declaration(node, file).map { .some($0) } : nil
    }
  }

  /// The requirements of a declaration and those around it.
  func environment(of ref: DeclRef) -> Environment {
    if let known = environments[ref] { return known }
    let environment = answering(.environment(ref), otherwise: Environment()) {
      let node = node(ref)
      var environment = node.parent.map { self.environment(at: $0, ref.file) } ?? Environment()
      if node.kind == .extensionDecl, let extended = extendedNominal(ref) {
        environment.add(self.environment(of: extended))
      }
      environment.add(requirements(of: node, ref.file))
      return environment
    }
    if isFinal { environments[ref] = environment }
    return environment
  }

  /// The requirements of a declaration itself, including those on associated types of a protocol.
  func requirements(of node: Node, _ file: FileID) -> Environment {
    var environment = Environment()
    if let clause = node.child(.genericParameters), let owner = declaration(node, file) {
      let clause = GenericParameterClause(unchecked: clause)
      for parameter in clause.parameters {
        guard let constraint = parameter.constraint else { continue }
        let subject = SwiftType.parameter(GenericParameterID(owner: owner, name: parameter.nameToken.identifierText))
        add(constraint, for: subject, file, to: &environment)
      }
      add(clause.requirements, file, to: &environment)
    }
    add(node.children(.requirement).compactMap { GenericRequirement($0) }, file, to: &environment)
    if node.kind == .extensionDecl, case .nominal(let nominal)? = declaration(node, file).map({ extendedType($0) }),
      let extended = nominal.declaration, !nominal.arguments.isEmpty
    {
      // `extension Array<Int>` is an extension where its element is `Int`.
      for (parameter, argument) in zip(genericParameters(of: extended), nominal.arguments) {
        environment.sameTypes.append(Environment.SameType(left: .parameter(parameter), right: argument))
      }
    }
    return environment
  }

  private func add(_ requirements: some Sequence<GenericRequirement>, _ file: FileID, to environment: inout Environment)
  {
    for requirement in requirements {
      switch requirement {
      case .conformance(let conformance):
        guard let left = conformance.left, let right = conformance.right else { continue }
        add(right, for: type(left, file), file, to: &environment)
      case .sameType(let same):
        guard case .type(let left)? = same.left, case .type(let right)? = same.right else { continue }
        environment.sameTypes.append(Environment.SameType(left: type(left, file), right: type(right, file)))
      case .layout: continue
      }
    }
  }

  private func add(_ constraint: TypeRef, for subject: SwiftType, _ file: FileID, to environment: inout Environment) {
    for bound in parts(type(constraint, file).asConstraint) {
      environment.conformances.append(Environment.Conformance(subject: subject, bound: bound))
      // `some Sequence<Int>`, `T: Sequence<Int>`: primary associated types.
      guard case .nominal(let nominal) = bound, let declaration = nominal.declaration, !nominal.arguments.isEmpty else {
        continue
      }
      for (name, argument) in zip(primaryAssociatedTypes(of: declaration), nominal.arguments) {
        environment.sameTypes.append(Environment.SameType(left: .member(subject, name), right: argument))
      }
    }
  }

  func primaryAssociatedTypes(of ref: DeclRef) -> [String] {
    guard let clause = node(ref).child(.primaryAssociatedTypes) else { return [] }
    return clause.tokens.filter { $0.kind == .identifier }.map(\.identifierText)
  }

  // MARK: Bounds

  /// The protocols and classes that a generic parameter or associated type is known to conform to, those above them
  /// included.
  func bounds(of type: SwiftType, _ environment: Environment) -> [SwiftType] {
    var found: [SwiftType] = []
    switch type {
    case .parameter(let parameter):
      if parameter.name == "Self", node(parameter.owner).kind == .protocolDecl {
        found.append(
          .nominal(
            SwiftType.NominalType(declaration: parameter.owner, name: name(parameter.owner), parent: nil, arguments: [])
          ))
      }
    case .member(let base, let name): found += associatedBounds(of: name, in: base, environment)
    case .opaque(let constraint), .existential(let constraint): found += parts(constraint)
    default: return []
    }
    for conformance in environment.conformances where conformance.subject == type { found.append(conformance.bound) }
    return found
  }

  /// The declarations of ``bounds(of:_:)`` and of all that they inherit from, each once, nearest first.
  func boundDeclarations(of type: SwiftType, _ environment: Environment) -> [DeclRef] {
    var found: [DeclRef] = []
    for bound in bounds(of: type, environment) {
      guard case .nominal(let nominal) = bound, let declaration = nominal.declaration else { continue }
      for candidate in [declaration] + ancestors(of: declaration) where !found.contains(candidate) {
        found.append(candidate)
      }
    }
    return found
  }

  private func associatedBounds(of name: String, in base: SwiftType, _ environment: Environment) -> [SwiftType] {
    var found: [SwiftType] = []
    for declaration in boundDeclarations(of: base, environment) where node(declaration).kind == .protocolDecl {
      let protocolSelf = protocolSelf(declaration)
      let substitution: Substitution = [protocolSelf: base]
      for ref in memberTable(declaration).types[name, default: []] where node(ref).kind == .associatedTypeDecl {
        for inherited in AssociatedTypeDecl(unchecked: node(ref)).inheritedTypes {
          guard let written = inherited.type?.withoutAttributes else { continue }
          found += parts(substitute(type(written, ref.file).asConstraint, substitution))
        }
      }
      let subject = SwiftType.member(.parameter(protocolSelf), name)
      for conformance in protocolRequirements(of: declaration).conformances where conformance.subject == subject {
        found.append(substitute(conformance.bound, substitution))
      }
    }
    return found
  }

  /// What a protocol requires of its associated types, in its own `where` clause and theirs.
  func protocolRequirements(of ref: DeclRef) -> Environment {
    if let known = protocolRequirements[ref] { return known }
    let environment = answering(.requirements(ref), otherwise: Environment()) {
      var environment = requirements(of: node(ref), ref.file)
      for associated in memberTable(ref).types.values.flatMap({ $0 }).sorted(by: { $0.node < $1.node })
      where node(associated).kind == .associatedTypeDecl {
        add(AssociatedTypeDecl(unchecked: node(associated)).requirements, ref.file, to: &environment)
      }
      return environment
    }
    if isFinal { protocolRequirements[ref] = environment }
    return environment
  }

  // MARK: Reduction

  /// The simplest type that is known to be the same: a concrete one, or the associated type with the shortest path.
  func reduce(_ type: SwiftType, _ around: @autoclosure () -> Environment) -> SwiftType {
    guard type.contains(\.isArchetype) else { return type }
    let environment = around()
    var reduced = type.mapParts { reduce($0, environment) }
    if case .member(let base, let name) = reduced, !base.isArchetype {
      return memberType(named: name, of: base, from: nil, environment: environment)
    }
    // Each step leads to something simpler.
    for _ in 0..<8 {
      guard reduced.isArchetype, let next = simpler(reduced, environment) else { break }
      reduced = next.isArchetype ? next.mapParts { reduce($0, environment) } : next
    }
    return reduced
  }

  private func simpler(_ type: SwiftType, _ environment: Environment) -> SwiftType? {
    for same in environment.sameTypes {
      if same.left == type, same.right.isSimpler(than: type) { return same.right }
      if same.right == type, same.left.isSimpler(than: type) { return same.left }
    }
    if case .member(let base, let name) = type, let found = bySlice(base, name, environment) { return found }
    guard case .member(.member(let base, let outer), let inner) = type else { return nil }
    for declaration in boundDeclarations(of: base, environment) where node(declaration).kind == .protocolDecl {
      let protocolSelf = SwiftType.parameter(protocolSelf(declaration))
      let wanted = SwiftType.member(.member(protocolSelf, outer), inner)
      for same in protocolRequirements(of: declaration).sameTypes {
        let other: SwiftType
        if same.left == wanted {
          other = same.right
        } else if same.right == wanted {
          other = same.left
        } else {
          continue
        }
        let found = substitute(other, [self.protocolSelf(declaration): base])
        if found.isSimpler(than: type) { return found }
      }
    }
    return Self.wellKnownSame[[outer, inner]].map { .member(base, $0) }
  }

  /// `S.Index` where `S.SubSequence == Substring`: a slice has the elements and indices of its base.
  private func bySlice(_ base: SwiftType, _ name: String, _ environment: Environment) -> SwiftType? {
    guard name == "Element" || name == "Index" else { return nil }
    let slice = SwiftType.member(base, "SubSequence")
    for same in environment.sameTypes {
      let other = same.left == slice ? same.right : same.right == slice ? same.left : slice
      if !other.isArchetype { return memberType(named: name, of: other, from: nil, environment: environment) }
    }
    return nil
  }

  /// What `Sequence` and `Collection` require of their associated types: every collection's slices have its elements.
  private static let wellKnownSame: [[String]: String] = [
    ["Iterator", "Element"]: "Element", ["SubSequence", "Element"]: "Element", ["SubSequence", "Index"]: "Index",
    ["SubSequence", "SubSequence"]: "SubSequence", ["Indices", "Element"]: "Index", ["Indices", "Index"]: "Index",
    ["Indices", "SubSequence"]: "Indices"
  ]
}

extension Environment {
  fileprivate mutating func add(_ other: Environment) {
    conformances += other.conformances
    sameTypes += other.sameTypes
  }
}

extension SwiftType {
  fileprivate func isSimpler(than other: SwiftType) -> Bool {
    if !isArchetype { return !contains { $0 == other } && !isUnknown }
    return pathLength < other.pathLength
  }

  private var pathLength: Int { if case .member(let base, _) = self { base.pathLength + 1 } else { 0 } }
}

extension NodeKind {
  var mayBeGeneric: Bool {
    switch self {
    case .functionDecl, .initializerDecl, .subscriptDecl, .typeAliasDecl, .classDecl, .structDecl, .enumDecl,
      .actorDecl, .protocolDecl,
      .extensionDecl:
      true
    default: false
    }
  }
}
