import LintFlow
import LintSyntax

/// A member as it is for one type.
struct Member {
  var declaration: DeclRef
  /// What the generic parameters around the declaration are.
  var substitution: Substitution
  /// How far away it is declared: 0 in the type or its extensions, 1 in a superclass, …, then protocols.
  var distance: Int
  /// Where several protocols have it: the one that it is declared for.
  var protocolDeclaration: DeclRef?
  var isRequirement = false
}

extension TypeIndex {
  /// Each overload is tried for each call: of more, which one is meant is unknown.
  static var mostOverloads: Int { 100 }

  /// The members of this name that a value of the type has, or the type itself where `isStatic` is true. Of more than
  /// `mostOverloads` one more than that.
  func members(
    named name: String, of type: SwiftType, isStatic: Bool, from file: FileID, _ environment: Environment
  ) -> [Member] {
    var found: [Member] = []
    switch type {
    case .nominal, .optional:
      guard let declaration = declaration(of: type) else { return [] }
      collect(name, of: type, declaration, isStatic, file, environment, into: &found)
    case .parameter, .member, .existential, .opaque:
      for declaration in boundDeclarations(of: type, environment) {
        if node(declaration).kind == .protocolDecl {
          collect(name, ofProtocol: declaration, for: type, isStatic, file, environment, distance: 100, into: &found)
        } else {
          collect(name, of: selfType(of: declaration), declaration, isStatic, file, environment, into: &found)
        }
      }
    default: return []
    }
    return nearest(found)
  }

  private func collect(
    _ name: String, of type: SwiftType, _ declaration: DeclRef, _ isStatic: Bool, _ file: FileID,
    _ environment: Environment,
    into found: inout [Member]
  ) {
    var current: SwiftType? = type
    var distance = 0
    while let candidate = current, let declaration = self.declaration(of: candidate), distance < 64 {
      var substitution = substitution(of: candidate)
      if distance > 0 { substitution[protocolSelf(declaration)] = type }
      for value in memberTable(declaration).values[name, default: []] {
        guard isMember(value, isStatic), isVisible(value.declaration, from: file),
          mayApply(value.container, to: candidate, substitution, environment)
        else { continue }
        if found.count > Self.mostOverloads { return }
        // An inherited initializer makes the subclass. Classes of Objective-C inherit all initializers that they lack.
        if name == "init", distance > 0, found.contains(where: { !$0.declaration.isOfSDK }) { continue }
        found.append(Member(declaration: value.declaration, substitution: substitution, distance: distance))
      }
      current = superclass(of: candidate)
      distance += 1
    }
    for ancestor in ancestors(of: declaration) where node(ancestor).kind == .protocolDecl {
      collect(name, ofProtocol: ancestor, for: type, isStatic, file, environment, distance: 100, into: &found)
    }
  }

  private func collect(
    _ name: String, ofProtocol declaration: DeclRef, for type: SwiftType, _ isStatic: Bool, _ file: FileID,
    _ environment: Environment,
    distance: Int, into found: inout [Member]
  ) {
    let substitution: Substitution = [protocolSelf(declaration): type]
    for value in memberTable(declaration).values[name, default: []] {
      guard isMember(value, isStatic), isVisible(value.declaration, from: file) else { continue }
      let isRequirement = value.container == declaration
      guard isRequirement || mayApply(value.container, to: type, substitution, environment) else { continue }
      if found.count > Self.mostOverloads { return }
      found.append(
        Member(
          declaration: value.declaration, substitution: substitution, distance: distance,
          protocolDeclaration: declaration,
          isRequirement: isRequirement))
    }
  }

  private func isMember(_ value: MemberTable.Value, _ isStatic: Bool) -> Bool {
    let node = node(value.declaration)
    switch node.kind {
    case .initializerDecl, .enumCaseElement: return isStatic
    case .patternBinding:
      return (node.parent.map { DeclFlags(VariableDecl(unchecked: $0)).contains(.isStatic) } ?? false) == isStatic
    case .functionDecl: return DeclFlags(FunctionDecl(unchecked: node)).contains(.isStatic) == isStatic
    case .subscriptDecl: return DeclFlags(SubscriptDecl(unchecked: node)).contains(.isStatic) == isStatic
    default: return false
    }
  }

  /// Whether the `where` clause of an extension does not rule the type out.
  func mayApply(_ container: DeclRef, to type: SwiftType, _ substitution: Substitution, _ environment: Environment)
    -> Bool
  {
    guard node(container).kind == .extensionDecl else { return true }
    let required = requirements(of: node(container), container.file)
    var substitution = substitution
    if case .nominal(let nominal) = type, nominal.arguments.isEmpty, let declaration = nominal.declaration {
      // `Task { }`: which arguments there are is what the call decides.
      for parameter in genericParameters(of: declaration) where substitution[parameter] == nil {
        substitution[parameter] = .unknown
      }
    }
    for same in required.sameTypes {
      let left = reduce(substitute(same.left, substitution), environment)
      let right = reduce(substitute(same.right, substitution), environment)
      if isSame(left, right).isNo { return false }
    }
    for conformance in required.conformances {
      let subject = reduce(substitute(conformance.subject, substitution), environment)
      if conforms(subject, to: conformance.bound, environment).isNo { return false }
    }
    return true
  }

  /// Whether two types are one.
  func isSame(_ left: SwiftType, _ right: SwiftType) -> Truth {
    if left.hasUnknown || right.hasUnknown { return .unknown }
    if left == right { return .yes }
    switch (left, right) {
    case (.nominal(let own), .nominal(let other)):
      guard own.name == other.name, own.declaration == other.declaration else { return .no }
      if own.arguments.count != other.arguments.count { return .unknown }
      return zip(own.arguments, other.arguments).reduce(.yes) { $0.and(isSame($1.0, $1.1)) }
    case (.optional(let own), .optional(let other)): return isSame(own, other)
    case (.nominal, .optional), (.optional, .nominal), (.nominal, .tuple), (.tuple, .nominal), (.nominal, .existential),
      (.existential, .nominal):
      return .no
    // An archetype is another type than a concrete one, as far as the place knows.
    case (.nominal, _) where right.isArchetype, (_, .nominal) where left.isArchetype: return .no
    case (.tuple, _) where right.isArchetype, (_, .tuple) where left.isArchetype: return .no
    case (.optional, _) where right.isArchetype, (_, .optional) where left.isArchetype: return .no
    default: return .unknown
    }
  }

  /// Whether a type conforms to a protocol or inherits from a class.
  func conforms(_ type: SwiftType, to bound: SwiftType, _ environment: Environment) -> Truth {
    guard case .nominal(let wanted) = bound else { return .unknown }
    guard let declaration = wanted.declaration else { return .unknown }
    let name = name(declaration)
    switch type {
    case .nominal, .optional:
      guard let own = self.declaration(of: type) else { return .unknown }
      if own == declaration || ancestors(of: own).contains(declaration) { return .yes }
      // An interface of the SDK is incomplete, and the compiler adds conformances of its own.
      if own.isOfSDK || hasUnknownAncestor(own) || Self.derivable.contains(name) { return .unknown }
      return .no
    case .parameter, .member, .opaque:
      if boundDeclarations(of: type, environment).contains(declaration) { return .yes }
      return Self.derivable.contains(name) ? .unknown : .no
    case .existential:
      return boundDeclarations(of: type, environment).contains(declaration) ? .unknown : .no
    case .tuple, .function, .metatype: return Self.derivable.contains(name) ? .unknown : .no
    default: return .unknown
    }
  }

  private static let derivable: Set<String> = [
    "Sendable", "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable", "Equatable", "Hashable", "Comparable",
    "Encodable",
    "Decodable", "RawRepresentable", "CaseIterable", "Error", "AnyObject", "Actor", "Observable", "PersistentModel",
    "Identifiable"
  ]

  /// Leaves out requirements that something nearer witnesses, and what a nearer declaration overrides or shadows.
  private func nearest(_ members: [Member]) -> [Member] {
    guard let first = members.first, members.contains(where: { isNearer($0, than: first) || isNearer(first, than: $0) })
    else { return members }
    let kept = members.filter { member in
      !members.contains { isNearer($0, than: member) && haveSameParameters(member, $0) }
    }
    return kept.isEmpty ? members : kept
  }

  private func isNearer(_ one: Member, than other: Member) -> Bool {
    if one.distance != other.distance { return one.distance < other.distance }
    if one.isRequirement != other.isRequirement { return other.isRequirement }
    guard let own = one.protocolDeclaration, let others = other.protocolDeclaration, own != others else { return false }
    return ancestors(of: own).contains(others)
  }

  /// Whether two members are of one kind, and their parameters have the same labels and types. Overloads by type are
  /// told apart when the call is analysed.
  private func haveSameParameters(_ one: Member, _ other: Member) -> Bool {
    let (first, second) = (signature(of: one.declaration), signature(of: other.declaration))
    guard first.kind == second.kind, first.parameters.count == second.parameters.count,
      zip(first.parameters, second.parameters).allSatisfy({ $0.label == $1.label })
    else { return false }
    if first.parameters.isEmpty { return true }
    let (ownNumbers, otherNumbers) = (numbered(one.declaration), numbered(other.declaration))
    return zip(first.parameters, second.parameters).allSatisfy {
      substitute(substitute($0.type, one.substitution), ownNumbers)
        == substitute(substitute($1.type, other.substitution), otherNumbers)
    }
  }

  /// Generic parameters replaced by their positions, so that those of two declarations compare.
  func numbered(_ ref: DeclRef) -> Substitution {
    let parameters = genericParameters(of: ref)
    if parameters.isEmpty { return [:] }
    let numbered = parameters.indices.map {
      SwiftType.parameter(GenericParameterID(owner: DeclRef(file: .max, node: UInt32($0)), name: ""))
    }
    return Dictionary(uniqueKeysWithValues: zip(parameters, numbered))
  }
}
