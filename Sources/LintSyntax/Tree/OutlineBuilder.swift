/// Makes the outline of a file: its tree without what stands in bodies.
///
/// An outline keeps every declaration that somebody else may name or ask about: types, extensions and functions at any depth,
/// properties of types and globals, with their attributes, signatures and initial values. The statements of functions, closures
/// and getters are left out, and local variables with them. It is a ``SyntaxTree`` like any other, about a fifth of the nodes,
/// so the same cursors read it; ``SyntaxTree/isOutline`` says that empty braces mean nothing.
///
/// Tokens keep their place in the source, of which the outline has a copy: ranges and texts are those of the file, and the
/// whole file can be parsed again from it.
///
/// The buffers are used again from file to file: one builder for each thread.
public struct OutlineBuilder: ~Copyable {
  /// Room for the columns of the outline's nodes while it is not known how many there will be.
  private var scratch: UnsafeMutableRawPointer
  private var scratchByteCount = 1 << 16
  private var nodeCount = 0
  private var open = LexerStack<OpenOutlineNode>(capacity: 64)
  private var gaps = LexerStack<TokenGap>(capacity: 256)
  private var openBrackets = LexerStack<OpenBracket>(capacity: 64)

  public init() { scratch = .allocate(byteCount: scratchByteCount, alignment: TreeLayout.alignment) }

  deinit { scratch.deallocate() }

  /// - Parameter arena: holds the outline; `nil` for memory of the outline's own.
  public mutating func outline(of tree: SyntaxTree, in arena: (any SyntaxArena)? = nil) -> SyntaxTree {
    let whole = tree.columns.pointee
    let layout = TreeLayout(nodeCount: Int(whole.nodeCount), tokenCount: 0, sourceCount: 0)
    if scratchByteCount < layout.byteCount { growScratch(to: layout.byteCount) }
    let nodes = NodeColumns(layout, in: scratch)
    prune(whole, into: nodes)
    return copy(tree, nodes, arena)
  }

  private mutating func growScratch(to byteCount: Int) {
    scratch.deallocate()
    scratchByteCount = max(byteCount, scratchByteCount * 2)
    scratch = .allocate(byteCount: scratchByteCount, alignment: TreeLayout.alignment)
  }

  // MARK: Choosing nodes

  /// One pass over the nodes in preorder; in a body it jumps from one declaration to the next.
  private mutating func prune(_ tree: SyntaxColumns, into nodes: NodeColumns) {
    open.removeAll()
    gaps.removeAll()
    var dropped: UInt32 = 0
    nodes.copy(0, of: tree, to: 0, dropped: 0, parent: 0)
    var count = 1
    var id: UInt32 = 1
    // The innermost open node; those around it are on the stack. A file has no opening brace that would stay.
    var top = OpenOutlineNode(0, of: tree, place: 0, dropped: 0)
    top.nextToken = top.firstToken
    while true {
      if top.body != .wholly, id < top.end {
        id = top.body.nextDeclaration(from: id, to: top.end, tree)
        // What stands between the last thing that was kept and the declaration goes; at the end, all but the closing brace.
        let end = id < top.end ? tree.firstTokens[Int(id)] : top.lastToken
        if end > top.nextToken {
          dropped &+= end &- top.nextToken
          gaps.push(TokenGap(start: top.nextToken, end: end, droppedUpToEnd: dropped))
        }
      }
      guard id == top.end else {
        let last = tree.lastTokens[Int(id)]
        nodes.copy(Int(id), of: tree, to: count, dropped: dropped, parent: top.place)
        if tree.subtreeEnds[Int(id)] > id &+ 1 {
          open.push(top)
          top = OpenOutlineNode(Int(id), of: tree, place: UInt32(truncatingIfNeeded: count), dropped: dropped)
        } else {
          nodes.subtreeEnds[count] = UInt32(truncatingIfNeeded: count &+ 1)
          top.nextToken = last &+ 1
        }
        count &+= 1
        id &+= 1
        continue
      }
      let place = Int(top.place)
      nodes.subtreeEnds[place] = UInt32(truncatingIfNeeded: count)
      if top.dropped != dropped {
        nodes.lastTokens[place] = top.lastToken &- dropped
        nodes.mainTokens[place] = newPlace(of: tree.mainTokens[Int(top.node)]) ?? nodes.firstTokens[place]
      }
      if open.isEmpty { break }
      let last = top.lastToken
      top = open.pop()
      top.nextToken = last &+ 1
    }
    nodeCount = count
  }

  /// Where a token stands in the outline; `nil` when it was left out, which of main tokens only a file's can be.
  private func newPlace(of token: UInt32) -> UInt32? {
    var low = 0
    var high = gaps.count
    while low < high {
      let middle = (low + high) / 2
      if gaps[middle].start <= token { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return token }
    return token < gaps[low - 1].end ? nil : token &- gaps[low - 1].droppedUpToEnd
  }

  // MARK: Copying

  private mutating func copy(_ tree: SyntaxTree, _ nodes: NodeColumns, _ arena: (any SyntaxArena)?) -> SyntaxTree {
    let old = tree.columns.pointee
    let oldTokenCount = Int(old.tokenCount) + TokenBuffer.padding
    let tokenCount = oldTokenCount - Int(gaps.isEmpty ? 0 : gaps.top.droppedUpToEnd)
    let layout = TreeLayout(
      nodeCount: nodeCount, tokenCount: tokenCount, sourceCount: Int(old.sourceCount) + SourcePadding.byteCount)
    let block = layout.allocate(in: arena)
    nodes.copyAll(nodeCount, to: NodeColumns(layout, in: block))
    let tokens = layout.tokens.start(in: block)
    copyTokens(old.tokens, oldTokenCount, to: tokens)
    let columns = layout.writeHeader(
      in: block, source: layout.copySource(old, to: block), sourceCount: Int(old.sourceCount), tokens: tokens,
      tokenCount: tokenCount - TokenBuffer.padding, nodeCount: nodeCount)
    return SyntaxTree(
      columns: columns, byteCount: layout.byteCount, errors: [], names: tree.names, memory: arena.map { .arena($0) } ?? .own,
      isOutline: true)
  }

  private mutating func copyTokens(_ old: UnsafePointer<Token>, _ count: Int, to new: UnsafeMutablePointer<Token>) {
    var from = 0
    var written = 0
    for number in 0..<gaps.count {
      let gap = gaps[number]
      (new + written).initialize(from: old + from, count: Int(gap.start) - from)
      written += Int(gap.start) - from
      from = Int(gap.end)
    }
    (new + written).initialize(from: old + from, count: count - from)
    if !gaps.isEmpty { rejoinBrackets(new, written + count - from) }
  }

  /// Gives brackets the new places of their partners. One whose partner was left out, as can happen where a brace is missing,
  /// becomes its own, as it is without a partner.
  private mutating func rejoinBrackets(_ tokens: UnsafeMutablePointer<Token>, _ count: Int) {
    openBrackets.removeAll()
    var dropped: UInt32 = 0
    var nextGap = 0
    for place in 0..<count {
      let here = UInt32(truncatingIfNeeded: place)
      while nextGap < gaps.count, here &+ dropped >= gaps[nextGap].start {
        dropped = gaps[nextGap].droppedUpToEnd
        nextGap += 1
      }
      if tokens[place].kind.isOpeningBracket {
        let partner = tokens[place].payload
        tokens[place].payload = here
        if partner > here &+ dropped { openBrackets.push(OpenBracket(place: here, partner: partner)) }
      } else if tokens[place].kind.isClosingBracket {
        while !openBrackets.isEmpty, openBrackets.top.partner < here &+ dropped { openBrackets.drop() }
        tokens[place].payload = here
        guard !openBrackets.isEmpty, openBrackets.top.partner == here &+ dropped else { continue }
        let opening = openBrackets.pop().place
        tokens[place].payload = opening
        tokens[Int(opening)].payload = here
      }
    }
  }
}

extension SyntaxTree {
  /// The file's outline. Allocates a builder: for tests and single files.
  public func outline() -> SyntaxTree {
    var builder = OutlineBuilder()
    return builder.outline(of: self)
  }

  /// The node of this tree that stands for a node of another tree of the same bytes, an outline being one of the two; `nil` where
  /// this is the outline and leaves the node out.
  public func counterpart(of node: Node) -> Node? {
    let range = node.range
    let columns = columns.pointee
    // Preorder: nodes begin in the order of their first tokens.
    var low: UInt32 = 0
    var high = columns.nodeCount
    while low < high {
      let middle = (low + high) / 2
      if columns.tokens[Int(columns.firstTokens[Int(middle)])].offset < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    while low < columns.nodeCount {
      let candidate = Node(columns: self.columns, id: low)
      guard candidate.firstToken.offset == range.lowerBound else { return nil }
      if candidate.kind == node.kind, candidate.range == range { return candidate }
      low += 1
    }
    return nil
  }
}

/// What the outline keeps of the nodes in a node.
private enum OutlineBody: BitwiseCopyable {
  case wholly
  /// Types and functions at any depth.
  case code
  /// All declarations that stand directly in it, and types and functions further in: a file, a clause of an `#if`.
  case declarations

  @inline(__always)
  init(_ kind: NodeKind, _ flags: NodeFlags) {
    switch kind {
    case .codeBlock, .closureExpr: self = .code
    case .accessorBlock where flags.contains(.implicitGetter): self = .code
    case .sourceFile, .ifConfigClause: self = .declarations
    default: self = .wholly
    }
  }

  /// - Parameter start: a child of the body, or `end`.
  func nextDeclaration(from start: UInt32, to end: UInt32, _ tree: SyntaxColumns) -> UInt32 {
    var id = start
    switch self {
    case .wholly: break
    case .code:
      id = Self.firstKeptAnywhere(from: id, to: end, tree.kinds)
    case .declarations:
      while id < end {
        if Self.keptDirectly.contains(tree.kinds[Int(id)]) || tree.roles[Int(id)] == .condition { return id }
        let next = tree.subtreeEnds[Int(id)]
        id = OutlineBody.code.nextDeclaration(from: id, to: next, tree)
        if id < next { return id }
      }
    }
    return id
  }

  /// The first node of a kind that is kept at any depth, or `end`. Nearly all nodes of a file are passed over here, so eight are
  /// looked at in one step.
  private static func firstKeptAnywhere(from start: UInt32, to end: UInt32, _ kinds: UnsafePointer<NodeKind>) -> UInt32 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let limit = ones &* UInt64(NodeKind.lastOutlinedAnywhere.rawValue + 1)
    let bytes = UnsafeRawPointer(kinds)
    var id = Int(start)
    while id &+ 8 <= Int(end) {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: id, as: UInt64.self))
      // Sets the top bit of the first byte that is below the limit, which is at most 128.
      let below = (word &- limit) & ~word & (ones &<< 7)
      if below != 0 { return UInt32(truncatingIfNeeded: id &+ below.trailingZeroBitCount / 8) }
      id &+= 8
    }
    while id < Int(end), kinds[id].rawValue > NodeKind.lastOutlinedAnywhere.rawValue { id &+= 1 }
    return UInt32(truncatingIfNeeded: id)
  }

  private static let keptDirectly = NodeKindSet([
    .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .functionDecl, .typeAliasDecl,
    .importDecl, .variableDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .enumCaseDecl, .associatedTypeDecl,
    .macroDecl, .macroExpansionDecl, .accessorDecl, .attribute, .ifConfigDecl, .operatorDecl, .precedenceGroupDecl, .usingDecl,
  ])
}

/// A node whose descendants are being looked at.
private struct OpenOutlineNode: BitwiseCopyable {
  /// In the outline.
  var place: UInt32
  /// All in the whole tree; `end` is the first node behind it.
  var node, end, firstToken, lastToken: UInt32
  /// The token behind those that are kept so far.
  var nextToken: UInt32
  /// How many tokens had been left out where it begins.
  var dropped: UInt32
  var body: OutlineBody

  @inline(__always)
  init(_ node: Int, of tree: SyntaxColumns, place: UInt32, dropped: UInt32) {
    self.place = place
    self.node = UInt32(truncatingIfNeeded: node)
    end = tree.subtreeEnds[node]
    firstToken = tree.firstTokens[node]
    lastToken = tree.lastTokens[node]
    // The opening brace of a body stays.
    nextToken = firstToken &+ 1
    self.dropped = dropped
    body = OutlineBody(tree.kinds[node], tree.flags[node])
    // Nothing to leave out where recovery found no token.
    if lastToken &+ 1 == firstToken { nextToken = firstToken }
  }
}

/// A run of tokens that is left out; `start` and `end` are tokens of the whole file.
private struct TokenGap: BitwiseCopyable {
  var start, end, droppedUpToEnd: UInt32
}

/// A bracket by its place in the outline, and its partner in the whole file.
private struct OpenBracket: BitwiseCopyable {
  var place, partner: UInt32
}

/// The columns of the nodes, to be written.
private struct NodeColumns {
  let firstTokens, lastTokens, mainTokens, subtreeEnds, parents: UnsafeMutablePointer<UInt32>
  private let flags: UnsafeMutablePointer<NodeFlags>
  private let kinds: UnsafeMutablePointer<NodeKind>
  private let roles: UnsafeMutablePointer<Role>

  init(_ layout: TreeLayout, in block: UnsafeMutableRawPointer) {
    firstTokens = layout.firstTokens.start(in: block)
    lastTokens = layout.lastTokens.start(in: block)
    mainTokens = layout.mainTokens.start(in: block)
    subtreeEnds = layout.subtreeEnds.start(in: block)
    parents = layout.parents.start(in: block)
    flags = layout.flags.start(in: block)
    kinds = layout.kinds.start(in: block)
    roles = layout.roles.start(in: block)
  }

  /// All but the end of the subtree.
  @inline(__always)
  func copy(_ node: Int, of tree: SyntaxColumns, to place: Int, dropped: UInt32, parent: UInt32) {
    kinds[place] = tree.kinds[node]
    roles[place] = tree.roles[node]
    flags[place] = tree.flags[node]
    firstTokens[place] = tree.firstTokens[node] &- dropped
    lastTokens[place] = tree.lastTokens[node] &- dropped
    mainTokens[place] = tree.mainTokens[node] &- dropped
    parents[place] = parent
  }

  func copyAll(_ count: Int, to other: NodeColumns) {
    other.firstTokens.initialize(from: firstTokens, count: count)
    other.lastTokens.initialize(from: lastTokens, count: count)
    other.mainTokens.initialize(from: mainTokens, count: count)
    other.subtreeEnds.initialize(from: subtreeEnds, count: count)
    other.parents.initialize(from: parents, count: count)
    other.flags.initialize(from: flags, count: count)
    other.kinds.initialize(from: kinds, count: count)
    other.roles.initialize(from: roles, count: count)
  }
}
