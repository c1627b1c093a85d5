import LintKit

/// A class that is put on the main actor, and what uses it from elsewhere with it: calls await, and tests that use the
/// class are put there, too.
struct TypeIsolation {
  /// Of a class that is looked at: each costs a search.
  private static let mostMembers = 100
  private static let mostFiles = 100

  private let pass: Pass
  private let type: DeclRef
  private let name: String
  private var builders: [FileID: FixBuilder] = [:]
  /// Tests that are on the main actor now.
  private var tests: Set<Test> = []

  private struct Test: Hashable {
    let file: FileID
    let node: UInt32
  }

  /// - Throws: where a use of the class may not be on the main actor, and cannot await it.
  init(of type: DeclRef, in pass: Pass) throws(OpenCalls) {
    (self.pass, self.type, name) = (pass, type, pass.index.type(type).name)
    try checkDeclaration()
    for place in places {
      for function in index.functions(in: place) { try isolateUses(of: function) }
      for property in index.properties(in: place) { try isolateUses(of: index.property(property)) }
    }
    // Without a declared one, its name alone calls the initializer.
    for file in try files(naming: index.type(type).nameID) {
      let other = pass.looking(at: file)
      for node in other.referencesByName.of([index.type(type).nameID]) where node.role == .callee {
        guard let call = node.parent.flatMap({ FunctionCallExpr($0) }), other.typeMade(by: call) == type else {
          continue
        }
        try isolate(call, node, of: nil, in: other)
      }
    }
  }

  /// The edits, those of the class itself first.
  func fix(_ message: Message) -> RawDiagnostic.FixIt? {
    let own = pass.looking(at: type.file)
    guard let declaration = own.whole(type) else { return nil }
    var all = FixBuilder(in: pass)
    var first = FixBuilder(in: own)
    first.isolateToMainActor(declaration)
    all.add(first)
    for (_, builder) in builders.sorted(by: { $0.key < $1.key }) { all.add(builder) }
    return all.fix(message, .unsafe)
  }

  private var index: ProjectIndex { pass.index }
  private var places: [DeclRef] { [type] + index.extensions(ofNominal: type) }

  /// Each file is read for each class of which that is asked, so there must not be many.
  private func files(naming member: Name) throws(OpenCalls) -> [FileID] {
    let query = NameQuery([member])
    let found = index.files.indices.lazy.map { FileID($0) }.filter { [index, type] file in
      index.outline(file).mayContain(anyOf: query) && index.mayUse(type.file, from: file)
    }.prefix(Self.mostFiles + 1)
    if found.count > Self.mostFiles { throw .other("too many files have a name that '\(name)' has") }
    return Array(found)
  }

  /// Neither what it inherits or conforms to, nor who cannot be seen, may want it elsewhere.
  private func checkDeclaration() throws(OpenCalls) {
    guard index.isWhole else { throw .mayBeUsedInMissingFile(name) }
    guard index.type(type).kind == .class, index.isolation(ofType: type).isolation == .nonisolated else {
      throw .other("'\(name)' is no class on no actor")
    }
    if index.isOffered(type) || index.type(type).flags.contains(.isPublic) { throw .isPublic(name) }
    if index.hasSubclasses(type) { throw .isOverridden(name) }
    let members = places.reduce(0) { $0 + index.functions(in: $1).count + index.properties(in: $1).count }
    if members > Self.mostMembers { throw .other("'\(name)' has too many members") }
    for place in places {
      let node = index.node(place)
      let inherited = node.children(.inheritedType).compactMap { $0.tokens.first { _ in true }?.name }
      guard inherited.allSatisfy({ $0 == .ObservableObject || $0 == .Identifiable }) else {
        throw .other("what '\(name)' conforms to may not be on the main actor")
      }
      if let whole = pass.looking(at: place.file).whole(place) {
        try pass.looking(at: place.file).checkInputOutput(in: whole, named: name)
      }
      if node.isDeclaredNonisolated { throw .other("'\(name)' is declared 'nonisolated'") }
      let functions = index.functions(in: place).map { index.function($0) }
      if functions.contains(where: { $0.kind == .deinitializer || $0.kind == .subscript }) {
        throw .other("'\(name)' has a deinitializer or a subscript")
      }
      if functions.contains(where: { $0.flags.contains(.isStatic) })
        || index.properties(in: place).contains(where: { index.property($0).flags.contains(.isStatic) })
      {
        throw .other("'\(name)' has static members")
      }
    }
  }

  // MARK: Functions

  private mutating func isolateUses(of function: DeclRef) throws(OpenCalls) {
    if index.isolation(ofFunction: function).isolation != .nonisolated { return }
    for call in try pass.closedCalls(of: [function]) {
      try isolate(call.node, call.node.node, of: function, in: call.pass)
    }
  }

  /// - Parameter function: `nil` for an initializer that takes nothing.
  private mutating func isolate(
    _ call: FunctionCallExpr, _ node: Node, of function: DeclRef?, in other: Pass
  ) throws(OpenCalls) {
    if try isOnMainActor(node, in: other) { return }
    guard let context = other.context(around: node), index.isAsync(context).isYes else {
      throw .cannotAwait(name, .init(of: node, in: other))
    }
    // A call of its own that waited already only loses what it sent before, too.
    let isOwn = isOwn(node, in: other)
    if let function, !(isOwn && index.function(function).flags.contains(.isAsync)) {
      guard other.sendability(ofSignatureOf: function).isYes else { throw .sends(name, .init(of: node, in: other)) }
    }
    var builder = builders[other.file] ?? FixBuilder(in: other)
    guard builder.insertAwait(before: call) else { throw .cannotAwait(name, .init(of: node, in: other)) }
    builders[other.file] = builder
  }

  // MARK: Properties

  private mutating func isolateUses(of property: PropertyDeclaration) throws(OpenCalls) {
    if index.isolation(ofProperty: property.ref).isolation != .nonisolated { return }
    let files =
      property.flags.contains(.isFilePrivate) ? [property.ref.file] : try files(naming: property.nameID)
    for file in files {
      let other = pass.looking(at: file)
      for node in other.referencesByName.of([property.nameID]) where try isUse(node, of: property, in: other) {
        if try isOnMainActor(node, in: other) { continue }
        throw .cannotAwait(property.name, .init(of: node, in: other))
      }
    }
  }

  private func isUse(_ node: Node, of property: PropertyDeclaration, in other: Pass) throws(OpenCalls) -> Bool {
    if let reference = DeclReferenceExpr(node) {
      guard case .property(let found)? = other.binding(of: reference) else { return false }
      return found == property.ref
    }
    guard let base = MemberAccessExpr(node)?.base else { return false }
    if case .declReference(let reference) = base.withoutNameSuffixes, reference.isSelf { return isOwn(node, in: other) }
    let found = other.type(of: base).unwrapped
    if found.isUnknown { throw .isUnresolved(property.name, .init(of: node, in: other)) }
    return found.ownDeclaration == type
  }

  // MARK: Places

  private func isOwn(_ node: Node, in other: Pass) -> Bool {
    other.type(around: node).flatMap { index.extendedNominal($0) } == type
  }

  /// Whether code is on the main actor, or will be: as that of the class, or of a test.
  private mutating func isOnMainActor(_ node: Node, in other: Pass) throws(OpenCalls) -> Bool {
    guard let context = other.context(around: node) else { throw .isUnresolved(name, .init(of: node, in: other)) }
    if index.isolation(ofContext: context).isolation == .mainActor { return true }
    guard let member = other.memberThatIsolates(node) else { return false }
    if isOwn(node, in: other) { return !member.isDeclaredNonisolated }
    guard other.isTest, let test = FunctionDecl(member), test.isTestByName || test.hasAttribute(.Test),
      !test.hasModifier(.nonisolated), !test.hasModifier(.override)
    else { return false }
    if tests.insert(Test(file: other.file, node: member.id)).inserted {
      builders[other.file, default: FixBuilder(in: other)].isolateToMainActor(member)
    }
    return true
  }
}

extension Pass {
  /// The member or function on whose actor code runs: only closures that stay there are between them.
  fileprivate func memberThatIsolates(_ code: Node) -> Node? {
    for ancestor in code.ancestors {
      if ancestor.kind == .closureExpr {
        guard let traits = traits(of: ancestor), !traits.isSendable, !traits.isConcurrent else { return nil }
        switch traits.placement {
        case .calledInPlace, .construct(.task), .construct(.immediateTask), .construct(.passThrough): continue
        case .argument(let argument):
          guard let context = context(around: ancestor), let wanted = index.wantedType(of: argument, context),
            !wanted.isSendable, !wanted.isSending
          else { return nil }
        default: return nil
        }
      } else if ancestor.role == .member
        || FunctionLike.accepts(ancestor.kind) && ancestor.kind != .accessorDecl
          && ancestor.kind != .accessorBlock
      {
        return ancestor
      }
    }
    return nil
  }
}

extension Node {
  fileprivate var isDeclaredNonisolated: Bool { children(.modifier).contains { $0.mainToken.name == .nonisolated } }
}

extension FunctionDecl {
  /// A method that XCTest runs.
  fileprivate var isTestByName: Bool {
    (nameToken?.identifierText.hasPrefix("test") ?? false) && parameters.first { _ in true } == nil
  }
}
