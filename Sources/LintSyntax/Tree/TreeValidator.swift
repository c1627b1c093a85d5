/// Checks the invariants of a tree. For tests and fuzzing: a tree that the parser made has no violations, whatever the
/// bytes were.
public struct TreeValidator {
  /// Something in a tree that must not be.
  public struct Violation: Hashable, Sendable, CustomStringConvertible {
    public enum Problem: Hashable, Sendable {
      /// The subtree ends before its first node, or after that of the parent.
      case subtreeOutOfBounds
      /// The recorded parent is not the node around this one.
      case wrongParent
      /// The tokens are not a range of the file's tokens.
      case tokensOutOfBounds
      /// The tokens reach out of the parent's.
      case tokensOutsideParent
      /// The tokens begin before the end of the sibling before.
      case tokensOverlapSibling
      /// The main token is none of the node's.
      case mainTokenOutside
      /// The kind of the parent has no such field.
      case roleNotInLayout(Role, of: NodeKind)
      /// More than one child fills a field for one.
      case fieldFilledTwice(Role, of: NodeKind)
      /// No child fills a field that needs one, and the node does not say that it has an error.
      case fieldMissing(Role, of: NodeKind)
      /// An attribute, a modifier or the generic parameters come after a part of higher rank, see ``Role/rank``.
      case fieldOutOfOrder(Role, of: NodeKind)
      /// The node is at a place that the cursors of its kind or category cannot read.
      case unreadable(NodeKind)
      /// A token begins before the end of the one before, or ends after the file.
      case tokenOutOfOrder
      /// A bracket's partner is not a bracket of its kind whose partner it is.
      case bracketsDisagree
      /// The file does not end in an end-of-file token of no length at its last byte, or has a second one.
      case noEndOfFile
      /// The bytes before the token are neither a token nor trivia, and the file has no errors.
      case byteOutsideTokens
    }

    public var problem: Problem
    /// The node's kind and id, or the token's index, for a message.
    public var place: Place
    public enum Place: Hashable, Sendable {
      case node(UInt32, NodeKind)
      case token(Int)
    }

    public var description: String { "\(problem) at \(place)" }
  }

  private let tree: SyntaxTree
  private let columns: UnsafePointer<SyntaxColumns>
  private var violations: [Violation] = []
  /// By the number of the kind, whether cursors have read a node of it: reading depends only on the kind.
  private var readableKinds = [Bool](repeating: false, count: NodeKind.allCases.count)

  private init(_ tree: SyntaxTree) {
    self.tree = tree
    columns = tree.columns
  }

  /// All violations, of tokens first; empty for a valid tree. Nodes are checked only when the tokens are in order, and
  /// their content only when none of them is out of bounds.
  public static func violations(in tree: SyntaxTree) -> [Violation] {
    var validator = TreeValidator(tree)
    validator.checkTokens()
    if validator.violations.isEmpty { validator.checkBounds() }
    if validator.violations.isEmpty { validator.checkNodes() }
    return validator.violations
  }

  private mutating func add(_ problem: Violation.Problem, token: Int) {
    violations.append(Violation(problem: problem, place: .token(token)))
  }

  private mutating func add(_ problem: Violation.Problem, _ node: Node) {
    violations.append(Violation(problem: problem, place: .node(node.id, node.kind)))
  }
}

// MARK: - Tokens

extension TreeValidator {
  private mutating func checkTokens() {
    let tokens = tree.tokens
    guard let last = tokens.last, last.kind == .endOfFile, last.length == 0, last.offset == columns.pointee.sourceCount,
      tokens.dropLast().allSatisfy({ $0.kind != .endOfFile })
    else { return add(.noEndOfFile, token: tokens.count - 1) }
    var end = 0
    for (index, token) in tokens.enumerated() {
      guard Int(token.offset) >= end, Int(token.offset) + Int(token.length) <= Int(columns.pointee.sourceCount) else {
        add(.tokenOutOfOrder, token: index)
        return
      }
      // Bytes that the lexer could not read, and reported, are in no token either.
      if tree.errors.isEmpty, !tree.isOutline, !TriviaScan.isTrivia(end..<Int(token.offset), of: tree.source) {
        add(.byteOutsideTokens, token: index)
      }
      end = Int(token.end)
      checkPartner(index, token)
    }
  }

  private mutating func checkPartner(_ index: Int, _ token: Token) {
    let expected: TokenKind
    switch token.kind {
    case .leftParen: expected = .rightParen
    case .leftBrace: expected = .rightBrace
    case .leftSquare: expected = .rightSquare
    case .rightParen: expected = .leftParen
    case .rightBrace: expected = .leftBrace
    case .rightSquare: expected = .leftSquare
    default: return
    }
    let partner = Int(token.payload)
    if partner == index { return }
    guard partner < tree.tokens.count, tree.tokens[partner].kind == expected,
      Int(tree.tokens[partner].payload) == index,
      token.kind.isOpeningBracket == (partner > index)
    else { return add(.bracketsDisagree, token: index) }
  }
}

// MARK: - Nodes

extension TreeValidator {
  /// The invariants that all cursors rely on: without them, reading a node could leave the tree.
  private mutating func checkBounds() {
    let count = columns.pointee.nodeCount
    let tokenCount = columns.pointee.tokenCount
    guard count > 0, tree.root.subtreeEnd == count else { return add(.subtreeOutOfBounds, tree.root) }
    var open: [Node] = []
    for id in 0..<count {
      let node = Node(columns: columns, id: id)
      while let parent = open.last, parent.subtreeEnd <= id { open.removeLast() }
      if node.subtreeEnd <= id || node.subtreeEnd > (open.last?.subtreeEnd ?? count) {
        add(.subtreeOutOfBounds, node)
        return
      }
      if columns.pointee.parent(of: id) != open.last?.id ?? 0 { add(.wrongParent, node) }
      let first = node.firstToken.index
      let behind = node.lastToken.index &+ 1
      if first > behind || behind > tokenCount { add(.tokensOutOfBounds, node) }
      open.append(node)
    }
  }

  private mutating func checkNodes() {
    checkNode(tree.root)
    for node in tree.root.descendants { checkNode(node) }
  }

  private mutating func checkNode(_ node: Node) {
    let tokens = node.firstToken.index..<(node.lastToken.index &+ 1)
    if !tokens.isEmpty, !tokens.contains(node.mainToken.index) { add(.mainTokenOutside, node) }

    var end = tokens.lowerBound
    for child in node.children {
      let childTokens = child.firstToken.index..<(child.lastToken.index &+ 1)
      if childTokens.lowerBound < tokens.lowerBound || childTokens.upperBound > tokens.upperBound {
        add(.tokensOutsideParent, child)
      } else if childTokens.lowerBound < end {
        add(.tokensOverlapSibling, child)
      }
      end = childTokens.upperBound
      if !readableKinds[Int(child.kind.rawValue)] {
        readableKinds[Int(child.kind.rawValue)] = child.isReadable
        if !child.isReadable { add(.unreadable(child.kind), child) }
      }
    }
    checkFields(of: node)
  }

  private mutating func checkFields(of node: Node) {
    let layout = LayoutBits.ofKinds[Int(node.kind.rawValue)]
    var (once, twice) = (RoleSet(), RoleSet())
    var rank: UInt8 = 0
    for child in node.children {
      if child.role.rank < rank { add(.fieldOutOfOrder(child.role, of: node.kind), child) }
      if !child.role.isAnywhere { rank = max(rank, child.role.rank) }
      twice.formUnion(once.intersection(child.role.bit))
      once.formUnion(child.role.bit)
      if child.role != .unexpected, !layout.allowed.contains(child.role.bit) {
        add(.roleNotInLayout(child.role, of: node.kind), child)
      }
    }
    for role in twice.intersection(layout.single).roles { add(.fieldFilledTwice(role, of: node.kind), node) }
    guard !node.flags.contains(.hasError) else { return }
    for role in layout.required.subtracting(once).roles { add(.fieldMissing(role, of: node.kind), node) }
  }
}

/// ``NodeKind/layout`` in a form that a node is checked against in one pass and without memory of its own: fuzzing
/// validates thousands of trees a second.
private struct LayoutBits {
  var allowed = RoleSet()
  /// Fields that at most one child fills, and those of them that a child must fill.
  var single = RoleSet()
  var required = RoleSet()

  init(_ layout: [NodeField]) {
    for field in layout {
      allowed.formUnion(field.role.bit)
      if field.count != .many { single.formUnion(field.role.bit) }
      if field.count == .one { required.formUnion(field.role.bit) }
    }
  }

  /// By the number of the kind.
  static let ofKinds = NodeKind.allCases.map { LayoutBits($0.layout) }
}

private struct RoleSet: OptionSet {
  var rawValue: UInt64 = 0

  /// Only asked for when something is wrong.
  var roles: [Role] { rawValue == 0 ? [] : Role.allCases.filter { contains($0.bit) } }
}

extension Role {
  fileprivate var bit: RoleSet { RoleSet(rawValue: 1 << UInt64(rawValue)) }
}

extension Node {
  /// Whether the cursor for the node's kind reads it, and so does the enum for what its category is.
  fileprivate var isReadable: Bool {
    guard kind.cursorType.init(self) != nil else { return false }
    return switch kind.category {
    case .declaration: Decl(self) != nil
    case .statement: Stmt(self) != nil
    case .expression: Expr(self) != nil
    case .pattern: PatternRef(self) != nil
    case .type: TypeRef(self) != nil
    case .piece: true
    }
  }
}
