import LintKit

extension FetchThenFilterInMemory {
  /// Moves the condition of `filter` or `first` into a descriptor that is made in the call of `fetch`. Unsafe: what the
  /// store cannot translate fails at run time.
  static func moving(_ test: RowTest, _ predicate: PredicateForm, fetchedBy fetch: FunctionCallExpr, in pass: Pass)
    -> RawDiagnostic.FixIt?
  {
    guard let call = test.call, test.form == .filter || test.form == .first, let closure = call.conditionClosure,
      let (descriptor, statement) = pass.descriptor(of: fetch),
      case .genericSpecialization(let callee)? = descriptor.callee, descriptor.argument(labeled: .predicate) == nil,
      let model = callee.genericArguments?.arguments.first?.node.text, pass.isVisible(closure, before: statement)
    else { return nil }
    var fix = FixBuilder(in: pass)
    guard let condition = fix.hoist(predicate.hoisted, outOf: closure, before: statement, in: pass) else { return nil }
    let argument = "predicate: #Predicate<\(model)> \(condition)"
    if let first = descriptor.arguments.first {
      fix.insert(argument + ", ", at: first.node.range.lowerBound)
    } else {
      fix.insert(argument, at: descriptor.node.range.upperBound - 1)
    }
    guard let base = call.calleeBase else { return nil }
    let rest = test.form == .first ? ".first" : ""
    fix.replace(base.node.range.upperBound..<call.node.range.upperBound, with: rest)
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

extension FixBuilder {
  /// Copies what a predicate cannot take as it is into constants before a statement.
  ///
  /// - Returns: the text of the closure with the constants' names; `nil` where one has no name, or no place.
  fileprivate mutating func hoist(_ values: [Expr], outOf closure: ClosureExpr, before statement: Node, in pass: Pass)
    -> String?
  {
    if values.isEmpty { return text(closure.node.range) }
    guard !statement.isOnlyExpression, let around = statement.declarationAround else { return nil }
    var condition = ""
    var end = closure.node.range.lowerBound
    var declarations: [String] = []
    var known: [String: String] = [:]
    for value in values.sorted(by: { $0.node.id < $1.node.id }) {
      guard case .memberAccess(let member) = value, member.base != nil, let last = member.nameToken?.identifierText
      else { return nil }
      let written = text(value.node.range)
      if known[written] == nil {
        let names = [last, "wanted\(last.capitalizedFirst)"].filter { !known.values.contains($0) }
        guard let name = pass.firstFree(of: names, in: around) else { return nil }
        known[written] = name
        declarations.append("let \(name) = \(written)")
      }
      condition += text(end..<value.node.range.lowerBound) + (known[written] ?? written)
      end = value.node.range.upperBound
    }
    condition += text(end..<closure.node.range.upperBound)
    insert(declarations, before: statement)
    return condition
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

// MARK: - Messages

extension Message {
  fileprivate static let moveIntoPredicate: Message = "Move the condition into a '#Predicate'"
}
