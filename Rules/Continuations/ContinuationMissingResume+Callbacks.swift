import LintKit

// What a callback does on a path that does not resume.

extension ResumeSearch {
  /// Whether a condition in a callback calls a method that changes its object, a local from outside of the callback:
  /// `guard latch.isFirst() else { return }`. So does one that asks what such a call has given.
  func asksLatch(in body: BodyID) -> Bool {
    let names = continuation.names
    if names.body(at: opener.node) == body { return false }
    let node = names.node(of: body)
    return node.descendants(stoppingAtNestedFunctions: true).contains { inner in
      guard let call = FunctionCallExpr(inner), inner.isInCondition(below: node) || isAskedLater(inner, in: node),
        case .declReference(let object)? = call.calleeBase, case .local(let local) = names.resolution(of: object),
        names[local].kind == .variable, !names.isBody(names[local].body, inside: body)
      else { return false }
      return pass.mayChangeItsObject(call)
    }
  }

  /// Whether a call is the value of a constant that a condition asks for.
  private func isAskedLater(_ call: Node, in body: Node) -> Bool {
    guard let binding = call.parent.flatMap({ PatternBinding($0) }), let name = binding.nameToken else { return false }
    return continuation.names.uses(inside: body).contains { use in
      guard case .local(let local) = continuation.names[use].resolution else { return false }
      return continuation.names.node(of: local).firstToken == name
        && continuation.names.node(of: use).isInCondition(below: body)
    }
  }

  /// Whether a callback calls a method of the object that it was given to, which may call it again.
  func turnsToOwner(in body: BodyID) -> Bool {
    let node = continuation.names.node(of: body)
    guard let owner = node.callOfArgument?.calleeBase, case .declReference(let name) = owner, !name.isSelf,
      case .local(let definition) = continuation.names.resolution(of: name)
    else { return false }
    return node.descendants(stoppingAtNestedFunctions: true).contains { inner in
      guard let call = FunctionCallExpr(inner), case .declReference(let other)? = call.calleeBase,
        case .local(let used) = continuation.names.resolution(of: other)
      else { return false }
      return used == definition
    }
  }
}

extension ResumeSearch {
  /// Whether all that a callback does with a value is to `return` where a flag of it is set.
  func passesOverValue(_ statement: Node, in body: Node) -> Bool {
    guard body != opener.node, let callback = ClosureExpr(body), let signature = callback.signature?.node,
      let block = statement.parent, block.children(.statement).allSatisfy({ $0 == statement }),
      let choice = block.parent.flatMap({ IfExpr($0) }),
      choice.node.children(.condition).allSatisfy({ condition in
        guard case .memberAccess(let flag)? = Expr(condition), case .declReference(let value)? = flag.base,
          case .local(let definition) = continuation.names.resolution(of: value)
        else { return false }
        return signature.contains(continuation.names.node(of: definition))
      })
    else { return false }
    return true
  }

  /// Whether all that a callback does with a certain value is to `return`: `guard status != .unknown else { return }`.
  /// Who waits for one value alone, `guard status == .ready`, owes an answer for the others.
  func leavesOneOut(_ statement: Node, in body: Node) -> Bool {
    guard body != opener.node, ClosureExpr(body) != nil, let block = statement.parent,
      block.children(.statement).allSatisfy({ $0 == statement }), let choice = block.parent,
      choice.kind == .ifExpr || choice.kind == .guardStmt
    else { return false }
    let leaving = choice.kind == .ifExpr ? "==" : "!="
    return choice.children(.condition).contains { condition in
      guard condition.kind == .sequenceExpr else { return false }
      let parts = Array(condition.children(.element))
      return parts.count == 3 && parts[1].text == leaving && parts[2].text != "nil"
        && parts[0].kind == .declReferenceExpr && isOfCallback(parts[0], in: body)
    }
  }

  /// Whether a callback resumes with whichever of its values is there, and all that it leaves out is that none is:
  /// `if let error { … } else if let value { … }`. Who calls it gives one of them, by custom.
  ///
  /// - Parameter met: what resumes.
  func leavesOutNoValue(in body: Node, met: [Node]) -> Bool {
    guard body != opener.node, let callback = ClosureExpr(body), let signature = callback.signature?.node else {
      return false
    }
    var asked: Set<DefinitionID> = []
    var choice = callback.node.children(.statement).reduce(nil) { $1 }.flatMap { IfExpr($0) }
    while let one = choice {
      let conditions = Array(one.node.children(.condition))
      guard conditions.count == 1, let value = valueAsked(by: conditions[0]),
        signature.contains(continuation.names.node(of: value)), let branch = one.body?.node,
        met.contains(where: { branch.contains($0) })
      else { return false }
      asked.insert(value)
      switch one.elseBranch {
      case nil: return asked.count > 1
      case .elseIf(let next)?: choice = next
      case .block?: return false
      }
    }
    return false
  }

  /// The local that a condition asks for a value: `let error`, `let error = error`, `error != nil`.
  private func valueAsked(by condition: Node) -> DefinitionID? {
    var place = condition
    if let binding = OptionalBindingCondition(condition) {
      place = binding.initializer?.node ?? condition
    } else {
      let parts = Array(condition.children(.element))
      guard parts.count == 3, parts[1].text == "!=", parts[2].kind == .nilLiteralExpr else { return nil }
      place = parts[0]
    }
    guard let use = continuation.names.use(at: place), case .local(let local) = continuation.names[use].resolution
    else { return nil }
    return local
  }

  /// Whether a name is of what a callback is given, or is bound there.
  private func isOfCallback(_ reference: Node, in body: Node) -> Bool {
    guard let name = DeclReferenceExpr(reference), case .local(let local) = continuation.names.resolution(of: name)
    else { return false }
    return continuation.names.node(of: local).isInside(body)
  }
}

extension Pass {
  /// Whether a method that is called may set a property of its object; what another module does is not known.
  fileprivate func mayChangeItsObject(_ call: FunctionCallExpr) -> Bool {
    guard let method = member(calledBy: call), let owner = index.nominalOwner(of: method.ref) else { return true }
    if method.ref.isOfSDK { return false }
    let pass = looking(at: method.ref.file)
    guard let declaration = pass.whole(method.ref) else { return true }
    return index.properties(in: owner).contains { property in
      property.file == method.ref.file
        && pass.uses(ofProperty: property).contains {
          $0.isInside(declaration) && pass.changes(index.property(property), at: $0)
        }
    }
  }
}
