import LintKit

// What a callback does on a path that does not resume.

extension ResumeSearch {
  /// Whether a condition in a callback calls a method that changes its object, a local from outside of the callback:
  /// `guard latch.isFirst() else { return }`.
  func asksLatch(in body: BodyID) -> Bool {
    let names = continuation.names
    if names.body(at: opener.node) == body { return false }
    let node = names.node(of: body)
    return node.descendants(stoppingAtNestedFunctions: true).contains { inner in
      guard let call = FunctionCallExpr(inner), inner.isInCondition(below: node),
        case .declReference(let object)? = call.calleeBase, case .local(let local) = names.resolution(of: object),
        names[local].kind == .variable, !names.isBody(names[local].body, inside: body)
      else { return false }
      return pass.mayChangeItsObject(call)
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
