import LintFlow
import LintSyntax

extension TypeIndex {
  /// Whether a value of one type can be passed where another is expected, and what that makes of open generic
  /// parameters.
  ///
  /// - Parameters:
  ///   - wanted: the parameter's type, in terms of the callee's generic parameters.
  ///   - given: the argument's type.
  ///   - open: the generic parameters that are looked for.
  func unify(
    _ wanted: SwiftType, _ given: SwiftType, _ open: Set<GenericParameterID>, _ bindings: inout Substitution,
    _ environment: Environment
  ) -> Truth {
    if wanted.isUnknown || given.isUnknown { return .unknown }
    switch wanted {
    case .parameter(let parameter) where open.contains(parameter):
      if let bound = bindings[parameter] { return unifyBound(bound, given, environment) }
      // A type that is not whole would hide a better one.
      if given.hasUnknown { return .unknown }
      bindings[parameter] = given
      return .yes
    case .member where wanted.isArchetype:
      let known = substitute(wanted, bindings)
      if known == wanted || known.isUnknown { return .unknown }
      // In a function that calls itself, what is bound speaks of the parameter that it is bound to.
      if known.isArchetype { return known == given ? .yes : .unknown }
      return unify(known, given, open, &bindings, environment)
    case .optional(let wrapped):
      if case .optional(let inner) = given { return unify(wrapped, inner, open, &bindings, environment) }
      return unify(wrapped, given, open, &bindings, environment)
    case .tuple(let elements):
      guard case .tuple(let others) = given else { return given.isArchetype ? .unknown : .no }
      guard elements.count == others.count else { return .no }
      return zip(elements, others).reduce(.yes) { $0.and(unify($1.0.type, $1.1.type, open, &bindings, environment)) }
    case .function(let function):
      guard case .function(let other) = given.unwrapped else {
        return .unknown
      }
      guard function.parameters.count == other.parameters.count else { return .unknown }
      for (one, two) in zip(function.parameters, other.parameters) {
        _ = unify(one.type, two.type, open, &bindings, environment)
      }
      return unify(function.result, other.result, open, &bindings, environment).isYes ? .yes : .unknown
    case .metatype(let instance):
      guard case .metatype(let other) = given else { return given.isArchetype ? .unknown : .no }
      return unify(instance, other, open, &bindings, environment)
    case .existential(let constraint):
      if parts(constraint).isEmpty { return .yes }
      return accepts(constraint, given, environment)
    case .opaque(let constraint): return accepts(constraint, given, environment)
    case .nominal(let nominal): return unifyNominal(nominal, wanted, given, open, &bindings, environment)
    case .parameter, .member: return wanted == given ? .yes : given.isArchetype ? .unknown : .no
    case .composition, .unknown: return .unknown
    }
  }

  private func accepts(_ constraint: SwiftType, _ given: SwiftType, _ environment: Environment) -> Truth {
    if case .existential(let own) = given, own == constraint { return .yes }
    return parts(constraint).reduce(.yes) { $0.and(conforms(given, to: $1, environment)) }
  }

  private func unifyBound(_ bound: SwiftType, _ given: SwiftType, _ environment: Environment) -> Truth {
    if bound == given { return .yes }
    if .optional(bound) == given || bound == .optional(given) { return .unknown }
    return isSame(bound, given).isNo && !isClass(bound) && !isClass(given) ? .no : .unknown
  }

  private func isClass(_ type: SwiftType) -> Bool { declaration(of: type).map { node($0).kind == .classDecl } ?? true }

  private func unifyNominal(
    _ nominal: SwiftType.NominalType, _ wanted: SwiftType, _ given: SwiftType, _ open: Set<GenericParameterID>,
    _ bindings: inout Substitution,
    _ environment: Environment
  ) -> Truth {
    if wanted.isPointer {
      return given.isPointer && nominal.name == given.standardName
        ? unifyArguments(nominal, given, open, &bindings, environment) : .unknown
    }
    switch given {
    case .nominal(let other):
      if nominal.declaration == other.declaration, nominal.name == other.name {
        // `Range<Bound>.Index`: the types around count, too.
        if let own = nominal.parent, let others = other.parent { _ = unify(own, others, open, &bindings, environment) }
        return unifyArguments(nominal, given, open, &bindings, environment)
      }
      guard let declaration = nominal.declaration else { return .unknown }
      if let superclass = view(given, as: declaration), node(declaration).kind == .classDecl {
        return unifyArguments(nominal, superclass, open, &bindings, environment)
      }
      if isClass(given), isClass(wanted), hasUnknownAncestor(other.declaration ?? declaration) { return .unknown }
      if [wanted.standardName, given.standardName] == ["CGFloat", "Double"]
        || [wanted.standardName, given.standardName] == ["Double", "CGFloat"]
      {
        return .unknown
      }
      return other.declaration == nil ? .unknown : .no
    case .optional: return .no
    case .tuple, .function, .metatype: return .no
    case .parameter, .member, .existential: return .unknown
    default: return .unknown
    }
  }

  private func unifyArguments(
    _ nominal: SwiftType.NominalType, _ given: SwiftType, _ open: Set<GenericParameterID>,
    _ bindings: inout Substitution, _ environment: Environment
  ) -> Truth {
    guard case .nominal(let other) = given, nominal.arguments.count == other.arguments.count else { return .unknown }
    return zip(nominal.arguments, other.arguments).reduce(.yes) { result, pair in
      let same = unify(pair.0, pair.1, open, &bindings, environment)
      // `[Derived]` is passed where `[Base]` is expected.
      return result.and(
        same.isNo && (nominal.name == "Array" || nominal.name == "Set" || nominal.name == "Dictionary")
          && isUpcast(pair.1, to: pair.0) ? .unknown : same)
    }
  }

  private func isUpcast(_ given: SwiftType, to wanted: SwiftType) -> Bool {
    if case .existential = wanted { return true }
    if wanted.isOptional { return true }
    return isClass(given) && isClass(wanted)
  }
}
