// The kinds of nodes that are compared, and their names.

import SwiftSyntax

final class NodeVisitor: SyntaxVisitor {
  private(set) var lines = LineBuffer()

  private func add(_ kind: String, _ node: some SyntaxProtocol, _ name: String?) -> SyntaxVisitorContinueKind {
    let length = node.trimmedLength.utf8Length
    if length > 0 {
      lines.append(kind)
      lines.append(field: node.positionAfterSkippingLeadingTrivia.utf8Offset)
      lines.append(field: length)
      lines.append(field: name.flatMap { $0.isEmpty ? nil : $0 } ?? "-")
      lines.endLine()
    }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    add("ImportDecl", node, node.path.last?.name.text)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add("ClassDecl", node, node.name.text)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add("StructDecl", node, node.name.text)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add("EnumDecl", node, node.name.text)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    add("ActorDecl", node, node.name.text)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add("ProtocolDecl", node, node.name.text)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    add("ExtensionDecl", node, lastIdentifier(of: node.extendedType))
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add("FunctionDecl", node, node.name.text)
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add("InitializerDecl", node, nil)
  }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add("DeinitializerDecl", node, nil)
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    add("SubscriptDecl", node, nil)
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let first = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
    return add("VariableDecl", node, first?.identifier.text)
  }
  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    add("AccessorDecl", node, node.accessorSpecifier.text)
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    add("EnumCaseElement", node, node.name.text)
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add("TypeAliasDecl", node, node.name.text)
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    add("AssociatedTypeDecl", node, node.name.text)
  }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    add("MacroDecl", node, node.name.text)
  }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    add("Attribute", node, lastIdentifier(of: node.attributeName))
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    add("FunctionCallExpr", node, lastIdentifier(of: node.calledExpression))
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    add("MacroExpansionExpr", node, node.macroName.text)
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    add("MacroExpansionDecl", node, node.macroName.text)
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    add("ClosureExpr", node, nil)
  }
  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    add("AwaitExpr", node, nil)
  }
  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    add("TryExpr", node, nil)
  }
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    add("IfConfigClause", node, nil)
  }
}

/// The last identifier of a callee: `c` of `a.b.c<Int>?`. Calls, subscripts, closures and tuples have none.
private func lastIdentifier(of callee: ExprSyntax) -> String? {
  var callee = callee
  while true {
    switch callee.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference): return reference.baseName.text
    case .memberAccessExpr(let member): return member.declName.baseName.text
    case .genericSpecializationExpr(let generic): callee = generic.expression
    case .optionalChainingExpr(let chain): callee = chain.expression
    case .forceUnwrapExpr(let unwrap): callee = unwrap.expression
    default: return nil
    }
  }
}

/// The last identifier of a type's name: `C` of `A.B.C<Int>`. Types without a name, such as `[Int]`, have none.
private func lastIdentifier(of type: TypeSyntax) -> String? {
  switch type.as(TypeSyntaxEnum.self) {
  case .identifierType(let identifier): identifier.name.text
  case .memberType(let member): member.name.text
  default: nil
  }
}
