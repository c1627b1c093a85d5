import LintSyntax

/// The forms in which a tree is printed: for people, and for comparing our parser with another.
struct SyntaxListing {
  private let tree: SyntaxTree
  private var bytes: ContiguousArray<UInt8> = []

  private init(_ tree: SyntaxTree) { self.tree = tree }

  /// `kind TAB offset TAB length` for each token, in bytes from 0 and without trivia. Tokens of no length are left out.
  static func tokens(of tree: SyntaxTree) -> ContiguousArray<UInt8> {
    var listing = SyntaxListing(tree)
    for token in tree.tokens where token.length > 0 {
      listing.append(tokenNames[Int(token.kind.rawValue)].utf8)
      listing.append(field: token.offset)
      listing.append(field: token.length)
      listing.endLine()
    }
    return listing.bytes
  }

  /// `kind TAB offset TAB length TAB name` for each node of the kinds that matter to rules, parents before children;
  /// from the first to the last token. A node without a name has `-`. Nodes of no length are left out.
  static func nodes(of tree: SyntaxTree) -> ContiguousArray<UInt8> {
    var listing = SyntaxListing(tree)
    listing.appendNodeLine(tree.root)
    for node in tree.root.descendants { listing.appendNodeLine(node) }
    return listing.bytes
  }

  /// One line for each node, indented by depth: kind, the field that it fills, its bytes, and its main token.
  static func outline(of tree: SyntaxTree) -> ContiguousArray<UInt8> {
    var listing = SyntaxListing(tree)
    var ends = [tree.root.subtreeEnd]
    listing.appendOutlineLine(tree.root, depth: 0)
    for node in tree.root.descendants {
      while let end = ends.last, end <= node.id { ends.removeLast() }
      listing.appendOutlineLine(node, depth: ends.count)
      ends.append(node.subtreeEnd)
    }
    return listing.bytes
  }

  private static let tokenNames = TokenKind.allCases.map { $0.isKeyword ? "keyword" : String(describing: $0) }
  private static let nodeNames = NodeKind.allCases.map(\.name)
  private static let roleNames = Role.allCases.map { String(describing: $0) }
}

// MARK: - Lines

extension SyntaxListing {
  private mutating func appendNodeLine(_ node: Node) {
    guard let name = node.listedName else { return }
    let range = node.range
    guard !range.isEmpty else { return }
    append(Self.nodeNames[Int(node.kind.rawValue)].utf8)
    append(field: range.lowerBound)
    append(field: UInt32(range.count))
    bytes.append(UInt8(ascii: "\t"))
    if let name, !name.bytes.isEmpty { append(name.bytes) } else { bytes.append(UInt8(ascii: "-")) }
    endLine()
  }

  private mutating func appendOutlineLine(_ node: Node, depth: Int) {
    append(repeatElement(UInt8(ascii: " "), count: 2 * depth))
    append(Self.nodeNames[Int(node.kind.rawValue)].utf8)
    append(" ".utf8)
    append(Self.roleNames[Int(node.role.rawValue)].utf8)
    append(" \(node.range)".utf8)
    if !node.isEmpty && node.kind != .sourceFile {
      append(" ".utf8)
      append(node.mainToken.bytes)
    }
    if node.flags.contains(.hasError) { append(" (has an error)".utf8) }
    endLine()
  }

  private mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  private mutating func append(field number: UInt32) {
    bytes.append(UInt8(ascii: "\t"))
    let start = bytes.count
    var rest = number
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  private mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }
}

extension Node {
  /// The token that the node is listed under: nil when nodes of its kind are not listed, and `.some(nil)` when it has no
  /// name.
  fileprivate var listedName: TokenCursor?? {
    switch kind {
    case .importDecl, .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .functionDecl, .accessorDecl,
      .enumCaseElement, .typeAliasDecl, .associatedTypeDecl, .macroDecl, .macroExpansionExpr, .macroExpansionDecl:
      .some(mainToken)
    case .initializerDecl, .deinitializerDecl, .subscriptDecl, .closureExpr, .awaitExpr, .tryExpr, .ifConfigClause:
      .some(nil)
    case .extensionDecl: .some(child(.extendedType)?.lastTypeName)
    case .attribute: .some(child(.type)?.lastTypeName)
    case .functionCallExpr: .some(child(.callee)?.lastCalleeName)
    case .variableDecl:
      .some(child(.binding)?.child(.pattern).flatMap { $0.kind == .identifierPattern ? $0.mainToken : nil })
    default: nil
    }
  }

  /// `C` of `A.B.C<Int>`; types without a name, such as `[Int]`, have none.
  private var lastTypeName: TokenCursor? {
    kind == .identifierType || kind == .memberType ? mainToken : nil
  }

  /// `c` of `a.b.c<Int>?`; calls, subscripts, closures and tuples have none.
  private var lastCalleeName: TokenCursor? {
    var callee = self
    while true {
      switch callee.kind {
      case .declReferenceExpr, .memberAccessExpr: return callee.mainToken
      case .genericSpecializationExpr, .optionalChainingExpr, .forceUnwrapExpr:
        guard let operand = callee.child(.operand) else { return nil }
        callee = operand
      default: return nil
      }
    }
  }
}
