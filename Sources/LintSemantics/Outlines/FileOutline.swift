import LintSyntax

/// What the index keeps of a file: its outline, and a list of what it declares.
public final class FileOutline: Sendable {
  /// The path as the engine names the file.
  public let path: String
  let moduleFolder: FilePaths.ModuleFolder
  /// See ``OutlineBuilder``.
  public let tree: SyntaxTree
  /// Imports XCTest or Testing, or is below a folder of tests. What its target says is in ``ProjectIndex/isTest(_:)``.
  public let isTest: Bool
  /// A header says that a tool wrote the file.
  public let isGenerated: Bool
  /// The file's whole tree, if it is likely to be needed; the others are parsed again, see ``wholeTree()``.
  public let kept: SyntaxTree?
  /// The source, where the outline has only an excerpt.
  let secondReading: SecondReading
  /// The well-known names that occur in the file.
  public var names: WellKnownNameSet { tree.names }
  /// Which names may be in the file.
  let identifiers: NameFilter
  /// What the file declares, in lists.
  let declared: FileLists
  /// The types of the file by name, each with its node where it is a class whose instances store variables.
  let classesWithVariables = Once<[Name: UInt32?]>()
  /// What can be looked up by name, in source order.
  var entries: [FileLists.Entry] { declared.entries }

  /// - Parameters:
  ///   - names: of all identifiers of the whole file, which need not live longer.
  ///   - isGenerated: see ``GeneratedHeader``.
  ///   - kept: the whole tree, living as long as the outline; `nil` where few will need it.
  ///   - readAgain: returns the bytes of the file once more, `nil` if they are gone. Not called if the outline has the
  ///     whole source.
  public convenience init(
    _ outline: SyntaxTree, names: UnsafeBufferPointer<Name>, path: String, isGenerated: Bool, kept: SyntaxTree?,
    readAgain: @escaping @Sendable () -> [UInt8]?
  ) {
    self.init(outline, NameFilter(of: names), path: path, isGenerated: isGenerated, kept: kept, readAgain: readAgain)
  }

  /// The same with the file's whole tree, living as long as the outline.
  public init(_ other: FileOutline, keeping whole: SyntaxTree) {
    (path, moduleFolder, tree, isTest, isGenerated) = (
      other.path, other.moduleFolder, other.tree, other.isTest, other.isGenerated
    )
    (secondReading, identifiers, declared) = (other.secondReading, other.identifiers, other.declared)
    kept = whole
  }

  /// For tests and single files.
  public convenience init(_ whole: SyntaxTree, path: String) {
    let isGenerated = GeneratedHeader.stands(in: whole.source, before: whole.tokens)
    let names = whole.identifiers.withUnsafeBufferPointer { NameFilter(of: $0) }
    self.init(
      whole.outline(), names, path: path, isGenerated: isGenerated, kept: nil,
      readAgain: { [source = Array(whole.source)] in source })
  }

  /// A part of the interface of a module, whose text stays.
  convenience init(interface text: ArraySlice<UInt8>, path: String) {
    var parser = Parser()
    self.init(interface: text, path: path, &parser)
  }

  /// The interface of a module that a compiler wrote, whose text stays; `nil` if it is not text, or cannot be parsed to
  /// its end.
  public convenience init?(writtenInterface text: [UInt8], ofModule module: String) {
    guard text.starts(with: "// swift-interface-format-version:".utf8) else { return nil }
    var parser = Parser()
    self.init(interface: text[...], path: module, &parser)
    guard parser.errors.isEmpty else { return nil }
  }

  /// An interface that was made from headers, whose text stays; `nil` if there is none. What cannot be parsed in it is
  /// unknown.
  public convenience init?(headerInterface text: [UInt8], path: String) {
    if text.isEmpty { return nil }
    self.init(interface: text[...], path: path)
  }

  private convenience init(interface text: ArraySlice<UInt8>, path: String, _ parser: inout Parser) {
    let padded = text + [UInt8](repeating: 0, count: SourcePadding.byteCount)
    let (names, outline) = padded.withUnsafeBufferPointer { source in
      parser.lex(paddedSource: source.baseAddress!, count: source.count - SourcePadding.byteCount)
      parser.parse()
      return (NameFilter(of: parser.identifiers), parser.outline())
    }
    self.init(outline, names, path: path, isGenerated: false, kept: nil, readAgain: { Array(text) })
  }

  private init(
    _ outline: SyntaxTree, _ names: NameFilter, path: String, isGenerated: Bool, kept: SyntaxTree?,
    readAgain: @escaping @Sendable () -> [UInt8]?
  ) {
    self.path = path
    self.isGenerated = isGenerated
    self.kept = kept
    secondReading = SecondReading(read: readAgain)
    moduleFolder = FilePaths.moduleFolder(of: path)
    tree = outline
    declared = FileLists(of: outline)
    identifiers = names
    let importsTests = declared.imports.contains { $0.name == .XCTest || $0.name == .Testing }
    isTest = importsTests || FilePaths.isBelowTests(path)
  }

  /// The tree of the whole file: the one that was kept, or a new one of the same bytes.
  public func wholeTree() -> SyntaxTree { kept ?? withSource { SyntaxTree.parse($0) } }

  /// Whether one of the names may be in the file; true for every name that is.
  public func mayContain(anyOf names: NameQuery) -> Bool { identifiers.mayContain(anyOf: names) }

  /// The last parts of what imports name, in an `#if` too.
  var importedNames: some Sequence<Name> { declared.imports.lazy.map(\.name) }

  public func imports(_ module: WellKnownName) -> Bool { importedNames.contains { $0 == module } }

  /// Whether an import names the module.
  func imports(moduleNamed name: String) -> Bool {
    declared.imports.contains { TokenCursor(columns: tree.columns, index: $0.token).isSpelled(name) }
  }

  /// The nominal types with an attribute of this name, as nodes of the outline.
  func types(marked attribute: WellKnownName) -> [Node] {
    entries.filter { $0.kind == .type }.map { Node(columns: tree.columns, id: $0.node) }.filter { type in
      type.children(.attribute).contains { $0.kind == .attribute && $0.mainToken.name == attribute }
    }
  }

  // MARK: From nodes of the whole file to declarations

  /// The node of the outline for a declaration of the whole file.
  func outlineNode(of node: Node) -> Node? {
    node.columns == tree.columns ? node : tree.counterpart(of: node)
  }

  func node(_ ref: DeclRef) -> Node { Node(columns: tree.columns, id: ref.node) }
}
