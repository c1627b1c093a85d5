import LintFlow
import LintProject
import LintSyntax

extension Node {
  /// Whether two places of a file are in different clauses of one `#if`, of which only one is compiled.
  ///
  /// - Parameter other: of any tree of the same file.
  func isNeverCompiled(with other: Node) -> Bool {
    let own = clauses
    if own.isEmpty { return false }
    return other.clauses.contains { clause in
      own.contains { $0.condition == clause.condition && $0.begin != clause.begin }
    }
  }

  /// Whether a build has the place.
  func isCompiled(for build: some BuildAnswers) -> Truth {
    ancestors.reduce(.yes) { $1.kind == .ifConfigClause ? $0.and($1.isChosen(in: build)) : $0 }
  }

  /// Whether a clause is the first of its `#if` that holds.
  func isChosen(in build: some BuildAnswers) -> Truth {
    parent?.clausesChosen(in: build).first { $0.clause == self }?.isChosen ?? .unknown
  }

  /// The clauses of an `#if`, each with whether it is the first that holds.
  func clausesChosen<Build: BuildAnswers>(in build: Build) -> some Sequence<(clause: Node, isChosen: Truth)> {
    sequence(state: (children(.ifConfigClause).makeIterator(), Truth.yes)) { state in
      guard let node = state.0.next() else { return nil }
      let clause = IfConfigClause(unchecked: node)
      let holds = clause.isElse ? .yes : build.holds(clause.condition).map { Truth($0) } ?? .unknown
      defer { state.1 = state.1.and(!holds) }
      return (node, state.1.and(holds))
    }
  }

  var isInConditionalClause: Bool { ancestors.contains { $0.kind == .ifConfigClause } }

  /// The clauses around, each with the `#if` that it is of, by where they begin in the file.
  private var clauses: [(condition: UInt32, begin: UInt32)] {
    ancestors.compactMap { ancestor in
      guard ancestor.kind == .ifConfigClause, let whole = ancestor.parent else { return nil }
      return (whole.range.lowerBound, ancestor.range.lowerBound)
    }
  }
}

extension ProjectIndex {
  /// The only one of some declarations of a name that can be meant at a place; `nil` if several can. Of the clauses of
  /// an `#if` one is compiled.
  func only(of declarations: [DeclRef], compiledWith place: Node, in file: FileID) -> DeclRef? {
    if declarations.count < 2 { return declarations.first }
    let left = declarations.filter { $0.file != file || !node($0).isNeverCompiled(with: place) }
    return left.count == 1 ? left[0] : nil
  }

  /// The one of some declarations of a name that a build for one platform has: the first that the file's target states,
  /// and that the place is compiled for. Types are answered so; what isolation a declaration has must hold for all.
  func only(of declarations: [DeclRef], builtWith place: Node, in file: FileID) -> DeclRef? {
    if let only = only(of: declarations, compiledWith: place, in: file) { return only }
    guard declarations.contains(where: { node($0).isInConditionalClause }) else { return nil }
    let build = TargetBuild.all(of: settings(of: file)).first { !place.isCompiled(for: $0).isNo }
    let built = build.map { build in declarations.filter { !node($0).isCompiled(for: build).isNo } } ?? []
    return built.count == 1 ? built[0] : nil
  }

  /// The one of some declarations of a name that every build of the file's target has, of those that have the place.
  func only(of declarations: [DeclRef], inEveryBuildWith place: Node, in file: FileID) -> DeclRef? {
    guard declarations.contains(where: { node($0).isInConditionalClause }) else { return nil }
    var found: DeclRef?
    for build in TargetBuild.all(of: settings(of: file)) where !place.isCompiled(for: build).isNo {
      let built = declarations.filter { !node($0).isCompiled(for: build).isNo }
      guard built.count == 1, found == nil || found == built[0] else { return nil }
      found = built[0]
    }
    return found
  }

  /// The first of some types of one name that are in clauses of `#if`, of which a build has one, where it makes no
  /// difference to isolation which: each is, or inherits from, a type of the SDK that states the main actor, as
  /// `typealias PlatformView = UIView` and `NSView`. `nil` for all others.
  func interchangeable(_ declarations: [DeclRef]) -> DeclRef? {
    guard declarations.count > 1,
      declarations.allSatisfy({ node($0).isInConditionalClause && isOrInheritsFromMainActorType($0) })
    else { return nil }
    return declarations[0]
  }

  /// Checks only what the declaration names, so that no answer depends on itself.
  private func isOrInheritsFromMainActorType(_ ref: DeclRef) -> Bool {
    let declaration = node(ref)
    let named: TypeRef?
    switch declaration.kind {
    case .typeAliasDecl: named = TypeAliasDecl(unchecked: declaration).aliasedType
    case .classDecl: named = declaration.child(.inheritedType).flatMap { InheritedType($0)?.type }
    default: named = nil
    }
    guard case .identifier(let type)? = named, !declaresType(named: type.nameToken.name),
      case .nominal(let found) = importedMeaning(of: type.nameToken.identifierText, in: ref.file)
    else { return false }
    return node(found).children(.attribute).contains { $0.mainToken.name == .MainActor }
  }
}

extension ProjectIndex {
  /// Whether the build that is meant is for Linux, where the modules of the SDK are others.
  public func isForLinux(_ file: FileID) -> Bool { TargetBuild(of: settings(of: file)).platform == .linux }
}
