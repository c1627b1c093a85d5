import LintSyntax

extension Node {
  /// Whether it is such a member or statement itself, see ``flowItem``.
  public var isFlowItem: Bool { (role == .member || role == .statement) && flowItem == self }

  /// The member or statement of the file around a node: what ``LocalNames`` are made for. `nil` for what is not code:
  /// types, imports, and attributes.
  public var flowItem: Node? {
    var outer = enclosingNodes
    var next: Node? = self
    var insideBranch: Node?
    while let node = next, let parent = node.parent {
      switch parent.kind {
      case .memberBlock, .sourceFile:
        let item = insideBranch ?? node
        return item.kind.isFlowItem ? item : nil
      case .ifConfigClause where node.role == .member || node.role == .statement:
        if insideBranch == nil { insideBranch = node }
      case .ifConfigDecl where insideBranch != nil: break
      default: insideBranch = nil
      }
      next = outer.next()
    }
    return nil
  }

  /// Whether the item is a member of a type that is declared inside of a function, and so sees that function's local
  /// functions.
  var isInLocalType: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .codeBlock, .closureExpr: return true
      case .accessorBlock: if ancestor.flags.contains(.implicitGetter) { return true }
      default: break
      }
    }
    return false
  }
}

/// The ``Node/flowItem`` of many nodes of a file: a long way up is walked once.
public struct FlowItems {
  private var found = AnswersAlongWay<Node?>()

  public init() {}

  public mutating func item(around node: Node) -> Node? {
    found.find(from: node, otherwise: nil) { node in
      switch node.parent?.kind {
      case .memberBlock, .sourceFile: .some(node.flowItem)
      // What a clause of `#if` has is an item where the clause is one of members.
      case .ifConfigClause where node.role == .member || node.role == .statement: .some(node.flowItem)
      default: nil
      }
    }
  }
}

extension NodeKind {
  fileprivate var isFlowItem: Bool {
    switch self {
    case .importDecl, .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .typeAliasDecl,
      .associatedTypeDecl,
      .operatorDecl, .precedenceGroupDecl, .usingDecl, .poundSourceLocation, .missingDecl, .macroDecl, .enumCaseDecl,
      .ifConfigDecl, .unexpected:
      false
    default: true
    }
  }

  /// Whether the declaration introduces the name of a type.
  @inlinable
  public var declaresType: Bool {
    switch self {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl: true
    default: false
    }
  }
}
