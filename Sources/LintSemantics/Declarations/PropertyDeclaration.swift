import LintSyntax

/// A property of a type, or a global variable, read from the outline of its file. The index must outlive it.
public struct PropertyDeclaration {
  private let binding: BindingDeclaration
  private let nameToken: TokenCursor

  /// `nil` for a binding whose pattern is not a name, and for local variables.
  init?(_ node: Node, _ file: FileID) {
    guard node.kind == .patternBinding, let name = PatternBinding(unchecked: node).nameToken,
      let binding = BindingDeclaration(node, file)
    else { return nil }
    self.binding = binding
    nameToken = name
  }

  public var ref: DeclRef { binding.ref }
  /// The binding; its declaration may have others.
  public var node: Node { binding.node }

  public var name: String { nameToken.identifierText }
  public var nameID: Name { nameToken.name }
  /// In bytes of the file.
  public var nameRange: Range<UInt32> { nameToken.range }

  public var attributes: [AttributeRecord] { binding.attributes }
  public var flags: DeclFlags { binding.flags }
  /// See ``BindingDeclaration/isComputed``.
  public var isComputed: Bool { binding.isComputed }
  /// See ``BindingDeclaration/type``.
  public var type: LightType { binding.type }
  public var owner: DeclRef? { binding.owner }
}

/// `typealias name = type`, read from the outline of its file. The index must outlive it.
public struct AliasDeclaration {
  public let ref: DeclRef
  public let node: Node

  init?(_ node: Node, _ file: FileID) {
    guard node.kind == .typeAliasDecl else { return nil }
    self.node = node
    ref = DeclRef(file, node)
  }

  public var name: String { node.mainToken.identifierText }
  public var type: LightType { LightType(TypeAliasDecl(unchecked: node).aliasedType) }
  /// The name of the type, or those of the parts of a composition.
  var names: [String] {
    var names: [String] = []
    names.appendNames(of: TypeAliasDecl(unchecked: node).aliasedType)
    return names
  }
  public var owner: DeclRef? { Surroundings(of: node, in: ref.file).owner }
}
