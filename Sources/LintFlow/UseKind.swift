import LintSyntax

extension Node {
  /// What the code around a name does to its value, and whether the name is only the beginning of a path.
  var useKind: (kind: Use.Kind, hasPath: Bool) {
    var top = self
    var hasPath = false
    while let parent = top.parent {
      switch (parent.kind, top.role) {
      case (.memberAccessExpr, .base), (.subscriptCallExpr, .callee): hasPath = true
      case (.optionalChainingExpr, .operand), (.forceUnwrapExpr, .operand), (.genericSpecializationExpr, .operand):
        break
      case (.functionCallExpr, .callee): return (hasPath ? (top.isMember ? .methodCall : .read) : .call, hasPath)
      case (.postfixIfConfigExpr, .base): return (.methodCall, true)
      case (.inOutExpr, .operand): return (.inOut, hasPath)
      case (.consumeExpr, .operand): return (.consume, hasPath)
      case (.closureCapture, .initializer): return (.captureList, hasPath)
      default: return (top.assignment(hasPath: hasPath), hasPath)
      }
      top = parent
    }
    return (.read, hasPath)
  }

  /// Whether the node is a member, perhaps followed by `?`, `!` or generic arguments.
  private var isMember: Bool {
    var node = self
    while node.kind != .memberAccessExpr {
      guard let operand = node.child(.operand) else { return false }
      node = operand
    }
    return true
  }

  /// What an assignment does to the path that this is, if it is on its left side, perhaps in a tuple.
  private func assignment(hasPath: Bool) -> Use.Kind {
    var target = self
    while let parent = target.parent {
      switch parent.kind {
      case .tryExpr, .awaitExpr, .unsafeExpr, .tupleExpr: break
      case .labeledExpr: if parent.parent?.kind != .tupleExpr { return .read }
      case .sequenceExpr:
        guard target.id == parent.id + 1, target.subtreeEnd < parent.subtreeEnd else { return .read }
        switch Node(columns: columns, id: target.subtreeEnd).assignmentForm {
        case .plain: return hasPath ? .modify : .write
        case .compound: return hasPath ? .modify : .update
        case nil: return .read
        }
      default: return .read
      }
      target = parent
    }
    return .read
  }

  enum AssignmentForm {
    /// `=`
    case plain
    /// `+=` and its like.
    case compound
  }

  /// Whether an operator of a sequence assigns to what is before it.
  var assignmentForm: AssignmentForm? {
    switch kind {
    case .assignmentExpr: return .plain
    case .binaryOperatorExpr:
      let bytes = mainToken.bytes
      guard bytes.count > 1, bytes.last == UInt8(ascii: "=") else { return nil }
      switch bytes[0] {
      case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "~"): return nil
      case UInt8(ascii: "<"), UInt8(ascii: ">"):
        // `<=`, `>=`; `<<=` and `>>=` shift. `.<=` and similar operators compare lanes.
        return bytes.count > 2 ? .compound : nil
      case UInt8(ascii: "."):
        return [UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">")].contains(bytes[1])
          ? nil : .compound
      default: return .compound
      }
    default: return nil
    }
  }
}
