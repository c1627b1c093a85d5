import LintKit
import LintSyntax

/// A declaration of a text, and what adding something to it changes there. The tree must outlive it.
struct AnnotatedDeclaration {
  /// As in the language: `class`, `parameter`, `function type`.
  let kind: String
  let name: String
  /// Of the name, or of a function type: in bytes.
  let place: Range<Int>
  let node: Node

  /// `nil` for what is no declaration, or has no name.
  init?(_ node: Node) {
    switch node.kind {
    case .patternBinding:
      guard let token = PatternBinding(unchecked: node).nameToken,
        let around = node.parent.flatMap({ VariableDecl($0) })
      else { return nil }
      self.init(around.isLet ? "constant" : "variable", token, around.node)
    case .functionParameter:
      let parameter = FunctionParameter(unchecked: node)
      guard let token = parameter.internalName ?? parameter.firstName else { return nil }
      self.init("parameter", token, node)
    case .importDecl:
      guard let token = ImportDecl(unchecked: node).moduleToken else { return nil }
      self.init("import", token, node)
    case .functionType:
      self.init("function type", node.text, node.range, node)
    default:
      guard let kind = Self.kinds[node.kind] else { return nil }
      self.init(kind, node.mainToken, node)
    }
  }

  private init(_ kind: String, _ token: TokenCursor, _ node: Node) {
    self.init(kind, token.identifierText, token.range, node)
  }

  private init(_ kind: String, _ name: String, _ place: Range<UInt32>, _ node: Node) {
    (self.kind, self.name, self.node) = (kind, name, node)
    self.place = Int(place.lowerBound)..<Int(place.upperBound)
  }

  private static let kinds: [NodeKind: String] = [
    .classDecl: "class", .structDecl: "struct", .enumDecl: "enum", .actorDecl: "actor", .protocolDecl: "protocol",
    .functionDecl: "function", .initializerDecl: "initializer", .subscriptDecl: "subscript",
    .typeAliasDecl: "typealias", .genericParameter: "generic parameter"
  ]

  /// The edits that add all of these; `nil` where one does not fit the declaration.
  func edits(adding annotations: [Annotation]) -> [TextEdit]? {
    var found: [TextEdit] = []
    for annotation in annotations {
      // It says as much.
      if annotation == .sendable, annotations.contains(.uncheckedSendable) { continue }
      guard let edit = edit(adding: annotation) else { return nil }
      found.append(edit)
    }
    return found.inOrder
  }

  private func edit(adding annotation: Annotation) -> TextEdit? {
    switch annotation {
    case .final: kind == "class" && !has(.final) && !has(.open) ? beforeKeyword("final ") : nil
    case .sendable: sendable
    case .uncheckedSendable: unchecked
    case .let: constant
    case .sendableFunction: functionType.map { insertion("@Sendable ", at: $0.range.lowerBound) }
    case .sending: sendingParameter
    case .nonisolated: mayBeIsolated && !has(.nonisolated) ? beforeKeyword("nonisolated ") : nil
    case .mainActor: mainActor
    case .unsafe: isVariable && !has(.nonisolated) ? beforeKeyword("nonisolated(unsafe) ") : nil
    case .preconcurrency:
      kind == "import" && !has(attribute: .preconcurrency)
        ? insertion("@preconcurrency ", at: node.range.lowerBound) : nil
    }
  }

  // MARK: Edits

  private func insertion(_ text: String, at offset: UInt32) -> TextEdit {
    TextEdit(bytes: Int(offset)..<Int(offset), replacement: Array(text.utf8))
  }

  /// After all attributes and modifiers.
  private func beforeKeyword(_ text: String) -> TextEdit {
    let last = Array(node.children(.modifier)).last ?? Array(node.children(.attribute)).last
    return insertion(text, at: last.map(\.lastToken.next.offset) ?? node.range.lowerBound)
  }

  private var sendable: TextEdit? {
    if let parameter = GenericParameter(node) {
      guard let constraint = parameter.constraint else {
        return insertion(": Sendable", at: parameter.nameToken.range.upperBound)
      }
      return insertion(" & Sendable", at: constraint.node.range.upperBound)
    }
    guard let type = NominalTypeDecl(node), kind != "actor" else { return nil }
    let inherited = Array(type.inheritedTypes)
    if inherited.contains(where: { $0.name == Name(.Sendable) }) { return nil }
    if let last = inherited.last { return insertion(", Sendable", at: last.node.range.upperBound) }
    let clause = node.child(.genericParameters) ?? node.child(.primaryAssociatedTypes)
    return insertion(": Sendable", at: clause?.range.upperBound ?? node.mainToken.range.upperBound)
  }

  private var unchecked: TextEdit? {
    guard let type = NominalTypeDecl(node), ["class", "struct", "enum"].contains(kind) else { return nil }
    guard let stated = type.inheritedTypes.first(where: { $0.name == Name(.Sendable) }) else {
      guard var edit = sendable else { return nil }
      let separator = edit.replacement.first.map { [$0] } ?? []
      edit.replacement = separator + Array(" @unchecked Sendable".utf8)
      return edit
    }
    if case .attributed? = stated.type { return nil }
    return insertion("@unchecked ", at: stated.node.range.lowerBound)
  }

  private var constant: TextEdit? {
    guard kind == "variable", let variable = VariableDecl(node), !has(.lazy), !has(.weak),
      !variable.bindings.contains(where: { $0.accessors != nil })
    else { return nil }
    let keyword = node.mainToken.range
    return TextEdit(bytes: Int(keyword.lowerBound)..<Int(keyword.upperBound), replacement: Array("let".utf8))
  }

  private var sendingParameter: TextEdit? {
    guard let type = FunctionParameter(node)?.type else { return nil }
    if case .attributed(let attributed) = type,
      attributed.hasModifier(.sending) || attributed.hasModifier(.inout) || attributed.hasModifier(.isolated)
    {
      return nil
    }
    return insertion("sending ", at: type.node.range.lowerBound)
  }

  private var mainActor: TextEdit? {
    guard mayBeIsolated, kind != "actor", !has(attribute: .MainActor), !has(.nonisolated) else { return nil }
    return insertion("@MainActor ", at: node.range.lowerBound)
  }

  // MARK: What the declaration is

  private var isVariable: Bool { kind == "variable" || kind == "constant" }

  private var mayBeIsolated: Bool {
    isVariable || ["class", "struct", "enum", "protocol", "function", "initializer", "subscript"].contains(kind)
  }

  private func has(_ modifier: WellKnownName) -> Bool {
    node.children(.modifier).contains { $0.mainToken.name == Name(modifier) }
  }

  private func has(attribute: WellKnownName) -> Bool {
    node.children(.attribute).contains { $0.kind == .attribute && $0.mainToken.name == Name(attribute) }
  }

  /// The function type of a parameter, variable or typealias, if it is not `@Sendable` yet.
  private var functionType: Node? {
    let written: TypeRef?
    switch node.kind {
    case .functionType: return node
    case .functionParameter: written = FunctionParameter(unchecked: node).type
    case .variableDecl: written = VariableDecl(unchecked: node).bindings.first?.type
    case .typeAliasDecl: written = TypeAliasDecl(unchecked: node).aliasedType
    default: return nil
    }
    return written?.functionWithoutSendable
  }
}

extension TypeRef {
  /// The function type in a written one, without optionals, parentheses and attributes.
  fileprivate var functionWithoutSendable: Node? {
    switch self {
    case .function(let type): type.node
    case .optional(let type): type.base?.functionWithoutSendable
    case .implicitlyUnwrappedOptional(let type): type.base?.functionWithoutSendable
    case .attributed(let type): type.hasAttribute(.Sendable) ? nil : type.base?.functionWithoutSendable
    case .tuple(let type): type.parenthesized?.functionWithoutSendable
    default: nil
    }
  }
}

// MARK: - Where

extension AnnotatedDeclaration {
  /// Those of a text whose names are in a range of bytes, outer ones first.
  static func all(in tree: SyntaxTree, namedIn bytes: Range<Int>) -> [AnnotatedDeclaration] {
    tree.root.descendants.compactMap { node in
      // Those that end before have no name in it.
      guard Int(node.range.upperBound) > bytes.lowerBound, Int(node.range.lowerBound) < bytes.upperBound,
        let found = AnnotatedDeclaration(node), bytes.contains(found.place.lowerBound)
      else { return nil }
      return found
    }
  }
}
