import LintFlow
import LintSyntax

/// A conformance as an inheritance clause states it.
public struct StatedConformance: Sendable {
  /// The nominal type that conforms.
  public var type: DeclRef
  public var `protocol`: DeclRef
  /// The type's own declaration or the extension that states it.
  public var statedIn: DeclRef
}

/// A requirement of a protocol and its witness.
public struct Witness: Sendable, Hashable {
  public var requirement: DeclRef
  /// It may be in a superclass or in an extension of a protocol.
  public var witness: DeclRef
  /// The nominal type that conforms.
  public var type: DeclRef
}

/// A member of a class and what it overrides in a superclass.
public struct Override: Sendable, Hashable {
  public var member: DeclRef
  public var overridden: DeclRef
}

extension TypeIndex {
  // MARK: Conformances

  /// What the types and extensions of a file state, aliases and compositions resolved. What a protocol inherits from is
  /// no conformance. A name that nothing declares is left out: it may be a class.
  public func statedConformances(in file: FileID) -> [StatedConformance] {
    conformancesByPlace(in: file).flatMap(\.stated)
  }

  /// The types and extensions of a file, each with what it states.
  func conformancesByPlace(in file: FileID) -> [(place: DeclRef, stated: [StatedConformance])] {
    typesAndExtensions(in: file).map { place in
      guard let nominal = nominal(at: node(place), file), node(nominal).kind != .protocolDecl else {
        return (place, [])
      }
      // One type may have very many extensions, in as many files.
      return (place, conformances(of: nominal, among: supertypes(statedBy: place)))
    }
  }

  /// - Parameter supertypes: those that one type or extension states.
  private func conformances(of nominal: DeclRef, among supertypes: [StatedSupertype]) -> [StatedConformance] {
    var seen: Set<DeclRef> = []
    return supertypes.compactMap { stated in
      // Macros state conformances, too, but nowhere in the source.
      guard !stated.isOfMacro, case .nominal(let type) = stated.type, let declaration = type.declaration,
        node(declaration).kind == .protocolDecl, seen.insert(declaration).inserted
      else { return nil }
      return StatedConformance(type: nominal, protocol: declaration, statedIn: stated.statedIn)
    }
  }

  private func typesAndExtensions(in file: FileID) -> [DeclRef] {
    index.outline(file).entries.filter { $0.kind == .type || $0.kind == .extension }.map {
      DeclRef(file: file, node: $0.node)
    }
  }

  // MARK: Witnesses

  /// The witnesses for what a file's types and extensions state to conform to, where one is certain.
  public func witnesses(in file: FileID) -> [Witness] {
    var asked: [(requirement: DeclRef, name: String, declaration: DeclRef, conformance: StatedConformance)] = []
    for (_, stated) in conformancesByPlace(in: file) {
      var seen: Set<DeclRef> = []
      for conformance in stated {
        for candidate in [conformance.protocol] + ancestors(of: conformance.protocol) {
          guard !candidate.isOfSDK, node(candidate).kind == .protocolDecl, seen.insert(candidate).inserted else {
            continue
          }
          for member in requirements(statedBy: candidate) {
            asked.append((member.declaration, member.name, candidate, conformance))
          }
        }
      }
    }
    // A type may have very many requirements to satisfy, and as many protocols above it.
    var names: [DeclRef: Set<String>] = [:]
    for question in asked { names[question.conformance.type, default: []].insert(question.name) }
    let defaults = Dictionary(uniqueKeysWithValues: names.map { ($0, protocolMembers(above: $0, named: $1)) })
    return asked.compactMap { requirement, name, declaration, conformance in
      witness(of: requirement, named: name, in: declaration, conformance, defaults[conformance.type]?[name] ?? []).map {
        Witness(requirement: requirement, witness: $0, type: conformance.type)
      }
    }
  }

  /// A protocol's own requirements, in the order of names. A requirement that redeclares an inherited one is left out:
  /// it has the same witness.
  private func requirements(statedBy declaration: DeclRef) -> [NamedMember] {
    let repeated = Set(repetitions(in: declaration).map(\.member))
    return membersStated(by: declaration).filter { !repeated.contains($0.declaration) }
  }

  /// The members in the declaration of a protocol, without its extensions, in the order of names.
  private func membersStated(by declaration: DeclRef) -> [NamedMember] {
    memberTable(declaration).values.sorted { $0.key < $1.key }.flatMap { name, values in
      values.filter { $0.container == declaration }.map { (name, $0.declaration) }
    }
  }

  /// A member of a protocol or of an extension of it.
  private struct ProtocolMember {
    var value: MemberTable.Value
    var `protocol`: DeclRef
  }

  /// The members of the protocols above a type that have one of these names; of each name, those of the nearest
  /// protocol first.
  private func protocolMembers(above nominal: DeclRef, named names: Set<String>) -> [String: [ProtocolMember]] {
    var found: [String: [ProtocolMember]] = [:]
    for ancestor in ancestors(of: nominal) where node(ancestor).kind == .protocolDecl {
      let table = memberTable(ancestor).values
      func add(_ name: String, _ values: [MemberTable.Value]) {
        found[name, default: []] += values.map { ProtocolMember(value: $0, protocol: ancestor) }
      }
      // Of two lists, the shorter one is visited.
      if table.count < names.count {
        for (name, values) in table where names.contains(name) { add(name, values) }
      } else {
        for name in names { if let values = table[name] { add(name, values) } }
      }
    }
    return found
  }

  private struct Candidate {
    var declaration: DeclRef
    /// 0 for the type itself, then its superclasses, then extensions of protocols.
    var distance: Int
    var matches: Truth
    var container: DeclRef
  }

  /// - Parameter defaults: the members of that name that the protocols above the type have.
  private func witness(
    of requirement: DeclRef, named name: String, in declaration: DeclRef, _ conformance: StatedConformance,
    _ defaults: [ProtocolMember]
  ) -> DeclRef? {
    let type = selfType(of: conformance.statedIn)
    let environment = environment(of: conformance.statedIn)
    let required = signature(of: requirement)
    let isStatic = isStaticMember(requirement)
    var candidates: [Candidate] = []
    func consider(_ value: MemberTable.Value, _ substitution: Substitution, _ distance: Int) {
      guard isStaticMember(value.declaration) == isStatic, isVisible(value.declaration, from: conformance.statedIn.file)
      else { return }
      let applies =
        node(value.container).kind == .extensionDecl ? applies(value.container, substitution, environment) : .yes
      let fits = matches(
        signature(of: value.declaration), value.declaration, substitution, required, requirement,
        [protocolSelf(declaration): type], environment)
      let answer = applies.and(fits)
      if !answer.isNo {
        candidates.append(
          Candidate(declaration: value.declaration, distance: distance, matches: answer, container: value.container))
      }
    }
    var current: SwiftType? = type
    var distance = 0
    while let level = current, let ref = self.declaration(of: level), distance < 64 {
      for value in memberTable(ref).values[name, default: []] { consider(value, substitution(of: level), distance) }
      current = superclass(of: level)
      distance += 1
    }
    for member in defaults where member.value.container != member.protocol {
      consider(member.value, [protocolSelf(member.protocol): type], 100)
    }
    return best(candidates)
  }

  /// The nearest candidate; of several extensions of protocols the one whose protocol refines the others'.
  private func best(_ candidates: [Candidate]) -> DeclRef? {
    guard let nearest = candidates.map(\.distance).min() else { return nil }
    let near = candidates.filter { $0.distance == nearest }
    if near.count == 1 {
      // A possible match wins if there is no other candidate.
      return near[0].matches.isYes || candidates.count == 1 ? near[0].declaration : nil
    }
    let sure = near.filter { $0.matches.isYes }
    if sure.count == 1, nearest < 100 { return sure[0].declaration }
    guard sure.count == near.count, nearest == 100 else { return nil }
    let winners = sure.filter { one in
      sure.allSatisfy { other in
        guard one.declaration != other.declaration else { return true }
        guard let own = extendedNominal(one.container), let others = extendedNominal(other.container) else {
          return false
        }
        return ancestors(of: own).contains(others)
      }
    }
    return winners.count == 1 ? winners[0].declaration : nil
  }

  private func isStaticMember(_ ref: DeclRef) -> Bool {
    let node = node(ref)
    switch node.kind {
    case .enumCaseElement: return true
    case .patternBinding: return node.parent.map { DeclFlags(VariableDecl(unchecked: $0)).contains(.isStatic) } ?? false
    case .functionDecl: return DeclFlags(FunctionDecl(unchecked: node)).contains(.isStatic)
    case .subscriptDecl: return DeclFlags(SubscriptDecl(unchecked: node)).contains(.isStatic)
    default: return false
    }
  }

  /// Whether the `where` clause of an extension holds.
  private func applies(_ container: DeclRef, _ substitution: Substitution, _ environment: Environment) -> Truth {
    let required = requirements(of: node(container), container.file)
    var answer = Truth.yes
    for same in required.sameTypes {
      answer = answer.and(
        isSame(
          reduce(substitute(same.left, substitution), environment),
          reduce(substitute(same.right, substitution), environment)))
    }
    for conformance in required.conformances {
      answer = answer.and(
        conforms(reduce(substitute(conformance.subject, substitution), environment), to: conformance.bound, environment)
      )
    }
    return answer
  }

  /// Whether a member has the labels, types and effects of a requirement.
  private func matches(
    _ member: Signature, _ ref: DeclRef, _ own: Substitution, _ required: Signature, _ requirement: DeclRef,
    _ conforming: Substitution,
    _ environment: Environment
  ) -> Truth {
    // A case of an enumeration witnesses a static requirement.
    let kind = member.kind == .enumCase ? (member.parameters.isEmpty ? .property : .function) : member.kind
    guard kind == required.kind, member.parameters.map(\.label) == required.parameters.map(\.label) else { return .no }
    if member.isAsync && !required.isAsync || member.isThrowing && !required.isThrowing { return .no }
    if member.isFailable && !required.isFailable { return .no }
    let memberGenerics = numbered(ref)
    let requiredGenerics = numbered(requirement)
    func compare(_ one: SwiftType, _ other: SwiftType) -> Truth {
      let left = reduce(substitute(substitute(one, own), memberGenerics), environment)
      let right = reduce(substitute(substitute(other, conforming), requiredGenerics), environment)
      return left == right && !left.hasUnknown ? .yes : isSame(left, right)
    }
    var answer = Truth.yes
    for (one, other) in zip(member.parameters, required.parameters) {
      answer = answer.and(compare(one.type, other.type))
    }
    if kind != .initializer { answer = answer.and(compare(member.result, required.result)) }
    return answer
  }

  // MARK: Overrides

  /// The members of a file's classes that say `override`, and the nearest member of a superclass that each overrides;
  /// of its protocols, the requirements that redeclare an inherited one.
  public func overrides(in file: FileID) -> [Override] {
    var found: [Override] = []
    // One class may have very many extensions.
    var members: [DeclRef: [DeclRef: [NamedMember]]] = [:]
    for place in typesAndExtensions(in: file) {
      guard let nominal = nominal(at: node(place), file) else { continue }
      if nominal == place, node(nominal).kind == .protocolDecl { found += repetitions(in: nominal) }
      guard node(nominal).kind == .classDecl else { continue }
      let byPlace = members[nominal] ?? membersSayingOverride(in: nominal)
      members[nominal] = byPlace
      for member in byPlace[place] ?? [] {
        if let overridden = overridden(member.declaration, named: member.name, in: nominal) {
          found.append(Override(member: member.declaration, overridden: overridden))
        }
      }
    }
    return found
  }

  private typealias NamedMember = (name: String, declaration: DeclRef)

  /// The members of a class that say `override`, by their type or extension, in the order of their names.
  private func membersSayingOverride(in nominal: DeclRef) -> [DeclRef: [NamedMember]] {
    var found: [DeclRef: [NamedMember]] = [:]
    for (name, values) in memberTable(nominal).values.sorted(by: { $0.key < $1.key }) {
      for value in values where saysOverride(value.declaration) {
        found[value.container, default: []].append((name, value.declaration))
      }
    }
    return found
  }

  private func repetitions(in declaration: DeclRef) -> [Override] {
    let stated = membersStated(by: declaration)
    let inherited = protocolMembers(above: declaration, named: Set(stated.map(\.name)))
    return stated.compactMap { name, member in
      repeated(member, in: declaration, inherited[name] ?? []).map { Override(member: member, overridden: $0) }
    }
  }

  /// The requirement of an inherited protocol that a requirement redeclares.
  ///
  /// - Parameter inherited: the members of its name that the protocols above have.
  private func repeated(_ requirement: DeclRef, in declaration: DeclRef, _ inherited: [ProtocolMember]) -> DeclRef? {
    let conforming = SwiftType.parameter(protocolSelf(declaration))
    return inherited.first { member in
      let other = member.value.declaration
      guard member.value.container == member.protocol, isStaticMember(other) == isStaticMember(requirement) else {
        return false
      }
      return matches(
        signature(of: requirement), requirement, [:], signature(of: other), other,
        [protocolSelf(member.protocol): conforming],
        environment(of: declaration)
      ).isYes
    }?.value.declaration
  }

  private func saysOverride(_ ref: DeclRef) -> Bool {
    let node = node(ref)
    let declaration = node.kind == .patternBinding ? node.parent ?? node : node
    return declaration.children(.modifier).contains { $0.kind == .declModifier && $0.mainToken.name == .override }
  }

  private func overridden(_ member: DeclRef, named name: String, in nominal: DeclRef) -> DeclRef? {
    let own = signature(of: member)
    let numberedOwn = numbered(member)
    var current = superclass(of: selfType(of: nominal))
    // As many steps as a chain of classes may have.
    for _ in 0..<64 {
      guard let level = current, let declaration = declaration(of: level) else { return nil }
      let substitution = substitution(of: level)
      var candidates: [(DeclRef, Truth)] = []
      for value in memberTable(declaration).values[name, default: []] {
        let other = signature(of: value.declaration)
        guard other.kind == own.kind, isStaticMember(value.declaration) == isStaticMember(member),
          other.parameters.map(\.label) == own.parameters.map(\.label)
        else { continue }
        let numberedOther = numbered(value.declaration)
        let same = zip(own.parameters, other.parameters).reduce(Truth.yes) { answer, pair in
          answer.and(
            isSame(
              substitute(pair.0.type, numberedOwn), substitute(substitute(pair.1.type, substitution), numberedOther)))
        }
        if !same.isNo { candidates.append((value.declaration, same)) }
      }
      let sure = candidates.filter { $0.1.isYes }
      if let only = sure.count == 1 ? sure : candidates.count == 1 ? candidates : nil { return only[0].0 }
      if !candidates.isEmpty { return nil }
      current = superclass(of: level)
    }
    return nil
  }
}
