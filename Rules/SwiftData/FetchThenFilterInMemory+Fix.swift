import LintKit

extension FetchThenFilterInMemory {
  /// Moves the condition of `filter` or `first` into a descriptor that is made in the call of `fetch`. Unsafe: what the
  /// store cannot translate fails at run time.
  static func moving(_ test: RowTest, _ predicate: PredicateForm, fetchedBy fetch: FunctionCallExpr, in pass: Pass)
    -> RawDiagnostic.FixIt?
  {
    guard let call = test.call, test.form == .filter || test.form == .first, let closure = call.conditionClosure,
      let (descriptor, statement) = pass.descriptor(of: fetch),
      case .genericSpecialization? = descriptor.callee, descriptor.argument(labeled: .predicate) == nil,
      pass.isVisible(closure, before: statement)
    else { return nil }
    var fix = FixBuilder(in: pass)
    guard let condition = fix.condition(of: closure, hoisting: predicate.hoisted, before: statement, in: pass),
      let base = call.calleeBase
    else { return nil }
    fix.insert(condition, of: closure, into: descriptor, of: fetch)
    if test.form == .first || !fix.rename(base, as: call, in: pass) {
      let rest = test.form == .first ? ".first" : ""
      fix.replace(base.node.range.upperBound..<call.node.range.upperBound, with: rest)
    }
    return fix.fix(.moveIntoPredicate, .unsafe)
  }
}

extension FunctionCallExpr {
  /// The test as a closure, trailing or not.
  fileprivate var conditionClosure: ClosureExpr? {
    if let trailingClosure { return arguments.isEmpty ? trailingClosure : nil }
    guard arguments.count == 1, case .closure(let closure)? = arguments.first?.expression else { return nil }
    return closure
  }
}

extension Pass {
  /// The call that makes the descriptor of a fetch, in place or for a local that nothing else uses, and its statement.
  fileprivate func descriptor(of fetch: FunctionCallExpr) -> (FunctionCallExpr, statement: Node)? {
    guard fetch.arguments.count == 1 else { return nil }
    switch fetch.arguments.first?.expression {
    case .functionCall(let call)?: return call.node.statementAround.map { (call, $0) }
    case .declReference(let reference)?:
      guard case .variable(let variable)? = binding(of: reference), let statement = variable.node.parent,
        statement.role == .statement, case .functionCall(let call)? = variable.initializer,
        references(toLocalOf: variable.node).count == 1
      else { return nil }
      return (call, statement)
    default: return nil
    }
  }

  /// Whether all locals that a closure captures are introduced before a statement.
  fileprivate func isVisible(_ closure: ClosureExpr, before statement: Node) -> Bool {
    guard let names = localNames(around: closure.node) else { return false }
    return names.uses(inside: closure.node).allSatisfy { use in
      guard case .local(let definition) = names[use].resolution else { return true }
      let introduced = names[definition].node
      return introduced < statement.id || introduced >= closure.node.id
    }
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

// MARK: - Messages

extension Message {
  fileprivate static let moveIntoPredicate: Message = "Move the condition into a '#Predicate'"
}
