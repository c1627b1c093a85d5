import LintSyntax

/// A file of a ``ProjectIndex``, by its place in the order of paths.
public typealias FileID = Int32

/// A declaration of a project: a file and a node of the file's outline.
public struct DeclRef: Sendable, Hashable {
  public var file: FileID
  /// The id in ``FileOutline/tree``, not in the whole file's tree.
  public var node: UInt32

  public init(file: FileID, node: UInt32) {
    self.file = file
    self.node = node
  }

  init(_ file: FileID, _ node: Node) { self.init(file: file, node: node.id) }

  var number: UInt64 { UInt64(UInt32(bitPattern: file)) << 32 | UInt64(node) }

  /// Hashed in one piece: hashing is most of the cost of finding a known answer.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  public func _rawHashValue(seed: Int) -> Int { QuickHash.of(number, seed: seed) }
}

/// What encloses a declaration.
struct Surroundings {
  /// The type or extension that it is a member of.
  var owner: DeclRef?
  /// In the body of a function, closure or accessor, or in an initial value.
  var isLocal = false
  /// Something around it is private to the file.
  var isFilePrivate = false

  init(of node: Node, in file: FileID) {
    for ancestor in node.enclosingNodes {
      switch ancestor.kind {
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
        if owner == nil, !isLocal { owner = DeclRef(file, ancestor) }
        if DeclFlags.isFilePrivate(ancestor) { isFilePrivate = true }
      case .codeBlock, .closureExpr, .accessorBlock:
        if owner == nil { isLocal = true }
      default: break
      }
    }
  }
}
