import LintSyntax

/// What one file declares: a value without references into its tree, so that the tree may be dropped.
///
/// Records stand in source order, so their `node`s ascend; a tree parsed from the same bytes has the same node numbers.
public struct FileDeclarations: Sendable {
  /// The path as the engine names the file.
  public private(set) var path: String
  /// Imports XCTest or Testing, or stands below a folder of tests.
  public internal(set) var isTest = false
  /// A header says that a tool wrote the file.
  public internal(set) var isGenerated = false
  /// Names of imported modules, in source order.
  public internal(set) var imports: [String] = []
  public internal(set) var types: [TypeRecord] = []
  public internal(set) var functions: [FunctionRecord] = []
  public internal(set) var properties: [PropertyRecord] = []
  public internal(set) var aliases: [AliasRecord] = []
  public internal(set) var contexts: [ContextRecord] = []
  public internal(set) var calls: [CallRecord] = []
  /// The well-known names that occur in the file.
  public private(set) var names: WellKnownNameSet
  /// What a package manifest says about concurrency; `nil` for all other files.
  public internal(set) var manifest: ConcurrencyMentions?

  /// Runs the *declare* pass over a tree.
  public init(declaring tree: SyntaxTree, path: String) {
    self.path = path
    names = tree.names
    var declarer = Declarer(tree: tree, declarations: self)
    declarer.run()
    self = declarer.declarations
    isTest = imports.contains { $0 == "XCTest" || $0 == "Testing" } || FilePaths.isBelowTests(path)
    isGenerated = GeneratedHeader.stands(in: tree)
    if FilePaths.isManifest(path) { manifest = ConcurrencyMentions(in: tree.source) }
  }

  public func imports(_ module: String) -> Bool { imports.contains(module) }

  // MARK: From nodes to records

  /// The type or extension that this node declares.
  public func type(at node: Node) -> RecordID? { Self.find(node.id, in: types, by: { $0.node }) }
  /// The function, initializer, deinitializer or subscript that this node declares.
  public func function(at node: Node) -> RecordID? { Self.find(node.id, in: functions, by: { $0.node }) }
  /// The property that this binding declares.
  public func property(at node: Node) -> RecordID? { Self.find(node.id, in: properties, by: { $0.node }) }

  /// The innermost context that the node stands in or is.
  public func context(around node: Node) -> RecordID? {
    var current: Node? = node
    while let candidate = current {
      if candidate.opensContext, let found = Self.find(candidate.id, in: contexts, by: { $0.node }) { return found }
      current = candidate.parent
    }
    return nil
  }

  private static func find<Record>(_ node: UInt32, in records: [Record], by key: (Record) -> UInt32) -> RecordID? {
    var low = 0
    var high = records.count
    while low < high {
      let middle = (low + high) / 2
      if key(records[middle]) < node { low = middle + 1 } else { high = middle }
    }
    return low < records.count && key(records[low]) == node ? RecordID(low) : nil
  }
}

extension Node {
  /// Whether a context may begin with this node.
  @inlinable
  var opensContext: Bool {
    switch kind {
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .patternBinding, .accessorBlock, .accessorDecl,
      .closureExpr, .sourceFile:
      true
    default: false
    }
  }
}
