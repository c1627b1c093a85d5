/// Makes the outline of a file: its tree without what stands in bodies.
///
/// An outline keeps every declaration that somebody else may name or ask about: types, extensions and functions at any depth,
/// properties of types and globals, with their attributes, signatures and initial values. The statements of functions, closures
/// and getters are left out, and local variables with them. It is a ``SyntaxTree`` like any other, about a fifth of the nodes,
/// so the same cursors read it; ``SyntaxTree/isOutline`` says that empty braces mean nothing.
///
/// Tokens keep their place in the source, which the outline has as a whole: ranges and texts are those of the file, and the
/// whole file can be parsed again from it.
///
/// The buffers are used again from file to file: one builder for each thread.
public struct OutlineBuilder: ~Copyable {
  private var open = LexerStack<OpenBody>(capacity: 64)
  private var runs = LexerStack<NodeRun>(capacity: 256)
  private var gaps = LexerStack<TokenGap>(capacity: 256)
  private var openBrackets = LexerStack<OpenBracket>(capacity: 64)

  public init() {}

  // Without it, Swift 6.3 writes the destruction of the stacks into other modules, and crashes on it in debug builds.
  deinit {}

  /// - Parameters:
  ///   - arena: holds the outline; `nil` for memory of the outline's own.
  ///   - sharesSource: whether the tree's source stays as long as the outline, which then needs no copy of it.
  public mutating func outline(of tree: SyntaxTree, in arena: (any SyntaxArena)? = nil, sharesSource: Bool = false) -> SyntaxTree {
    choose(OutlineScan(tree: tree.columns.pointee))
    return copy(tree, arena, sharesSource)
  }

  // MARK: Choosing runs of nodes

  /// Goes from body to body: between two of them, all nodes of a declaration are kept.
  private mutating func choose(_ scan: OutlineScan) {
    open.removeAll()
    runs.removeAll()
    gaps.removeAll()
    let end = scan.tree.nodeCount
    addRun(from: 0, to: 1, rootParent: nil)
    // A file has no opening brace that would stay.
    open.push(OpenBody(0, .declarations, of: scan.tree, opening: 0, regionEnd: end))
    var id: UInt32 = 1
    while !open.isEmpty {
      let body = open.top
      id = scan.nextDeclaration(in: body.node, body.kind, from: id, to: body.end)
      if id < body.end {
        // What stands between the last thing that was kept and the declaration goes.
        dropTokens(from: body.nextToken, to: scan.tree.firstTokens[Int(id)])
        open[open.count &- 1].nextToken = scan.tree.lastTokens[Int(id)] &+ 1
        let isChild = scan.tree.parents[Int(id)] == body.node
        id = keep(from: id, to: scan.tree.subtreeEnds[Int(id)], rootParent: isChild ? nil : newPlace(of: body.node), scan)
      } else {
        // All but the closing brace. Tokens without a node, where the file has an error, stay: no node that ends with them is mended.
        if runs.top.end < body.end { dropTokens(from: body.nextToken, to: body.lastToken) }
        open.drop()
        id = keep(from: body.end, to: body.regionEnd, rootParent: nil, scan)
      }
    }
  }

  /// Keeps nodes up to the next body, and opens that.
  ///
  /// - Returns: where to look for the next declaration in the innermost body.
  private mutating func keep(from start: UInt32, to end: UInt32, rootParent: UInt32?, _ scan: OutlineScan) -> UInt32 {
    var id = start
    while id < end {
      id = scan.nextBody(from: id, to: end)
      guard id < end else { break }
      if let body = scan.body(of: id), scan.tree.subtreeEnds[Int(id)] > id &+ 1 {
        addRun(from: start, to: id &+ 1, rootParent: rootParent)
        // The opening brace of a body stays.
        open.push(OpenBody(id, body, of: scan.tree, opening: 1, regionEnd: end))
        return id &+ 1
      }
      id &+= 1
    }
    if start < end { addRun(from: start, to: end, rootParent: rootParent) }
    return end
  }

  private mutating func addRun(from start: UInt32, to end: UInt32, rootParent: UInt32?) {
    let dropped = gaps.isEmpty ? 0 : gaps.top.droppedUpToEnd
    // Declarations that follow each other in a statement that is left out are runs of their own: each gets a new parent.
    if rootParent == nil, !runs.isEmpty, runs.top.end == start, runs.top.dropped == dropped {
      runs[runs.count &- 1].end = end
      return
    }
    let place = runs.isEmpty ? 0 : runs.top.place &+ (runs.top.end &- runs.top.start)
    runs.push(NodeRun(start: start, end: end, place: place, dropped: dropped, gapsBefore: gaps.count, rootParent: rootParent))
  }

  private mutating func dropTokens(from start: UInt32, to end: UInt32) {
    guard end > start, end != .max else { return }
    let dropped = gaps.isEmpty ? 0 : gaps.top.droppedUpToEnd
    gaps.push(TokenGap(start: start, end: end, droppedUpToEnd: dropped &+ (end &- start)))
  }

  // MARK: From the whole tree to the outline

  /// Where a kept node stands in the outline; for one that is left out, where the next kept node stands.
  ///
  /// - Parameter known: a run that begins before the node, the nearer the better.
  private func newPlace(of node: UInt32, fromRun known: Int = 0) -> UInt32 {
    let run = runs[Self.firstPlace(from: known + 1, to: runs.count) { runs[$0].start > node } - 1]
    return run.place &+ (min(node, run.end) &- run.start)
  }

  /// Where a token stands in the outline; `nil` when it was left out, which of main tokens only a file's can be.
  private func newPlace(ofToken token: UInt32) -> UInt32? {
    guard let gap = lastGap(upTo: token) else { return token }
    return token < gap.end ? nil : token &- gap.droppedUpToEnd
  }

  /// Where the last kept token up to this one stands in the outline; there is one, as nodes that are kept begin with a kept token.
  ///
  /// - Parameter known: gaps that begin before the token, the more the better.
  private func newPlace(ofLast token: UInt32, behindGaps known: Int) -> UInt32 {
    guard let gap = lastGap(upTo: token, behind: known) else { return token }
    return token < gap.end ? gap.end &- gap.droppedUpToEnd &- 1 : token &- gap.droppedUpToEnd
  }

  /// The last gap that begins at the token or before it.
  private func lastGap(upTo token: UInt32, behind known: Int = 0) -> TokenGap? {
    let next = Self.firstPlace(from: known, to: gaps.count) { gaps[$0].start > token }
    return next == 0 ? nil : gaps[next - 1]
  }

  /// The first place from which on something holds, looked for in steps that grow: it is mostly near.
  @inline(__always)
  private static func firstPlace(from start: Int, to end: Int, where holds: (Int) -> Bool) -> Int {
    var low = start
    var step = 1
    while low < end {
      let next = min(low &+ step, end) &- 1
      if holds(next) { break }
      low = next &+ 1
      step &*= 2
    }
    var high = min(low &+ step, end)
    while low < high {
      let middle = (low &+ high) / 2
      if holds(middle) { high = middle } else { low = middle &+ 1 }
    }
    return low
  }

  // MARK: Copying

  private mutating func copy(_ tree: SyntaxTree, _ arena: (any SyntaxArena)?, _ sharesSource: Bool) -> SyntaxTree {
    let old = tree.columns.pointee
    let nodeCount = Int(runs.top.place &+ (runs.top.end &- runs.top.start))
    let oldTokenCount = Int(old.tokenCount) + TokenBuffer.padding
    let tokenCount = oldTokenCount - Int(gaps.isEmpty ? 0 : gaps.top.droppedUpToEnd)
    let layout = TreeLayout(
      nodeCount: nodeCount, tokenCount: tokenCount, sourceCount: sharesSource ? 0 : Int(old.sourceCount) + SourcePadding.byteCount)
    let block = layout.allocate(in: arena)
    let nodes = OutlineColumns(layout, in: block)
    for number in 0..<runs.count {
      nodes.copy(runs[number], of: old)
      mendEnds(ofRun: number, old, nodes)
      mendParents(of: runs[number], old, nodes)
    }
    let tokens = layout.tokens.start(in: block)
    copyTokens(old.tokens, oldTokenCount, to: tokens)
    let columns = layout.writeHeader(
      in: block, source: sharesSource ? old.source : layout.copySource(old, to: block), sourceCount: Int(old.sourceCount), tokens: tokens,
      tokenCount: tokenCount - TokenBuffer.padding, nodeCount: nodeCount)
    return SyntaxTree(
      columns: columns, byteCount: layout.byteCount, errors: [], names: tree.names, memory: arena.map { .arena($0) } ?? .own,
      isOutline: true)
  }

  /// Nodes that reach beyond their run are the last one of the run and those around it: less of them is left than they had.
  private func mendEnds(ofRun number: Int, _ old: SyntaxColumns, _ nodes: OutlineColumns) {
    let run = runs[number]
    // Tokens between the two gaps around the run were given their places when the run was copied.
    let start = run.gapsBefore == 0 ? 0 : gaps[run.gapsBefore &- 1].end
    let end = run.gapsBefore == gaps.count ? .max : gaps[run.gapsBefore].start
    var id = run.end &- 1
    while true {
      if old.subtreeEnds[Int(id)] > run.end {
        let place = Int(run.place &+ (id &- run.start))
        let (first, main) = (old.firstTokens[Int(id)], old.mainTokens[Int(id)])
        nodes.subtreeEnds[place] = newPlace(of: old.subtreeEnds[Int(id)], fromRun: number)
        if first < start || first >= end { nodes.firstTokens[place] = newPlace(ofToken: first) ?? nodes.firstTokens[place] }
        nodes.lastTokens[place] = newPlace(ofLast: old.lastTokens[Int(id)], behindGaps: run.gapsBefore)
        if main < start || main >= end { nodes.mainTokens[place] = newPlace(ofToken: main) ?? nodes.firstTokens[place] }
      }
      guard id > run.start, old.parents[Int(id)] >= run.start else { return }
      id = old.parents[Int(id)]
    }
  }

  /// Nodes whose parent is in an earlier run follow each other as siblings, or as siblings of what is around them.
  private func mendParents(of run: NodeRun, _ old: SyntaxColumns, _ nodes: OutlineColumns) {
    var id = run.start
    while id < run.end {
      if id > 0 {
        let parent = id == run.start ? run.rootParent : nil
        nodes.parents[Int(run.place &+ (id &- run.start))] = parent ?? newPlace(of: old.parents[Int(id)])
      }
      id = old.subtreeEnds[Int(id)]
    }
  }

  private mutating func copyTokens(_ old: UnsafePointer<Token>, _ count: Int, to new: UnsafeMutablePointer<Token>) {
    openBrackets.removeAll()
    var from: UInt32 = 0
    var dropped: UInt32 = 0
    for number in 0..<gaps.count {
      let gap = gaps[number]
      copyTokens(old, from, gap.start, less: dropped, to: new)
      (from, dropped) = (gap.end, gap.droppedUpToEnd)
    }
    copyTokens(old, from, UInt32(truncatingIfNeeded: count), less: dropped, to: new)
  }

  /// Copies tokens that stand between two gaps and tells brackets where their partners are now. Nearly all brackets have theirs between the
  /// same gaps; whether a token is a bracket is hard to predict, so that it takes no branch.
  ///
  /// - Parameter dropped: how many tokens are left out before these.
  @inline(__always)
  private mutating func copyTokens(
    _ old: UnsafePointer<Token>, _ start: UInt32, _ end: UInt32, less dropped: UInt32, to new: UnsafeMutablePointer<Token>
  ) {
    guard start < end else { return }
    let count = end &- start
    let target = new + Int(start &- dropped)
    for place in 0..<Int(count) {
      var token = old[Int(start) &+ place]
      let isBracket: UInt8 = token.kind.isBracket ? 1 : 0
      let isFar: UInt8 = token.payload &- start >= count ? 1 : 0
      if isBracket & isFar != 0 {
        rejoinBracket(&token, at: start &+ UInt32(truncatingIfNeeded: place), less: dropped, in: new)
      } else {
        token.payload &-= isBracket != 0 ? dropped : 0
      }
      (target + place).initialize(to: token)
    }
  }

  /// Joins a bracket and its partner across a gap. One whose partner was left out, as can happen where a brace is missing, becomes its
  /// own, as it is without a partner.
  ///
  /// - Parameter place: in the whole file.
  @inline(never)
  private mutating func rejoinBracket(
    _ token: inout Token, at place: UInt32, less dropped: UInt32, in tokens: UnsafeMutablePointer<Token>
  ) {
    let (here, partner) = (place &- dropped, token.payload)
    token.payload = here
    if token.kind.isOpeningBracket {
      openBrackets.push(OpenBracket(place: here, partner: partner))
    } else {
      while !openBrackets.isEmpty, openBrackets.top.partner < place { openBrackets.drop() }
      guard !openBrackets.isEmpty, openBrackets.top.partner == place else { return }
      let opening = openBrackets.pop().place
      token.payload = opening
      tokens[Int(opening)].payload = here
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

/// A body that is being looked through for declarations.
private struct OpenBody: BitwiseCopyable {
  var node: UInt32
  var kind: OutlineBody
  /// The first node behind it, and its last token.
  var end, lastToken: UInt32
  /// The token behind those that are kept so far.
  var nextToken: UInt32
  /// Where the declaration ends that the body belongs to, a node.
  var regionEnd: UInt32

  /// - Parameter opening: how many tokens at its beginning stay.
  init(_ node: UInt32, _ kind: OutlineBody, of tree: SyntaxColumns, opening: UInt32, regionEnd: UInt32) {
    self.node = node
    self.kind = kind
    end = tree.subtreeEnds[Int(node)]
    lastToken = tree.lastTokens[Int(node)]
    nextToken = tree.firstTokens[Int(node)] &+ opening
    self.regionEnd = regionEnd
  }
}

/// Nodes that are kept and follow each other in the whole tree.
private struct NodeRun: BitwiseCopyable {
  /// In the whole tree.
  var start, end: UInt32
  /// Where the first of them stands in the outline.
  var place: UInt32
  /// How many tokens are left out before them, and how many gaps that makes.
  var dropped: UInt32
  var gapsBefore: Int
  /// The parent of the first one, in the outline, when its own parent is left out.
  var rootParent: UInt32?
}

/// A run of tokens that is left out; `start` and `end` are tokens of the whole file.
private struct TokenGap: BitwiseCopyable {
  var start, end, droppedUpToEnd: UInt32
}

/// A bracket by its place in the outline, and its partner in the whole file.
private struct OpenBracket: BitwiseCopyable {
  var place, partner: UInt32
}

/// The columns of the outline's nodes, to be written.
private struct OutlineColumns {
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

  /// As if nothing were left out behind the beginning of the run.
  func copy(_ run: NodeRun, of tree: SyntaxColumns) {
    let (from, to, count) = (Int(run.start), Int(run.place), Int(run.end &- run.start))
    (kinds + to).initialize(from: tree.kinds + from, count: count)
    (roles + to).initialize(from: tree.roles + from, count: count)
    (flags + to).initialize(from: tree.flags + from, count: count)
    Self.copy(tree.firstTokens + from, less: run.dropped, to: firstTokens + to, count)
    Self.copy(tree.lastTokens + from, less: run.dropped, to: lastTokens + to, count)
    Self.copy(tree.mainTokens + from, less: run.dropped, to: mainTokens + to, count)
    Self.copy(tree.subtreeEnds + from, less: run.start &- run.place, to: subtreeEnds + to, count)
    Self.copy(tree.parents + from, less: run.start &- run.place, to: parents + to, count)
  }

  @inline(__always)
  private static func copy(
    _ source: UnsafePointer<UInt32>, less difference: UInt32, to target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    for place in 0..<count { target[place] = source[place] &- difference }
  }
}
