import LintSyntax

/// A nominal type or an extension, read from the outline of its file. The index must outlive it.
public struct TypeDeclaration {
  public enum Kind: Sendable, Hashable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  public let ref: DeclRef
  public let node: Node
  public let kind: Kind

  init?(_ node: Node, _ file: FileID) {
    switch node.kind {
    case .classDecl: kind = .class
    case .structDecl: kind = .struct
    case .enumDecl: kind = .enum
    case .actorDecl: kind = .actor
    case .protocolDecl: kind = .protocol
    case .extensionDecl: kind = .extension
    default: return nil
    }
    self.node = node
    ref = DeclRef(file, node)
  }

  /// For an extension the last identifier of the extended type.
  var nameToken: TokenCursor {
    guard kind == .extension else { return node.mainToken }
    return ExtensionDecl(unchecked: node).nameToken ?? node.mainToken
  }
  public var name: String { nameToken.identifierText }
  public var nameID: Name { nameToken.name }
  /// In bytes of the file.
  public var nameRange: Range<UInt32> { nameToken.range }

  private var cursor: AnyDeclaration { AnyDeclaration(unchecked: node) }

  public var attributes: [AttributeRecord] { AttributeRecord.list(of: cursor) }

  public var flags: DeclFlags {
    var flags = DeclFlags(cursor)
    if Surroundings(of: node, in: ref.file).isFilePrivate { flags.insert(.isFilePrivate) }
    return flags
  }

  /// Names of the inheritance clause, in order, compositions split; an entry without a name that can be read is empty.
  public var inherited: [String] {
    var names: [String] = []
    for inherited in cursor.inheritedTypes { names.appendNames(of: inherited.type) }
    return names
  }

  /// The names in the inheritance clause, those in compositions too.
  var inheritedNames: [Name] {
    var names: [Name] = []
    for inherited in cursor.inheritedTypes { inherited.type?.appendNames(to: &names) }
    return names
  }

  /// Whether the inheritance clause has the name, by itself or in a composition.
  func inherits(_ name: TokenCursor) -> Bool {
    cursor.inheritedTypes.contains { $0.type.map { $0.isNamed(name) } ?? false }
  }

  /// Generic parameters and what each is constrained to, `where` clauses included.
  public var constraints: [GenericConstraint] {
    guard let type = NominalTypeDecl(node) else {
      return GenericConstraint.list(nil, ExtensionDecl(unchecked: node).requirements)
    }
    return type.genericParameters.map { GenericConstraint.list($0, type.requirements) } ?? []
  }

  /// The type or extension that directly contains it; `nil` also for a local type.
  public var parent: DeclRef? { Surroundings(of: node, in: ref.file).owner }
}

/// `T: P`, `T.Element: P`
public struct GenericConstraint: Sendable, Hashable {
  public var parameter: String
  /// Empty for a parameter that is not constrained.
  public var bound: String

  public init(parameter: String, bound: String) {
    self.parameter = parameter
    self.bound = bound
  }

  static func list(
    _ generics: GenericParameterClause?, _ requirements: SyntaxList<GenericRequirement>
  ) -> [GenericConstraint] {
    var constraints: [GenericConstraint] = []
    if let generics {
      for parameter in generics.parameters {
        var bounds: [String] = []
        if let constraint = parameter.constraint { bounds.appendNames(of: constraint) }
        if bounds.isEmpty { bounds.append("") }
        for bound in bounds {
          constraints.append(GenericConstraint(parameter: parameter.nameToken.identifierText, bound: bound))
        }
      }
    }
    for case .conformance(let requirement) in requirements {
      guard let left = requirement.left, let name = left.nameToken else { continue }
      var isMember = false
      if case .member = left { isMember = true }
      let parameter = isMember ? left.node.text : name.identifierText
      var bounds: [String] = []
      bounds.appendNames(of: requirement.right)
      for bound in bounds { constraints.append(GenericConstraint(parameter: parameter, bound: bound)) }
    }
    return constraints
  }
}

extension TypeRef {
  fileprivate func appendNames(to names: inout [Name]) {
    switch withoutAttributes {
    case .composition(let composition): for element in composition.elements { element.appendNames(to: &names) }
    case let type: if let name = type.nameToken?.name { names.append(name) }
    }
  }

  fileprivate func isNamed(_ name: TokenCursor) -> Bool {
    switch withoutAttributes {
    case .composition(let composition): return composition.elements.contains { $0.isNamed(name) }
    case .suppressed, .classRestriction: return false
    case let type: return type.nameToken.map { $0.name == name.name && $0.isSpelled(name.identifierText) } ?? false
    }
  }
}

extension [String] {
  /// Adds the name of a type, or those of the parts of a composition.
  mutating func appendNames(of type: TypeRef?) {
    switch type?.withoutAttributes {
    case .composition(let composition)?:
      for element in composition.elements { appendNames(of: element) }
    case .suppressed?, .classRestriction?:
      break
    case let type?:
      append(type.nameToken?.identifierText ?? "")
    case nil:
      append("")
    }
  }
}
