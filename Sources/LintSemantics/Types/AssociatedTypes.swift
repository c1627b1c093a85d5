import LintSyntax

/// "What is the associated type of this name for this type?"
struct AssociatedTypeQuestion: Hashable {
  var base: SwiftType
  var name: String
}

extension TypeIndex {
  /// `Base.Name`: a nested type, a typealias, a generic parameter, or the witness of an associated type.
  ///
  /// - Parameters:
  ///   - file: whose code names it; `nil` where it follows from a declaration.
  ///   - environment: what is known of generic parameters.
  func memberType(
    named name: String, of base: SwiftType, _ arguments: [SwiftType] = [], from file: FileID?, environment: Environment?
  ) -> SwiftType {
    switch base {
    case .nominal, .optional:
      guard let declaration = declaration(of: base) else { return .unknown }
      // `Array<Int>.Element`: a generic parameter is a member, too.
      let parameter = GenericParameterID(owner: declaration, name: name)
      if genericParameters(of: declaration).contains(parameter) { return substitution(of: base)[parameter] ?? .unknown }
      if let found = memberEntity(named: name, of: declaration, from: file) {
        switch found {
        case .nominal(let ref):
          return nested(ref, arguments, in: owner(of: ref).map { view(base, as: $0) ?? selfType(of: $0) })
        case .alias(let ref):
          let type = aliased(ref, arguments, base: base)
          return type == .unknown && owner(of: ref).map { node($0).kind == .protocolDecl } == true
            ? associatedType(named: name, of: base) : type
        case .associatedType: return associatedType(named: name, of: base)
        default: return .unknown
        }
      }
      return associatedType(named: name, of: base)
    case .parameter, .member:
      if let environment {
        for declaration in boundDeclarations(of: base, environment) {
          for ref in memberTable(declaration).types[name, default: []] where node(ref).kind == .typeAliasDecl {
            return aliased(ref, arguments, base: base)
          }
        }
      }
      return .member(base, name)
    case .opaque(let constraint), .existential(let constraint):
      return primaryAssociatedType(named: name, of: constraint)
    default: return .unknown
    }
  }

  /// `Element` of `some Sequence<Int>`; unknown where the constraint does not say it.
  private func primaryAssociatedType(named name: String, of constraint: SwiftType) -> SwiftType {
    for case .nominal(let nominal) in parts(constraint) {
      guard let declaration = nominal.declaration else { continue }
      for (primary, argument) in zip(primaryAssociatedTypes(of: declaration), nominal.arguments) where primary == name {
        return argument
      }
    }
    return .unknown
  }

  /// The type of a conforming type for an associated type: stated, or inferred from the witnesses.
  private func associatedType(named name: String, of base: SwiftType) -> SwiftType {
    let question = AssociatedTypeQuestion(base: base, name: name)
    if let known = associatedTypes[question] { return known }
    let type = answering(.associatedType(question), otherwise: .unknown) { infer(question) }
    if isFinal { associatedTypes[question] = type }
    return type
  }

  private func infer(_ question: AssociatedTypeQuestion) -> SwiftType {
    guard let declaration = declaration(of: question.base) else { return .unknown }
    let protocols = ancestors(of: declaration).filter { node($0).kind == .protocolDecl }
    // A protocol that refines the one with the associated type may have the requirement that determines it.
    for candidate in protocols {
      if let found = witnessed(question, by: candidate) { return found }
    }
    for candidate in protocols {
      if let found = required(question, by: candidate) { return found }
    }
    // What a slice or the indices are by default depends on more than can be seen here.
    if question.name == "Indices" { return .unknown }
    for candidate in protocols {
      for ref in memberTable(candidate).types[question.name, default: []] where node(ref).kind == .associatedTypeDecl {
        guard let written = AssociatedTypeDecl(unchecked: node(ref)).defaultType else { continue }
        return substitute(type(written, ref.file), [protocolSelf(candidate): question.base])
      }
    }
    return .unknown
  }

  /// Compares the protocol's requirements with the type's own members of the same names and labels.
  private func witnessed(_ question: AssociatedTypeQuestion, by candidate: DeclRef) -> SwiftType? {
    guard let declaration = declaration(of: question.base) else { return nil }
    let wanted = SwiftType.member(.parameter(protocolSelf(candidate)), question.name)
    let table = memberTable(declaration)
    let substitution = substitution(of: question.base)
    for (name, requirements) in memberTable(candidate).values.sorted(by: { $0.key < $1.key }) {
      for requirement in requirements where requirement.container == candidate {
        let required = signature(of: requirement.declaration)
        guard required.mentions(wanted) else { continue }
        for member in table.values[name, default: []] {
          let witness = signature(of: member.declaration)
          guard witness.generics.isEmpty, witness.parameters.map(\.label) == required.parameters.map(\.label),
            zip(required.parameters, witness.parameters).allSatisfy({ $0.type.mayBeMet(by: $1.type) }),
            let found = required.match(wanted, in: witness), !found.hasUnknown
          else { continue }
          return substitute(found, substitution)
        }
      }
    }
    return nil
  }

  /// `associatedtype Iterator where Iterator.Element == Element` says what `Element` is, once `Iterator` is known.
  private func required(_ question: AssociatedTypeQuestion, by candidate: DeclRef) -> SwiftType? {
    let protocolSelf = protocolSelf(candidate)
    let wanted = SwiftType.member(.parameter(protocolSelf), question.name)
    for same in protocolRequirements(of: candidate).sameTypes {
      let other: SwiftType
      if same.left == wanted { other = same.right } else if same.right == wanted { other = same.left } else { continue }
      let found = substitute(other, [protocolSelf: question.base])
      if !found.hasUnknown { return found }
    }
    return nil
  }
}

extension Signature {
  fileprivate func mentions(_ type: SwiftType) -> Bool {
    result.contains { $0 == type } || parameters.contains { $0.type.contains { $0 == type } }
  }

  /// What the other signature has where this one has the type.
  fileprivate func match(_ type: SwiftType, in other: Signature) -> SwiftType? {
    if let found = result.match(type, in: other.result) { return found }
    for (own, others) in zip(parameters, other.parameters) {
      if let found = own.type.match(type, in: others.type) { return found }
    }
    return nil
  }
}

extension SwiftType {
  /// Whether a parameter of a requirement may have the other type in the witness.
  fileprivate func mayBeMet(by other: SwiftType) -> Bool {
    switch (self, other) {
    case (.nominal(let own), .nominal(let others)): own.declaration == others.declaration && own.name == others.name
    // No index of a collection is a range: that is the subscript for slices.
    case (.member, .nominal(let others)): others.name != "Range" && others.name != "ClosedRange"
    default: true
    }
  }

  /// What the other type has where this one has the part.
  fileprivate func match(_ part: SwiftType, in other: SwiftType) -> SwiftType? {
    if self == part { return other }
    switch (self, other) {
    case (.nominal(let own), .nominal(let others))
    where own.declaration == others.declaration && own.arguments.count == others.arguments.count:
      return zip(own.arguments, others.arguments).lazy.compactMap { $0.match(part, in: $1) }.first
    case (.optional(let own), .optional(let others)): return own.match(part, in: others)
    case (.function(let own), .function(let others)):
      return own.result.match(part, in: others.result)
    case (.tuple(let own), .tuple(let others)) where own.count == others.count:
      return zip(own, others).lazy.compactMap { $0.type.match(part, in: $1.type) }.first
    default: return nil
    }
  }
}
