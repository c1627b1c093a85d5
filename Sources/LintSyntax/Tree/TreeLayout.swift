/// How one allocation is divided among the columns of a tree.
struct TreeLayout {
  static let alignment = 16

  private(set) var byteCount = 0
  let header: Column<SyntaxColumns>
  let reaches: Column<NodeReach>
  let firstTokens: Column<UInt32>
  let flags: Column<NodeFlags>
  let kinds: Column<NodeKind>
  let roles: Column<Role>
  let tokens: Column<Token>
  let farReaches: Column<FarNodeReach>
  /// Empty, unless there may be far reaches.
  let farReachCount: Int
  let source: Column<UInt8>

  struct Column<Element> {
    let offset: Int
    func start(in block: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Element> {
      (block + offset).assumingMemoryBound(to: Element.self)
    }
  }

  /// - Parameters:
  ///   - tokenCount: with the padding.
  ///   - sharesTokens: whether the tokens are stored elsewhere.
  ///   - sourceCount: in bytes with the padding; 0 if the source is stored elsewhere.
  init(nodeCount: Int, tokenCount: Int, sharesTokens: Bool = false, sourceCount: Int) {
    var end = 0
    func reserve<Element>(_: Element.Type, _ count: Int) -> Column<Element> {
      let alignment = MemoryLayout<Element>.alignment
      let offset = (end + alignment - 1) & ~(alignment - 1)
      end = offset + MemoryLayout<Element>.stride * count
      return Column(offset: offset)
    }
    header = reserve(SyntaxColumns.self, 1)
    farReachCount = NodeReach.mayBeFar(nodeCount: nodeCount, tokenCount: tokenCount) ? nodeCount : 0
    tokens = reserve(Token.self, sharesTokens ? 0 : tokenCount)
    farReaches = reserve(FarNodeReach.self, farReachCount)
    reaches = reserve(NodeReach.self, nodeCount)
    firstTokens = reserve(UInt32.self, nodeCount)
    flags = reserve(NodeFlags.self, nodeCount)
    kinds = reserve(NodeKind.self, nodeCount)
    roles = reserve(Role.self, nodeCount)
    source = reserve(UInt8.self, sourceCount)
    byteCount = end
  }

  /// - Returns: the copy, with its padding.
  func copySource(_ old: TreeSource, to block: UnsafeMutableRawPointer) -> TreeSource {
    let source = source.start(in: block)
    source.initialize(from: old.bytes, count: old.count)
    (source + old.count).initialize(repeating: 0, count: SourcePadding.byteCount)
    return TreeSource(bytes: source, count: old.count)
  }

  func allocate(in arena: (any SyntaxArena)?) -> UnsafeMutableRawPointer {
    arena?.allocate(byteCount: byteCount) ?? .allocate(byteCount: byteCount, alignment: Self.alignment)
  }

  /// Writes where the columns are; those of the nodes are the layout's own.
  func writeHeader(
    in block: UnsafeMutableRawPointer, source: TreeSource, tokens: UnsafePointer<Token>, tokenCount: Int, nodeCount: Int
  ) -> UnsafePointer<SyntaxColumns> {
    let columns = header.start(in: block)
    columns.initialize(
      to: SyntaxColumns(
        source: source.bytes, sourceCount: UInt32(source.count), tokenCount: UInt32(tokenCount),
        nodeCount: UInt32(nodeCount),
        tokens: tokens, kinds: kinds.start(in: block), roles: roles.start(in: block), flags: flags.start(in: block),
        firstTokens: firstTokens.start(in: block), reaches: reaches.start(in: block),
        farReaches: farReaches.start(in: block),
        omissions: source.omissions))
    return UnsafePointer(columns)
  }
}

extension SyntaxTree {
  /// The same tree in memory of its own; itself if it has that.
  public func kept() -> SyntaxTree { ownsMemory ? self : copied(in: nil, sharesSource: false) }

  /// The same tree in an arena, of the same source, which must stay as long.
  public func kept(in arena: any SyntaxArena) -> SyntaxTree { copied(in: arena, sharesSource: true) }

  private func copied(in arena: (any SyntaxArena)?, sharesSource: Bool) -> SyntaxTree {
    let old = columns.pointee
    let (nodes, tokens) = (Int(old.nodeCount), Int(old.tokenCount) + TokenBuffer.padding)
    precondition(hasWholeSource, "an outline is not copied")
    let source = TreeSource(bytes: old.source, count: Int(old.sourceCount))
    let layout = TreeLayout(
      nodeCount: nodes, tokenCount: tokens, sourceCount: sharesSource ? 0 : source.count + SourcePadding.byteCount)
    let block = layout.allocate(in: arena)
    layout.tokens.start(in: block).initialize(from: old.tokens, count: tokens)
    layout.firstTokens.start(in: block).initialize(from: old.firstTokens, count: nodes)
    layout.reaches.start(in: block).initialize(from: old.reaches, count: nodes)
    layout.farReaches.start(in: block).initialize(from: old.farReaches, count: layout.farReachCount)
    layout.flags.start(in: block).initialize(from: old.flags, count: nodes)
    layout.kinds.start(in: block).initialize(from: old.kinds, count: nodes)
    layout.roles.start(in: block).initialize(from: old.roles, count: nodes)
    let columns = layout.writeHeader(
      in: block, source: sharesSource ? source : layout.copySource(source, to: block),
      tokens: layout.tokens.start(in: block),
      tokenCount: Int(old.tokenCount), nodeCount: nodes)
    return SyntaxTree(
      columns: columns, byteCount: layout.byteCount, errors: errors, names: names,
      memory: arena.map { .arena($0) } ?? .own(excerpt: nil))
  }
}
