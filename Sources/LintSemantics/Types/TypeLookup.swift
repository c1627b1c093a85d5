import LintSyntax

/// What a name of a type means at a place.
enum TypeEntity: Sendable {
  case nominal(DeclRef)
  case alias(DeclRef)
  case associatedType(DeclRef)
  case parameter(GenericParameterID)
  /// `Self`.
  case dynamicSelf
  case module(String)
  /// A name that no source in reach introduces.
  case unknownName
  /// Several declarations come into question.
  case ambiguous
}

extension TypeIndex {
  /// What an unqualified name means: the innermost declaration of that name wins.
  func entity(named name: String, at place: Node, in file: FileID) -> TypeEntity {
    if name == "Self" { return .dynamicSelf }
    var child = place
    for ancestor in place.enclosingNodes {
      defer { child = ancestor }
      switch ancestor.kind {
      case .functionDecl, .initializerDecl, .subscriptDecl, .typeAliasDecl, .macroDecl:
        if let found = genericParameter(named: name, of: ancestor, file) { return found }
      case .codeBlock, .closureExpr, .accessorBlock, .switchCase:
        if let found = localType(named: name, in: ancestor, file) { return found }
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl:
        if let found = genericParameter(named: name, of: ancestor, file) { return found }
        // What a type inherits and extends is written outside of it.
        guard child.role == .body || child.role == .requirement || ancestor.kind == .protocolDecl,
          let ref = declaration(ancestor, file)
        else { continue }
        if let found = memberEntity(named: name, of: ref, from: file) { return found }
      case .extensionDecl:
        // Extensions are at file scope, and in broken code, where they are not, they mean the same.
        guard child.role == .body || child.role == .requirement, let ref = declaration(ancestor, file),
          let extended = extendedNominal(ref)
        else { return topLevelEntity(named: name, at: place, in: file) }
        if let found = genericParameter(named: name, of: node(extended), extended.file) { return found }
        if let found = memberEntity(named: name, of: extended, from: file) { return found }
        // Of the types around an extended type, only the generic parameters can be named in the extension.
        var outer = owner(of: extended)
        while let around = outer {
          if let found = genericParameter(named: name, of: node(around), around.file) { return found }
          outer = owner(of: around)
        }
        return topLevelEntity(named: name, at: place, in: file)
      default: continue
      }
    }
    return topLevelEntity(named: name, at: place, in: file)
  }

  /// Whether neither the project nor an interface of the SDK declares what a name means at a place.
  public func isUndeclared(_ name: String, at place: Node, in file: FileID) -> Bool {
    if case .unknownName = entity(named: name, at: place, in: file) { true } else { false }
  }

  /// Whether a name, aliases resolved, means a type at a place.
  public func means(_ name: String, _ type: DeclRef, at place: Node, in file: FileID) -> Bool {
    switch entity(named: name, at: place, in: file) {
    case .nominal(let ref): ref == type
    case .alias(let ref): aliased(ref, [], base: nil).ownDeclaration == type
    default: false
    }
  }

  private func genericParameter(named name: String, of node: Node, _ file: FileID) -> TypeEntity? {
    guard let clause = node.child(.genericParameters) else { return nil }
    for parameter in GenericParameterClause(unchecked: clause).parameters
    where parameter.nameToken.identifierText == name {
      guard let owner = declaration(node, file) else { return .ambiguous }
      return .parameter(GenericParameterID(owner: owner, name: name))
    }
    return nil
  }

  private func localType(named name: String, in block: Node, _ file: FileID) -> TypeEntity? {
    if let known = localTypes[block] { return known[name].map { entity($0) } }
    var found: [String: DeclRef] = [:]
    for statement in block.children(.statement) where statement.kind.declaresType {
      let name = statement.mainToken.identifierText
      if found[name] == nil, let ref = declaration(statement, file) { found[name] = ref }
    }
    localTypes[block] = found
    return found[name].map { entity($0) }
  }

  private func entity(_ ref: DeclRef) -> TypeEntity {
    switch node(ref).kind {
    case .typeAliasDecl: .alias(ref)
    case .associatedTypeDecl: .associatedType(ref)
    default: .nominal(ref)
    }
  }

  /// A type that is declared in a nominal type, in its extensions, or in what it inherits from.
  func memberEntity(named name: String, of nominal: DeclRef, from file: FileID?) -> TypeEntity? {
    let own = memberTable(nominal).types[name, default: []].filter { ref in
      file.map { isVisible(ref, from: $0) } ?? true
    }
    if !own.isEmpty { return agreed(own) }
    var inherited: [DeclRef] = []
    for ancestor in ancestors(of: nominal) {
      let found = memberTable(ancestor).types[name, default: []].filter { ref in
        file.map { isVisible(ref, from: $0) } ?? true
      }
      // A protocol that refines another may redeclare its associated type.
      inherited += inherited.isEmpty || node(ancestor).kind != .protocolDecl ? found : []
      if !inherited.isEmpty, node(ancestor).kind != .protocolDecl { break }
    }
    return inherited.isEmpty ? nil : agreed(inherited)
  }

  private func agreed(_ found: [DeclRef]) -> TypeEntity {
    if found.count == 1 { return entity(found[0]) }
    // An associated type and the typealias that gives it a default count as one.
    let associated = found.filter { node($0).kind == .associatedTypeDecl }
    return associated.count == 1 || associated.count == found.count ? entity(associated[0]) : .ambiguous
  }

  /// What a name means outside of all types: the file's module first, then what it imports.
  private func topLevelEntity(named name: String, at place: Node, in file: FileID) -> TypeEntity {
    // All files of an interface see the same.
    let asking = file < 0 ? SDKOutlines.firstFile(besides: file) : file
    let found = index.typeFacts.topLevelEntities(.init(name: name, file: asking)) {
      findTopLevelEntity(named: name, from: asking)
    }
    guard case .ambiguous = found, file >= 0 else { return found }
    let declared = topLevelDeclarations(named: name, from: file)
    let ofFile = declared.filter { $0.file == file }
    let nearest = ofFile.isEmpty ? index.nearest(declared, to: file) : ofFile
    return index.only(of: nearest, builtWith: place, in: file).map { entity($0) } ?? .ambiguous
  }

  private func topLevelDeclarations(named name: String, from file: FileID) -> [DeclRef] {
    (index.types(named: name) + index.aliases(named: name)).filter { isTopLevel(node($0)) && isVisible($0, from: file) }
  }

  private func findTopLevelEntity(named name: String, from file: FileID) -> TypeEntity {
    if file >= 0 {
      let declared = topLevelDeclarations(named: name, from: file)
      // Files of an unknown module may be of several, and each has its own.
      if let found = unambiguous(declared.filter { $0.file == file }) { return found }
      if let found = unambiguous(index.nearest(declared, to: file)) { return found }
    }
    if let found = entity(index.importedMeaning(of: name, in: file)) { return found }
    if file >= 0 {
      if name == "Swift" || name == "_Concurrency" || index.canName(module: name, in: file) { return .module(name) }
    }
    return .unknownName
  }

  private func entity(_ meaning: TypeMeaning) -> TypeEntity? {
    switch meaning {
    case .nominal(let ref), .alias(let ref): entity(ref)
    case .several: .ambiguous
    case .none: nil
    }
  }

  private func unambiguous(_ found: [DeclRef]) -> TypeEntity? {
    found.isEmpty ? nil : found.count == 1 ? entity(found[0]) : .ambiguous
  }

  /// A type of a module by its qualified name, `Module.Name`.
  func entity(named name: String, inModule module: String, from file: FileID) -> TypeEntity {
    entity(index.meaning(of: name, inModule: module, from: file)) ?? .unknownName
  }

  func isTopLevel(_ node: Node) -> Bool { index.isTopLevel(node) }

  // MARK: Types around declarations

  /// The nominal type that a declaration is a member of, through an extension or not.
  func owner(of ref: DeclRef) -> DeclRef? { node(ref).memberOwner.flatMap { nominal(at: $0, ref.file) } }

  /// The type that a node declares or extends.
  func nominal(at node: Node, _ file: FileID) -> DeclRef? {
    switch node.kind {
    case .extensionDecl: return declaration(node, file).flatMap { extendedNominal($0) }
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl: return declaration(node, file)
    default: return nil
    }
  }

  /// The declaration of the type that an extension extends.
  func extendedNominal(_ extension: DeclRef) -> DeclRef? {
    switch extendedType(`extension`) {
    case .nominal(let nominal): return nominal.declaration
    case .optional: return standard("Optional")
    default: return nil
    }
  }

  /// The type after `extension`, without its generic arguments unless they are written.
  func extendedType(_ extension: DeclRef) -> SwiftType {
    if let known = extendedTypes[`extension`] { return known }
    let type = answering(.extendedType(`extension`), otherwise: SwiftType.unknown) {
      guard let written = ExtensionDecl(unchecked: node(`extension`)).extendedType else { return .unknown }
      return self.type(written, `extension`.file).asConstraint
    }
    if isFinal { extendedTypes[`extension`] = type }
    return type
  }

  /// A type of the standard library; `nil` where its interface does not have it.
  func standard(_ name: String) -> DeclRef? {
    SDKOutlines.module(named: "Swift")?.topLevelTypes(named: name).first
  }

  /// A type of the standard library with its arguments, known by its name at least.
  func standardType(_ name: String, _ arguments: [SwiftType] = []) -> SwiftType {
    .nominal(SwiftType.NominalType(declaration: standard(name), name: name, parent: nil, arguments: arguments))
  }

  /// The extensions of a nominal type, whichever module they are in.
  func extensions(of nominal: DeclRef) -> [DeclRef] {
    let key = ExtensionKey(name: name(nominal), isOfSDK: nominal.isOfSDK)
    if let known = extensionsByTarget[key] { return known[nominal, default: []] }
    if !isShared {
      let found = index.typeFacts.extensions(key) {
        (key.isOfSDK ? ofSDK : TypeIndex(index, isShared: true)).targets(ofExtensionsNamed: key)
      }
      extensionsByTarget[key] = found
      return found[nominal, default: []]
    }
    // To find what an extension extends may lead back here.
    let found = answering(.extensions(key), otherwise: [:]) { targets(ofExtensionsNamed: key) }
    if isFinal { extensionsByTarget[key] = found }
    return found[nominal, default: []]
  }

  private func targets(ofExtensionsNamed key: ExtensionKey) -> [DeclRef: [DeclRef]] {
    var candidates = index.extensions(of: key.name)
    if key.isOfSDK {
      if let sugared = Self.sugar[key.name] { candidates += index.typeFacts.extensions(of: sugared, in: index.files) }
      candidates += index.interfaceExtensions(of: key.name)
    }
    var found: [DeclRef: [DeclRef]] = [:]
    for candidate in candidates {
      if let target = extendedNominal(candidate) { found[target, default: []].append(candidate) }
    }
    return found
  }

  struct ExtensionKey: Hashable, Sendable {
    var name: String
    var isOfSDK: Bool
  }

  /// Types with a sugared spelling, which may replace the name.
  private static let sugar: [String: NodeKind] = [
    "Array": .arrayType, "Dictionary": .dictionaryType, "Optional": .optionalType
  ]
}
