import LintSyntax

/// The names that lead to values of some types: no expression has such a type, or one with such a part, unless the
/// member that it is in contains one of the names, or is a member of a type with one of them.
struct LeadingNames: Sendable {
  /// The types, their aliases, and types that inherit from what has one as an argument.
  private(set) var types: Set<Name>
  /// Functions, enumeration cases, and properties by their type or value.
  private(set) var values: Set<Name>

  func contains(_ name: Name) -> Bool { types.contains(name) || values.contains(name) }

  init(to types: Set<Name>, values: Set<Name> = [], among declarations: NamedDeclarations) {
    self.types = types
    self.values = values
    var isKnown = [Bool](repeating: false, count: declarations.list.count)
    // Each name is followed once, however long a chain of declarations is.
    var next = types.map { (name: $0, isType: true) } + values.map { (name: $0, isType: false) }
    while let (name, isType) = next.popLast() {
      for place in declarations.led(by: name, isType: isType) where !isKnown[place] {
        isKnown[place] = true
        let declaration = declarations.list[place]
        let isNew =
          declaration.isType
          ? self.types.insert(declaration.name).inserted : self.values.insert(declaration.name).inserted
        if isNew { next.append((declaration.name, declaration.isType)) }
      }
    }
  }

  /// Whether code of a member, or a statement outside of types, may have such a value.
  ///
  /// - Parameter item: in the whole tree of its file.
  func mayLead(in item: Node) -> Bool {
    item.tokens.contains { ($0.kind == .identifier || $0.kind == .`init`) && contains($0.name) }
      || item.ancestors.contains { $0.nameOfExtendedType.map { types.contains($0) } ?? false }
  }
}

/// A declaration, and the names by which it leads to types.
struct NamedDeclaration: Sendable {
  let name: Name
  let isType: Bool
  /// In the types that are written.
  let mentioned: [Name]
  /// In a value whose type is not written.
  var valued: [Name] = []

  fileprivate static func declarations(by node: Node) -> [NamedDeclaration] {
    switch node.kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
      guard let name = node.nameOfExtendedType else { return [] }
      let parts = node.children.filter { Self.header.contains($0.role) }
      return [NamedDeclaration(name: name, isType: true, mentioned: parts.flatMap(\.identifiers))]
    case .typeAliasDecl, .associatedTypeDecl:
      return [NamedDeclaration(name: node.mainToken.name, isType: true, mentioned: node.identifiers)]
    case .functionDecl: return function(FunctionDecl(unchecked: node))
    case .initializerDecl:
      let name = node.memberOwner?.nameOfExtendedType ?? Name(.`init`)
      return [name, Name(.`init`)].map {
        NamedDeclaration(name: $0, isType: false, mentioned: node.namesOfTypes)
      }
    case .subscriptDecl:
      // Nothing names it but a value of the type.
      guard let owner = node.memberOwner?.nameOfExtendedType else { return [] }
      return [NamedDeclaration(name: owner, isType: true, mentioned: node.namesOfTypes)]
    case .enumCaseElement:
      return [NamedDeclaration(name: node.mainToken.name, isType: false, mentioned: node.identifiers)]
    case .patternBinding: return property(PatternBinding(unchecked: node))
    default: return []
    }
  }

  /// The associated types that a requirement of a protocol mentions: they may be what its witnesses, which have its
  /// name, have in their place.
  fileprivate static func associatedTypes(in node: Node, among all: Set<Name>) -> [NamedDeclaration] {
    if all.isEmpty { return [] }
    switch node.kind {
    case .functionDecl, .subscriptDecl, .initializerDecl, .patternBinding:
      guard node.memberOwner?.kind == .protocolDecl else { return [] }
      let mentioned = Set(node.namesOfTypes).intersection(all)
      let names = mentioned.isEmpty ? [] : declarations(by: node).map(\.name)
      return mentioned.map { NamedDeclaration(name: $0, isType: true, mentioned: [], valued: names) }
    default: return []
    }
  }

  private static let header: Set<Role> = [.inheritedType, .genericParameters, .requirement]

  private static func function(_ function: FunctionDecl) -> [NamedDeclaration] {
    let (node, mentioned) = (function.node, function.node.namesOfTypes)
    guard node.mainToken.kind == .identifier else {
      // An operator: its operands lead to its result.
      let result = function.returnType?.node.identifiers ?? []
      let operands = function.parameters.flatMap { $0.type?.node.identifiers ?? [] }
      return operands.map { NamedDeclaration(name: $0, isType: true, mentioned: result) }
    }
    return member(node.mainToken.name, node, mentioned: mentioned)
  }

  private static func member(
    _ name: Name, _ node: Node, mentioned: [Name], valued: [Name] = []
  ) -> [NamedDeclaration] {
    let named = NamedDeclaration(name: name, isType: false, mentioned: mentioned, valued: valued)
    guard hidden.contains(name), let owner = node.memberOwner?.nameOfExtendedType else { return [named] }
    return [named, NamedDeclaration(name: owner, isType: true, mentioned: mentioned, valued: valued)]
  }

  /// Members that code uses without their names.
  private static let hidden = Set(
    ["callAsFunction", "makeIterator", "next", "wrappedValue", "projectedValue"].map { Name(spelling: $0) })

  private static func property(_ binding: PatternBinding) -> [NamedDeclaration] {
    let variable = binding.node.parent ?? binding.node
    let attributes = variable.children(.attribute).flatMap(\.identifiers)
    let written = (binding.type?.node.identifiers ?? []) + attributes
    let valued = binding.type == nil ? binding.node.identifiers + attributes : []
    let names = binding.nameToken.map { [$0.name] } ?? binding.node.child(.pattern)?.identifiers ?? []
    guard let first = names.first else { return [] }
    // What leads to one name of a tuple leads to all.
    return member(first, binding.node, mentioned: written, valued: valued)
      + names.dropFirst().flatMap { member($0, binding.node, mentioned: [], valued: [first]) }
  }
}

extension Node {
  /// `Self` is one.
  fileprivate var identifiers: [Name] {
    tokens.lazy.filter { $0.kind == .identifier || $0.kind == .capitalSelf }.map(\.name)
  }

  fileprivate var namesOfTypes: [Name] {
    descendants.lazy.filter { $0.kind == .identifierType || $0.kind == .memberType }.flatMap(\.identifiers)
  }

  /// The name of the type that is declared or extended here.
  fileprivate var nameOfExtendedType: Name? {
    switch kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl: mainToken.name
    case .extensionDecl: ExtensionDecl(unchecked: self).nameToken?.name
    default: nil
    }
  }
}

/// Those of a project, by the names that lead to them.
struct NamedDeclarations: Sendable {
  let list: [NamedDeclaration]
  private var byMentioned: [Name: [Int]] = [:]
  private var byValued: [Name: [Int]] = [:]

  init(of files: [FileOutline]) {
    let associated = Set(files.flatMap { $0.tree.root.descendants(of: .associatedTypeDecl).map(\.mainToken.name) })
    list = files.flatMap { file in
      file.tree.root.descendants.flatMap { node in
        NamedDeclaration.declarations(by: node) + NamedDeclaration.associatedTypes(in: node, among: associated)
      }
      .filter { !$0.mentioned.isEmpty || !$0.valued.isEmpty }
    }
    for (place, declaration) in list.enumerated() {
      for name in declaration.mentioned { byMentioned[name, default: []].append(place) }
      for name in declaration.valued { byValued[name, default: []].append(place) }
    }
  }

  /// Places in the list of what a type of this name leads to, or a value.
  func led(by name: Name, isType: Bool) -> [Int] {
    (isType ? byMentioned[name] ?? [] : []) + (byValued[name] ?? [])
  }
}

private final class LeadingNamesAnswers: AnswerTable {
  static let number = AnswerTableNumber()
  let declarations = Once<NamedDeclarations>()
  let ofTasks = Once<LeadingNames>()
  let queryOfTasks = Once<NameQuery>()
}

// MARK: - Tasks

extension ProjectIndex {
  private var leadingNames: LeadingNamesAnswers { answers(LeadingNamesAnswers.self) }

  var namedDeclarations: NamedDeclarations {
    leadingNames.declarations { NamedDeclarations(of: files) }
  }

  private var namesOfTasks: LeadingNames {
    leadingNames.ofTasks {
      LeadingNames(to: Self.tasks, values: Self.functionsOfGroups, among: namedDeclarations)
    }
  }

  private static let tasks = SDKTrait.task.nameIDs.union(SDKTrait.taskGroup.nameIDs)
  private static let functionsOfGroups = Set(
    ["", "Throwing", "Discarding", "ThrowingDiscarding"].map { Name(spelling: "with\($0)TaskGroup") })

  /// Whether an expression of a file may have a type with a task, or a group of them, in it.
  public func mayHaveTasks(_ file: FileID) -> Bool {
    let names = namesOfTasks
    return outline(file).mayContain(
      anyOf: leadingNames.queryOfTasks { NameQuery(names.types.union(names.values)) })
  }

  /// Whether code of a member, or a statement outside of types, may have such an expression.
  ///
  /// - Parameter item: in the whole tree of its file.
  public func mayHaveTasks(in item: Node) -> Bool { namesOfTasks.mayLead(in: item) }
}
