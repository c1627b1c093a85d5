import LintSyntax

/// A function, initializer or property that code names.
public struct MeantMember: Sendable {
  public enum Kind: Sendable {
    case property, function, initializer
  }

  public var ref: DeclRef
  public var kind: Kind
  /// As the compiler shows it: `frame`, `addSubview`, `present(_:animated:)`.
  public var name: String
  public var isStatic: Bool
  /// Whether it is a `class` member.
  public var isOfClass: Bool
  /// Of a property: whether it can be assigned to.
  public var isSettable: Bool
  /// Whether it is a member of a type.
  public var isMember: Bool
  /// Whether asynchronous code may not call it: `@available(*, noasync)`.
  public var isNoAsync = false
}

extension ExpressionTyper {
  /// What a name or member means, where nothing is called; empty if that is not known, or no function or property.
  public func members(meantBy expression: Expr) -> [MeantMember] {
    switch expression {
    case .declReference(let reference): shown(callee(named: reference))
    case .memberAccess(let member): shown(callee(of: member))
    default: []
    }
  }

  /// The function or initializer that is called; `nil` if that is not known.
  public func member(calledBy call: FunctionCallExpr) -> MeantMember? {
    resolve(call.node)?.member.flatMap { shown($0.declaration) }
  }

  /// The properties that a key path names, each with its name's place; `nil` where the type that it begins at is not
  /// known.
  public func members(in path: KeyPathExpr) -> [(place: Range<UInt32>, member: MeantMember)]? {
    guard let root = path.base.map({ types.valueType($0, file) }) ?? keyPathRoot(path), !root.isUnknown else {
      return nil
    }
    var found: [(place: Range<UInt32>, member: MeantMember)] = []
    _ = keyPathValue(path, root: root) { component, members in
      guard members.count == 1, let member = shown(members[0].declaration) else { return }
      found.append((component.nameToken.range, member))
    }
    return found
  }

  /// The type that the code around wants a key path to begin at.
  private func keyPathRoot(_ path: KeyPathExpr) -> SwiftType? {
    switch contextualType(of: path.node)?.unwrapped {
    case .function(let function): function.parameters.first?.type
    case .nominal(let nominal) where nominal.name.hasSuffix("KeyPath"): nominal.arguments.first
    default: nil
    }
  }

  /// A function, initializer or property as code that names it means it.
  public func member(_ ref: DeclRef) -> MeantMember? { shown(ref) }

  private func shown(_ callee: Callee) -> [MeantMember] {
    guard case .members(let members, _) = callee, members.count <= TypeIndex.mostOverloads else { return [] }
    return members.compactMap { shown($0.declaration) }
  }

  private func shown(_ ref: DeclRef) -> MeantMember? {
    let node = types.node(ref)
    switch node.kind {
    case .patternBinding:
      guard let variable = node.parent.flatMap({ VariableDecl($0) }) else { return nil }
      let isStatic = DeclFlags(variable).contains(.isStatic)
      return MeantMember(
        ref: ref, kind: .property, name: types.name(ref), isStatic: isStatic,
        isOfClass: isStatic && (ref.isOfSDK || variable.hasModifier(.class)),
        isSettable: isSettable(PatternBinding(unchecked: node), variable), isMember: variable.node.memberOwner != nil,
        isNoAsync: variable.node.isNoAsync)
    case .functionDecl:
      let function = FunctionDecl(unchecked: node)
      let isStatic = DeclFlags(function).contains(.isStatic)
      return MeantMember(
        ref: ref, kind: .function, name: fullName(types.name(ref), ref), isStatic: isStatic,
        isOfClass: isStatic && (ref.isOfSDK || function.hasModifier(.class)), isSettable: false,
        isMember: node.memberOwner != nil, isNoAsync: node.isNoAsync)
    case .initializerDecl:
      return MeantMember(
        ref: ref, kind: .initializer, name: fullName("init", ref), isStatic: false, isOfClass: false,
        isSettable: false, isMember: true, isNoAsync: node.isNoAsync)
    default: return nil
    }
  }

  /// Without the labels if there is none to name.
  private func fullName(_ base: String, _ ref: DeclRef) -> String {
    let labels = types.signature(of: ref).parameters.map { $0.label ?? "_" }
    if !labels.isEmpty, labels.allSatisfy({ $0 == "_" }) { return base }
    return base + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  private func isSettable(_ binding: PatternBinding, _ variable: VariableDecl) -> Bool {
    if variable.isLet { return false }
    guard let accessors = binding.accessors else { return true }
    if accessors.isImplicitGetter { return false }
    return accessors.accessor(.get) == nil || accessors.accessor(.set) != nil || accessors.accessor(._modify) != nil
  }
}

extension Node {
  /// Of a function: whether it is marked `@available(*, noasync)`.
  var isNoAsync: Bool {
    children(.attribute).contains { attribute in
      attribute.kind == .attribute && attribute.mainToken.name == .available
        && attribute.tokens.contains { $0.name == .noasync }
    }
  }
}
