import LintSyntax

/// What an outline declares, gathered in one pass while its columns are still in the processor's cache. Queries over
/// all files of a project read these lists. Nodes and tokens are those of the outline, all lists in source order.
struct FileLists: Sendable {
  /// What can be looked up by name.
  private(set) var entries: [Entry] = []
  /// The bindings of properties and globals.
  private(set) var properties: [(name: Name, node: UInt32)] = []
  /// The functions of operators; they are among the entries, too, with a name that means nothing.
  private(set) var operators: [UInt32] = []
  /// `extension [Int]`, `extension Int?`: they have no name to be found by.
  private(set) var sugaredExtensions: [UInt32] = []
  /// The identifiers in the inheritance clauses of classes, each with its class.
  private(set) var superclasses: [(name: Name, node: UInt32)] = []
  /// The last parts of what imports name, in an `#if` too.
  private(set) var imports: [(name: Name, token: UInt32)] = []
  /// In a file that also leaves the caller's thread, the functions that may keep a closure of theirs, each with the
  /// parameter.
  private(set) var closureKeepers: [(parameter: Name, node: UInt32)] = []

  struct Entry {
    enum Kind: UInt8, CaseIterable { case type, `extension`, alias, function, global }
    var name: Name
    var node: UInt32
    var kind: Kind
  }

  /// Names of what leaves the thread of the caller.
  static let hops = WellKnownNameSet(hopNames)
  static let hopNames: [WellKnownName] = [.DispatchQueue, .dataTask, .detached, .Task]

  init(of outline: SyntaxTree) {
    let nodeCount = Int(outline.columns.pointee.nodeCount)
    entries.reserveCapacity(nodeCount / 16)
    properties.reserveCapacity(nodeCount / 32)
    imports.reserveCapacity(4)
    for node in outline.root.descendants {
      switch node.kind {
      case .importDecl:
        if let module = ImportDecl(unchecked: node).moduleToken { imports.append((module.name, module.index)) }
      case .patternBinding:
        guard let name = PropertyDeclaration(node, 0)?.nameID else { continue }
        properties.append((name, node.id))
        if node.isGlobal { entries.append(Entry(name: name, node: node.id, kind: .global)) }
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .functionDecl,
        .initializerDecl, .typeAliasDecl:
        add(node)
      default: continue
      }
    }
    if outline.names.intersects(Self.hops) { findClosureKeepers(in: outline) }
  }

  /// A type, a function or an extension.
  private mutating func add(_ node: Node) {
    let kind: Entry.Kind
    var name = node.mainToken.name
    switch node.kind {
    case .extensionDecl:
      if let type = node.child(.extendedType)?.kind, Self.sugar.contains(type) { sugaredExtensions.append(node.id) }
      guard let token = ExtensionDecl(unchecked: node).nameToken else { return }
      (name, kind) = (token.name, .extension)
    case .typeAliasDecl:
      kind = .alias
    case .functionDecl:
      if node.mainToken.kind != .identifier {
        operators.append(node.id)
        name = FunctionDecl(unchecked: node).nameID
      }
      kind = .function
    case .initializerDecl:
      guard let function = FunctionDeclaration(node, 0) else { return }
      (name, kind) = (function.callName, .function)
    case .classDecl:
      for inherited in node.children(.inheritedType) {
        for token in inherited.tokens where token.kind == .identifier { superclasses.append((token.name, node.id)) }
      }
      kind = .type
    default:
      kind = .type
    }
    entries.append(Entry(name: name, node: node.id, kind: kind))
  }

  private mutating func findClosureKeepers(in outline: SyntaxTree) {
    for entry in entries where entry.kind == .function {
      let node = Node(columns: outline.columns, id: entry.node)
      guard node.kind == .functionDecl, let parameter = FunctionDecl(unchecked: node).keptClosure else { continue }
      closureKeepers.append((parameter, node.id))
    }
  }

  private static let sugar = NodeKindSet([.arrayType, .dictionaryType, .optionalType])
}

extension Node {
  /// Whether a binding is in no type and no body, at most in an `#if`.
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
