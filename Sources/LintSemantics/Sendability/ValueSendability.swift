import LintSyntax

/// Sendability of types as they are written, and of the values of simple expressions.
extension SendabilityQuery {
  mutating func type(_ type: TypeRef, at place: Node, in file: FileID, isInContainer: Bool) -> Sendability {
    let text = type.node.text
    switch type {
    case .optional(let type): return element(type.base, at: place, in: file)
    case .implicitlyUnwrappedOptional(let type): return element(type.base, at: place, in: file)
    case .array(let type): return element(type.element, at: place, in: file)
    case .inlineArray(let type): return element(type.element, at: place, in: file)
    case .dictionary(let type): return all([type.key, type.value], at: place, in: file)
    case .tuple(let tuple):
      if let inner = tuple.parenthesized { return self.type(inner, at: place, in: file, isInContainer: isInContainer) }
      return all(tuple.elements.map(\.type), at: place, in: file)
    case .attributed(let attributed):
      return self.attributed(attributed, at: place, in: file, isInContainer: isInContainer)
    case .function:
      let written = SendabilityRoot.function(.init(file: file, range: type.node.range, name: text))
      return Sendability(
        .no, "functions that do not say '@Sendable' are not 'Sendable'", roots: file < 0 ? [] : [written])
    case .metatype(let metatype): return self.metatype(metatype, at: place, in: file)
    case .someOrAny(let type): return element(type.base, at: place, in: file)
    case .composition(let composition):
      var found = Sendability(.no, "'\(text)' does not require 'Sendable'")
      for part in composition.elements {
        let one = self.type(part, at: place, in: file, isInContainer: false)
        if one.answer.isYes { return one }
        if one.answer.isUnknown { found = one }
        // One of them suffices.
        if found.answer.isNo, found.roots.isEmpty { found.roots = one.roots }
      }
      return found
    case .identifier(let identifier):
      if let parameter = genericParameter(identifier.nameToken, at: place, in: file) { return parameter }
      if ["Any", "AnyObject"].contains(identifier.nameToken.text) {
        return Sendability(.no, "'\(text)' does not require 'Sendable'")
      }
      return named(type, identifier.nameToken, at: place, in: file, isInContainer: isInContainer)
    case .member(let member):
      if let associated = associatedType(member, at: place, in: file) { return associated }
      return named(type, member.nameToken, at: place, in: file, isInContainer: isInContainer)
    default: return Sendability(.unknown, "'\(text)' is not understood")
    }
  }

  /// What a container holds.
  private mutating func element(_ type: TypeRef?, at place: Node, in file: FileID) -> Sendability {
    guard let type else { return Sendability(.unknown, "a type is missing") }
    return self.type(type, at: place, in: file, isInContainer: true)
  }

  private mutating func all(_ types: [TypeRef?], at place: Node, in file: FileID) -> Sendability {
    var doubt: Sendability?
    var refusal: Sendability?
    for type in types {
      let one = element(type, at: place, in: file)
      if one.answer.isNo {
        refusal = refusal ?? one
        refusal?.roots.add(one.roots)
      }
      if one.answer.isUnknown { doubt = doubt ?? one }
    }
    return refusal ?? doubt ?? Sendability(.yes, "all parts are 'Sendable'")
  }

  private mutating func attributed(_ type: AttributedType, at place: Node, in file: FileID, isInContainer: Bool)
    -> Sendability
  {
    guard let base = type.base else { return Sendability(.unknown, "a type is missing") }
    if case .function = base.withoutAttributes {
      if type.attributes.contains(where: \.isConventionOfC) {
        return Sendability(.yes, "functions of C capture nothing")
      }
      if type.hasAttribute(.Sendable) { return Sendability(.yes, "the function is '@Sendable'") }
      if let actor = type.attributes.compactMap(\.nameToken).first(where: \.beginsUppercase) {
        // SE-0434
        let isOn = index.settings(of: file).enables(.globalActorIsolatedTypesUsability)
        return Sendability(isOn, "functions on '@\(actor.text)' are 'Sendable' in language mode 6")
      }
    }
    return self.type(base, at: place, in: file, isInContainer: isInContainer)
  }

  /// Metatypes are sendable, unless their conformances may be isolated.
  private func metatype(_ type: MetatypeType, at place: Node, in file: FileID) -> Sendability {
    let text = type.node.text
    let mayBeIsolated = Sendability(.no, "the conformances of the type that replaces '\(text)' may be isolated")
    guard let base = type.base, let name = base.nameToken, !index.isGenericParameter(name.name, at: place, in: file)
    else { return mayBeIsolated }
    guard let nominal = index.nominal(spelled: base, at: place, in: file), index.type(nominal).kind == .protocol else {
      return Sendability(.yes, "metatypes of concrete types are 'Sendable'")
    }
    // SE-0470
    if index.inheritsSendableMetatype(nominal) {
      return Sendability(.yes, "the metatypes that replace '\(text)' are 'Sendable'")
    }
    let isOpen = index.refinedProtocols(of: nominal).contains { proto in
      index.supertypes(statedBy: proto).contains { if case .unknown = $0.meaning { true } else { false } }
    }
    return isOpen ? Sendability(.unknown, "what '\(name.text)' inherits is not known") : mayBeIsolated
  }

  // MARK: Names

  private func genericParameter(_ token: TokenCursor, at place: Node, in file: FileID) -> Sendability? {
    guard index.isGenericParameter(token.name, at: place, in: file) else { return nil }
    return bounded(token.identifierText, at: place, in: file)
      ?? Sendability(
        .no, "'\(token.text)' is not constrained to 'Sendable'",
        roots: index.root(ofParameter: token.name, at: place, in: file))
  }

  /// `Base.Element` of a generic parameter.
  private func associatedType(_ member: MemberType, at place: Node, in file: FileID) -> Sendability? {
    guard case .identifier(let base)? = member.base, index.isGenericParameter(base.nameToken.name, at: place, in: file)
    else { return nil }
    let text = member.node.text
    if let bounded = bounded(text, at: place, in: file) { return bounded }
    // What protocols require of their associated types is not looked up; those of Swift's sequences have no
    // requirement, a clock's instants do.
    let bounds = index.bounds(of: base.nameToken.identifierText, at: place, in: file)
    if member.nameToken.identifierText == "Instant", bounds.contains("Clock") {
      return Sendability(.yes, "a clock's instants are 'Sendable'")
    }
    let isFree = bounds.allSatisfy { Self.sequences.contains($0) }
    return Sendability(isFree ? .no : .unknown, "'\(text)' is not constrained to 'Sendable'")
  }

  private static let sequences: Set<String> = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
    "RangeReplaceableCollection",
    "IteratorProtocol", "AsyncSequence", "AsyncIteratorProtocol", "Sendable", "Copyable", "Escapable"
  ]

  /// Yes, where one of the constraints is `Sendable` or inherits from it, or is an alias of what does.
  private func bounded(_ parameter: String, at place: Node, in file: FileID) -> Sendability? {
    let isSendable = index.bounds(of: parameter, at: place, in: file).contains { bound in
      switch index.meaning(of: Name(spelling: bound), spelled: bound, at: place, in: file) {
      case .nominal(let ref): return index.isSendableProtocol(ref)
      case .alias(let ref):
        let alias = TypeAliasDecl(unchecked: index.node(ref))
        var query = SendabilityQuery(index: index)
        query.openAliases = [ref]
        guard let aliased = alias.aliasedType else { return false }
        return query.type(aliased, at: alias.node, in: ref.file, isInContainer: false).answer.isYes
      case .none, .several: return false
      }
    }
    return isSendable ? Sendability(.yes, "'\(parameter)' is constrained to a 'Sendable' protocol") : nil
  }

  private mutating func named(
    _ type: TypeRef, _ token: TokenCursor, at place: Node, in file: FileID, isInContainer: Bool
  ) -> Sendability {
    if let ref = index.nominal(spelled: type, at: place, in: file) {
      let arguments = type.allGenericArguments
      return instance(of: ref, isInContainer: isInContainer) { query, number in
        guard number < arguments.count, let argument = arguments[number] else { return nil }
        return query.type(argument, at: place, in: file, isInContainer: true)
      }
    }
    switch index.meaning(of: token, at: place, in: file) {
    case .alias(let ref):
      let alias = TypeAliasDecl(unchecked: index.node(ref))
      guard let target = alias.aliasedType, openAliases.count < 64, !openAliases.contains(ref) else { break }
      openAliases.append(ref)
      defer { openAliases.removeLast() }
      return self.type(target, at: alias.node, in: ref.file, isInContainer: isInContainer)
    case .none: return Sendability(.unknown, "'\(token.text)' is declared in another module")
    case .nominal, .several: break
    }
    return Sendability(.unknown, "'\(token.text)' is not known")
  }

  /// A type whose conformance is conditional conforms where the arguments do that it depends on.
  ///
  /// - Parameter argument: whether the generic argument of that number is sendable; `nil` where it is not written.
  mutating func instance(
    of ref: DeclRef, isInContainer: Bool, _ argument: (inout SendabilityQuery, Int) -> Sendability?
  ) -> Sendability {
    let declared = nominal(ref, isInContainer: isInContainer)
    guard declared.answer.isNo, let needed = conditionalConformance(ref) else { return declared }
    var doubt = needed.hasMore ? Sendability(.unknown, declared.reasons[0]) : nil
    var refusal: Sendability?
    for number in needed.parameters {
      guard let one = argument(&self, number) else {
        return refusal ?? Sendability(.unknown, "what '\(index.type(ref).name)' holds is not known")
      }
      if one.answer.isNo {
        refusal = refusal ?? one.because(declared.reasons[0])
        refusal?.roots.add(one.roots)
      }
      if one.answer.isUnknown { doubt = doubt ?? one }
    }
    return refusal ?? doubt ?? Sendability(.yes, "'\(index.type(ref).name)' is 'Sendable' for these arguments")
  }

  // MARK: Values

  /// The sendability that an initial value gives a property without a written type.
  mutating func value(_ expression: Expr, at place: Node, in file: FileID) -> Sendability {
    switch expression.withoutEffectMarkers {
    case .stringLiteral, .integerLiteral, .floatLiteral, .booleanLiteral:
      return Sendability(.yes, "a literal's default type is 'Sendable'")
    case .array(let array):
      guard let first = array.elements.first else { break }
      return value(first, at: place, in: file)
    case .functionCall(let call):
      guard case .declReference(let callee)? = call.callee, callee.nameToken.beginsUppercase,
        case .nominal(let ref) = index.meaning(of: callee.nameToken, at: place, in: file)
      else { break }
      return instance(of: ref, isInContainer: false) { _, _ in nil }
    default: break
    }
    return Sendability(.unknown, "the type of an initial value is not known")
  }
}

extension TypeRef {
  /// The generic arguments of a type and of those that it is qualified with, outermost first: `Int` of
  /// `AsyncStream<Int>.Continuation`.
  fileprivate var allGenericArguments: [TypeRef?] {
    let own = genericArguments.map { $0.arguments.map { $0.as(TypeRef.self) } } ?? []
    guard case .member(let member) = self, let base = member.base else { return own }
    return base.allGenericArguments + own
  }
}
