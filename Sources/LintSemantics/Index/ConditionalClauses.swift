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
  /// The first of some types of one name that are in clauses of `#if`, of which a build has one, where it makes no
  /// difference to isolation which: each is, or inherits from, a type of the SDK that states the main actor, as
  /// `typealias PlatformView = UIView` and `NSView`. `nil` for all others.
  func interchangeable(_ declarations: [DeclRef]) -> DeclRef? {
    guard declarations.count > 1,
      declarations.allSatisfy({ node($0).isInConditionalClause && isOrInheritsFromMainActorType($0) })
    else { return nil }
    return declarations[0]
  }

  /// Looks no further than at what the declaration names, so that no answer depends on itself.
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
