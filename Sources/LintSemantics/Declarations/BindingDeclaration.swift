import LintSyntax

/// A binding of a type or a file, whatever its pattern: `let x`, `let (a, b)`, `let _`, or a `var` whose name is
/// missing. Initial values and accessors belong to one. Read from the outline of its file; the index must outlive it.
public struct BindingDeclaration {
  public let ref: DeclRef
  /// The binding; its declaration may have others.
  public let node: Node
  private let variable: VariableDecl

  init?(_ node: Node, _ file: FileID) {
    guard node.kind == .patternBinding, let variable = node.parent.flatMap({ VariableDecl($0) }) else { return nil }
    self.node = node
    self.variable = variable
    ref = DeclRef(file, node)
  }

  private var binding: PatternBinding { PatternBinding(unchecked: node) }

  /// The pattern, `nil` where the source has none.
  private var pattern: Node? { binding.pattern.flatMap { $0.node.isEmpty ? nil : $0.node } }

  /// The name, or the pattern as written; `_` where the source has none.
  public var name: String { binding.nameToken?.identifierText ?? pattern?.text ?? "_" }

  /// That of ``name``, in bytes of the file; of the keyword where the source has no pattern.
  public var nameRange: Range<UInt32> { binding.nameToken?.range ?? pattern?.range ?? variable.node.mainToken.range }

  /// Whether the pattern is one name, which is then that of a property.
  var isNamed: Bool { binding.nameToken != nil }

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

  /// As written; unknown without an annotation.
  public var type: LightType { LightType(binding.type) }

  public var owner: DeclRef? { Surroundings(of: variable.node, in: ref.file).owner }
}
