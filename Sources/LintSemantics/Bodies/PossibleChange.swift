import LintSyntax

/// What code around a name may do to the value that the name is of, or to a part of it.
public enum PossibleChange {
  case assignment
  /// `&name`
  case address
  /// A method is called on the value.
  case method(TokenCursor)
}

extension Node {
  /// How the code around a name or member may change the value: with an operator, as `&name`, or by a method; `nil`
  /// where it only reads.
  public var possibleChange: PossibleChange? {
    var node = self
    while let parent = node.parent {
      switch (parent.kind, node.role) {
      case (.inOutExpr, _): return .address
      // The variable itself is called, or a method of its value, or of a part of that.
      case (.functionCallExpr, .callee): return node == self ? nil : .method(node.mainToken)
      case (.sequenceExpr, .element):
        guard node.subtreeEnd < parent.subtreeEnd else { return nil }
        return Node(columns: columns, id: node.subtreeEnd).assigns ? .assignment : nil
      case (.memberAccessExpr, .base), (.optionalChainingExpr, _), (.forceUnwrapExpr, _), (.labeledExpr, _),
        (.tupleExpr, _), (.subscriptCallExpr, .callee):
        node = parent
      default: return nil
      }
    }
    return nil
  }

  /// Whether a key path leads to static variables, and can be written through: one that begins at a metatype.
  public var isPathOfMetatype: Bool {
    switch kind {
    case .keyPathExpr: tokens.contains { $0.isSpelled("Type") }
    case .keyPathPropertyComponent: (parent ?? self).tokens.contains { $0.isSpelled("Type") }
    default: false
    }
  }

  /// `=`, or an operator that ends in it and does not compare.
  private var assigns: Bool {
    if kind == .assignmentExpr { return true }
    return kind == .binaryOperatorExpr && mainToken.text.hasSuffix("=")
      && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(mainToken.text)
  }
}

// MARK: - Names that a file may change

/// The names of what code of a file may change, whatever they mean there.
private struct ChangedNames: Sendable {
  private var assigned: Set<Name> = []
  private var passedByAddress: Set<Name> = []
  private var calledOn: Set<Name> = []

  init(in tree: SyntaxTree) {
    let kinds = NodeKindSet([.declReferenceExpr, .memberAccessExpr, .keyPathExpr, .keyPathPropertyComponent])
    for node in tree.root.descendants where kinds.contains(node.kind) {
      let name = node.mainToken.name
      switch node.kind {
      case .declReferenceExpr, .memberAccessExpr:
        switch node.possibleChange {
        case .assignment?: assigned.insert(name)
        case .address?: passedByAddress.insert(name)
        case .method?: calledOn.insert(name)
        case nil: continue
        }
      default: if node.isPathOfMetatype { assigned.insert(name) }
      }
    }
  }

  func contain(_ name: Name, besidesByAddress: Bool, besidesByMethods: Bool) -> Bool {
    assigned.contains(name) || !besidesByAddress && passedByAddress.contains(name)
      || !besidesByMethods && calledOn.contains(name)
  }
}

private final class ChangeAnswers: AnswerTable {
  static let number = AnswerTableNumber()
  let changedNames = Memo<FileID, ChangedNames>()
}

extension ProjectIndex {
  /// Whether code of a file may change something of this name, as far as its spelling tells. Few files do more than
  /// read what others declare.
  ///
  /// - Parameters:
  ///   - besidesByAddress: whether `&name` does not count.
  ///   - besidesByMethods: whether methods that are called on the value do not count.
  public func mayChange(
    _ name: Name, in file: FileID, besidesByAddress: Bool = false, besidesByMethods: Bool = false
  ) -> Bool {
    let names = answers(ChangeAnswers.self).changedNames(file) {
      let tree = outline(file).wholeTree()
      return withExtendedLifetime(tree) { ChangedNames(in: tree) }
    }
    return names.contain(name, besidesByAddress: besidesByAddress, besidesByMethods: besidesByMethods)
  }
}
