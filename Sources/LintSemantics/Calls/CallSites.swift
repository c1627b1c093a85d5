import LintFlow
import LintSyntax

/// The callers of a function, as far as names, labels and the types around the calls tell.
extension ProjectIndex {
  /// How many pairs of a function and a call of one name are compared; generated code may have more.
  private static let mostComparisons = 1 << 20
  /// Beyond this, calls are sorted by the types that they may reach: that costs as much as comparing each with a few
  /// functions.
  private static let mostUnsortedComparisons = 1 << 12

  /// The calls that are or may be of a function, in the order of files and offsets; `nil` where more functions and
  /// calls have its name than are compared.
  public func callSites(of ref: DeclRef) -> [CallSite]? { callAnswers.sites(ref) { findCallSites(of: ref) } }

  private func findCallSites(of ref: DeclRef) -> [CallSite]? {
    let callee = function(ref)
    let name = callee.callName
    let label = labelOfAllCalls(of: callee)
    let comparisons = callAnswers.comparisons(ComparedCalls(of: callee, label: label)) {
      calls(named: callee, label: label).count * functions(named: name).count
    }
    if comparisons > Self.mostComparisons { return nil }
    let isSorted = comparisons > Self.mostUnsortedComparisons
    let candidates =
      isSorted ? callsThatMayReach(callee, label: label) : calls(named: callee, label: label)
    // A requirement and its witnesses are called by the same calls.
    let shape = CallShape(of: callee)
    var rivals: [(ref: DeclRef, shape: CallShape)]?
    var sites: [CallSite] = []
    for call in candidates {
      let record = self.call(call)
      guard shape.accepts(record) else { continue }
      switch relation(of: call, to: ref) {
      case .no: continue
      case .yes: sites.append(CallSite(call: call, isCertain: true))
      case .unknown:
        let others = rivals ?? self.rivals(of: ref, named: name)
        rivals = others
        let mayBeOfAnother = others.contains { $0.shape.accepts(record) && isReachable($0.ref, from: call.file) }
        sites.append(CallSite(call: call, isCertain: !mayBeOfAnother))
      }
    }
    return sites
  }

  /// A label that every call of a function has: of an argument that can be omitted neither for a default nor for a
  /// closure after the call. `noName` if there is none, or if a file's identifiers do not tell.
  private func labelOfAllCalls(of function: FunctionDeclaration) -> Name {
    for parameter in function.writtenParameters {
      guard let label = parameter.label?.name, !label.mayBeKeyword, parameter.defaultValue == nil,
        !parameter.isVariadic, let type = parameter.type?.withoutOptionals
      else { continue }
      switch type {
      case .array, .dictionary: return label
      default: if nominal(spelled: type, at: node(function.ref), in: function.ref.file) != nil { return label }
      }
    }
    return .noName
  }

  /// The functions that calls of the name may mean instead.
  private func rivals(of ref: DeclRef, named name: Name) -> [(ref: DeclRef, shape: CallShape)] {
    functions(named: name).filter { $0 != ref && !areRelated($0, ref) }.map { ($0, CallShape(of: function($0))) }
  }

  /// Whether a call may be of a function, as far as labels and the types around tell.
  func mayBe(_ ref: DeclRef, calledBy call: BodyRef) -> Bool {
    CallShape(of: function(ref)).accepts(self.call(call)) && isReachable(ref, from: call.file)
      && relation(of: call, to: ref) != .no
  }

  /// Whether no code outside the file can call the function: private, not Objective-C's.
  public func isClosedInFile(_ ref: DeclRef) -> Bool {
    let record = function(ref)
    return record.flags.contains(.isFilePrivate) && !record.flags.contains(.isObjC) && !record.flags.contains(.isC)
  }

  private func areRelated(_ one: DeclRef, _ other: DeclRef) -> Bool {
    let first = witnessedRequirements(of: one)
    let second = witnessedRequirements(of: other)
    return first.contains(other) || second.contains(one) || first.contains { second.contains($0) }
  }

  private func isReachable(_ ref: DeclRef, from file: FileID) -> Bool {
    ref.file == file || !function(ref).flags.contains(.isFilePrivate)
  }

  /// Whether the type around an unqualified call, or one on `self`, is the type that the function is a member of.
  private func relation(of ref: BodyRef, to target: DeclRef) -> Truth {
    let call = self.call(ref)
    let callee = function(target)
    if callee.kind == .initializer {
      return call.flags.contains(.hasBase) ? .unknown : relation(ofMaking: ref, to: callee.owner)
    }
    let isOnSelf = call.flags.contains(.baseIsSelf) || !call.flags.contains(.hasBase)
    guard let owner = callee.owner else { return callee.isLocal && ref.file != target.file ? .no : .unknown }
    guard isOnSelf else {
      guard let receiver = receiver(of: ref) else { return .unknown }
      return relation(ofReceiver: receiver, to: owner)
    }
    let around = typesAround(call: ref)
    if around.isEmpty { return call.flags.contains(.hasBase) ? .unknown : .no }
    guard let nominal = extendedNominal(owner) else { return relation(of: around, toForeign: type(owner)) }
    for place in around {
      guard let inner = extendedNominal(place) else { return .unknown }
      if inner == nominal { return .yes }
      let inherits = inherits(inner, from: nominal)
      if inherits != .no { return inherits }
    }
    // A protocol's requirement is called on `self` in conformers, which their supertypes have shown; any other call is
    // of a different function.
    return .no
  }

  /// Whether `Name(…)` makes a value of the type of an initializer.
  private func relation(ofMaking call: BodyRef, to owner: DeclRef?) -> Truth {
    guard let made = typeMade(by: call), let owner = owner.flatMap({ extendedNominal($0) }) else { return .unknown }
    return Truth(made == owner)
  }

  /// Whether code in one of the types has a member that an extension adds to a type with no declaration, or several, in
  /// the project.
  private func relation(of around: [DeclRef], toForeign extended: TypeDeclaration) -> Truth {
    let isForeign = !declaresType(named: extended.nameID)
    for place in around {
      if place == extended.ref { return .yes }
      guard let inner = extendedNominal(place) else {
        return isForeign && type(place).name == extended.name ? .yes : .unknown
      }
      let ancestors = ancestors(of: inner)
      if isForeign, ancestors.foreign.contains(extended.name) { return .yes }
      if ancestors.isOpen || !isForeign { return .unknown }
    }
    return .no
  }

  /// Whether a call on a value of the type reaches a function of `owner`.
  private func relation(ofReceiver receiver: DeclRef, to owner: DeclRef) -> Truth {
    guard let owner = extendedNominal(owner) else { return .unknown }
    if receiver == owner { return .yes }
    // A call on a protocol may reach the witness.
    if inherits(owner, from: receiver) == .yes { return .yes }
    return inherits(receiver, from: owner)
  }
}

/// The calls of a name that a file declares, and that have a label.
struct ComparedCalls: Hashable, Sendable {
  /// The name as spelled: texts are searched for it, and another spelling may have the same hash.
  let name: String
  let label: Name
  let file: FileID
  /// Calls in other files are of another function.
  let isFilePrivate: Bool

  init(of callee: FunctionDeclaration, label: Name) {
    name = callee.calledToken.identifierText
    self.label = label
    file = callee.ref.file
    isFilePrivate = callee.flags.contains(.isFilePrivate)
  }
}

/// A name as the declarations of a file mean it.
struct DeclaredName: Hashable, Sendable {
  let name: Name
  let file: FileID
}

/// The labels and numbers of arguments that calls of a function have.
private struct CallShape {
  private var labels: UInt32 = 0
  private var required = 0
  /// How many of the required ones may be closures after the call, which are no arguments.
  private var mayBeClosures = 0
  private var most = 0

  init(of function: FunctionDeclaration) {
    for parameter in function.parameters {
      if parameter.label != .noName { labels |= CallRecord.bit(ofLabel: parameter.label) }
      if !parameter.hasDefault, !parameter.isVariadic {
        required += 1
        if parameter.type.mayBeClosure { mayBeClosures += 1 }
      }
      most = parameter.isVariadic || most == .max ? .max : most + 1
    }
  }

  func accepts(_ call: CallRecord) -> Bool {
    let trailing = call.flags.contains(.hasTrailingClosure) ? mayBeClosures : 0
    return call.labels & ~labels == 0 && Int(call.argumentCount) <= most
      && Int(call.argumentCount) >= required - trailing
  }
}
