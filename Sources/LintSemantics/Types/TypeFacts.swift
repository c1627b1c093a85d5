import LintSyntax

/// What every ``TypeIndex`` of a project finds alike, whatever it was asked before: found once, for all files and
/// threads.
final class TypeFacts: Sendable {
  let imports = Memo<FileID, FileImports>()
  let importsAsStated = Memo<StatedImports, FileImports>()
  private let interfacesByPlaces = Memo<[Int], VisibleInterfaces>()
  /// What stands in nominal types and their extensions. What is found must not depend on what is being asked at the
  /// time.
  let memberTables = Memo<DeclRef, MemberTable>()
  /// What types of the SDK inherit from, by their interfaces and by the project's extensions.
  let supertypesOfSDK = Memo<DeclRef, [StatedSupertype]>()
  let topLevelEntities = Memo<TopLevelName, TypeEntity>()
  /// The extensions of a name, by what they extend. What is found must not depend on what is being asked at the time.
  let extensions = Memo<TypeIndex.ExtensionKey, [DeclRef: [DeclRef]]>()
  /// By module, what its files import and export again.
  let exports = Once<[String: Set<String>]>()
  private let sugaredExtensions = Once<[NodeKind: [DeclRef]]>()
  private let operators = Once<[String: [DeclRef]]>()

  struct TopLevelName: Hashable {
    let name: String
    let file: FileID
  }

  /// The interfaces that code sees which imports these modules.
  func interfaces(importing modules: Set<String>) -> VisibleInterfaces {
    let visible = SDKInterface.visiblePlaces(importing: modules.compactMap { SDKInterface.place(ofModule: $0) })
    return interfacesByPlaces(visible) { VisibleInterfaces(files: visible.map { SDKOutlines.file(at: $0) }) }
  }

  /// `extension [Int]`, `extension Int?`: they have no name to be found by.
  ///
  /// - Parameter kind: of the type that they extend.
  func extensions(of kind: NodeKind, in files: [FileOutline]) -> [DeclRef] {
    sugaredExtensions { Self.sugaredExtensions(in: files) }[kind] ?? []
  }

  private static func sugaredExtensions(in files: [FileOutline]) -> [NodeKind: [DeclRef]] {
    var found: [NodeKind: [DeclRef]] = [:]
    for (number, file) in files.enumerated() {
      for id in file.declared.sugaredExtensions {
        let ref = DeclRef(file: FileID(number), node: id)
        guard let type = file.node(ref).child(.extendedType) else { continue }
        found[type.kind, default: []].append(ref)
      }
    }
    return found
  }

  /// The functions of all operators, by their names.
  func operators(in files: [FileOutline]) -> [String: [DeclRef]] { operators { Self.operators(in: files) } }

  private static func operators(in files: [FileOutline]) -> [String: [DeclRef]] {
    var found: [String: [DeclRef]] = [:]
    for (number, file) in files.enumerated() {
      for id in file.declared.operators {
        let ref = DeclRef(file: FileID(number), node: id)
        found[file.node(ref).mainToken.text, default: []].append(ref)
      }
    }
    return found
  }
}
