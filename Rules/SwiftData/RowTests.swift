import LintKit

/// Code that tests the rows of a fetch one by one.
struct RowTest {
  enum Form {
    case filter, first, contains, allSatisfy, loop
  }

  private enum Condition {
    case call(FunctionCallExpr)
    /// Of a loop, by what it calls a row.
    case loop([Expr], Name)
  }

  let form: Form
  let anchor: Range<UInt32>
  /// For messages: the name of the member in quotes, or "a loop".
  let shown: String
  private let condition: Condition

  /// The call, unless it is a loop.
  var call: FunctionCallExpr? { if case .call(let call) = condition { call } else { nil } }

  /// Whether it is `filter { !known.contains($0.key) }`.
  var isComplement: Bool {
    guard form == .filter, case .call(let filter) = condition, let closure = filter.trailingClosure,
      closure.statements.count == 1, case .expression(.prefixOperator(let negation))? = closure.statements.first,
      negation.node.mainToken.text == "!", case .functionCall(let call)? = negation.operand,
      call.calleeName == .contains, call.lastClosure == nil, case .declReference? = call.calleeBase
    else { return false }
    return true
  }

  func predicate(on model: DeclRef, in pass: Pass) -> PredicateForm {
    switch condition {
    case .call(let call): PredicateForm(of: call, model: model, in: pass)
    case .loop(let conditions, let name): PredicateForm(of: conditions, on: name, model: model, in: pass)
    }
  }

  /// `.filter { }`, `.first(where:)`, `.contains(where:)`, `.allSatisfy`: a member with a test.
  fileprivate init?(_ call: FunctionCallExpr) {
    guard let name = call.calleeNameToken else { return nil }
    let isTrailing = call.trailingClosure != nil && call.arguments.isEmpty
    switch name.name {
    case .filter where call.trailingClosure != nil || call.arguments.first?.label == nil: form = .filter
    case .allSatisfy where call.trailingClosure != nil || call.arguments.first?.label == nil: form = .allSatisfy
    case .first where isTrailing || call.arguments.first?.labelName == .where: form = .first
    case .contains where isTrailing || call.arguments.first?.labelName == .where: form = .contains
    default: return nil
    }
    (anchor, shown, condition) = (name.range, "'\(name.identifierText)'", .call(call))
  }

  /// `for row in rows where …`, or with a body that begins with `guard … else { continue }` or is one `if`.
  fileprivate init?(_ loop: ForStmt) {
    guard !loop.isAsync, let name = loop.pattern?.nameToken?.name, let conditions = loop.conditions else { return nil }
    let keyword = loop.node.firstToken
    (form, anchor, shown, condition) = (.loop, keyword.range, "a loop", .loop(conditions, name))
  }
}

/// What is done with the result of one fetch.
struct RowTests {
  fileprivate(set) var all: [RowTest] = []
  /// All rows are counted as well.
  fileprivate(set) var isCounted = false

  var isOnly: Bool { all.count == 1 }

  /// How many keep some of the rows, so that others may keep the rest.
  var keepingSome: Int { all.count { $0.form == .filter || $0.form == .loop } }
}

extension Pass {
  /// The tests of a result: of the call itself, or all uses of the local that holds it. `nil` when there is none, or
  /// the result is used in any other way than counted.
  func rowTests(ofResultOf call: FunctionCallExpr) -> RowTests? {
    if let test = call.node.rowTest { return RowTests(all: [test]) }
    let value = call.node.withoutWrappers
    guard value.role == .initializer, let holder = value.parent else { return nil }
    if let variable = PatternBinding(holder), let scope = holder.parent?.parent {
      return rowTests(ofLocalOf: variable.node, in: scope)
    }
    if let condition = OptionalBindingCondition(holder), let statement = holder.parent {
      let scope = statement.kind == .guardStmt ? statement.parent : statement
      return scope.flatMap { rowTests(ofLocalOf: condition.node, in: $0) }
    }
    return nil
  }

  private func rowTests(ofLocalOf holder: Node, in scope: Node) -> RowTests? {
    var tests = RowTests()
    for reference in references(toLocalOf: holder) {
      if reference.node.isCount {
        tests.isCounted = true
        continue
      }
      guard let test = reference.node.rowTest,
        !exempts(FetchThenFilterInMemory.Exemption.repeated, reference.node.isRepeated(below: scope))
      else { return nil }
      tests.all.append(test)
    }
    return tests.all.isEmpty ? nil : tests
  }
}

extension Node {
  /// What tests the rows of this value, looking through `try`, parentheses, `?`, `!` and `?? []`.
  fileprivate var rowTest: RowTest? {
    let value = withoutWrappers
    if value.role == .sequence, let loop = value.parent.flatMap({ ForStmt($0) }) { return RowTest(loop) }
    guard value.role == .base, let member = value.parent, member.kind == .memberAccessExpr, member.role == .callee
    else {
      return nil
    }
    return member.parent.flatMap { FunctionCallExpr($0) }.flatMap { RowTest($0) }
  }

  /// `rows.count`, `rows.isEmpty`
  fileprivate var isCount: Bool {
    let value = withoutWrappers
    guard value.role == .base, let member = value.parent.flatMap({ MemberAccessExpr($0) }), member.node.role != .callee
    else { return false }
    return member.nameToken?.isSpelled("count") == true || member.nameToken?.isSpelled("isEmpty") == true
  }

  /// Whether a loop or closure below the scope may run the node more than once: one fetch then serves many lookups.
  fileprivate func isRepeated(below scope: Node) -> Bool {
    var inner = self
    for ancestor in ancestors {
      if ancestor == scope { return false }
      switch ancestor.kind {
      // What a loop goes over is evaluated once.
      case .forStmt: if inner.role != .sequence { return true }
      case .whileStmt, .repeatStmt, .closureExpr, .functionDecl: return true
      default: break
      }
      inner = ancestor
    }
    return false
  }
}

extension ForStmt {
  /// What all rows must meet for which the body does something.
  fileprivate var conditions: [Expr]? {
    if let whereClause { return [whereClause] }
    guard let body, let first = body.statements.first else { return nil }
    switch first {
    case .statement(.guard(let check)) where check.skipsToNext: return check.conditions.expressions
    case .expression(.if(let branch)) where branch.elseBranch == nil && body.statements.count == 1:
      return branch.conditions.expressions
    default: return nil
    }
  }
}

extension GuardStmt {
  /// `else { continue }`
  fileprivate var skipsToNext: Bool {
    guard let body, body.statements.count == 1, case .statement(.continue)? = body.statements.first else {
      return false
    }
    return true
  }
}

extension SyntaxList<Condition> {
  /// `nil` where names are bound or patterns matched.
  fileprivate var expressions: [Expr]? {
    var found: [Expr] = []
    for condition in self {
      guard case .expression(let expression) = condition else { return nil }
      found.append(expression)
    }
    return found
  }
}
