import LintKit

// Code that keeps others from deleting its model while it waits.

extension Pass {
  /// Whether a function of the project, that gets the model of an expression, guards it.
  func isGuarded(_ model: Node, by function: DeclRef) -> Bool {
    guard let type = Expr(model).map({ type(of: $0) }) else { return false }
    let there = looking(at: function.file)
    return there.whole(function).map { there.isGuarded(type, by: $0) } ?? false
  }

  /// Whether all code that deletes such models is in this file, and leaves before where a property says so that the
  /// given code sets before its first wait: `guard rebuildingID != item.id else { return }`.
  func isGuarded(_ type: SwiftType, by code: Node) -> Bool {
    guard let wait = code.descendants(of: .awaitExpr).first(where: { _ in true }),
      case let flags = propertiesSet(in: code, before: wait), !flags.isEmpty,
      let deletions = deletions(ofModelsIn: type), deletions.unknown.isEmpty, !deletions.isCascaded,
      !deletions.calls.isEmpty, deletions.calls.count <= Self.mostCalls
    else { return false }
    return deletions.calls.allSatisfy { deleting in
      guard deleting.call.file == file, let call = node(ofCall: deleting.call), let function = call.functionAround
      else { return false }
      return function.descendants(of: .guardStmt).contains { question in
        question.id < call.id
          && question.children(.condition).contains { condition in
            condition.descendants(of: .declReferenceExpr).contains { isUse($0, ofAny: flags) }
              || condition.descendants(of: .memberAccessExpr).contains { isUse($0, ofAny: flags) }
          }
      }
    }
  }

  /// The properties that code gives another value than `nil` before a node.
  private func propertiesSet(in code: Node, before end: Node) -> Set<DeclRef> {
    var found: Set<DeclRef> = []
    for node in code.descendants(of: .sequenceExpr) where node.id < end.id {
      var elements = SequenceExpr(unchecked: node).elements
      guard case .operand(let target)? = elements.next(), case .assignment? = elements.next() else { continue }
      if case .operand(.nilLiteral)? = elements.next() { continue }
      if let property = property(meantBy: target) { found.insert(property) }
    }
    return found
  }

  private func isUse(_ node: Node, ofAny properties: Set<DeclRef>) -> Bool {
    Expr(node).flatMap { property(meantBy: $0) }.map { properties.contains($0) } ?? false
  }

  /// `name` or `self.name`
  func property(meantBy expression: Expr) -> DeclRef? {
    switch expression {
    case .declReference(let reference):
      guard case .property(let found)? = binding(of: reference) else { return nil }
      return found
    case .memberAccess(let member):
      guard case .declReference(let base)? = member.base, base.isSelf else { return nil }
      return property(namedAt: base.node)?.0
    default: return nil
    }
  }

  /// More calls that delete are not looked at.
  private static let mostCalls = 50
}
