import LintSyntax

/// What every ``TypeIndex`` of a project computes alike, whatever it was asked before: computed once, for all files and
/// threads.
final class TypeFacts: AnswerTable {
  static let number = AnswerTableNumber()
  /// The members of nominal types and their extensions. A result must not depend on what is being asked at the time.
  let memberTables = Memo<DeclRef, MemberTable>()
  /// What types of the SDK inherit from, by their interfaces and by the project's extensions.
  let supertypesOfSDK = Memo<DeclRef, [StatedSupertype]>()
  let ancestorsOfSDK = Memo<DeclRef, [DeclRef]>()
  /// Of functions, initializers, subscripts and properties of the SDK.
  let signaturesOfSDK = Memo<DeclRef, Signature>()
  let topLevelEntities = Memo<TopLevelName, TypeEntity>()
  /// The extensions of a name, by what they extend. The result must not depend on what is being asked at the time.
  let extensions = Memo<TypeIndex.ExtensionKey, [DeclRef: [DeclRef]]>()
  /// The nominal types of properties whose declarations do not write them.
  let propertyNominals = Memo<DeclRef, DeclRef?>()
  /// The constants of a file that are global or static, by the names that they mention.
  let sharedConstants = Memo<FileID, [Name: [DeclRef]]>()
  let objectWillChangeUses = Once<ObjectWillChangeUses>()
  let observableObjectUses = Once<ObservableObjectUses>()
  let viewObjects = Once<ViewObjects>()
  private let sugaredExtensions = Once<[NodeKind: [DeclRef]]>()
  private let operators = Once<[String: [DeclRef]]>()

  struct TopLevelName: Hashable {
    let name: String
    let file: FileID
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

extension ProjectIndex {
  var typeFacts: TypeFacts { answers(TypeFacts.self) }
}
