import LintSyntax

/// A declaration of a file that others can name.
public struct ListedDeclaration: Sendable {
  public var ref: DeclRef
  /// As the language calls it: `class`, `func`, `var`, …
  public var kind: String
  public var name: String
}

extension TypeIndex {
  /// The types, extensions, functions, typealiases and globals of a file, in source order.
  public func declarations(in file: FileID) -> [ListedDeclaration] {
    index.outline(file).entries.map { entry in
      let ref = DeclRef(file: file, node: entry.node)
      return ListedDeclaration(ref: ref, kind: kind(of: node(ref)), name: name(of: ref))
    }
  }

  private func kind(of node: Node) -> String {
    switch node.kind {
    case .classDecl: "class"
    case .structDecl: "struct"
    case .enumDecl: "enum"
    case .actorDecl: "actor"
    case .protocolDecl: "protocol"
    case .extensionDecl: "extension"
    case .typeAliasDecl: "typealias"
    case .functionDecl: "func"
    case .initializerDecl: "init"
    default: "var"
    }
  }

  /// A declaration's name without backticks; of an extension that of what it extends.
  public func name(of ref: DeclRef) -> String {
    let node = node(ref)
    return node.kind == .extensionDecl ? ExtensionDecl(unchecked: node).nameToken?.identifierText ?? "" : name(ref)
  }

  /// The place of a declaration's name, in bytes of its file: for an extension the keyword, and that of initializers
  /// and subscripts.
  public func nameOffset(of ref: DeclRef) -> UInt32 {
    let node = node(ref)
    switch node.kind {
    case .patternBinding: return (PatternBinding(unchecked: node).nameToken ?? node.mainToken).offset
    case .extensionDecl: return node.tokens.first { $0.kind == .extension }?.offset ?? node.range.lowerBound
    default: return node.mainToken.offset
    }
  }

  /// The properties of a file that a property wrapper wraps, and the wrapper's type.
  public func wrappedProperties(in file: FileID) -> [(ref: DeclRef, wrapper: SwiftType)] {
    let typer = ExpressionTyper(types: self, file: file)
    var found: [(ref: DeclRef, wrapper: SwiftType)] = []
    for node in index.outline(file).tree.root.descendants(of: .variableDecl) {
      let variable = VariableDecl(unchecked: node)
      guard let binding = variable.bindings.first, binding.nameToken != nil, let wrapper = typer.wrapper(of: variable)
      else { continue }
      found.append((DeclRef(file, binding.node), wrapper))
    }
    return found
  }

  /// What `#selector` names in a file's whole tree, without its base and labels.
  public static func selectors(in tree: SyntaxTree) -> [(name: String, offset: UInt32)] {
    var found: [(name: String, offset: UInt32)] = []
    for node in tree.root.descendants(of: .macroExpansionExpr) {
      let macro = MacroExpansionExpr(unchecked: node)
      guard macro.nameToken?.text == "selector", let name = macro.arguments.first?.expression?.lastNameToken else {
        continue
      }
      found.append((name.identifierText, name.offset))
    }
    return found
  }
}
