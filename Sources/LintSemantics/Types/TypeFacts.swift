import LintSyntax

/// What every ``TypeIndex`` of a project finds alike, whatever it was asked before: found once, for all files and threads.
final class TypeFacts: Sendable {
  private let importsByFile = Locked<[FileID: TypeIndex.Imports]>([:])
  private let topLevelEntities = Locked<[TopLevelName: TypeEntity]>([:])
  private let extensionsByTarget = Locked<[TypeIndex.ExtensionKey: [DeclRef: [DeclRef]]]>([:])
  private let exports = Locked<[String: Set<String>]?>(nil)
  private let sugaredExtensions = Locked<[NodeKind: [DeclRef]]?>(nil)

  func imports(of file: FileID, find: () -> TypeIndex.Imports) -> TypeIndex.Imports {
    if let known = importsByFile.withLock({ $0[file] }) { return known }
    let found = find()
    importsByFile.withLock { $0[file] = found }
    return found
  }

  struct TopLevelName: Hashable {
    let name: String
    let file: FileID
  }

  func topLevelEntity(_ name: TopLevelName, find: () -> TypeEntity) -> TypeEntity {
    if let known = topLevelEntities.withLock({ $0[name] }) { return known }
    let found = find()
    topLevelEntities.withLock { $0[name] = found }
    return found
  }

  /// The extensions of a name, by what they extend.
  ///
  /// - Parameter find: does not depend on what is being asked at the time.
  func extensions(_ key: TypeIndex.ExtensionKey, find: () -> [DeclRef: [DeclRef]]) -> [DeclRef: [DeclRef]] {
    if let known = extensionsByTarget.withLock({ $0[key] }) { return known }
    let found = find()
    extensionsByTarget.withLock { $0[key] = found }
    return found
  }

  /// By module, what its files import and export again.
  func exports(find: () -> [String: Set<String>]) -> [String: Set<String>] {
    if let known = exports.withLock({ $0 }) { return known }
    let found = find()
    exports.withLock { $0 = found }
    return found
  }

  /// `extension [Int]`, `extension Int?`: they have no name to be found by.
  ///
  /// - Parameter kind: of the type that they extend.
  func extensions(of kind: NodeKind, in files: [FileOutline]) -> [DeclRef] {
    sugaredExtensions.withLock { known in
      let all = known ?? Self.sugaredExtensions(in: files)
      known = all
      return all[kind] ?? []
    }
  }

  private static func sugaredExtensions(in files: [FileOutline]) -> [NodeKind: [DeclRef]] {
    var found: [NodeKind: [DeclRef]] = [:]
    for (number, file) in files.enumerated() {
      for node in file.tree.root.descendants(of: .extensionDecl) {
        guard let kind = node.child(.extendedType)?.kind, sugar.contains(kind) else { continue }
        found[kind, default: []].append(DeclRef(FileID(number), node))
      }
    }
    return found
  }

  private static let sugar = NodeKindSet([.arrayType, .dictionaryType, .optionalType])
}
