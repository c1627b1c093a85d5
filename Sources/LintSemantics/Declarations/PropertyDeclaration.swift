import LintSyntax

/// A property of a type, or a global variable, read from the outline of its file. The index must outlive it.
public struct PropertyDeclaration {
  public let ref: DeclRef
  /// The binding; its declaration may have others.
  public let node: Node

  /// `nil` for a binding whose pattern is not a name, and for local variables.
  init?(_ node: Node, _ file: FileID) {
    guard node.kind == .patternBinding, PatternBinding(unchecked: node).nameToken != nil,
      let parent = node.parent, parent.kind == .variableDecl
    else { return nil }
    self.node = node
    ref = DeclRef(file, node)
  }

  private var binding: PatternBinding { PatternBinding(unchecked: node) }
  private var variable: VariableDecl { VariableDecl(unchecked: node.parent ?? node) }
  private var nameToken: TokenCursor { binding.nameToken ?? node.mainToken }

  public var name: String { nameToken.identifierText }
  public var nameID: Name { nameToken.name }
  /// In bytes of the file.
  public var nameRange: Range<UInt32> { nameToken.range }

  public var attributes: [AttributeRecord] { AttributeRecord.list(of: variable) }

  public var flags: DeclFlags {
    var flags = DeclFlags(variable)
    if variable.isLet { flags.insert(.isLet) }
    if Surroundings(of: variable.node, in: ref.file).isFilePrivate { flags.insert(.isFilePrivate) }
    if isComputed { flags.insert(.isComputed) }
    return flags
  }

  /// Has accessors other than observers, which leave a property stored.
  public var isComputed: Bool {
    guard let block = binding.accessors else { return false }
    if block.isImplicitGetter { return true }
    for accessor in block.accessors where accessor.keyword != .willSet && accessor.keyword != .didSet { return true }
    return false
  }

  /// As written or, without an annotation, as its initial value tells.
  public var type: LightType { binding.type.map { LightType($0) } ?? LightType(inferredFrom: binding.initializer) }

  public var owner: DeclRef? { Surroundings(of: variable.node, in: ref.file).owner }
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
  public var owner: DeclRef? { Surroundings(of: node, in: ref.file).owner }
}
