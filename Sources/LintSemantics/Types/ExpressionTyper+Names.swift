import LintFlow
import LintSyntax

/// The meaning of a name or member: everything that a call of it may reach.
enum Callee {
  /// Members of a value or type, or globals; with the type before the period.
  case members([Member], base: SwiftType?)
  /// A type that is called: its initializers.
  case type(SwiftType)
  /// Something else with a type.
  case value(SwiftType)
  case unknown
}

extension ExpressionTyper {
  // MARK: Names without a base

  func referenceType(_ reference: DeclReferenceExpr) -> SwiftType {
    switch callee(named: reference) {
    case .members(let members, _):
      return reference.hasArgumentNames ? .unknown : valueType(of: members, at: reference.node)
    case .type(let type): return metatype(type)
    case .value(let type): return type
    case .unknown: return .unknown
    }
  }

  func callee(named reference: DeclReferenceExpr) -> Callee {
    let name = reference.nameToken.identifierText
    if reference.nameToken.kind == .capitalSelf { return .type(types.selfType(at: reference.node, file)) }
    switch localNames(around: reference.node)?.resolution(of: reference) {
    case .local(let definition)?:
      guard let names = localNames(around: reference.node) else { return .unknown }
      return local(definition, names, at: reference.node)
    case .selfParameter?: return .value(selfValueType(at: reference.node))
    case .memberOrGlobal?: return memberOrGlobal(name, at: reference.node)
    // Attributes are not part of the code's flow: no local is meant there.
    case .unknown?:
      return reference.node.ancestors.contains { $0.kind == .attribute }
        ? memberOrGlobal(name, at: reference.node) : .unknown
    case nil:
      return reference.isSelf ? .value(selfValueType(at: reference.node)) : memberOrGlobal(name, at: reference.node)
    }
  }

  func localNames(around node: Node) -> LocalNames? {
    guard let item = types.flowItems.item(around: node) else { return nil }
    if let known = types.localNames[item] { return known }
    let names = LocalNames(item: item)
    types.localNames[item] = names
    return names
  }

  private func local(_ id: DefinitionID, _ names: LocalNames, at place: Node) -> Callee {
    let definition = names[id]
    let node = names.node(of: id)
    switch definition.kind {
    case .function:
      guard let ref = types.declaration(node, file) else { return .unknown }
      // Several local functions of one name are not told apart here.
      return .members([Member(declaration: ref, substitution: [:], distance: 0)], base: nil)
    case .type:
      guard let ref = types.declaration(node, file) else { return .unknown }
      let entity: TypeEntity = node.kind == .typeAliasDecl ? .alias(ref) : .nominal(ref)
      return typeCallee(types.instance(entity, types.name(ref), [], at: place, file))
    case .genericParameter:
      return typeCallee(
        types.instance(types.entity(named: node.mainToken.identifierText, at: place, in: file), "", [], at: place, file)
      )
    default: return .value(type(of: id, in: names))
    }
  }

  private func typeCallee(_ type: SwiftType) -> Callee { type.isUnknown ? .unknown : .type(type) }

  /// The type of `self`, which in a static member is a metatype.
  func selfValueType(at place: Node) -> SwiftType {
    let type = types.selfType(at: place, file)
    return isInStaticMember(place) ? metatype(type) : type
  }

  func isInStaticMember(_ place: Node) -> Bool {
    var current: Node? = place
    while let node = current {
      switch node.kind {
      case .functionDecl where node.memberOwner != nil:
        return DeclFlags(FunctionDecl(unchecked: node)).contains(.isStatic)
      case .subscriptDecl: return DeclFlags(SubscriptDecl(unchecked: node)).contains(.isStatic)
      case .variableDecl where node.memberOwner != nil:
        return DeclFlags(VariableDecl(unchecked: node)).contains(.isStatic)
      case .memberBlock: return false
      default: current = node.parent
      }
    }
    return false
  }

  /// A member of a type around, the innermost first, then globals and types.
  private func memberOrGlobal(_ name: String, at place: Node) -> Callee {
    let environment = environment(at: place)
    var isInner = true
    for ancestor in place.enclosingNodes {
      switch ancestor.kind {
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
        guard let ref = types.declaration(ancestor, file) else { return .unknown }
        let type = types.selfType(of: ref)
        let isStatic = isInner && isInStaticMember(place)
        let members = types.members(named: name, of: type, isStatic: !isInner || isStatic, from: file, environment)
        if !members.isEmpty { return .members(members, base: type) }
        if let backing = backing(name, of: type, environment) { return .value(backing) }
        // What an unknown superclass, protocol or macro adds would be found first, but seldom has the name of a global.
        isInner = false
      default: continue
      }
    }
    return global(name, at: place)
  }

  /// `_x` and `$x` of a property with a wrapper.
  func backing(_ name: String, of type: SwiftType, _ environment: Environment) -> SwiftType? {
    guard let sigil = name.utf8.first, sigil == UInt8(ascii: "_") || sigil == UInt8(ascii: "$"), name.utf8.count > 1
    else { return nil }
    let members = types.members(named: String(name.dropFirst()), of: type, isStatic: false, from: file, environment)
    guard members.count == 1, let variable = types.node(members[0].declaration).parent, variable.kind == .variableDecl
    else { return nil }
    let typer = ExpressionTyper(types: types, file: members[0].declaration.file)
    guard let wrapper = typer.wrapper(of: VariableDecl(unchecked: variable)) else { return nil }
    let known = types.substitute(wrapper, members[0].substitution)
    return sigil == UInt8(ascii: "_") ? known : projected(known, environment)
  }

  private func projected(_ wrapper: SwiftType, _ environment: Environment) -> SwiftType {
    valueType(
      of: types.members(named: "projectedValue", of: wrapper, isStatic: false, from: file, environment), at: nil)
  }

  /// The type of a name that no local declares.
  func memberOrGlobalType(_ name: String, at place: Node) -> SwiftType {
    switch memberOrGlobal(name, at: place) {
    case .members(let members, _): valueType(of: members, at: place)
    case .type(let type): metatype(type)
    case .value(let type): type
    case .unknown: .unknown
    }
  }

  private func global(_ name: String, at place: Node) -> Callee {
    let declared = globals(named: name)
    if declared.count > TypeIndex.mostOverloads { return .unknown }
    let members = declared.map { Member(declaration: $0, substitution: [:], distance: 0) }
    if !members.isEmpty { return .members(members, base: nil) }
    let entity = types.entity(named: name, at: place, in: file)
    switch entity {
    case .module, .ambiguous: return .unknown
    default: return typeCallee(types.instance(entity, name, [], at: place, file))
    }
  }

  /// Functions and variables outside of types: the module's own hide those of others.
  private func globals(named name: String) -> [DeclRef] {
    let question = TypeIndex.GlobalsQuestion(name: name, file: file)
    if let known = types.globals[question] { return known }
    let found = findGlobals(named: name)
    types.globals[question] = found
    return found
  }

  private func findGlobals(named name: String) -> [DeclRef] {
    var found: [DeclRef] = []
    if file >= 0 {
      let declared =
        types.index.functions(named: Name(spelling: name)).filter {
          types.node($0).kind == .functionDecl && types.name($0) == name
        }
        + types.index.globals(named: name)
      let visible = declared.filter { types.isTopLevel(types.node($0)) && types.isVisible($0, from: file) }
      found = types.index.nearest(visible, to: file)
    }
    return found + types.imports(of: file).interfaces.modules.flatMap { $0.globals(named: name) }
  }

  // MARK: Members

  func memberType(_ member: MemberAccessExpr) -> SwiftType {
    guard let name = member.nameToken?.identifierText else { return .unknown }
    if let base = member.base {
      switch name {
      // `Int.self` is a metatype, which a reference to a type has already.
      case "self": return type(of: base)
      case "Type", "Protocol":
        let type = linkType(of: base)
        return metatype(type)
      default: break
      }
      if case .tuple(let elements) = linkType(of: base) {
        if let place = Int(name) { return elements.indices.contains(place) ? elements[place].type : .unknown }
        return elements.first { $0.label == name }?.type ?? .unknown
      }
    }
    switch callee(of: member) {
    case .members(let members, _): return member.hasArgumentNames ? .unknown : valueType(of: members, at: member.node)
    case .type(let type): return metatype(type)
    case .value(let type): return type
    case .unknown: return .unknown
    }
  }

  func callee(of member: MemberAccessExpr) -> Callee {
    guard let name = member.nameToken?.identifierText else { return .unknown }
    let environment = environment(at: member.node)
    guard let base = member.base else {
      // `.name`: a static member of the type that the context asks for, or of what that is an optional of.
      guard let context = contextualType(of: chainEnd(member.node)) else { return .unknown }
      return staticMembers(name, of: context.unwrapped, environment, at: member.node)
    }
    if case .declReference(let reference) = base, let module = moduleName(reference) {
      return qualified(name, inModule: module, at: member.node)
    }
    let type = receiverType(of: base)
    switch type {
    case .unknown: return .unknown
    case .metatype(let instance):
      if name == "self" { return .value(type) }
      return staticMembers(name, of: instance, environment, at: member.node)
    default:
      if case .super = base, name == "init" { return .type(type) }
      if name == "init", case .declReference(let reference) = base, reference.isSelf { return .type(type) }
      let members = types.members(named: name, of: type, isStatic: false, from: file, environment)
      if !members.isEmpty { return .members(members, base: type) }
      if let backing = backing(name, of: type, environment) { return .value(backing) }
      return .unknown
    }
  }

  private func staticMembers(_ name: String, of type: SwiftType, _ environment: Environment, at place: Node) -> Callee {
    if name == "init" { return .type(type) }
    let members = types.members(named: name, of: type, isStatic: true, from: file, environment)
    if !members.isEmpty { return .members(members, base: type) }
    if type.isArchetype { return typeCallee(types.reduce(.member(type, name), environment)) }
    guard types.declaration(of: type) != nil else { return .unknown }
    let nested = types.memberType(named: name, of: type, from: file, environment: environment)
    if !nested.isUnknown { return .type(nested) }
    // `Type.method` is a function that takes the instance first.
    return .unknown
  }

  private func moduleName(_ reference: DeclReferenceExpr) -> String? {
    let name = reference.nameToken.identifierText
    guard reference.nameToken.beginsUppercase || types.index.canName(module: name, in: file),
      localNames(around: reference.node)?.resolution(of: reference) ?? .memberOrGlobal == .memberOrGlobal,
      case .module(let module) = types.entity(named: name, at: reference.node, in: file)
    else { return nil }
    return module
  }

  private func qualified(_ name: String, inModule module: String, at place: Node) -> Callee {
    let entity = types.entity(named: name, inModule: module, from: file)
    if case .unknownName = entity {
      let members = globals(named: name).filter { types.index.isOf(module: module, $0.file, namedIn: file) }.map {
        Member(declaration: $0, substitution: [:], distance: 0)
      }
      return members.isEmpty ? .unknown : .members(members, base: nil)
    }
    return typeCallee(types.instance(entity, name, [], at: place, file))
  }

  /// The whole chain that begins with `.name`: the context determines the type of that.
  private func chainEnd(_ node: Node) -> Node {
    var current = node
    while let parent = current.parent {
      switch parent.kind {
      case .memberAccessExpr where current.role == .base, .functionCallExpr where current.role == .callee,
        .subscriptCallExpr where current.role == .callee, .forceUnwrapExpr, .optionalChainingExpr:
        current = parent
      default: return current
      }
    }
    return current
  }

  /// The type of a name that is not called: what all its possible meanings agree on.
  func valueType(of members: [Member], at place: Node?) -> SwiftType {
    var agreed: SwiftType?
    let signatures = members.map { types.signature(of: $0.declaration) }
    // A property hides functions of its name where no arguments follow.
    let properties = zip(members, signatures).filter { $0.1.kind == .property }
    for (member, signature) in properties.isEmpty ? Array(zip(members, signatures)) : properties {
      let type: SwiftType
      switch signature.kind {
      case .property: type = signature.result(member.substitution)
      case .enumCase: type = signature.parameters.isEmpty ? signature.result : signature.functionType
      // An interface may lack a property of the name.
      case .function:
        type = signature.generics.isEmpty && !member.declaration.isOfSDK ? signature.functionType : .unknown
      case .initializer, .subscript: type = .unknown
      }
      let own = types.substitute(type, member.substitution)
      if let agreed, agreed != own { return .unknown }
      agreed = own
    }
    guard let agreed else { return .unknown }
    // `Box.empty` of a generic type whose arguments are not written.
    return place.map { filled(agreed, at: $0) } ?? agreed
  }

  /// A type with generic parameters left that the place does not know: from the context, or unknown.
  func filled(_ type: SwiftType, at place: Node) -> SwiftType {
    guard isOpen(type, at: place) else { return type }
    guard let context = contextualType(of: place), case .nominal(let wanted) = context.unwrapped,
      case .nominal(let own) = type.unwrapped,
      wanted.declaration == own.declaration, !wanted.arguments.isEmpty
    else { return .unknown }
    return context.unwrapped
  }

  /// Whether generic arguments are missing in a type.
  func isOpen(_ type: SwiftType, at place: Node) -> Bool {
    let visible = visibleParameters(at: place)
    return type.contains { part in
      switch part {
      case .parameter(let parameter): return !visible.contains(parameter)
      case .nominal(let nominal):
        guard let declaration = nominal.declaration, nominal.arguments.isEmpty,
          types.node(declaration).kind != .protocolDecl
        else { return false }
        return !types.genericParameters(of: declaration).isEmpty
      default: return false
      }
    }
  }

  /// The generic parameters of all declarations around a place.
  private func visibleParameters(at place: Node) -> Set<GenericParameterID> {
    var visible: Set<GenericParameterID> = []
    for ancestor in place.enclosingNodes {
      switch ancestor.kind {
      case .functionDecl, .initializerDecl, .subscriptDecl:
        if let ref = types.declaration(ancestor, file) { visible.formUnion(types.genericParameters(of: ref)) }
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
        guard let ref = types.declaration(ancestor, file) else { continue }
        var nominal = types.nominal(at: ancestor, file)
        while let declaration = nominal {
          visible.formUnion(types.genericParameters(of: declaration))
          visible.insert(types.protocolSelf(declaration))
          nominal = types.owner(of: declaration)
        }
        visible.insert(types.protocolSelf(ref))
      default: continue
      }
    }
    return visible
  }
}
