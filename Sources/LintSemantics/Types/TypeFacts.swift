import LintSyntax

/// What every ``TypeIndex`` of a project finds alike, whatever it was asked before: found once, for all files and threads.
final class TypeFacts: Sendable {
  private let importsByFile = Locked<[FileID: TypeIndex.Imports]>([:])
  private let interfacesByModules = Locked<[Set<String>: [FileID]]>([:])
  private let memberTables = Locked<[DeclRef: MemberTable]>([:])
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

  /// The files of the SDK's interfaces that code sees which imports these modules. Most files of a project import the same few.
  func interfaces(importing modules: Set<String>) -> [FileID] {
    if let known = interfacesByModules.withLock({ $0[modules] }) { return known }
    let found = SDKInterface.visible(importing: modules).compactMap { SDKOutlines.file(ofModule: $0.module) }
    interfacesByModules.withLock { $0[modules] = found }
    return found
  }

  /// What stands in a nominal type and its extensions.
  ///
  /// - Parameter find: does not depend on what is being asked at the time.
  func memberTable(_ nominal: DeclRef, find: () -> MemberTable) -> MemberTable {
    if let known = memberTables.withLock({ $0[nominal] }) { return known }
    let found = find()
    memberTables.withLock { $0[nominal] = found }
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
