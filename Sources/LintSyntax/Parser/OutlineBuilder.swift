import LintText

/// Makes the outline of a file: its tree without the content of bodies.
///
/// An outline keeps every declaration that other files may name or ask about: types, extensions and functions at any
/// depth, properties of types and globals, with their attributes, signatures and initial values. The statements of
/// functions, closures and getters are left out, and local variables with them. It is a ``SyntaxTree`` like any other,
/// about a fifth of the nodes, so the same cursors read it; ``SyntaxTree/isOutline`` says that empty braces mean
/// nothing.
///
/// Tokens keep their place in the source: ranges are those of the file. Of the source itself, an outline may have an
/// excerpt.
///
/// It is made of the nodes as the parser leaves them, from the last one to the first. What is left out is never
/// visited: the parser notes where bodies and declarations are. The buffers are reused from file to file.
struct OutlineBuilder: ~Copyable {
  private var open = LexerStack<Region>(capacity: 64)
  /// From the last one of the file to the first.
  private var runs = LexerStack<NodeRun>(capacity: 256)
  /// The same, while they are collected; then from the first one to the last.
  private var gaps = LexerStack<TokenGap>(capacity: 256)
  private var openBrackets = LexerStack<OpenBracket>(capacity: 64)
  private var excerpts = ExcerptWriter()
  /// How many landmarks are before what has been visited.
  private var landmarksLeft = 0

  // Without it, Swift 6.3 writes the destruction of the stacks into other modules, and crashes on it in debug builds.
  deinit {}

  /// - Parameters:
  ///   - nodes: of the whole file.
  ///   - tokens: of the whole file, with padding.
  ///   - file: the source of the file, its errors and its names.
  ///   - memory: where the outline is stored.
  mutating func outline(
    of nodes: PostorderNodes, tokens: UnsafeBufferPointer<Token>, _ file: OutlinedFile, _ memory: OutlineMemory
  ) -> SyntaxTree {
    choose(nodes)
    settle()
    return copy(nodes, tokens, file, memory)
  }

  // MARK: Choosing runs of nodes

  /// Visits one body after the other: between two of them, all nodes of a declaration are kept.
  private mutating func choose(_ nodes: PostorderNodes) {
    open.removeAll()
    runs.removeAll()
    gaps.removeAll()
    landmarksLeft = nodes.landmarkCount
    open.push(Region(keptFrom: 0, to: nodes.count))
    while !open.isEmpty {
      if open.top.body == nil { keep(nodes) } else { lookThroughBody(nodes) }
    }
  }

  /// Keeps nodes down to the next body, and opens that body.
  private mutating func keep(_ nodes: PostorderNodes) {
    let region = open.top
    while let landmark = nextLandmark(nodes, below: region.end, from: region.start) {
      let node = nodes[landmark]
      guard node.start < landmark, let kind = node.body else { continue }
      addRun(from: landmark, to: region.end)
      open[open.count &- 1].end = node.start
      open.push(Region(body: landmark, node, kind))
      return
    }
    addRun(from: region.start, to: region.end)
    open.drop()
  }

  /// Finds the last remaining declaration in a body, and keeps it.
  private mutating func lookThroughBody(_ nodes: PostorderNodes) {
    var region = open.top
    if let declaration = lastDeclaration(in: &region, nodes) {
      let node = nodes[declaration]
      // What is between the declaration and the next kept item is dropped. After the last node of a body, a brace
      // stays.
      if declaration &+ 1 != region.body { dropTokens(from: node.lastToken &+ 1, to: region.tokensEnd) }
      region.tokensEnd = node.firstToken
      region.end = node.start
      open[open.count &- 1] = region
      open.push(Region(keptFrom: node.start, to: declaration &+ 1))
    } else {
      dropTokens(from: region.tokensStart, to: region.tokensEnd)
      open.drop()
    }
  }

  /// The last declaration of a body that is kept, among the nodes not yet visited.
  private mutating func lastDeclaration(in region: inout Region, _ nodes: PostorderNodes) -> UInt32? {
    while region.end > region.start {
      if region.end <= region.statementStart {
        // A child of the body.
        let child = region.end &- 1
        let node = nodes[child]
        if Self.keptDirectly.contains(node.kind) || node.role == .condition { return child }
        region.statementStart = node.start
      }
      while let landmark = nextLandmark(nodes, below: region.end, from: region.statementStart) {
        // The content of `@abi` declares nothing. (SE-0476)
        if nodes[landmark].kind.isKeptAnywhere, nodes[landmark].role != .argument { return landmark }
      }
      region.end = region.statementStart
    }
    return nil
  }

  /// The last landmark before `end` that has not been visited, unless it is before `start`.
  @inline(__always)
  private mutating func nextLandmark(_ nodes: PostorderNodes, below end: UInt32, from start: UInt32) -> UInt32? {
    while landmarksLeft > 0 {
      let landmark = nodes.landmark(landmarksLeft &- 1)
      if landmark < start { return nil }
      landmarksLeft &-= 1
      if landmark < end { return landmark }
    }
    return nil
  }

  private static let keptDirectly = NodeKindSet([
    .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .functionDecl, .typeAliasDecl,
    .importDecl, .variableDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .enumCaseDecl,
    .associatedTypeDecl,
    .macroDecl, .macroExpansionDecl, .accessorDecl, .attribute, .ifConfigDecl, .operatorDecl, .precedenceGroupDecl,
    .usingDecl
  ])

  private mutating func addRun(from start: UInt32, to end: UInt32) {
    guard start < end else { return }
    if !runs.isEmpty, runs.top.start == end, runs.top.gapsBehind == gaps.count {
      runs[runs.count &- 1].start = start
    } else {
      runs.push(NodeRun(start: start, end: end, gapsBehind: gaps.count))
    }
  }

  private mutating func dropTokens(from start: UInt32, to end: UInt32) {
    guard end > start, end != .max else { return }
    gaps.push(TokenGap(start: start, end: end, dropped: 0))
  }

  /// Counts what is left out before each run and gap.
  private mutating func settle() {
    for number in 0..<(gaps.count / 2) {
      (gaps[number], gaps[gaps.count &- 1 &- number]) = (gaps[gaps.count &- 1 &- number], gaps[number])
    }
    var droppedTokens: UInt32 = 0
    for number in 0..<gaps.count {
      droppedTokens &+= gaps[number].end &- gaps[number].start
      gaps[number].dropped = droppedTokens
    }
    var (end, dropped): (UInt32, UInt32) = (0, 0)
    for number in stride(from: runs.count &- 1, through: 0, by: -1) {
      dropped &+= runs[number].start &- end
      end = runs[number].end
      runs[number].dropped = dropped
    }
  }

  // MARK: From the whole file to the outline

  /// The place in the outline, in postorder, of the first kept node from this one on.
  ///
  /// - Parameter known: a run that begins after the node, the nearer the better.
  @inline(never)
  private func newPlace(of node: UInt32, beforeRun known: Int) -> UInt32 {
    let number = Self.firstPlace(from: known &+ 1, to: runs.count) { runs[$0].start <= node }
    if number < runs.count, node < runs[number].end { return node &- runs[number].dropped }
    return runs[number &- 1].start &- runs[number &- 1].dropped
  }

  /// The new tokens of a node that begins before the end of the last of the gaps. It mostly ends after that, and its
  /// main token is before the next gap.
  ///
  /// - Parameter known: how many gaps may be before its tokens, at least one.
  @inline(never)
  private func newPlaces(of tokens: NodeTokens, amongGaps known: Int) -> NodeTokens {
    let gap = lastGap(upTo: tokens.first, amongGaps: known)
    let first = newPlace(ofToken: tokens.first, behind: gap)
    let isNear = tokens.main >= tokens.first && (gap &+ 1 == known || tokens.main < gaps[gap &+ 1].start)
    let main = newPlace(ofToken: tokens.main, behind: isNear ? gap : lastGap(upTo: tokens.main, amongGaps: known))
    // An inclusive end, which may be before the first token: what is after it is looked up.
    if tokens.last == .max { return NodeTokens(first: first, last: .max, main: main) }
    let end = tokens.last &+ 1
    let gapBeforeEnd = end >= gaps[known &- 1].end ? known &- 1 : lastGap(upTo: end, amongGaps: known)
    return NodeTokens(first: first, last: newPlace(ofToken: end, behind: gapBeforeEnd) &- 1, main: main)
  }

  /// The last gap that begins up to a token; -1 for none.
  ///
  /// - Parameter known: gaps of which the first are before the token, the fewer the better.
  private func lastGap(upTo token: UInt32, amongGaps known: Int) -> Int {
    known &- 1 &- Self.firstPlace(from: 0, to: known) { gaps[known &- 1 &- $0].start <= token }
  }

  /// The place of a token in the outline; for one that is left out, that of the next kept token.
  ///
  /// - Parameter gap: the last one that begins up to the token, or -1.
  private func newPlace(ofToken token: UInt32, behind gap: Int) -> UInt32 {
    gap < 0 ? token : max(token, gaps[gap].end) &- gaps[gap].dropped
  }

  /// The first place from which on something holds, searched in growing steps: it is mostly near.
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
    return (low..<min(low &+ step, end)).partitioningIndex(where: holds)
  }

  // MARK: Copying

  private mutating func copy(
    _ nodes: PostorderNodes, _ tokens: UnsafeBufferPointer<Token>, _ file: OutlinedFile, _ memory: OutlineMemory
  ) -> SyntaxTree {
    let nodeCount = runs.isEmpty ? 0 : Int(runs[0].end &- runs[0].dropped)
    let tokenCount = tokens.count - Int(gaps.isEmpty ? 0 : gaps.top.dropped)
    let layout = TreeLayout(nodeCount: nodeCount, tokenCount: tokenCount, sourceCount: 0)
    let block = layout.allocate(in: memory.arena)
    copyNodes(nodes, layout, to: block)
    let newTokens = layout.tokens.start(in: block)
    if let old = tokens.baseAddress { copyTokens(old, tokens.count, to: newTokens) }
    let ownCount = tokenCount - TokenBuffer.padding
    let source =
      if case .beside = memory { file.source } else {
        excerpts.copy(file.source, keeping: UnsafeBufferPointer(start: newTokens, count: ownCount), in: memory.arena)
      }
    let columns = layout.writeHeader(
      in: block, source: source, tokens: newTokens, tokenCount: ownCount, nodeCount: nodeCount)
    return SyntaxTree(
      columns: columns, byteCount: layout.byteCount, errors: file.errors, names: file.names,
      memory: memory.arena.map { .arena($0) } ?? .own(excerpt: source.block), isOutline: true)
  }

  private func copyNodes(_ nodes: PostorderNodes, _ layout: TreeLayout, to block: UnsafeMutableRawPointer) {
    var writer = PreorderWriter(layout, in: block)
    for number in 0..<runs.count {
      let run = runs[number]
      let gapsBefore = gaps.count &- run.gapsBehind
      let (gapEnd, dropped) = gapsBefore == 0 ? (0, 0) : (gaps[gapsBefore &- 1].end, gaps[gapsBefore &- 1].dropped)
      var index = run.end
      while index > run.start {
        index &-= 1
        let node = nodes.address(of: index)
        let oldStart = node.pointee.start
        let start = oldStart >= run.start ? oldStart &- run.dropped : newPlace(of: oldStart, beforeRun: number)
        var tokens = node.pointee.tokens
        if tokens.first >= gapEnd {
          tokens.first &-= dropped
          tokens.last &-= dropped
          tokens.main &-= dropped
        } else {
          tokens = newPlaces(of: tokens, amongGaps: gapsBefore)
        }
        writer.write(node, tokens, at: index &- run.dropped, start: start)
      }
    }
  }

  private mutating func copyTokens(_ old: UnsafePointer<Token>, _ count: Int, to new: UnsafeMutablePointer<Token>) {
    openBrackets.removeAll()
    var from: UInt32 = 0
    var dropped: UInt32 = 0
    for number in 0..<gaps.count {
      let gap = gaps[number]
      copyTokens(old, from, gap.start, less: dropped, to: new)
      (from, dropped) = (gap.end, gap.dropped)
    }
    copyTokens(old, from, UInt32(truncatingIfNeeded: count), less: dropped, to: new)
  }

  /// Copies tokens between two gaps and tells brackets where their partners are now. Nearly all brackets have theirs
  /// between the same gaps; whether a token is a bracket is hard to predict, so the code takes no branch.
  ///
  /// - Parameter dropped: how many tokens are left out before these.
  @inline(__always)
  private mutating func copyTokens(
    _ old: UnsafePointer<Token>, _ start: UInt32, _ end: UInt32, less dropped: UInt32,
    to new: UnsafeMutablePointer<Token>
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

  /// Joins a bracket and its partner across a gap. One whose partner was left out, as can happen where a brace is
  /// missing, becomes its own, as it is without a partner.
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
  /// The file's outline, with an excerpt of the source. For tests and single files:
  /// ``Parser/outline(in:sharesSource:)`` needs no tree of the whole file.
  public func outline() -> SyntaxTree {
    let columns = columns.pointee
    let whole = TreeBuilder(self)
    var builder = OutlineBuilder()
    let source = TreeSource(bytes: columns.source, count: Int(columns.sourceCount))
    let file = OutlinedFile(source: source, errors: errors, names: names)
    let tokens = UnsafeBufferPointer(start: columns.tokens, count: Int(columns.tokenCount) + TokenBuffer.padding)
    return builder.outline(of: whole.postorder, tokens: tokens, file, .own)
  }

  /// The node of this tree for a node of another tree of the same bytes, one of the two being an outline; `nil` if this
  /// is the outline and leaves the node out.
  public func counterpart(of node: Node) -> Node? {
    let range = node.range
    let columns = columns.pointee
    // Preorder: nodes begin in the order of their first tokens.
    let first = (0..<columns.nodeCount).partitioningIndex {
      columns.tokens[Int(columns.firstTokens[Int($0)])].offset >= range.lowerBound
    }
    for id in first..<columns.nodeCount {
      let candidate = Node(columns: self.columns, id: id)
      guard candidate.firstToken.offset == range.lowerBound else { return nil }
      if candidate.kind == node.kind, candidate.range == range { return candidate }
    }
    return nil
  }
}

/// The parts of a file that an outline takes unchanged.
struct OutlinedFile {
  var source: TreeSource
  var errors: [SyntaxError]
  var names: WellKnownNameSet
}

/// Where an outline and its source are stored.
enum OutlineMemory {
  /// In memory of the outline's own, together with an excerpt of the source.
  case own
  /// In an arena that lives as long as the source, which the outline shares.
  case beside(any SyntaxArena)
  /// In an arena, together with an excerpt of the source.
  case excerpt(any SyntaxArena)

  fileprivate var arena: (any SyntaxArena)? {
    switch self {
    case .own: nil
    case .beside(let arena), .excerpt(let arena): arena
    }
  }
}

/// What an outline keeps of a body.
private enum BodyKind: BitwiseCopyable {
  /// Types and functions at any depth.
  case code
  /// All declarations directly in it, and types and functions further in: a file, a clause of an `#if`.
  case declarations
}

extension PendingNode {
  /// What the outline keeps of the nodes in the node; `nil` for all of them.
  fileprivate var body: BodyKind? {
    switch kind {
    case .codeBlock, .closureExpr: .code
    case .accessorBlock: flags.contains(.implicitGetter) ? .code : nil
    case .sourceFile, .ifConfigClause: .declarations
    default: nil
    }
  }
}

/// Nodes that follow each other in postorder and are still to be visited.
private struct Region: BitwiseCopyable {
  var start, end: UInt32
  /// The body that they are the descendants of; `nil` if all of them are kept, except for the content of bodies.
  var body: UInt32?
  /// In a body of declarations, the beginning of the child that is being searched, if any.
  var statementStart: UInt32
  /// The tokens of the body that are still to be kept or left out.
  var tokensStart, tokensEnd: UInt32

  init(keptFrom start: UInt32, to end: UInt32) {
    (self.start, self.end, body, statementStart, tokensStart, tokensEnd) = (start, end, nil, start, 0, 0)
  }

  /// All that is between the braces of a body. A file has none.
  init(body: UInt32, _ node: PendingNode, _ kind: BodyKind) {
    (start, end, self.body) = (node.start, body, body)
    statementStart = kind == .code ? node.start : body
    tokensStart = node.firstToken &+ (node.kind == .sourceFile ? 0 : 1)
    tokensEnd = node.lastToken
  }
}

/// Nodes that are kept and follow each other, with the same gaps before them.
private struct NodeRun: BitwiseCopyable {
  var start, end: UInt32
  /// How many gaps come after them.
  var gapsBehind: Int
  /// How many nodes are left out before them.
  var dropped: UInt32 = 0
}

/// A run of tokens that is left out; `start` and `end` are tokens of the whole file.
private struct TokenGap: BitwiseCopyable {
  var start, end: UInt32
  /// How many tokens are left out up to its end.
  var dropped: UInt32
}

/// A bracket by its place in the outline, and its partner in the whole file.
private struct OpenBracket: BitwiseCopyable {
  var place, partner: UInt32
}
