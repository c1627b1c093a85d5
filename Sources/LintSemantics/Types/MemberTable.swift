import LintSyntax

/// The members of a nominal type and its extensions, by name. Initializers and subscripts are named by their keywords.
struct MemberTable: Sendable {
  /// A function, initializer, subscript, property or enumeration case, and its type or extension.
  struct Value: Sendable {
    var declaration: DeclRef
    var container: DeclRef
  }

  var types: [String: [DeclRef]] = [:]
  var values: [String: [Value]] = [:]
}

/// A supertype as an inheritance clause states it.
struct StatedSupertype: Sendable {
  /// A class or protocol; in terms of the generic parameters of the type that states it.
  var type: SwiftType
  /// The type or extension whose clause it is.
  var statedIn: DeclRef
  /// A macro adds it, and no clause has it.
  var isOfMacro = false
}

extension TypeIndex {
  func memberTable(_ nominal: DeclRef) -> MemberTable {
    if let known = memberTables[nominal] { return known }
    if !isShared {
      let table = index.typeFacts.memberTables(nominal) { makeMemberTable(nominal, extensionsWithMembers(of: nominal)) }
      memberTables[nominal] = table
      return table
    }
    let extensions = tracking { extensionsWithMembers(of: nominal) }
    let isWhole = isFinal
    let table = makeMemberTable(nominal, extensions)
    if isWhole { memberTables[nominal] = table }
    return table
  }

  private func extensionsWithMembers(of nominal: DeclRef) -> [DeclRef] {
    let declared = extensions(of: nominal)
    guard nominal.isOfSDK else { return declared }
    let told = SDKOutlines.memberExtensions(of: name(nominal), in: index.module(of: nominal.file))
    return declared + told.filter { extendedNominal($0) == nominal }
  }

  private func makeMemberTable(_ nominal: DeclRef, _ extensions: [DeclRef]) -> MemberTable {
    var table = MemberTable()
    for place in [nominal] + extensions { collect(place, into: &table) }
    if nominal.isOfSDK, node(nominal).kind == .protocolDecl {
      // The requirements of an SDK's protocol are listed by name alone, and once more with types if code mentions them.
      for (name, values) in table.values where values.contains(where: { isPart($0.container, .members) }) {
        table.values[name] = values.filter { $0.container != nominal }
      }
    }
    return table
  }

  private func isPart(_ container: DeclRef, _ kind: SDKPart.Kind) -> Bool {
    container.isOfSDK && index.part(container.file).kind == kind
  }

  private func collect(_ container: DeclRef, into table: inout MemberTable) {
    // Functions that are listed for their closures have no other facts.
    guard let block = node(container).child(.body), !isPart(container, .closureFunctions) else { return }
    collect(block, container, into: &table)
  }

  private func collect(_ block: Node, _ container: DeclRef, into table: inout MemberTable) {
    func add(_ name: TokenCursor, _ node: Node) {
      let value = MemberTable.Value(declaration: DeclRef(container.file, node), container: container)
      // A property, function or case of that name is no initializer.
      let isEscaped = name.identifierText == "init" && node.kind != .initializerDecl
      table.values[isEscaped ? "`init`" : name.identifierText, default: []].append(value)
    }
    for member in block.children(.member) {
      switch member.kind {
      case .functionDecl, .initializerDecl, .subscriptDecl: add(member.mainToken, member)
      case .variableDecl:
        for binding in VariableDecl(unchecked: member).bindings {
          if let name = binding.nameToken { add(name, binding.node) }
        }
      case .enumCaseDecl:
        for element in EnumCaseDecl(unchecked: member).elements { add(element.nameToken, element.node) }
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl, .associatedTypeDecl:
        table.types[member.mainToken.identifierText, default: []].append(DeclRef(container.file, member))
      case .ifConfigDecl:
        for clause in IfConfigDecl(unchecked: member).clauses { collect(clause.node, container, into: &table) }
      default: continue
      }
    }
  }

  // MARK: Supertypes

  /// The supertypes that the inheritance clauses of a nominal type and of its extensions state.
  func supertypes(of nominal: DeclRef) -> [StatedSupertype] {
    if let known = supertypesByDeclaration[nominal] { return known }
    // A project may have hundreds of extensions of 'View' or 'String'.
    if nominal.isOfSDK, !isShared {
      let stated = index.typeFacts.supertypesOfSDK(nominal) { ofSDK.supertypes(of: nominal) }
      supertypesByDeclaration[nominal] = stated
      return stated
    }
    let stated = answering(.supertypes(nominal), otherwise: []) {
      ([nominal] + extensions(of: nominal)).flatMap { supertypes(statedBy: $0) } + addedByMacros(to: nominal)
    }
    if isFinal { supertypesByDeclaration[nominal] = stated }
    return stated
  }

  /// Those of one type or extension.
  func supertypes(statedBy place: DeclRef) -> [StatedSupertype] {
    let node = node(place)
    var stated: [StatedSupertype] = []
    for inherited in node.children(.inheritedType) where inherited.kind == .inheritedType {
      guard let written = InheritedType(unchecked: inherited).type?.withoutAttributes else { continue }
      for type in parts(type(written, place.file).asConstraint) {
        stated.append(StatedSupertype(type: type, statedIn: place))
      }
    }
    // `protocol P where Self: Q`
    if node.kind == .protocolDecl {
      for case .conformance(let requirement) in ProtocolDecl(unchecked: node).requirements {
        guard requirement.left?.nameToken?.kind == .capitalSelf, let right = requirement.right else { continue }
        for type in parts(type(right, place.file).asConstraint) {
          stated.append(StatedSupertype(type: type, statedIn: place))
        }
      }
    }
    return stated
  }

  /// The conformances that macros of the SDK declare.
  private func addedByMacros(to nominal: DeclRef) -> [StatedSupertype] {
    if nominal.isOfSDK { return [] }
    return node(nominal).children(.attribute).flatMap { attribute -> [StatedSupertype] in
      let macro = Attribute(attribute)?.nameToken.flatMap { SDKMacro.named($0.identifierText) }
      return (macro?.conformances ?? []).compactMap { name in
        guard let found = interfaceProtocol(named: name, visibleIn: nominal.file) else { return nil }
        return StatedSupertype(type: nested(found, [], in: nil).asConstraint, statedIn: nominal, isOfMacro: true)
      }
    }
  }

  private func interfaceProtocol(named name: String, visibleIn file: FileID) -> DeclRef? {
    for module in imports(of: file).interfaces.modules {
      let found = module.topLevelTypes(named: name).first { node($0).kind == .protocolDecl }
      if let found { return found }
    }
    return nil
  }

  /// Whether an unknown macro may have added something to a type.
  private func hasUnknownMacro(_ nominal: DeclRef) -> Bool {
    if nominal.isOfSDK { return false }
    return node(nominal).children(.attribute).contains { attribute in
      guard let name = Attribute(attribute)?.nameToken?.identifierText, !AttributeRecord.isOfLanguage(name) else {
        return false
      }
      if index.importsMacro(named: name, in: nominal.file) { return false }
      if case .nominal = entity(named: name, at: attribute, in: nominal.file) { return false }
      return true
    }
  }

  /// The parts of a composition.
  func parts(_ type: SwiftType) -> [SwiftType] {
    switch type {
    case .composition(let parts): parts.flatMap { self.parts($0.asConstraint) }
    case .existential(let constraint): parts(constraint)
    default: [type]
    }
  }

  /// The classes and protocols above a type, nearest first, each once. Those that no source declares are left out.
  func ancestors(of nominal: DeclRef) -> [DeclRef] {
    if let known = ancestorsByDeclaration[nominal] { return known }
    if nominal.isOfSDK, !isShared {
      let found = index.typeFacts.ancestorsOfSDK(nominal) { ofSDK.ancestors(of: nominal) }
      ancestorsByDeclaration[nominal] = found
      return found
    }
    let found = tracking { findAncestors(of: nominal) }
    if isFinal { ancestorsByDeclaration[nominal] = found }
    return found
  }

  private func findAncestors(of nominal: DeclRef) -> [DeclRef] {
    var found: [DeclRef] = []
    var seen: Set<DeclRef> = [nominal]
    var waiting = [nominal]
    var next = 0
    while next < waiting.count, found.count < Self.mostAncestors {
      for stated in supertypes(of: waiting[next]) {
        guard case .nominal(let type) = stated.type, let declaration = type.declaration,
          seen.insert(declaration).inserted
        else { continue }
        found.append(declaration)
        waiting.append(declaration)
      }
      next += 1
    }
    return found
  }

  /// More than any type written by hand has; beyond it, ancestors are unknown.
  private static let mostAncestors = 128

  /// Whether some supertype is declared nowhere that can be read.
  func hasUnknownAncestor(_ nominal: DeclRef) -> Bool {
    if ancestors(of: nominal).count >= Self.mostAncestors { return true }
    return ([nominal] + ancestors(of: nominal)).contains { place in
      hasUnknownMacro(place)
        || supertypes(of: place).contains { stated in
          switch stated.type {
          case .nominal(let type): type.declaration == nil && type.name != "AnyObject"
          case .unknown: true
          default: false
          }
        }
    }
  }
}
