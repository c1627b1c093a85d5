/// Prints a tree: for people, and in the two forms that are compared with the compiler's own parser. All in UTF-8, one
/// item per line, the last line ended too.
public enum TreeDump {
  /// A line for each node, indented below its parent: kind, the field that it fills, flags, byte range, and the main
  /// token where the node has one of its own to show.
  ///
  ///     FunctionCallExpr statement [brackets] 0..<8 `(`
  ///       DeclReferenceExpr callee 0..<5 `print`
  public static func tree(_ tree: SyntaxTree) -> ContiguousArray<UInt8> {
    var writer = DumpWriter(capacity: 64 * Int(tree.columns.pointee.nodeCount))
    var ends: [UInt32] = []
    writer.writeOutlineLine(tree.root, depth: 0)
    for node in tree.root.descendants {
      while let end = ends.last, end <= node.id { ends.removeLast() }
      writer.writeOutlineLine(node, depth: ends.count + 1)
      if node.subtreeEnd > node.id + 1 { ends.append(node.subtreeEnd) }
    }
    return writer.bytes
  }

  /// `kind TAB offset TAB length` for each token, in bytes from 0 and without trivia; kinds as SwiftSyntax names them.
  /// Tokens of no length are left out: the end of the file, and those that were joined to the token before.
  public static func tokens(_ tree: SyntaxTree) -> ContiguousArray<UInt8> {
    var writer = DumpWriter(capacity: 24 * tree.tokens.count)
    for token in tree.tokens where token.length > 0 {
      writer.write(tokenKindNames[Int(token.kind.rawValue)])
      writer.write(field: token.offset)
      writer.write(field: token.length)
      writer.endLine()
    }
    return writer.bytes
  }

  /// `kind TAB offset TAB length TAB name` for declarations, calls, closures, attributes and what else is compared,
  /// parents before children; in bytes from 0, from the first token to the last. A node without a name has `-`; nodes
  /// of no length are left out.
  public static func nodes(_ tree: SyntaxTree) -> ContiguousArray<UInt8> {
    var writer = DumpWriter(capacity: 32 * Int(tree.columns.pointee.nodeCount) / 4)
    for node in tree.root.descendants where node.kind.isCompared {
      let range = node.range
      guard !range.isEmpty else { continue }
      writer.write(nodeKindNames[Int(node.kind.rawValue)])
      writer.write(field: range.lowerBound)
      writer.write(field: UInt32(range.count))
      writer.write(UInt8(ascii: "\t"))
      if let name = node.comparedName, !name.bytes.isEmpty { writer.write(name.bytes) } else { writer.write("-") }
      writer.endLine()
    }
    return writer.bytes
  }

  /// Lines of deeper nodes begin where those of this depth do: `a.b.c…` may be as deep as it is long, and indenting
  /// that would take the square of its length.
  fileprivate static let deepestIndentation = 100

  fileprivate static let tokenKindNames = TokenKind.allCases.map(\.name)
  fileprivate static let nodeKindNames = NodeKind.allCases.map(\.name)
  fileprivate static let roleNames = Role.allCases.map { String(describing: $0) }
}

extension TokenKind {
  /// The kind as SwiftSyntax spells it, where all reserved words are of one kind.
  public var name: String { isKeyword ? "keyword" : String(describing: self) }
}

// MARK: - For people

extension DumpWriter {
  fileprivate mutating func writeOutlineLine(_ node: Node, depth: Int) {
    indent(min(depth, TreeDump.deepestIndentation))
    write(TreeDump.nodeKindNames[Int(node.kind.rawValue)])
    write(" ")
    write(TreeDump.roleNames[Int(node.role.rawValue)])
    if !node.flags.isEmpty { write(" [\(node.flags.names.joined(separator: ", "))]") }
    let range = node.range
    write(" ")
    write(range.lowerBound)
    write("..<")
    write(range.upperBound)
    if !node.isEmpty, node.kind != .sourceFile {
      write(" `")
      write(node.mainToken.bytes)
      write("`")
    }
    endLine()
  }
}

extension NodeFlags {
  /// The flags that are set, as they are spelt in code.
  public var names: [String] { Self.spellings.filter { contains($0.flag) }.map(\.name) }

  private static var spellings: [(flag: NodeFlags, name: String)] {
    [
      (.async, "async"), (.throws, "throws"), (.rethrows, "rethrows"), (.optional, "optional"), (.forced, "forced"),
      (.secondName, "secondName"), (.label, "label"), (.variadic, "variadic"), (.let, "let"), (.weak, "weak"),
      (.unowned, "unowned"), (.isDefault, "isDefault"), (.argumentNames, "argumentNames"),
      (.implicitGetter, "implicitGetter"), (.brackets, "brackets"), (.hasError, "hasError")
    ]
  }
}

// MARK: - For comparison

extension NodeKind {
  /// Whether ``TreeDump/nodes(_:)`` prints nodes of this kind.
  fileprivate var isCompared: Bool {
    switch self {
    case .importDecl, .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .functionDecl,
      .initializerDecl, .deinitializerDecl, .subscriptDecl, .variableDecl, .accessorDecl, .enumCaseElement,
      .typeAliasDecl,
      .associatedTypeDecl, .macroDecl, .attribute, .functionCallExpr, .macroExpansionExpr, .macroExpansionDecl,
      .closureExpr,
      .awaitExpr, .tryExpr, .ifConfigClause:
      true
    default: false
    }
  }
}

extension Node {
  /// The token that ``TreeDump/nodes(_:)`` names the node by.
  fileprivate var comparedName: TokenCursor? {
    switch kind {
    case .attribute: Attribute(unchecked: self).nameToken
    case .accessorDecl, .enumCaseElement: mainToken
    case .functionCallExpr: FunctionCallExpr(unchecked: self).calleeNameToken
    case .macroExpansionExpr: MacroExpansionExpr(unchecked: self).nameToken
    default: Decl(self)?.nameToken
    }
  }
}
