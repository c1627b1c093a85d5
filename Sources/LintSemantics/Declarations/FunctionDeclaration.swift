import LintSyntax

/// A function, initializer, deinitializer or subscript at any depth, read from the outline of its file. The index must
/// outlive it.
public struct FunctionDeclaration {
  public enum Kind: Sendable, Hashable {
    case function, initializer, deinitializer, `subscript`
  }

  public let ref: DeclRef
  public let node: Node
  public let kind: Kind

  init?(_ node: Node, _ file: FileID) {
    switch node.kind {
    case .functionDecl: kind = .function
    case .initializerDecl: kind = .initializer
    case .deinitializerDecl: kind = .deinitializer
    case .subscriptDecl: kind = .subscript
    default: return nil
    }
    self.node = node
    ref = DeclRef(file, node)
  }

  /// `init`, `deinit` and `subscript` for those that have no name.
  public var name: String { node.mainToken.identifierText }
  public var nameID: Name { node.kind == .functionDecl ? FunctionDecl(unchecked: node).nameID : node.mainToken.name }
  /// The name or keyword, in bytes of the file.
  public var nameRange: Range<UInt32> { node.mainToken.range }

  private var cursor: AnyDeclaration { AnyDeclaration(unchecked: node) }

  public var attributes: [AttributeRecord] { AttributeRecord.list(of: cursor) }

  public var flags: DeclFlags {
    var flags = DeclFlags(cursor)
    if kind == .function || kind == .initializer {
      if node.flags.contains(.async) { flags.insert(.isAsync) }
      if node.flags.contains(.throws) { flags.insert(.isThrowing) }
    }
    let around = Surroundings(of: node, in: ref.file)
    if around.isFilePrivate, !around.isLocal { flags.insert(.isFilePrivate) }
    return flags
  }

  public var parameters: [Parameter] { writtenParameters.map { Parameter($0) } }
  /// Before anything is read of them.
  var writtenParameters: SyntaxList<FunctionParameter> { cursor.parameters }

  public var constraints: [GenericConstraint] {
    GenericConstraint.list(cursor.genericParameters, cursor.fields(.requirement))
  }

  /// The type or extension that it is a member of.
  public var owner: DeclRef? { Surroundings(of: node, in: ref.file).owner }
  public var isLocal: Bool { Surroundings(of: node, in: ref.file).isLocal }

  /// The name that a call has: for an initializer that of its type.
  var callName: Name { calledToken.name }

  /// Where the name that a call has is declared.
  var calledToken: TokenCursor {
    guard kind == .initializer else { return node.mainToken }
    for ancestor in node.ancestors {
      if let type = TypeDeclaration(ancestor, ref.file) { return type.nameToken }
    }
    return node.mainToken
  }
}

public struct Parameter: Sendable {
  /// What a caller writes before the colon; `noName` for none.
  public var label: Name
  /// The name in the body; empty for none.
  public var name: String
  public var type: LightType
  public var hasDefault: Bool
  public var isVariadic: Bool
  /// `isolated T`.
  public var isIsolated: Bool
  /// `@autoclosure () -> T`: what is given for it runs when the function asks, and cannot wait.
  public var isSynchronousAutoclosure: Bool

  init(_ parameter: FunctionParameter) {
    label = parameter.label?.name ?? .noName
    name = parameter.internalName?.identifierText ?? ""
    type = LightType(parameter.type).addingToFunction(parameter.attributes)
    hasDefault = parameter.node.child(.defaultValue) != nil
    isVariadic = parameter.isVariadic
    isIsolated = parameter.isIsolated
    isSynchronousAutoclosure = parameter.isSynchronousAutoclosure
  }
}

extension LightType {
  /// The type of a parameter with the attributes before the parameter's name.
  fileprivate func addingToFunction(_ attributes: SyntaxList<Attribute>) -> LightType {
    guard case .function(let traits) = form else { return self }
    var type = self
    type.form = .function(traits.adding(attributes))
    return type
  }
}

extension FunctionParameter {
  fileprivate var isSynchronousAutoclosure: Bool {
    guard case .attributed(let attributed)? = type, attributed.hasAttribute(.autoclosure),
      case .function(let function)? = attributed.base?.withoutAttributes
    else { return false }
    return !function.isAsync
  }

  /// `isolated T`.
  var isIsolated: Bool {
    if hasModifier(.isolated) { return true }
    if case .attributed(let attributed)? = type { return attributed.hasModifier(.isolated) }
    return false
  }
}

extension FunctionDecl {
  /// The tokens of operators have no names.
  var nameID: Name {
    let token = node.mainToken
    return token.kind == .identifier ? token.name : Name(spelling: token.text)
  }
}
