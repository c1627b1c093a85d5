import LintSyntax

/// What names and clauses mean.
final class LookupAnswers: AnswerTable {
  static let number = AnswerTableNumber()
  let typeMeanings = Memo<TypeMeaningQuestion, KnownTypeMeaning>()
  let typesByScope = Memo<Name, TypesByScope>()
  /// What types and extensions state in their inheritance clauses: asked for again by each type below.
  let supertypes = Memo<DeclRef, [InheritanceEntry]>()
  let supertypeReaches = Memo<DeclRef, SupertypeReach>()
  let ancestors = Memo<DeclRef, Ancestors>()
  /// The types of the project or the SDK that extensions extend.
  let extendedNominals = Memo<ExtendedTypeQuestion, DeclRef?>()
  /// The extensions of a name by the types of the project that they extend.
  let extensions = Memo<String, [DeclRef: [DeclRef]]>()
  /// By the name of types: see ``ProjectIndex/hasAmbiguousConformance(_:)``.
  let hasAmbiguousConformance = Memo<String, Bool>()
  /// The extensions of types of the SDK, those of the project included.
  let extensionsOfSDK = Memo<DeclRef, [DeclRef]>()
  /// The modules of files that manifests and projects do not mention.
  let moduleNames = Memo<FileID, [String]>()
  let moduleNamesByFolder = Memo<String, [String]>()
  let imports = Memo<FileID, FileImports>()
  let importsAsStated = Memo<StatedImports, FileImports>()
  let visibleInterfaces = Memo<InterfaceSet, VisibleInterfaces>()
  let binaryModules = Once<BinaryModules>()
  let headers = Once<VisibleHeaders>()
  let namedModules = Once<NamedModules>()
  /// By module, what its files import and export again.
  let exports = Once<[String: Set<String>]>()
}

extension ProjectIndex {
  var lookups: LookupAnswers { answers(LookupAnswers.self) }
}
