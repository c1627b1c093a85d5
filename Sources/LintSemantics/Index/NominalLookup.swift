import LintSyntax

/// What the name of a type means where it is written.
enum TypeMeaning: Sendable {
  case nominal(DeclRef)
  case alias(DeclRef)
  /// Several declarations are possible: same-named types of an `#if`, other modules.
  case several
  /// No declaration of that name that can be read is visible there.
  case none
}

/// What the name of a type means, by the innermost scope around it.
struct TypeMeaningQuestion: Hashable {
  /// A node of its file's outline.
  let scope: DeclRef
  let name: Name
  /// See ``ProjectIndex/extendedNominal(_:rank:)``.
  let rank: Int
}

/// What an extension extends.
struct ExtendedTypeQuestion: Hashable {
  let ref: DeclRef
  /// See ``ProjectIndex/extendedNominal(_:rank:)``.
  let rank: Int
}

struct KnownTypeMeaning: Sendable {
  /// The text of the name: others may have the same hash.
  let text: String
  let meaning: TypeMeaning
}

extension Node {
  /// The node itself, or the first around it, in which names may be declared.
  fileprivate var innermostScope: Node {
    var node = self
    while !Self.scopes.contains(node.kind), let parent = node.parent { node = parent }
    return node
  }

  private static let scopes = NodeKindSet([
    .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .codeBlock, .closureExpr,
    .accessorBlock, .ifConfigClause
  ])
}

/// The types and typealiases of a name, or of others with the same hash, by what encloses them. For some names, such as
/// `State`, a project has hundreds, and nearly all of them are members of types that do not matter here.
struct TypesByScope: Sendable {
  /// Those in types and extensions, with the name of the enclosing type.
  fileprivate var members: [(ref: DeclRef, owner: Name)] = []
  /// Those in files and bodies.
  fileprivate var others: [DeclRef] = []
}

/// The types and extensions around a place, the innermost first: found once for all declarations of a name.
private struct TypesAround {
  private let place: Node
  private let file: FileID
  private lazy var types: [(distance: Int, type: TypeDeclaration)] = {
    var found: [(Int, TypeDeclaration)] = []
    if let own = TypeDeclaration(place, file) { found.append((0, own)) }
    for (number, ancestor) in place.ancestors.enumerated() {
      if let type = TypeDeclaration(ancestor, file) { found.append((number + 1, type)) }
    }
    return found
  }()
  /// The names of the types, and of what they state that they inherit.
  private lazy var names: [Name] = types.flatMap { [$0.type.nameID] + $0.type.inheritedNames }
  /// Code may be in hundreds of extensions of one name, and ask about hundreds of types of it.
  private var known: [Name: OwnersOfName] = [:]

  /// How far out members of types of one name are in sight.
  private struct OwnersOfName {
    /// The text of the name: others may have the same hash.
    var text: String
    /// By what the types around of the name extend or are; the innermost of each.
    var ofSameType: [DeclRef?: Int] = [:]
    /// The index of the innermost type that states that it inherits from one of the name.
    var inheriting: Int?
  }

  init(_ place: Node, _ file: FileID) {
    self.place = place
    self.file = file
  }

  /// Whether members of a type of this name can be in sight.
  mutating func maySeeMembers(ofTypesNamed name: Name) -> Bool { names.contains(name) }

  /// How far out it is to code that sees the members of a type by their names alone; `nil` where there is none.
  mutating func distance(toMembersOf owner: TypeDeclaration, in index: ProjectIndex, rank: Int) -> Int? {
    if types.isEmpty { return nil }
    let owners = owners(like: owner, in: index, rank: rank)
    return owners.ofSameType[index.extendedNominal(owner.ref, rank: rank)] ?? owners.inheriting
  }

  private mutating func owners(like owner: TypeDeclaration, in index: ProjectIndex, rank: Int) -> OwnersOfName {
    let text = owner.name
    if let known = known[owner.nameID], known.text == text { return known }
    var found = OwnersOfName(text: text)
    for (distance, around) in types where around.nameID == owner.nameID && around.nameToken.isSpelled(text) {
      let extended = index.extendedNominal(around.ref, rank: rank)
      if found.ofSameType[extended] == nil { found.ofSameType[extended] = distance }
    }
    let name = owner.nameToken
    found.inheriting = types.first { $0.type.kind != .protocol && $0.type.inherits(name) }?.distance
    known[owner.nameID] = found
    return found
  }
}

/// Lookup of types by name: local ones, those of the types around, those of the file, of the module, of the project, of
/// the SDK.
extension ProjectIndex {
  func meaning(of token: TokenCursor, at place: Node, in file: FileID, rank: Int = highestRank) -> TypeMeaning {
    meaning(of: token.name, spelled: token.identifierText, at: place, in: file, rank: rank)
  }

  /// - Parameters:
  ///   - name: without a base.
  ///   - place: a node of the file's outline that contains the name.
  ///   - rank: see ``extendedNominal(_:rank:)``.
  func meaning(
    of name: Name, spelled text: String, at place: Node, in file: FileID, rank: Int = highestRank
  ) -> TypeMeaning {
    if file < 0 || !declaresType(named: name) { return importedMeaning(of: text, in: file) }
    let scope = place.innermostScope
    // Nodes of other trees of the file have numbers of their own.
    guard scope.columns == outline(file).tree.columns else {
      return findMeaning(of: name, spelled: text, at: scope, in: file, rank: rank)
    }
    let question = TypeMeaningQuestion(scope: DeclRef(file, scope), name: name, rank: rank)
    let known = lookups.typeMeanings(question) {
      KnownTypeMeaning(text: text, meaning: findMeaning(of: name, spelled: text, at: scope, in: file, rank: rank))
    }
    return known.text == text ? known.meaning : findMeaning(of: name, spelled: text, at: scope, in: file, rank: rank)
  }

  private func findMeaning(of name: Name, spelled text: String, at place: Node, in file: FileID, rank: Int)
    -> TypeMeaning
  {
    var nearest: [DeclRef] = []
    var least = Int.max
    var surroundings = TypesAround(place, file)
    let scopes = lookups.typesByScope(name) { typesByScope(name) }
    let members = scopes.members.filter { surroundings.maySeeMembers(ofTypesNamed: $0.owner) }.map(\.ref)
    for candidate in scopes.others + members where node(candidate).mainToken.isSpelled(text) {
      guard let distance = distance(to: candidate, from: place, in: file, &surroundings, rank: rank) else { continue }
      if distance < least { (nearest, least) = ([], distance) }
      if distance == least { nearest.append(candidate) }
    }
    guard let first = nearest.first else { return importedMeaning(of: text, in: file) }
    if least == Self.ofProject, !mayName(first, from: file) {
      let imported = importedMeaning(of: text, in: file)
      if case .none = imported {} else { return imported }
    }
    guard
      let found = only(of: nearest, compiledWith: place, in: file)
        ?? only(of: nearest, inEveryBuildWith: place, in: file) ?? interchangeable(nearest)
    else { return .several }
    return node(found).kind == .typeAliasDecl ? .alias(found) : .nominal(found)
  }

  private func typesByScope(_ name: Name) -> TypesByScope {
    var found = TypesByScope()
    for candidate in namedTypes(name) {
      if case .type(let owner) = scope(of: candidate) {
        found.members.append((candidate, type(owner).nameID))
      } else {
        found.others.append(candidate)
      }
    }
    return found
  }

  /// How far out from a place a declaration is found by its name alone; `nil` where it is not.
  private func distance(
    to candidate: DeclRef, from place: Node, in file: FileID, _ surroundings: inout TypesAround, rank: Int
  )
    -> Int?
  {
    let (ofFile, ofModule) = (1_000, 2_000)
    switch scope(of: candidate) {
    case .file:
      if candidate.file == file { return ofFile }
      if isPrivate(candidate) { return nil }
      if isSameModule(candidate.file, file) { return ofModule }
      // Folders do not prove the module: neither a manifest nor a project names the file.
      let isGuess = targetModules(of: file) == nil || targetModules(of: candidate.file) == nil
      return isGuess || isVisible(candidate, from: file) ? Self.ofProject : nil
    case .block(let block):
      guard candidate.file == file else { return nil }
      return block == place ? 0 : place.ancestors.enumerated().first { $0.element == block }.map { $0.offset + 1 }
    case .type(let owner):
      if candidate.file != file, isPrivate(candidate) { return nil }
      return surroundings.distance(toMembersOf: type(owner), in: self, rank: rank)
    }
  }

  private static var ofProject: Int { 3_000 }

  /// Whether a file is of the module that declares something, or imports it.
  private func mayName(_ ref: DeclRef, from file: FileID) -> Bool {
    let (own, imported) = (moduleNames(of: file), imports(of: file).modules)
    return moduleNames(of: ref.file).contains { own.contains($0) || imported.contains($0) }
  }

  private func isPrivate(_ ref: DeclRef) -> Bool { DeclFlags.isFilePrivate(node(ref)) }

  // MARK: Scopes

  /// What encloses a declaration.
  enum Scope {
    case file
    /// A type or an extension.
    case type(DeclRef)
    /// The body of a function, accessor or closure.
    case block(Node)
  }

  func scope(of ref: DeclRef) -> Scope { scope(of: node(ref), in: ref.file) }

  func scope(of node: Node, in file: FileID) -> Scope {
    for ancestor in node.enclosingNodes {
      switch ancestor.kind {
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
        return .type(DeclRef(file, ancestor))
      case .codeBlock, .closureExpr, .accessorBlock: return .block(ancestor)
      default: continue
      }
    }
    return .file
  }

  // MARK: Extensions

  /// Whether another type of the name is in the same file and scope, as in the other branch of an `#if`.
  func hasTwin(_ ref: DeclRef) -> Bool {
    let declaration = type(ref)
    return hasNamedType(declaration.nameID) { other in
      guard other != ref, other.file == ref.file, node(other).mainToken.identifierText == declaration.name else {
        return false
      }
      switch (scope(of: ref), scope(of: other)) {
      case (.file, .file): return true
      case (.type(let one), .type(let other)): return one == other
      default: return false
      }
    }
  }

  /// Whether an extension states a conformance of a type or of another of its name in the same file and scope, and it
  /// is not known of which.
  func hasAmbiguousConformance(_ ref: DeclRef) -> Bool {
    guard hasTwin(ref) else { return false }
    // Very many types may have one name.
    let name = type(ref).name
    return lookups.hasAmbiguousConformance(name) {
      extensions(of: name).contains { node($0).child(.inheritedType) != nil && extendedNominal($0) == nil }
    }
  }

  /// The type that a declaration is or extends; `nil` where the project does not declare it, or not once.
  public func extendedNominal(_ ref: DeclRef) -> DeclRef? { extendedNominal(ref, rank: Self.highestRank) }

  /// - Parameter rank: how many extensions, each asked about for the one before, this may lead through: members of a
  ///   type may be in extensions, and in broken code extensions may declare what they extend. Those of lower rank are
  ///   asked, and none of rank 0. So the answer does not depend on which question comes first, as it would if a cycle
  ///   were cut where it is noticed.
  func extendedNominal(_ ref: DeclRef, rank: Int) -> DeclRef? {
    guard let declaration = ExtensionDecl(node(ref)) else { return ref }
    if rank == 0 { return nil }
    return lookups.extendedNominals(ExtendedTypeQuestion(ref: ref, rank: rank)) {
      // What the extension declares is not in sight there.
      let place = declaration.node.parent ?? declaration.node
      return declaration.extendedType.flatMap { nominal(spelled: $0, at: place, in: ref.file, rank: rank - 1) }
    }
  }

  /// `extension A.B.C` leads through those of `A.B` and `A`.
  static var highestRank: Int { 6 }

  /// The extensions of a type, in the order of files and places.
  public func extensions(ofNominal ref: DeclRef) -> [DeclRef] {
    let name = type(ref).name
    // Projects may extend a type of the SDK hundreds of times.
    if ref.isOfSDK {
      return lookups.extensionsOfSDK(ref) {
        (extensions(of: name) + interfaceExtensions(of: name)).filter { extendedNominal($0) == ref }
      }
    }
    // Very many types may have one name.
    let byNominal = lookups.extensions(name) {
      var found: [DeclRef: [DeclRef]] = [:]
      for candidate in extensions(of: name) {
        if let nominal = extendedNominal(candidate) { found[nominal, default: []].append(candidate) }
      }
      return found
    }
    return byNominal[ref] ?? []
  }

  /// The nominal type that a written type is, with aliases resolved; `nil` for all others and if it is not known.
  ///
  /// - Parameter rank: see ``extendedNominal(_:rank:)``.
  func nominal(
    spelled type: TypeRef, at place: Node, in file: FileID, depth: Int = 0, rank: Int = highestRank
  ) -> DeclRef? {
    switch type.withoutAttributes {
    case .identifier(let type):
      guard let found = nominal(meaning(of: type.nameToken, at: place, in: file, rank: rank), depth, rank: rank)
      else { return nil }
      return isGenericParameter(type.nameToken.name, at: place, in: file, rank: rank) ? nil : found
    case .member(let type):
      guard let base = type.base else { return nil }
      if let outer = nominal(spelled: base, at: place, in: file, depth: depth, rank: rank) {
        return member(type.nameToken, of: outer, in: file, depth, rank: rank)
      }
      guard case .identifier(let module) = base else { return nil }
      return nominal(
        meaning(of: type.nameToken, inModule: module.nameToken.identifierText, from: file), depth, rank: rank)
    case .someOrAny(let type):
      return type.base.flatMap { nominal(spelled: $0, at: place, in: file, depth: depth, rank: rank) }
    default: return nil
    }
  }

  /// What a name means after that of a module.
  private func meaning(of token: TokenCursor, inModule module: String, from file: FileID) -> TypeMeaning {
    let isNamed = canName(module: module, in: file) || self.module(named: module) != nil
    // The module of the file is unknown, so it may be this one.
    if !isNamed {
      return file >= 0 && targetModules(of: file) == nil
        ? meaning(of: token, at: files[Int(file)].tree.root, in: file) : .none
    }
    return meaning(of: token.identifierText, inModule: module, from: file)
  }

  /// A type of a module by its qualified name, `Module.Name`.
  func meaning(of name: String, inModule module: String, from file: FileID) -> TypeMeaning {
    if let imported = meaning(of: name, inModuleOfSDK: module) { return imported }
    let declared = (types(named: name) + aliases(named: name)).filter {
      isTopLevel(node($0)) && isOf(module: module, $0.file, namedIn: file) && isVisible($0, from: file)
    }
    guard let first = declared.first else { return .none }
    if declared.count > 1 { return .several }
    return node(first).kind == .typeAliasDecl ? .alias(first) : .nominal(first)
  }

  func nominal(_ meaning: TypeMeaning, _ depth: Int = 0, rank: Int = highestRank) -> DeclRef? {
    switch meaning {
    case .nominal(let ref): return ref
    case .alias(let ref):
      let alias = TypeAliasDecl(unchecked: node(ref))
      guard depth < 16, let target = alias.aliasedType else { return nil }
      return nominal(spelled: target, at: alias.node, in: ref.file, depth: depth + 1, rank: rank)
    case .several, .none: return nil
    }
  }

  /// A type that is declared in another, or in an extension of it.
  private func member(
    _ token: TokenCursor, of outer: DeclRef, in file: FileID, _ depth: Int, rank: Int
  ) -> DeclRef? {
    let text = token.identifierText
    var found = namedTypes(token.name).filter { candidate in
      guard node(candidate).mainToken.isSpelled(text), case .type(let owner) = scope(of: candidate) else {
        return false
      }
      let name = type(owner).nameID
      guard name == type(outer).nameID || hasAliases(named: name) else { return false }
      return extendedNominal(owner, rank: rank) == outer
    }
    if found.isEmpty, outer.isOfSDK { found = importedMembers(named: text, of: outer, in: file) }
    guard found.count == 1 else { return nil }
    return nominal(node(found[0]).kind == .typeAliasDecl ? .alias(found[0]) : .nominal(found[0]), depth, rank: rank)
  }
}
