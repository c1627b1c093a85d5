import Testing

@testable import LintSyntax

@Suite("Cursors and kinds")
struct CursorKindTests {
  private let tree = HandmadeTree.ofEachKind()

  @Test("Each kind has one cursor, which reads that kind and no other", arguments: NodeKind.allCases)
  func oneCursorEach(kind: NodeKind) {
    let cursor = kind.cursorType
    #expect(cursor.kind == kind)
    #expect(tree.root.children.filter { cursor.init($0) != nil }.map(\.kind) == [kind])
    #expect(NodeKind.allCases.filter { cursor.accepts($0) } == [kind])
  }

  @Test("The category of a kind says which enum reads it", arguments: NodeKind.allCases)
  func categories(kind: NodeKind) throws {
    let node = try #require(tree.root.children.first { $0.kind == kind })
    #expect((Decl(node) != nil) == (kind.category == .declaration))
    #expect((Stmt(node) != nil) == (kind.category == .statement))
    #expect((Expr(node) != nil) == (kind.category == .expression))
    #expect((PatternRef(node) != nil) == (kind.category == .pattern))
    #expect((TypeRef(node) != nil) == (kind.category == .type))
    #expect(CodeItem.accepts(kind) == (CodeItem(node) != nil))
    #expect(Condition.accepts(kind) == (Condition(node) != nil))
    #expect(SequenceElement.accepts(kind) == (SequenceElement(node) != nil))
    #expect(NominalTypeDecl.accepts(kind) == (NominalTypeDecl(node) != nil))
    #expect(GenericArgument.accepts(kind) == (GenericArgument(node) != nil))
  }

  @Test("An enum gives back the node that it was made of", arguments: NodeKind.allCases)
  func roundTrip(kind: NodeKind) throws {
    let node = try #require(tree.root.children.first { $0.kind == kind })
    let cursors: [(any SyntaxCursor)?] = [
      Decl(node), Stmt(node), Expr(node), PatternRef(node), TypeRef(node), CodeItem(node), Condition(node),
      SequenceElement(node),
      NominalTypeDecl(node), GenericArgument(node), GenericRequirement(node), ElseBranch(node), KeyPathComponent(node),
      ClosureParameter(node), FunctionLike(node)
    ]
    for cursor in cursors.compactMap({ $0 }) { #expect(cursor.node == node) }
  }

  @Test("Cursors are two words and a tag, without references")
  func size() {
    #expect(MemoryLayout<Node>.size <= 12)
    #expect(MemoryLayout<FunctionCallExpr>.size == MemoryLayout<Node>.size)
    #expect(MemoryLayout<Expr>.stride == MemoryLayout<Node>.stride)
    #expect(MemoryLayout<CodeItem>.stride == MemoryLayout<Node>.stride)
    #expect(_isPOD(Expr.self) && _isPOD(Decl.self) && _isPOD(CodeItem.self) && _isPOD(SyntaxList<LabeledExpr>.self))
  }
}
