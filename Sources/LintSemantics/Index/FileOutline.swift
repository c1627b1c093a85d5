import LintSyntax

/// What the index keeps of a file: its outline, and a list of what it declares.
public final class FileOutline: Sendable {
  /// The path as the engine names the file.
  public let path: String
  let moduleFolder: FilePaths.ModuleFolder
  /// See ``OutlineBuilder``.
  public let tree: SyntaxTree
  /// Imports XCTest or Testing, or stands below a folder of tests. What its target says is in ``ProjectIndex/isTest(_:)``.
  public let isTest: Bool
  /// A header says that a tool wrote the file.
  public let isGenerated: Bool
  /// The file's whole tree, where somebody is likely to need it; the others are parsed again, see ``wholeTree()``.
  public let kept: SyntaxTree?
  /// The source, where the outline has only an excerpt.
  let secondReading: SecondReading
  /// The well-known names that occur in the file.
  public var names: WellKnownNameSet { tree.names }
  /// Which names may stand in the file.
  let identifiers: NameFilter
  /// What can be looked up by name, in source order.
  let entries: [Entry]
  /// The bindings of properties and globals, by name and in source order.
  let properties: [(name: Name, node: UInt32)]
  /// The functions of operators, in source order; they are among the entries, too, with a name that means nothing.
  let operators: [UInt32]
  /// `extension [Int]`, `extension Int?`, in source order: they have no name to be found by.
  let sugaredExtensions: [UInt32]
  /// Tokens of the outline.
  private let importTokens: [UInt32]

  struct Entry {
    enum Kind: UInt8, CaseIterable { case type, `extension`, alias, function, global }
    var name: Name
    var node: UInt32
    var kind: Kind
  }

  /// - Parameters:
  ///   - names: of all identifiers of the whole file, which need not live longer.
  ///   - isGenerated: see ``GeneratedHeader``.
  ///   - kept: the whole tree, living as long as the outline; `nil` where few will need it.
  ///   - readAgain: gives the bytes of the file once more, `nil` where they are gone. Not asked where the outline has the whole source.
  public convenience init(
    _ outline: SyntaxTree, names: UnsafeBufferPointer<Name>, path: String, isGenerated: Bool, kept: SyntaxTree?,
    readAgain: @escaping @Sendable () -> [UInt8]?
  ) {
    self.init(outline, NameFilter(of: names), path: path, isGenerated: isGenerated, kept: kept, readAgain: readAgain)
  }

  /// For tests and single files.
  public convenience init(_ whole: SyntaxTree, path: String) {
    let isGenerated = GeneratedHeader.stands(in: whole.source, before: whole.tokens)
    let names = whole.identifiers.withUnsafeBufferPointer { NameFilter(of: $0) }
    self.init(whole.outline(), names, path: path, isGenerated: isGenerated, kept: nil, readAgain: { [source = Array(whole.source)] in source })
  }

  /// The interface of a module, whose text stays.
  convenience init(interface text: String, path: String) {
    var parser = Parser()
    let padded = Array(text.utf8) + [UInt8](repeating: 0, count: SourcePadding.byteCount)
    let (names, outline) = padded.withUnsafeBufferPointer { source in
      parser.lex(paddedSource: source.baseAddress!, count: source.count - SourcePadding.byteCount)
      parser.parse()
      return (NameFilter(of: parser.identifiers), parser.outline())
    }
    self.init(outline, names, path: path, isGenerated: false, kept: nil, readAgain: { Array(text.utf8) })
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
    let declared = Declared(by: outline)
    entries = declared.entries
    properties = declared.properties
    operators = declared.operators
    sugaredExtensions = declared.sugaredExtensions
    importTokens = declared.importTokens
    identifiers = names
    let importsTests = importTokens.contains { outline.tokens[Int($0)].name == .XCTest || outline.tokens[Int($0)].name == .Testing }
    isTest = importsTests || FilePaths.isBelowTests(path)
  }

  /// The tree of the whole file: the one that was kept, or a new one of the same bytes.
  public func wholeTree() -> SyntaxTree { kept ?? withSource { SyntaxTree.parse($0) } }

  /// Whether one of the names may stand in the file; never wrong about one that does.
  public func mayContain(anyOf names: [Name]) -> Bool { identifiers.mayContain(anyOf: names) }

  /// The last parts of what imports name, in an `#if` too.
  var imports: some Sequence<TokenCursor> { importTokens.lazy.map { [tree] in TokenCursor(columns: tree.columns, index: $0) } }

  public func imports(_ module: WellKnownName) -> Bool { imports.contains { $0.name == module } }

  /// Whether an import names the module.
  func imports(moduleNamed name: String) -> Bool { imports.contains { $0.isSpelled(name) } }

  /// The nominal types with an attribute of this name, as nodes of the outline.
  func types(marked attribute: WellKnownName) -> [Node] {
    entries.filter { $0.kind == .type }.map { Node(columns: tree.columns, id: $0.node) }.filter { type in
      type.children(.attribute).contains { $0.kind == .attribute && $0.mainToken.name == attribute }
    }
  }

  // MARK: From nodes of the whole file to declarations

  /// The node of the outline that stands for a declaration of the whole file.
  func outlineNode(of node: Node) -> Node? {
    node.columns == tree.columns ? node : tree.counterpart(of: node)
  }

  func node(_ ref: DeclRef) -> Node { Node(columns: tree.columns, id: ref.node) }
}

/// What stands in an outline, gathered in one pass while its columns are still in the processor's cache.
private struct Declared {
  var entries: [FileOutline.Entry] = []
  var properties: [(name: Name, node: UInt32)] = []
  var operators: [UInt32] = []
  var sugaredExtensions: [UInt32] = []
  var importTokens: [UInt32] = []

  init(by tree: SyntaxTree) {
    let nodeCount = Int(tree.columns.pointee.nodeCount)
    entries.reserveCapacity(nodeCount / 16)
    properties.reserveCapacity(nodeCount / 32)
    // A local copy: every access to a static costs a test whether it is initialized.
    let listed = Self.listed
    for node in tree.root.descendants where listed.contains(node.kind) {
      switch node.kind {
      case .importDecl:
        if let module = ImportDecl(unchecked: node).moduleToken { importTokens.append(module.index) }
      case .patternBinding:
        guard let name = PropertyDeclaration(node, 0)?.nameID else { continue }
        properties.append((name, node.id))
        if node.isGlobal { entries.append(FileOutline.Entry(name: name, node: node.id, kind: .global)) }
      default:
        add(node)
      }
    }
  }

  /// A type, a function or an extension.
  private mutating func add(_ node: Node) {
    let kind: FileOutline.Entry.Kind
    var name = node.mainToken.name
    switch node.kind {
    case .extensionDecl:
      if let type = node.child(.extendedType)?.kind, Self.sugar.contains(type) { sugaredExtensions.append(node.id) }
      guard let token = ExtensionDecl(unchecked: node).nameToken else { return }
      (name, kind) = (token.name, .extension)
    case .typeAliasDecl:
      kind = .alias
    case .functionDecl:
      if node.mainToken.kind != .identifier { operators.append(node.id) }
      kind = .function
    case .initializerDecl:
      guard let function = FunctionDeclaration(node, 0) else { return }
      (name, kind) = (function.callName, .function)
    default:
      kind = .type
    }
    entries.append(FileOutline.Entry(name: name, node: node.id, kind: kind))
  }

  private static let listed = NodeKindSet([
    .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .functionDecl, .initializerDecl,
    .typeAliasDecl, .patternBinding, .importDecl,
  ])

  private static let sugar = NodeKindSet([.arrayType, .dictionaryType, .optionalType])
}

extension Node {
  /// Whether a binding stands in no type and no body, at most in an `#if`.
  fileprivate var isGlobal: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .sourceFile: return true
      case .variableDecl, .ifConfigClause, .ifConfigDecl: continue
      default: return false
      }
    }
    return false
  }
}
