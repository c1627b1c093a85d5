import LintKit

/// The names of the declarations around a node, the node's own included.
public enum SymbolPath {
  /// From the outside inwards, with a period between them: `Store.save(_:)`. Empty at file level.
  public static func text(around node: Node) -> String {
    var names: [String] = []
    var next: Node? = node
    while let node = next {
      if let name = name(of: node) { names.append(name) }
      next = node.parent
    }
    return names.reversed().joined(separator: ".")
  }

  /// Nil for a node that is no declaration, or has no name that other code could use.
  private static func name(of node: Node) -> String? {
    switch node.kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl, .macroDecl:
      Decl(node)?.nameToken?.identifierText
    case .extensionDecl:
      ExtensionDecl(unchecked: node).extendedType.map { String($0.node.text.filter { !$0.isWhitespace }) }
    case .functionDecl: (Decl(node)?.nameToken?.identifierText ?? "") + labels(FunctionDecl(unchecked: node).parameters)
    case .initializerDecl: "init" + labels(InitializerDecl(unchecked: node).parameters)
    case .subscriptDecl: "subscript" + labels(SubscriptDecl(unchecked: node).parameters)
    case .deinitializerDecl: "deinit"
    case .patternBinding where isProperty(node): PatternBinding(unchecked: node).nameToken?.identifierText
    default: nil
    }
  }

  private static func labels(_ parameters: SyntaxList<FunctionParameter>) -> String {
    "(" + parameters.map { ($0.label?.identifierText ?? "_") + ":" }.joined() + ")"
  }

  /// Whether the variable belongs to a type or a file; the local variables of a function are not part of a path.
  private static func isProperty(_ binding: Node) -> Bool {
    guard let declaration = binding.parent else { return false }
    return declaration.role == .member || declaration.parent?.kind == .sourceFile
  }
}
