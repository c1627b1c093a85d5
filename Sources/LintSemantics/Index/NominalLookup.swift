import LintSyntax

/// What the name of a type means where it is written.
enum TypeMeaning: Sendable {
  case nominal(DeclRef)
  case alias(DeclRef)
  /// Several declarations come into question: twins of an `#if`, other modules.
  case several
  /// No declaration of that name that can be read is visible there.
  case none
}

/// What the name of a type stands for, by the innermost scope around it.
struct TypeMeaningQuestion: Hashable {
  /// A node of its file's outline.
  let scope: DeclRef
  let name: Name
}

struct KnownTypeMeaning: Sendable {
  /// Of the name: others may have the same hash.
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
    .accessorBlock
  ])
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

  init(_ place: Node, _ file: FileID) {
    self.place = place
    self.file = file
  }

  /// How far out it is to code that sees the members of a type by their names alone; `nil` where there is none.
  mutating func distance(toMembersOf owner: TypeDeclaration, in index: ProjectIndex) -> Int? {
    if types.isEmpty { return nil }
    for (distance, around) in types where index.isSameType(owner, around) { return distance }
    let name = owner.nameToken
    return types.first { $0.type.kind != .protocol && $0.type.inherits(name) }?.distance
  }
}

/// Lookup of types by name: local ones, those of the types around, those of the file, of the module, of the project, of
/// the SDK.
extension ProjectIndex {
  func meaning(of token: TokenCursor, at place: Node, in file: FileID) -> TypeMeaning {
    meaning(of: token.name, spelled: token.identifierText, at: place, in: file)
  }

  /// - Parameters:
  ///   - name: without a base.
  ///   - place: a node of the file's outline that the name stands in.
  func meaning(of name: Name, spelled text: String, at place: Node, in file: FileID) -> TypeMeaning {
    if file < 0 || !declaresType(named: name) { return importedMeaning(of: text, in: file) }
    let scope = place.innermostScope
    // Nodes of other trees of the file have numbers of their own.
    guard scope.columns == outline(file).tree.columns else {
      return findMeaning(of: name, spelled: text, at: scope, in: file)
    }
    let known = typeMeanings(TypeMeaningQuestion(scope: DeclRef(file, scope), name: name)) {
      KnownTypeMeaning(text: text, meaning: findMeaning(of: name, spelled: text, at: scope, in: file))
    }
    return known.text == text ? known.meaning : findMeaning(of: name, spelled: text, at: scope, in: file)
  }

  private func findMeaning(of name: Name, spelled text: String, at place: Node, in file: FileID) -> TypeMeaning {
    var best: (distance: Int, ref: DeclRef)?
    var isAmbiguous = false
    var surroundings = TypesAround(place, file)
    for candidate in namedTypes(name) where node(candidate).mainToken.isSpelled(text) {
      guard let distance = distance(to: candidate, from: place, in: file, &surroundings) else { continue }
      if let known = best, distance >= known.distance {
        if distance == known.distance { isAmbiguous = true }
        continue
      }
      best = (distance, candidate)
      isAmbiguous = false
    }
    guard let best else { return importedMeaning(of: text, in: file) }
    if best.distance == Self.ofProject, !mayName(best.ref, from: file) {
      let imported = importedMeaning(of: text, in: file)
      if case .none = imported {} else { return imported }
    }
    if isAmbiguous { return .several }
    return node(best.ref).kind == .typeAliasDecl ? .alias(best.ref) : .nominal(best.ref)
  }

  /// How far out from a place a declaration is found by its name alone; `nil` where it is not.
  private func distance(to candidate: DeclRef, from place: Node, in file: FileID, _ surroundings: inout TypesAround)
    -> Int?
  {
    let (ofFile, ofModule) = (1_000, 2_000)
    switch scope(of: candidate) {
    case .file:
      if candidate.file == file { return ofFile }
      if isPrivate(candidate) { return nil }
      if isSameModule(candidate.file, file) { return ofModule }
      // Folders are no proof of a module: nobody says what the file is compiled with.
      let isGuess = targetModules(of: file) == nil || targetModules(of: candidate.file) == nil
      return isGuess || TypeIndex(self).isVisible(candidate, from: file) ? Self.ofProject : nil
    case .block(let block):
      guard candidate.file == file else { return nil }
      return block == place ? 0 : place.ancestors.enumerated().first { $0.element == block }.map { $0.offset + 1 }
    case .type(let owner):
      if candidate.file != file, isPrivate(candidate) { return nil }
      return surroundings.distance(toMembersOf: type(owner), in: self)
    }
  }

  private static var ofProject: Int { 3_000 }

  /// Whether a file is of the module that declares something, or imports it.
  private func mayName(_ ref: DeclRef, from file: FileID) -> Bool {
    let (own, imported) = (moduleNames(of: file), imports(of: file).modules)
    return moduleNames(of: ref.file).contains { own.contains($0) || imported.contains($0) }
  }

  private func isPrivate(_ ref: DeclRef) -> Bool { DeclFlags.isFilePrivate(node(ref)) }

  /// Whether two declarations, some perhaps extensions, are of one type.
  fileprivate func isSameType(_ one: TypeDeclaration, _ other: TypeDeclaration) -> Bool {
    if one.ref == other.ref { return true }
    guard one.nameID == other.nameID, one.nameToken.isSpelled(other.name) else { return false }
    if one.kind != .extension, other.kind != .extension { return false }
    // What an extension extends is looked up outside of it, so in broken code, where it stands in a type, that may lead
    // back here.
    guard one.isAtFileScope, other.isAtFileScope else { return true }
    return extendedNominal(one.ref) == extendedNominal(other.ref)
  }

  // MARK: Scopes

  /// What a declaration stands in.
  enum Scope {
    case file
    /// A type or an extension.
    case type(DeclRef)
    /// The body of a function, accessor or closure.
    case block(Node)
  }

  func scope(of ref: DeclRef) -> Scope { scope(of: node(ref), in: ref.file) }

  func scope(of node: Node, in file: FileID) -> Scope {
    for ancestor in node.ancestors {
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

  /// Whether another type of the name stands in the same file and scope, as under the other branch of an `#if`.
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

  /// The type that a declaration is or extends; `nil` where the project does not declare it, or not once.
  public func extendedNominal(_ ref: DeclRef) -> DeclRef? {
    guard node(ref).kind == .extensionDecl else { return ref }
    return knownExtendedNominals(ref) { extendedNominal(ref, within: []) }
  }

  /// - Parameter pending: extensions that the answer is needed for: in broken code they may declare what they extend.
  private func extendedNominal(_ ref: DeclRef, within pending: [DeclRef]) -> DeclRef? {
    guard let declaration = ExtensionDecl(node(ref)) else { return ref }
    if pending.contains(ref) || pending.count > 8 { return nil }
    // What the extension declares is not in sight there.
    let place = declaration.node.parent ?? declaration.node
    return declaration.extendedType.flatMap {
      nominal(spelled: $0, at: place, in: ref.file, within: pending + [ref])
    }
  }

  /// The extensions of a type, in the order of files and places.
  public func extensions(ofNominal ref: DeclRef) -> [DeclRef] {
    let name = type(ref).name
    // Projects may extend a type of the SDK hundreds of times.
    if ref.isOfSDK {
      return knownExtensionsOfSDK(ref) {
        (extensions(of: name) + SDKOutlines.extensions(of: name)).filter { extendedNominal($0) == ref }
      }
    }
    // Very many types may have one name.
    let byNominal = knownExtensions(name) {
      var found: [DeclRef: [DeclRef]] = [:]
      for candidate in extensions(of: name) {
        if let nominal = extendedNominal(candidate) { found[nominal, default: []].append(candidate) }
      }
      return found
    }
    return byNominal[ref] ?? []
  }

  /// The nominal type that a written type is, with aliases looked through; `nil` for all others and where it is not
  /// known.
  ///
  /// - Parameter pending: see ``extendedNominal(_:)``.
  func nominal(
    spelled type: TypeRef, at place: Node, in file: FileID, depth: Int = 0, within pending: [DeclRef] = []
  ) -> DeclRef? {
    switch type.withoutAttributes {
    case .identifier(let type):
      guard let found = nominal(meaning(of: type.nameToken, at: place, in: file), depth) else { return nil }
      return isGenericParameter(type.nameToken.name, at: place, in: file) ? nil : found
    case .member(let type):
      guard let base = type.base else { return nil }
      if let outer = nominal(spelled: base, at: place, in: file, depth: depth, within: pending) {
        return member(type.nameToken, of: outer, in: file, depth, within: pending)
      }
      guard case .identifier(let module) = base else { return nil }
      return nominal(meaning(of: type.nameToken, inModule: module.nameToken.identifierText, from: file), depth)
    case .someOrAny(let type):
      return type.base.flatMap { nominal(spelled: $0, at: place, in: file, depth: depth, within: pending) }
    default: return nil
    }
  }

  /// What a name means behind that of a module.
  private func meaning(of token: TokenCursor, inModule module: String, from file: FileID) -> TypeMeaning {
    let types = TypeIndex(self)
    let isNamed =
      types.modules(of: file).contains(module) || types.imports(of: file).modules.contains(module)
      || SDKOutlines.file(ofModule: module) != nil
    // Where nobody says which module a file is of, it may be this one.
    if !isNamed {
      return targetModules(of: file) == nil ? meaning(of: token, at: files[Int(file)].tree.root, in: file) : .none
    }
    switch types.entity(named: token.identifierText, inModule: module, from: file) {
    case .nominal(let ref): return .nominal(ref)
    case .alias(let ref): return .alias(ref)
    case .ambiguous: return .several
    default: return .none
    }
  }

  func nominal(_ meaning: TypeMeaning, _ depth: Int = 0) -> DeclRef? {
    switch meaning {
    case .nominal(let ref): return ref
    case .alias(let ref):
      let alias = TypeAliasDecl(unchecked: node(ref))
      guard depth < 16, let target = alias.aliasedType else { return nil }
      return nominal(spelled: target, at: alias.node, in: ref.file, depth: depth + 1)
    case .several, .none: return nil
    }
  }

  /// A type that is declared in another, or in an extension of it.
  private func member(
    _ token: TokenCursor, of outer: DeclRef, in file: FileID, _ depth: Int, within pending: [DeclRef]
  ) -> DeclRef? {
    var found = namedTypes(token.name).filter { candidate in
      guard case .type(let owner) = scope(of: candidate),
        node(candidate).mainToken.identifierText == token.identifierText
      else { return false }
      let name = type(owner).nameID
      guard name == type(outer).nameID || hasAliases(named: name) else { return false }
      return (pending.isEmpty ? extendedNominal(owner) : extendedNominal(owner, within: pending)) == outer
    }
    if found.isEmpty, outer.isOfSDK { found = importedMembers(named: token.identifierText, of: outer, in: file) }
    guard found.count == 1 else { return nil }
    return nominal(node(found[0]).kind == .typeAliasDecl ? .alias(found[0]) : .nominal(found[0]), depth)
  }
}

extension TypeDeclaration {
  /// Whether it stands in no type and no body, at most in an `#if`.
  fileprivate var isAtFileScope: Bool {
    node.ancestors.allSatisfy { $0.kind == .sourceFile || $0.kind == .ifConfigClause || $0.kind == .ifConfigDecl }
  }
}
