/// The isolation of declarations, in the order in which the compiler decides it: the declaration's own attributes, what it
/// is inside of, what it overrides or witnesses, its type, the target's default.
extension ProjectIndex {
  /// How many declarations may hang on each other before the answer is `unknown`; real chains are a few links long.
  private static var chainLimit: Int { 24 }

  // MARK: Functions

  public func isolation(ofFunction ref: DeclRef) -> IsolationAnswer { isolation(ofFunction: ref, depth: 0) }

  func isolation(ofFunction ref: DeclRef, depth: Int) -> IsolationAnswer {
    let function = function(ref)
    if depth > Self.chainLimit { return IsolationAnswer(.unknown, "its isolation depends on itself") }
    if let parameter = function.parameters.first(where: \.isIsolated) {
      let why = "parameter '\(parameter.name)' is isolated"
      return IsolationAnswer(.parameter(parameter.name), why, ref.file, function.nameRange)
    }
    if isMainEntry(function, ref.file) { return IsolationAnswer(.mainActor, "'main' of an '@main' type runs on the main actor") }
    let explicit = Member(function: function, file: ref.file)
    if let own = explicitIsolation(explicit) { return own }
    if function.isLocal { return localIsolation(of: function, ref, depth) }
    if function.kind == .deinitializer {
      guard function.flags.contains(.isIsolated) else {
        return IsolationAnswer(.nonisolated, "'deinit' is nonisolated", ref.file, function.nameRange)
      }
    }
    return memberIsolation(explicit, ref, depth)
  }

  /// `static func main` of a type that is marked `@main`.
  private func isMainEntry(_ function: FunctionDeclaration, _ file: FileID) -> Bool {
    guard function.name == "main", function.flags.contains(.isStatic), let owner = function.owner else { return false }
    return type(owner).attributes.contains { $0.name == "main" }
  }

  /// A local function inherits global actors, actors and isolated parameters of what it stands in.
  private func localIsolation(of function: FunctionDeclaration, _ ref: DeclRef, _ depth: Int) -> IsolationAnswer {
    if function.flags.contains(.isSendable) {
      return IsolationAnswer(.nonisolated, "a '@Sendable' local function is nonisolated")
    }
    let bodies = bodies(of: ref.file)
    guard let own = bodies.context(ofFunction: ref.node), case let parent = bodies.contexts[Int(own)].parent, parent >= 0
    else { return IsolationAnswer(.unknown, "the function around it is not known") }
    let around = isolation(ofContext: BodyRef(file: ref.file, id: parent), depth: depth + 1)
    let why = "local function '\(function.name)' runs where it is declared"
    return around.because(why, file: ref.file, range: function.nameRange)
  }

  // MARK: Properties

  public func isolation(ofProperty ref: DeclRef) -> IsolationAnswer { isolation(ofProperty: ref, depth: 0) }

  func isolation(ofProperty ref: DeclRef, depth: Int) -> IsolationAnswer {
    let member = Member(property: property(ref), file: ref.file)
    if let own = explicitIsolation(member) { return own }
    return memberIsolation(member, ref, depth)
  }

  // MARK: Members of both kinds

  /// What the rules for functions and properties have in common.
  struct Member {
    var name: String
    var attributes: [AttributeRecord]
    var flags: DeclFlags
    var owner: DeclRef?
    var range: Range<UInt32>
    var file: FileID
    var isInitializer = false
    var isDeinitializer = false

    init(function: FunctionDeclaration, file: FileID) {
      (name, attributes, flags, range) = (function.name, function.attributes, function.flags, function.nameRange)
      owner = function.owner
      self.file = file
      isInitializer = function.kind == .initializer
      isDeinitializer = function.kind == .deinitializer
    }

    init(property: PropertyDeclaration, file: FileID) {
      (name, attributes, flags, range) = (property.name, property.attributes, property.flags, property.nameRange)
      owner = property.owner
      self.file = file
    }

    var isInstance: Bool { !flags.contains(.isStatic) }
  }

  /// What the attributes and modifiers of a declaration decide alone; `nil` when they decide nothing.
  func explicitIsolation(_ member: Member) -> IsolationAnswer? {
    let (file, range) = (member.file, member.range)
    if member.flags.contains(.isConcurrent) { return IsolationAnswer(.concurrent, "it is marked '@concurrent'", file, range) }
    if member.flags.contains(.isNonsending) {
      return IsolationAnswer(.caller, "it is marked 'nonisolated(nonsending)'", file, range)
    }
    if member.flags.contains(.isNonisolated) {
      if member.flags.contains(.isAsync) { return nonisolatedAsync("it is marked 'nonisolated'", file, range) }
      return IsolationAnswer(.nonisolated, "it is marked 'nonisolated'", file, range)
    }
    if let found = globalActor(in: member.attributes, file) { return found }
    if member.flags.contains(.hasConditionalAttributes) {
      return IsolationAnswer(.unknown, "attributes of '\(member.name)' stand in an '#if'", file, range)
    }
    return nil
  }

  /// A nonisolated asynchronous function leaves its caller's actor unless the target says otherwise.
  private func nonisolatedAsync(_ why: String, _ file: FileID, _ range: Range<UInt32>) -> IsolationAnswer {
    switch settings(of: file).nonsendingByDefault {
    case .no: IsolationAnswer(.nonisolated, why, file, range)
    case .yes: IsolationAnswer(.caller, why + " and 'NonisolatedNonsendingByDefault' is on", file, range)
    case .unknown:
      IsolationAnswer(.unknown, "'NonisolatedNonsendingByDefault' may be on for this target", file, range)
    }
  }

  /// The global actor among attributes; `unknown` when one of them may be a global actor of another module.
  func globalActor(in attributes: [AttributeRecord], _ file: FileID) -> IsolationAnswer? {
    var doubtful: AttributeRecord?
    for attribute in attributes {
      let name = resolvedAttribute(attribute.name)
      if declaresGlobalActor(name) {
        return IsolationAnswer(.globalActor(name), "it is marked '@\(attribute.name)'", file, attribute.range)
      }
      if attribute.name == "IBAction" || attribute.name == "IBSegueAction" {
        return IsolationAnswer(.mainActor, "'@\(attribute.name)' methods run on the main actor", file, attribute.range)
      }
      if !KnownAttributes.leavesIsolationAlone(name), types(named: name).isEmpty { doubtful = attribute }
    }
    guard let doubtful else { return nil }
    return IsolationAnswer(.unknown, "'@\(doubtful.name)' is declared in another module", file, doubtful.range)
  }

  private func resolvedAttribute(_ name: String) -> String {
    guard let alias = aliases(named: name).first, aliases(named: name).count == 1 else { return name }
    let target = self.alias(alias).type.name
    return target.isEmpty ? name : target
  }

  private func memberIsolation(_ member: Member, _ ref: DeclRef, _ depth: Int) -> IsolationAnswer {
    guard let owner = member.owner else { return defaultIsolation(member, "nothing isolates '\(member.name)'") }
    let place = type(owner)
    guard let nominal = nominal(of: owner) else {
      return isolationInForeignExtension(member, owner)
    }
    let kind = type(nominal).kind
    if kind == .actor, member.isInstance { return actorMember(member, type(nominal)) }
    if kind == .protocol, member.isInstance, let actor = actorProtocol(nominal) { return actor }
    if member.flags.contains(.isOverride), let overridden = overridden(member, nominal, depth) { return overridden }
    if let witnessed = witnessed(member, in: owner, depth) { return witnessed }
    if place.kind == .extension, let own = explicitIsolation(ofType: owner) {
      if member.isInstance || own.isolation.isOnActor { return own.because("'\(member.name)' is a member of this extension") }
      return defaultIsolation(member, "a 'nonisolated' extension says nothing about static members")
    }
    let enclosing = isolation(ofType: nominal, depth: depth + 1)
    switch enclosing.isolation {
    case .unknown:
      return enclosing.because("'\(member.name)' is a member of '\(place.name)'", file: member.file, range: member.range)
    case .nonisolated, .caller, .concurrent:
      if kind == .actor { return defaultIsolation(member, "static members of an actor are not isolated to it") }
      return defaultIsolation(member, "nothing isolates '\(member.name)' or '\(place.name)'")
    default:
      return enclosing.because("'\(member.name)' is a member of '\(place.name)'", file: member.file, range: member.range)
    }
  }

  /// The initializer of an actor is its own case: only an asynchronous one runs on the actor.
  private func actorMember(_ member: Member, _ actor: TypeDeclaration) -> IsolationAnswer {
    if member.isInitializer, !member.flags.contains(.isAsync) {
      return IsolationAnswer(.nonisolated, "a synchronous initializer of an actor is nonisolated", member.file, member.range)
    }
    return IsolationAnswer(.actor(actor.name), "'\(member.name)' is a member of actor '\(actor.name)'", member.file, member.range)
  }

  private func actorProtocol(_ ref: DeclRef) -> IsolationAnswer? {
    let ancestry = ancestry(of: ref)
    guard ancestry.names.contains(where: { KnownIsolation.entry($0) == .actor }) else { return nil }
    return IsolationAnswer(.actor(type(ref).name), "'\(type(ref).name)' inherits from 'Actor'")
  }

  /// A member of an extension of a type that is not ours, or whose name several types have.
  private func isolationInForeignExtension(_ member: Member, _ owner: DeclRef) -> IsolationAnswer {
    let place = type(owner)
    if let own = explicitIsolation(ofType: owner) { return own.because("'\(member.name)' is a member of this extension") }
    guard types(named: place.name).isEmpty, let entry = KnownIsolation.entry(place.name) else {
      return IsolationAnswer(.unknown, "'\(place.name)' is not known", member.file, member.range)
    }
    switch entry {
    case .mainActor: return IsolationAnswer(.mainActor, "'\(place.name)' is '@MainActor' in the SDK", owner.file, place.nameRange)
    case .none: return defaultIsolation(member, "nothing isolates '\(member.name)' or '\(place.name)'")
    case .actor: return IsolationAnswer(.actor(place.name), "'\(place.name)' is an actor", owner.file, place.nameRange)
    }
  }

  /// What holds when nothing else decides.
  func defaultIsolation(_ member: Member, _ why: String) -> IsolationAnswer {
    if !settings(of: member.file).defaultsToMainActor.isNo {
      let doubt = "the target may isolate everything to the main actor by default"
      return IsolationAnswer(.unknown, doubt, member.file, member.range)
    }
    if member.flags.contains(.isAsync) { return nonisolatedAsync(why, member.file, member.range) }
    return IsolationAnswer(.nonisolated, why, member.file, member.range)
  }

  // MARK: Overrides and witnesses

  /// The isolation of what a member overrides; `nil` when the superclass does not decide it.
  private func overridden(_ member: Member, _ type: DeclRef, _ depth: Int) -> IsolationAnswer? {
    var current = type
    for _ in 0..<Self.chainLimit {
      guard let name = self.type(current).inherited.first else { return nil }
      guard let superclass = uniqueType(named: name), self.type(superclass).kind == .class else {
        switch KnownIsolation.entry(name) {
        case .mainActor?: return overridden(member, ofSDKClass: name)
        case nil: return IsolationAnswer(.unknown, "superclass '\(name)' is not known", member.file, member.range)
        default: return nil
        }
      }
      for place in [superclass] + extensions(of: name) {
        for candidate in functions(in: place) where function(candidate).name == member.name {
          return isolation(ofFunction: candidate, depth: depth + 1)
            .because("it overrides '\(name).\(member.name)'", file: member.file, range: member.range)
        }
      }
      current = superclass
    }
    return nil
  }

  /// Members of the SDK's main-actor classes are on the main actor, but for those that come from `NSObject`.
  private func overridden(_ member: Member, ofSDKClass name: String) -> IsolationAnswer {
    let (isolation, why): (Isolation, String) =
      switch KnownIsolation.overridden(member.name) {
      case .mainActor?: (.mainActor, "it overrides a member of '\(name)', which is '@MainActor'")
      case .none?, .actor?: (.nonisolated, "it overrides a member of 'NSObject', which is nonisolated")
      case nil: (.unknown, "which class of the SDK declares '\(member.name)' is not known")
      }
    return IsolationAnswer(isolation, why, member.file, member.range)
  }

  /// The isolation of the requirement that a member witnesses, when the conformance is stated where the member stands.
  private func witnessed(_ member: Member, in owner: DeclRef, _ depth: Int) -> IsolationAnswer? {
    guard !member.isDeinitializer, type(owner).kind != .protocol else { return nil }
    var found: IsolationAnswer?
    for (name, requirement) in requirements(named: member.name, statedBy: owner) {
      let answer = isolation(ofFunction: requirement, depth: depth + 1)
      // A requirement that nothing isolates decides nothing.
      let isStated = answer.isolation.isOnActor || function(requirement).flags.contains(.isNonisolated)
      guard isStated else { continue }
      if let found, found.isolation != answer.isolation { return nil }
      found = answer.because("it is the witness of '\(name).\(member.name)'", file: member.file, range: member.range)
    }
    return found
  }

  /// Requirements of this name in the protocols that an inheritance clause states, and in those that they refine.
  func requirements(named name: String, statedBy owner: DeclRef) -> [(String, DeclRef)] {
    var found: [(String, DeclRef)] = []
    var pending = type(owner).inherited
    var seen: Set<String> = []
    while !pending.isEmpty {
      let next = pending.removeFirst()
      guard seen.insert(next).inserted, let ref = uniqueType(named: next), type(ref).kind == .protocol else { continue }
      for candidate in functions(in: ref) where function(candidate).name == name { found.append((next, candidate)) }
      pending += type(ref).inherited
    }
    return found
  }
}

extension IsolationAnswer {
  init(_ isolation: Isolation, _ text: String, _ file: FileID, _ range: Range<UInt32>) {
    self.init(isolation, text, file: file, range: range)
  }
}
