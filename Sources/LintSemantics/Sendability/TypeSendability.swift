import LintFlow
import LintSyntax

/// Sendability of nominal types, SE-0302 and what came after it.
extension ProjectIndex {
  /// Whether a nominal type conforms to `Sendable`: a generic one as it is declared, with its own parameters; a
  /// protocol as `any P`.
  public func sendability(of ref: DeclRef) -> Sendability {
    var query = SendabilityQuery(index: self)
    return query.nominal(ref, isInContainer: false)
  }
}

private final class SendabilityAnswers: AnswerTable {
  static let number = AnswerTableNumber()
  /// Asked of each value; a project may have hundreds of extensions of `String` to look through.
  let nominals = Memo<DeclRef, Sendability>()
}

extension ProjectIndex {
  fileprivate var sendabilityAnswers: SendabilityAnswers { answers(SendabilityAnswers.self) }
}

/// One question, with the types that it is in the middle of: a type that stores itself decides nothing about itself.
struct SendabilityQuery {
  let index: ProjectIndex
  private var open: [DeclRef] = []
  /// The aliases that are being resolved, which may lead back to themselves.
  var openAliases: [DeclRef] = []
  private var answers: [DeclRef: Sendability] = [:]

  init(index: ProjectIndex) { self.index = index }

  /// - Parameter isInContainer: whether the type is in an optional, array or the like, whose own conformance is asked
  ///   first.
  mutating func nominal(_ ref: DeclRef, isInContainer: Bool) -> Sendability {
    if let known = answers[ref] { return known }
    // No type of the project is stored in one of the SDK.
    if open.isEmpty && openAliases.isEmpty || ref.isOfSDK {
      let answer = index.sendabilityAnswers.nominals(ref) {
        var query = SendabilityQuery(index: index)
        return query.find(ref, isInContainer: false)
      }
      answers[ref] = answer
      return answer
    }
    return find(ref, isInContainer: isInContainer)
  }

  private mutating func find(_ ref: DeclRef, isInContainer: Bool) -> Sendability {
    let name = index.type(ref).name
    if open.contains(ref) {
      return isInContainer
        ? Sendability(.yes, "'\(name)' stores itself in a container only") : Sendability(.no, "'\(name)' stores itself")
    }
    guard open.count < 64, !index.reach(of: ref).isEndless else {
      return Sendability(.unknown, "'\(name)' goes too deep")
    }
    open.append(ref)
    var answer = infer(ref)
    // Extensions of one of two same-named types under '#if' are found for neither outside of it.
    if answer.answer.isNo, index.hasAmbiguousConformance(ref) {
      answer = Sendability(.unknown, "'\(name)' is declared more than once")
    }
    open.removeLast()
    answers[ref] = answer
    return answer
  }

  private mutating func infer(_ ref: DeclRef) -> Sendability {
    let type = index.type(ref)
    if type.kind == .actor { return Sendability(.yes, "'\(type.name)' is an actor") }
    if index.has(.sendabilityUnknown, ref) {
      return Sendability(.unknown, "no public source says whether '\(type.name)' is 'Sendable'")
    }
    if index.isOfLibrary(ref, .Sendable) { return Sendability(.yes, "'Sendable' says so") }
    if let stated = stated(ref) { return stated }
    if isRefusedByMacro(type) {
      return Sendability(.no, "the conformance of '\(type.name)' to 'Sendable' is unavailable", roots: [.type(ref)])
    }
    if type.kind == .protocol {
      return Sendability(.no, "'\(type.name)' does not inherit from 'Sendable'", roots: [.type(ref)])
    }
    let isolation = index.isolation(of: ref)
    let isIsolated = isolation.isolation.isOnGlobalActor
    if type.kind == .class {
      // SE-0316, SE-0466 as the compiler has them: where the class does not name its actor, but takes that of its
      // target or of what it inherits, it does not matter what a superclass stores.
      if isIsolated, isolation.isSpecified, !index.statesIsolation(ref) {
        return Sendability(.yes, "'\(type.name)' is on a global actor that it does not name itself")
      }
      return classType(ref, isIsolated: isIsolated)
    }
    if isIsolated { return Sendability(.yes, "'\(type.name)' is \(isolation.isolation.description)") }
    if !isolation.isolation.isKnown {
      return Sendability(.unknown, "whether '\(type.name)' is on a global actor is not known")
    }
    if ref.isOfSDK && !index.isOfHeader(ref) || isPublicWithoutFrozenLayout(ref) {
      return Sendability(.no, "'\(type.name)' is public and does not say 'Sendable'", roots: [.type(ref)])
    }
    let storage = storage(of: ref)
    guard !storage.answer.isNo else { return storage }
    // An unknown supertype may imply the conformance, but what the storage allows is inferred anyway.
    return storage
  }

  // MARK: Written conformances

  /// A conformance in the primary declaration, in an extension, or through a protocol.
  private mutating func stated(_ ref: DeclRef) -> Sendability? {
    let name = index.type(ref).name
    var doubt: Sendability?
    for place in [ref] + index.extensions(ofNominal: ref) {
      for supertype in index.supertypes(statedBy: place) {
        switch isSendable(supertype) {
        case .no: continue
        case .unknown:
          if index.type(ref).kind == .protocol {
            doubt = Sendability(.unknown, "'\(supertype.name)' is declared in another module")
          }
          continue
        case .yes: break
        }
        if index.isUnavailable(place) {
          return Sendability(.no, "the conformance of '\(name)' to 'Sendable' is unavailable", roots: [.type(ref)])
        }
        if isConditional(place, of: ref) {
          return Sendability(.no, "'\(name)' is 'Sendable' only under conditions", roots: [.type(ref)])
        }
        return Sendability(.yes, "'\(name)' conforms to '\(supertype.name)'")
      }
    }
    return doubt
  }

  /// `@Model` declares that its type is not `Sendable`.
  private func isRefusedByMacro(_ type: TypeDeclaration) -> Bool {
    type.attributes.contains { attribute in
      SDKMacro.named(attribute.name)?.unavailableConformances.contains("Sendable") == true
        && index.importsMacro(named: attribute.name, in: type.ref.file)
    }
  }

  func isSendable(_ supertype: InheritanceEntry) -> Truth {
    switch supertype.meaning {
    case .declared(let proto) where index.type(proto).kind == .protocol: return Truth(index.isSendableProtocol(proto))
    case .declared: return .no
    case .unknown: return .unknown
    }
  }

  /// Whether an extension has requirements beyond those of the type's own declaration and the types around it.
  private func isConditional(_ place: DeclRef, of ref: DeclRef) -> Bool {
    guard place != ref else { return false }
    let known = index.constraints(at: index.node(ref), in: ref.file)
    return index.type(place).constraints.contains { !known.contains($0) }
  }

  /// The requirements under which a generic type is `Sendable`.
  struct ConditionalConformance {
    /// The numbers of the generic parameters.
    var parameters: [Int] = []
    /// There are other conditions, which are not analysed.
    var hasMore = false
  }

  /// The conditions under which an extension makes a type `Sendable`; `nil` if none does, or the conformance is
  /// unavailable.
  func conditionalConformance(_ ref: DeclRef) -> ConditionalConformance? {
    let parameters = genericParameters(of: ref)
    let known = index.constraints(at: index.node(ref), in: ref.file)
    for place in index.extensions(ofNominal: ref)
    where index.supertypes(statedBy: place).contains(where: { isSendable($0).isYes }) {
      if index.isUnavailable(place) { return nil }
      var needed = ConditionalConformance()
      for constraint in index.type(place).constraints where !known.contains(constraint) {
        if constraint.bound == "Sendable", let number = parameters.firstIndex(of: constraint.parameter) {
          needed.parameters.append(number)
        } else {
          needed.hasMore = true
        }
      }
      return needed
    }
    return nil
  }

  /// The names of the generic parameters of a type and of those around it, outermost first.
  ///
  /// - Parameter depth: Wrong code can nest types in extensions of each other, which has no end.
  private func genericParameters(of ref: DeclRef, depth: Int = 0) -> [String] {
    let own = NominalTypeDecl(index.node(ref))?.genericParameters?.parameters.map(\.nameToken.identifierText) ?? []
    let around = depth < 16 ? index.type(ref).parent.flatMap { index.extendedNominal($0) } : nil
    return (around.map { genericParameters(of: $0, depth: depth + 1) } ?? []) + own
  }

  // MARK: Inference

  /// Classes are never inferred to be `Sendable`, but inherit it and take it from global actors.
  private mutating func classType(_ ref: DeclRef, isIsolated: Bool) -> Sendability {
    let name = index.type(ref).name
    var refusal = Sendability(.no, "classes are not inferred to be 'Sendable'", roots: [.type(ref)])
    if let base = index.superclass(of: ref), !index.isNSObject(base) {
      let inherited = nominal(base, isInContainer: false)
      if isIsolated || inherited.answer.isYes || inherited.answer.isUnknown {
        return inherited.because("'\(name)' inherits from '\(index.type(base).name)'")
      }
      // It inherits what the class says that it inherits from.
      if !base.isOfSDK { refusal.roots = inherited.roots }
      return refusal
    }
    guard let first = index.supertypes(statedBy: ref).first else {
      if isIsolated { return Sendability(.yes, "'\(name)' is on a global actor") }
      return refusal
    }
    switch first.meaning {
    case .unknown: return Sendability(.unknown, "'\(first.name)' is declared in another module")
    case .declared:
      if isIsolated { return Sendability(.yes, "'\(name)' is on a global actor") }
      return refusal
    }
  }

  /// Whether other modules see the type but not its layout: then it is not inferred to be `Sendable`.
  private func isPublicWithoutFrozenLayout(_ ref: DeclRef) -> Bool {
    let node = index.node(ref)
    let attributes = Set(node.children(.attribute).filter { $0.kind == .attribute }.map(\.mainToken.name))
    if attributes.contains(Name(.frozen)) { return false }
    if attributes.contains(Name(.usableFromInline)) { return true }
    return index.isEffectivelyPublic(node, in: ref.file)
  }

  /// The stored properties of a structure, or the associated values of an enumeration.
  private mutating func storage(of ref: DeclRef) -> Sendability {
    let type = index.type(ref)
    var doubt: Sendability?
    var refusal: Sendability?
    for part in index.storedTypes(of: ref) {
      let found =
        switch part.type {
        case .value(let value): held(value, part, in: ref.file) ?? Sendability(.unknown, "its type is not known")
        case .wrapped(let wrapper, let value): wrapped(wrapper, value, part, in: ref.file)
        }
      if found.answer.isNo {
        refusal = refusal ?? found.because("'\(type.name)' stores '\(part.name)'")
        refusal?.roots.add(found.roots)
      }
      if found.answer.isUnknown { doubt = doubt ?? found.because("'\(type.name)' stores '\(part.name)'") }
    }
    return refusal ?? doubt ?? Sendability(.yes, "all that '\(type.name)' stores is 'Sendable'")
  }

  private mutating func held(_ value: StoredPart.StoredValue, _ part: StoredPart, in file: FileID) -> Sendability? {
    switch value {
    case .written(let type): self.type(type, at: part.place, in: file, isInContainer: false)
    case .initial(let expression): self.value(expression, at: part.place, in: file)
    case .unknown: nil
    }
  }

  /// A wrapper of one parameter holds the value that is wrapped.
  private mutating func wrapped(
    _ wrapper: DeclRef, _ value: StoredPart.StoredValue, _ part: StoredPart, in file: FileID
  ) -> Sendability {
    instance(of: wrapper, isInContainer: false) { query, number in
      guard number == 0, NominalTypeDecl(query.index.node(wrapper))?.genericParameters?.parameters.count == 1 else {
        return nil
      }
      return query.held(value, part, in: file)
    }
  }
}
