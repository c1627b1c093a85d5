import LintSyntax

/// Fills ``LocalNames`` in one pass over the nodes of an item, which are in preorder: no recursion, however deep they
/// nest.
///
/// What holds from one node to another (a scope, a body, names that wait until their initial value is passed) is a
/// frame, which ends before the first node after it. As nodes nest, so do frames.
struct NameResolver {
  enum Ending {
    /// Leaves a scope: back to this height of the symbol table.
    case leaveScope(height: Int)
    /// Names of a pattern or parameters that waited from this place on come into scope.
    case enterWaiting(from: Int, repeated: Bool)
    /// Names of a condition or case come into scope again in the code that they are for.
    case enterAgain(from: Int)
    case leaveBody(outer: Int32)
    case leaveBranch(outer: UInt32)
  }

  struct Frame {
    /// The id of the first node after it.
    let end: UInt32
    let ending: Ending
  }

  let item: Node
  private let isInLocalType: Bool
  private var frames: ContiguousArray<Frame> = []
  private(set) var table: SymbolTable
  private(set) var body: Int32 = -1
  /// The innermost branch of `#if` around the current node, or 0.
  private var branch: UInt32 = 0
  private var waiting: ContiguousArray<Int32> = []
  private var again: ContiguousArray<Int32> = []
  private var collectors = 0
  /// Names with a `$`, and wrapped ones: each is `x`, `_x` and `$x`.
  private var wrapped: ContiguousArray<Int32> = []
  private struct AnonymousParameter: Hashable {
    let body: BodyID
    let name: Name
  }

  private var anonymous: [AnonymousParameter: Int32] = [:]
  private var out: LocalNames

  /// - Parameter budget: of the names that are to be filled.
  init(_ item: Node, _ budget: FlowBudget) {
    self.item = item
    isInLocalType = item.isInLocalType
    table = SymbolTable(nodes: Int(item.subtreeEnd - item.id))
    out = LocalNames(empty: item, budget)
  }

  mutating func run(into names: inout LocalNames) {
    swap(&out, &names)
    if item.bodyKind == nil { enterBody(.item, item, until: item.subtreeEnd) }
    var id = item.id
    while id < item.subtreeEnd {
      endFrames(before: id)
      id = enter(Node(columns: item.columns, id: id))
    }
    endFrames(before: .max)
    swap(&out, &names)
  }

  // MARK: Frames

  private mutating func begin(_ ending: Ending, until end: UInt32) { frames.append(Frame(end: end, ending: ending)) }

  private mutating func endFrames(before id: UInt32) {
    while let frame = frames.last, frame.end <= id {
      frames.removeLast()
      switch frame.ending {
      case .leaveScope(let height): table.leave(to: height)
      case .leaveBody(let outer):
        out.bodies[Int(body)].end = Int32(out.bodies.count)
        body = outer
      case .leaveBranch(let outer): branch = outer
      case .enterWaiting(let place, let repeated):
        collectors -= 1
        for definition in waiting[place...] {
          enter(definition)
          if repeated { again.append(definition) }
        }
        waiting.removeSubrange(place...)
      case .enterAgain(let place):
        for definition in again[place...] { enter(definition) }
        again.removeSubrange(place...)
      }
    }
  }

  mutating func enterScope(until end: UInt32) { begin(.leaveScope(height: table.height), until: end) }

  mutating func enterBody(_ kind: Body.Kind, _ node: Node, until end: UInt32) {
    begin(.leaveBody(outer: body), until: end)
    out.bodies.append(Body(kind: kind, node: node.id, parent: body < 0 ? nil : BodyID(rawValue: body)))
    body = Int32(out.bodies.count - 1)
  }

  mutating func enterBranch(_ node: Node) {
    begin(.leaveBranch(outer: branch), until: node.subtreeEnd)
    branch = node.id
  }

  /// What a capture list holds is evaluated by the body around the closure.
  mutating func leaveBodyForCapture(_ node: Node) {
    guard let parent = out.bodies[Int(body)].parent else { return }
    begin(.leaveBody(outer: body), until: node.subtreeEnd)
    body = parent.rawValue
  }

  /// Definitions up to a node come into scope there.
  /// - Parameter repeated: and once more where the frame of ``enterAgain(at:)`` ends.
  mutating func collect(until end: UInt32, repeated: Bool = false) {
    collectors += 1
    begin(.enterWaiting(from: waiting.count, repeated: repeated), until: end)
  }

  mutating func enterAgain(at end: UInt32) { begin(.enterAgain(from: again.count), until: end) }

  // MARK: Definitions

  var bodyKind: Body.Kind { out.bodies[Int(body)].kind }

  /// Whether a pattern or parameter clause around waits for names.
  var isCollecting: Bool { collectors > 0 }

  /// Adds a definition that waits for the pattern or parameters around it to end.
  mutating func define(_ kind: Definition.Kind, _ token: TokenCursor, at node: Node, _ flags: Definition.Flags = []) {
    waiting.append(append(kind, token, node, token.name, flags))
  }

  /// Adds a definition that is in scope immediately.
  @discardableResult
  mutating func defineHere(
    _ kind: Definition.Kind, _ token: TokenCursor, at node: Node, _ flags: Definition.Flags = [], name: Name? = nil,
    branch: UInt32? = nil
  ) -> Int32 {
    let definition = append(kind, token, node, name ?? token.name, flags, branch: branch)
    enter(definition)
    return definition
  }

  private mutating func append(
    _ kind: Definition.Kind, _ token: TokenCursor, _ node: Node, _ name: Name, _ flags: Definition.Flags,
    branch: UInt32? = nil
  ) -> Int32 {
    let number = Int32(out.definitions.count)
    out.definitions.append(
      Definition(
        kind: kind, flags: flags, node: node.id, nameToken: token.index, name: name, body: BodyID(rawValue: body),
        branch: branch ?? self.branch))
    out.facts[Int(node.id - item.id)] = number + 1
    if flags.contains(.isWrapped) || token.bytes.first == UInt8(ascii: "$") { wrapped.append(number) }
    return number
  }

  private mutating func enter(_ definition: Int32) {
    table.enter(definition, name: out.definitions[Int(definition)].name)
  }

  // MARK: Uses

  mutating func use(_ token: TokenCursor, at node: Node, _ kind: Use.Kind, hasPath: Bool) {
    let resolution = resolve(token, at: node)
    let number = Int32(out.uses.count)
    out.uses.append(
      Use(kind: kind, hasPath: hasPath, node: node.id, resolution: resolution, body: BodyID(rawValue: body)))
    out.facts[Int(node.id - item.id)] = -1 - number
    guard case .local(let id) = resolution else { return }
    let index = Int(id.rawValue)
    let last = out.definitions[index].lastUse
    if last < 0 { out.definitions[index].firstUse = number } else { out.uses[Int(last)].next = number }
    out.definitions[index].lastUse = number
    out.definitions[index].note(kind, isElsewhere: body != out.definitions[index].body.rawValue)
  }

  private mutating func resolve(_ token: TokenCursor, at node: Node) -> Resolution {
    if token.kind == .dollarIdentifier { return anonymousParameter(token) }
    if node.kind == .superExpr || token.kind == .super { return .selfParameter }
    var entry = table.first(token.name)
    var patience = SymbolTable.patience
    while entry >= 0 {
      let number = table.definition(at: entry)
      entry = table.next(after: entry)
      let definition = out.definitions[Int(number)]
      guard definition.name == token.name, isSpelled(definition, as: token) else {
        patience -= 1
        if patience == 0 { return .unknown }
        continue
      }
      switch visibility(of: definition, at: node) {
      case .yes: return isOverloaded(definition, from: entry) ? .unknown : .local(DefinitionID(rawValue: number))
      case .unknown: return .unknown
      case .no: continue
      }
    }
    if token.kind == .self { return .selfParameter }
    if mayBeWrapped(token) { return .unknown }
    return isInLocalType ? .unknown : .memberOrGlobal
  }

  /// Whether the block of a local function has another one of its name: which is meant depends on labels and types.
  private func isOverloaded(_ definition: Definition, from entry: Int32) -> Bool {
    guard definition.kind == .function else { return false }
    let block = Node(columns: item.columns, id: definition.node).parent
    var (entry, patience) = (entry, SymbolTable.patience)
    while entry >= 0, patience > 0 {
      let other = out.definitions[Int(table.definition(at: entry))]
      if other.name == definition.name {
        return other.kind == .function && Node(columns: item.columns, id: other.node).parent == block
      }
      (entry, patience) = (table.next(after: entry), patience - 1)
    }
    return patience == 0
  }

  /// Definitions in a branch of `#if` are visible in that branch, perhaps after it, and never in a branch beside it.
  private func visibility(of definition: Definition, at node: Node) -> Truth {
    if definition.branch == 0 { return .yes }
    let branch = Node(columns: item.columns, id: definition.branch)
    if branch.id <= node.id, node.id < branch.subtreeEnd { return .yes }
    guard let whole = branch.parent else { return .unknown }
    return whole.id <= node.id && node.id < whole.subtreeEnd ? .no : .unknown
  }

  /// Equal hashes are not enough.
  private func isSpelled(_ definition: Definition, as token: TokenCursor) -> Bool {
    if !token.name.isHash { return true }
    let written = TokenCursor(columns: item.columns, index: definition.nameToken)
    // An implicit name is one of three, and the parser read it from a text of the linter.
    return written.name != definition.name || written.unescapedBytes.elementsEqual(token.unescapedBytes)
  }

  /// `$0` belongs to the innermost closure, which then has no parameters of its own.
  private mutating func anonymousParameter(_ token: TokenCursor) -> Resolution {
    var place = body
    while place >= 0 {
      let around = out.bodies[Int(place)]
      let node = Node(columns: item.columns, id: around.node)
      switch around.kind {
      case .closure:
        if !ClosureExpr(unchecked: node).parameters.isEmpty { return .unknown }
        return .local(DefinitionID(rawValue: anonymousParameter(token, of: node, BodyID(rawValue: place))))
      case .asyncLet, .lazyValue: place = around.parent?.rawValue ?? -1
      default: return .unknown
      }
    }
    return .unknown
  }

  private mutating func anonymousParameter(_ token: TokenCursor, of closure: Node, _ body: BodyID) -> Int32 {
    let key = AnonymousParameter(body: body, name: token.name)
    if let known = anonymous[key] { return known }
    let number = Int32(out.definitions.count)
    out.definitions.append(
      Definition(
        kind: .anonymousParameter, flags: [.isConstant, .isInitialized], node: closure.id,
        nameToken: closure.firstToken.index,
        name: token.name, body: body, branch: 0))
    out.definitions[Int(number)].sibling = out.bodies[Int(body.rawValue)].anonymous
    out.bodies[Int(body.rawValue)].anonymous = number
    anonymous[key] = number
    return number
  }

  /// Whether a name without any other definition may belong to a wrapped variable or a `$` parameter.
  private func mayBeWrapped(_ token: TokenCursor) -> Bool {
    if wrapped.isEmpty { return false }
    let name = token.unescapedBytes.withoutSigil
    return wrapped.prefix(SymbolTable.patience).contains {
      let written = TokenCursor(columns: item.columns, index: out.definitions[Int($0)].nameToken)
      return written.unescapedBytes.withoutSigil.elementsEqual(name)
    }
  }
}

extension LocalNames {
  /// What a resolver holds before it is given the names to fill.
  init(empty item: Node, _ budget: FlowBudget) {
    self.item = item
    self.budget = budget
    facts = []
  }
}

extension Definition {
  /// Keeps what a use does.
  fileprivate mutating func note(_ kind: Use.Kind, isElsewhere: Bool) {
    if kind != .write { flags.insert(.isRead) }
    let modifies: Bool
    switch kind {
    case .write, .update:
      flags.insert(.isWritten)
      modifies = true
    case .modify, .inOut:
      flags.insert(.isModified)
      modifies = true
    case .read, .methodCall, .call, .consume, .captureList: modifies = false
    }
    guard isElsewhere else { return }
    flags.insert(.isCaptured)
    if modifies { flags.insert(.isModifiedWhereCaptured) }
  }
}

extension TokenCursor {
  /// The bytes of an identifier without its backticks.
  var unescapedBytes: UnsafeBufferPointer<UInt8> {
    let bytes = bytes
    guard token.flags.contains(.escaped), bytes.count >= 2 else { return bytes }
    return UnsafeBufferPointer(rebasing: bytes[1..<(bytes.count - 1)])
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Without the `$` or `_` of what a property wrapper adds.
  fileprivate var withoutSigil: UnsafeBufferPointer<UInt8> {
    guard let first, first == UInt8(ascii: "$") || first == UInt8(ascii: "_") else { return self }
    return UnsafeBufferPointer(rebasing: self[1...])
  }
}
