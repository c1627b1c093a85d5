import LintSyntax

/// A type that has to be `Sendable` where generic code of the project is used.
public struct TypeToShare {
  /// Unknown, or with unknown parts, where the model does not infer it.
  public let type: SwiftType
  /// The argument that becomes an `any Sendable`; `nil` where the name that is used requires it.
  public var converted: Expr?
}

extension ExpressionTyper {
  /// What a call requires to be `Sendable`; `nil` if it is not known what is called.
  public func typesToShare(byCalling call: FunctionCallExpr) -> [TypeToShare]? {
    guard let resolved = resolve(call.node), let callee = call.callee else { return nil }
    guard let member = resolved.member else {
      switch linkType(of: callee) {
      case .metatype: return typesToShare(as: resolved.result.unwrappedOnce)
      case .function: return []
      default: return nil
      }
    }
    if member.declaration.isOfSDK { return [] }
    var substitution = member.substitution
    if types.node(member.declaration).kind == .initializerDecl {
      let made = linkType(of: .functionCall(call)).unwrappedOnce
      substitution.merge(types.substitution(of: made)) { _, own in own }
    }
    let signature = types.signature(of: member.declaration)
    let required = zip(
      types.sendableSubjects(of: member.declaration),
      typesToShare(for: member.declaration, substitution, bindings(of: resolved, at: call.node), at: call.node))
    return required.map { subject, found in
      found.type.isUnknown ? TypeToShare(type: type(ofArgumentFor: subject, signature, resolved.arguments)) : found
    } + arguments(toShareIn: resolved)
  }

  /// What is given for a parameter of the generic type itself; unknown if there is none.
  private func type(ofArgumentFor subject: SwiftType, _ signature: Signature, _ arguments: [CallArgument]) -> SwiftType
  {
    guard let places = fits(signature.parameters, arguments) else { return .unknown }
    for (argument, place) in zip(arguments, places) where signature.parameters[place].type == subject {
      return argument.keyPath == nil ? type(of: argument.expression) : .unknown
    }
    return .unknown
  }

  /// What reading a property requires to be `Sendable`; `nil` if it is not known what is read.
  public func typesToShare(byReading access: MemberAccessExpr) -> [TypeToShare]? {
    guard case .members(let members, _) = callee(of: access) else { return nil }
    guard members.count == 1 else {
      return members.allSatisfy { types.sendableSubjects(of: $0.declaration).isEmpty } ? [] : nil
    }
    if members[0].declaration.isOfSDK { return [] }
    return typesToShare(for: members[0].declaration, members[0].substitution, [:], at: access.node)
  }

  /// What naming a type with its arguments requires to be `Sendable`.
  public func typesToShare(byNaming generic: GenericSpecializationExpr) -> [TypeToShare] {
    guard case .metatype(let named) = linkType(of: .genericSpecialization(generic)) else { return [] }
    return typesToShare(as: named)
  }

  /// What a written type requires of the arguments that are written in it.
  public func typesToShare(byWriting written: TypeRef) -> [TypeToShare] {
    ([written.node] + written.node.descendants).flatMap { part -> [TypeToShare] in
      guard part.child(.genericArguments) != nil, let part = TypeRef(part) else { return [] }
      let type = types.type(part, file)
      // What a typealias means is checked where it is declared.
      guard case .nominal(let nominal) = type, nominal.name == part.nameToken?.identifierText else { return [] }
      return typesToShare(as: type)
    }
  }

  /// What a generic type of the project requires of its arguments.
  private func typesToShare(as type: SwiftType) -> [TypeToShare] {
    guard case .nominal(let nominal) = type, let declaration = nominal.declaration, !declaration.isOfSDK else {
      return []
    }
    let substitution = types.substitution(of: type)
    return types.sendableSubjects(of: declaration).map { subject in
      let argument = types.substitute(subject, substitution)
      return TypeToShare(type: argument == subject && !isGiven(subject, by: substitution) ? .unknown : argument)
    }
  }

  /// - Parameters:
  ///   - substitution: what the generic parameters around the declaration are.
  ///   - bindings: what its own are.
  private func typesToShare(
    for declaration: DeclRef, _ substitution: Substitution, _ bindings: Substitution, at place: Node
  ) -> [TypeToShare] {
    let environment = environment(at: place)
    return types.sendableSubjects(of: declaration).map { subject in
      guard isGiven(subject, by: substitution) || isGiven(subject, by: bindings) || isDeclared(subject, around: place)
      else { return TypeToShare(type: .unknown) }
      let type = types.substitute(types.substitute(subject, substitution), bindings)
      return TypeToShare(type: types.reduce(type, environment))
    }
  }

  private func isGiven(_ subject: SwiftType, by substitution: Substitution) -> Bool {
    subject.rootParameter.map { substitution[$0] != nil } ?? true
  }

  /// Whether the generic parameter is one of the code around, which requires it to be `Sendable`, too.
  private func isDeclared(_ subject: SwiftType, around place: Node) -> Bool {
    guard let parameter = subject.rootParameter else { return true }
    return place.ancestors.contains { $0.kind.mayBeGeneric && types.declaration($0, file) == parameter.owner }
  }

  /// The arguments for parameters that are `any Sendable` or `some Sendable`.
  private func arguments(toShareIn call: ResolvedCall) -> [TypeToShare] {
    zip(call.arguments, call.parameterTypes).compactMap { argument, parameter in
      guard let expression = argument.expression, !argument.isClosure, argument.keyPath == nil, !expression.isLiteral
      else { return nil }
      switch parameter.unwrapped {
      case .existential(let constraint) where types.requiresSendable(constraint):
        return TypeToShare(type: type(of: expression), converted: expression)
      case .opaque(let constraint) where types.requiresSendable(constraint):
        return TypeToShare(type: type(of: expression))
      default: return nil
      }
    }
  }
}

extension TypeIndex {
  /// The generic parameters, and their associated types, that a declaration and those around it require to be
  /// `Sendable`.
  func sendableSubjects(of declaration: DeclRef) -> [SwiftType] {
    environment(of: declaration).conformances.filter { requiresSendable($0.bound) }.map(\.subject)
  }

  func requiresSendable(_ constraint: SwiftType) -> Bool {
    parts(constraint).contains { part in
      guard case .nominal(let nominal) = part, let declaration = nominal.declaration else { return false }
      return index.isOfLibrary(declaration, .Sendable)
    }
  }

  /// The associated types that conformances of a file's types make of protocols of the project, where these have to be
  /// `Sendable`: each with the type or extension that states the conformance.
  public func associatedTypesToShare(in file: FileID) -> [(place: DeclRef, type: TypeToShare)] {
    conformancesByPlace(in: file).flatMap { place, conformances in
      conformances.flatMap { conformance in
        sendableAssociatedTypes(of: conformance.protocol).map { name in
          let own = selfType(of: conformance.statedIn)
          let type = memberType(named: name, of: own, from: nil, environment: environment(of: conformance.statedIn))
          return (place, TypeToShare(type: type))
        }
      }
    }
  }

  private func sendableAssociatedTypes(of proto: DeclRef) -> [String] {
    index.refinedProtocols(of: proto).flatMap { declaration -> [String] in
      if declaration.isOfSDK { return [] }
      let names = memberTable(declaration).types.filter { $0.value.contains { node($0).kind == .associatedTypeDecl } }
      return names.keys.sorted().filter { name in
        bounds(of: .member(.parameter(protocolSelf(declaration)), name), Environment()).contains(
          where: requiresSendable)
      }
    }
  }
}

extension SwiftType {
  /// The generic parameter that it is, or is an associated type of.
  fileprivate var rootParameter: GenericParameterID? {
    switch self {
    case .parameter(let parameter): parameter
    case .member(let base, _): base.rootParameter
    default: nil
    }
  }
}
