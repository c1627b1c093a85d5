import LintSyntax

/// A named value of a file, or what a member is called on, and its type.
public struct TypedName {
  public enum Kind: String, Sendable {
    case local, property, parameter, receiver
  }

  public let kind: Kind
  /// For a receiver the name of the member that is called.
  public let name: String
  /// In bytes of the file.
  public let offset: UInt32
  public let type: SwiftType
}

extension ExpressionTyper {
  /// The variables, properties, parameters and receivers of calls of a file, in the order of their places.
  ///
  /// - Parameter tree: the whole file's.
  public func typedNames(of tree: SyntaxTree) -> [TypedName] {
    var found: [TypedName] = []
    for node in tree.root.descendants {
      switch node.kind {
      case .identifierPattern:
        let kind: TypedName.Kind = node.isProperty ? .property : .local
        let type = kind == .property ? propertyType(at: node) : definitionType(node)
        found.append(
          TypedName(kind: kind, name: node.mainToken.identifierText, offset: node.mainToken.offset, type: type))
      case .functionParameter:
        guard let name = FunctionParameter(unchecked: node).internalName else { continue }
        found.append(
          TypedName(kind: .parameter, name: name.identifierText, offset: name.offset, type: definitionType(node)))
      case .closureShorthandParameter where node.mainToken.kind != .wildcard:
        found.append(
          TypedName(
            kind: .parameter, name: node.mainToken.identifierText, offset: node.mainToken.offset,
            type: definitionType(node)))
      case .closureCapture where ClosureCapture(unchecked: node).name != .`self`:
        found.append(
          TypedName(
            kind: .local, name: node.mainToken.identifierText, offset: node.mainToken.offset, type: definitionType(node)
          ))
      case .functionCallExpr:
        guard case .memberAccess(let member)? = FunctionCallExpr(unchecked: node).callee?.withoutNameSuffixes,
          let base = member.base,
          let name = member.nameToken
        else { continue }
        let type = linkType(of: base)
        // `Box.make()`: the call decides what kind of box.
        found.append(
          TypedName(
            kind: .receiver, name: name.identifierText, offset: name.offset,
            type: isOpen(type, at: node) ? .unknown : type))
      default: continue
      }
    }
    return found.sorted { ($0.offset, $0.kind.rawValue) < ($1.offset, $1.kind.rawValue) }
  }

  /// The innermost expression, name or type at a place, and its type; `nil` if there is none. The name of a declared
  /// function is the function, that of a declared type is the type.
  ///
  /// - Parameter offset: in bytes of the file.
  public func type(at offset: UInt32, in tree: SyntaxTree) -> (node: Node, type: SwiftType)? {
    var innermost: (node: Node, type: SwiftType)?
    for node in tree.root.descendants where node.range.contains(offset) {
      switch node.kind {
      case .identifierPattern: innermost = (node, node.isProperty ? propertyType(at: node) : definitionType(node))
      case .functionParameter, .closureShorthandParameter, .closureCapture: innermost = (node, definitionType(node))
      case .functionDecl, .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl:
        guard node.mainToken.range.contains(offset), let ref = types.declaration(node, file) else { continue }
        switch node.kind {
        case .functionDecl: innermost = (node, types.signature(of: ref).functionType)
        case .protocolDecl: innermost = (node, types.nested(ref, [], in: nil))
        default: innermost = (node, types.selfType(of: ref))
        }
      case .memberAccessExpr:
        // The part after the period has the type of the whole up to there.
        innermost = (node, linkType(of: Expr(node)))
      default:
        if let expression = Expr(node) {
          innermost = (node, type(of: expression))
        } else if let written = TypeRef(node) {
          innermost = (node, types.valueType(written, file))
        }
      }
    }
    return innermost
  }

  private func propertyType(at pattern: Node) -> SwiftType {
    guard file >= 0, let binding = pattern.parent, binding.kind == .patternBinding,
      let ref = types.index.property(at: binding, in: file)
    else {
      return definitionType(pattern)
    }
    let type = types.propertyType(ref)
    // Closures in initial values have no bodies in the outline.
    return type.hasUnknown ? definitionType(pattern) : type
  }
}

extension Node {
  /// Whether a pattern's name is that of a type's or file's property.
  fileprivate var isProperty: Bool {
    var current = self
    while let parent = current.parent {
      switch parent.kind {
      case .memberBlock, .sourceFile: return current.kind == .variableDecl || current.kind == .ifConfigDecl
      case .variableDecl, .patternBinding, .tuplePattern, .tuplePatternElement, .ifConfigClause, .ifConfigDecl,
        .valueBindingPattern:
        current = parent
      default: return false
      }
    }
    return false
  }
}
