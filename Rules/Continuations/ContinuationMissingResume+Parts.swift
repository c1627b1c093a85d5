import LintKit

// What code says of paths that are only there by their types: that a value is there, that a callback comes again.

extension ResumeSearch {
  /// Whether a node is in a call after `value?.` in the closure with the continuation, and a `guard` or `if` before
  /// that has asked for the value: itself, or by a function of the type that reads it.
  func standsBehindAsked(_ node: Node, in body: BodyID) -> Bool {
    let names = continuation.names
    guard body == names.body(at: opener.node), let function = opener.node.declarationAround else { return false }
    for ancestor in node.ancestors {
      if ancestor == opener.node { return false }
      guard ancestor.kind.category == .expression, ancestor.firstToken.next.text == "?" else { continue }
      let value = ancestor.firstToken.name
      return function.descendants.contains { condition in
        condition.role == .condition && condition.id < opener.node.id
          && condition.tokens.contains { $0.name == value || pass.function(calledBy: $0, reads: value) }
      }
    }
    return false
  }

  /// Whether a callback resumes with a local of the code around that it changes before: `parts.append(part)`, then
  /// `if isLast { continuation.resume(returning: parts) }`.
  func resumesWithGathered(_ node: Node, in body: BodyID) -> Bool {
    let names = continuation.names
    let callback = names.node(of: body)
    guard callback != opener.node,
      let resume = node.kind == .functionCallExpr ? node : node.ancestors.first(where: { $0.kind == .functionCallExpr })
    else { return false }
    return names.uses(inside: resume).contains { use in
      guard case .local(let gathered) = names[use].resolution, gathered != continuation.definition,
        !names.isBody(names[gathered].body, inside: body)
      else { return false }
      return names.uses(of: gathered).contains { other in
        let place = names.node(of: other)
        guard callback.encloses(place), !resume.encloses(place) else { return false }
        return names[other].isWrite.isYes || place.isReceiverOfCall
      }
    }
  }
}

extension Pass {
  /// Whether a token is the name of a function or property of the type around whose code mentions a name.
  fileprivate func function(calledBy token: TokenCursor, reads name: Name) -> Bool {
    guard token.kind == .identifier else { return false }
    return index.functions(named: token.name).contains { function in
      function.file == file && whole(function)?.tokens.contains { $0.name == name } == true
    }
  }
}

extension Node {
  /// Whether a method is called on it or on a part of it: `node.append(…)`, `node.parts.append(…)`.
  var isReceiverOfCall: Bool {
    guard role == .base, let member = parent, member.kind == .memberAccessExpr else { return false }
    return member.role == .callee || member.isReceiverOfCall
  }
}

extension ControlFlow {
  /// The code `value?.…` around some places, where an `if` around it has asked for the value.
  func placesOfValuesAskedFor(around places: [Place]) -> [Place] {
    let root = names.node(of: body)
    return places.compactMap { node(at: $0).chainAskedFor(below: root) }.flatMap { chain in
      self.places { chain.id <= $0.node && $0.node < chain.subtreeEnd }
    }
  }
}

extension Node {
  /// The call or access after `value?.` that the node is part of, in the branch of an `if value != nil`.
  fileprivate func chainAskedFor(below body: Node) -> Node? {
    var chains: [Name: Node] = [:]
    var child = self
    for ancestor in ancestors {
      if ancestor == body { return nil }
      if ancestor.kind.category == .expression, ancestor.firstToken.next.text == "?" {
        chains[ancestor.firstToken.name] = ancestor
      } else if let choice = IfExpr(ancestor), child.role == .body,
        let chain = chains.first(where: { name, _ in choice.conditions.contains { $0.node.asksFor(name) } })
      {
        return chain.value
      }
      child = ancestor
    }
    return nil
  }

  /// `value != nil`, alone or with other conditions that hold, too.
  private func asksFor(_ name: Name) -> Bool {
    !tokens.contains { $0.text == "||" }
      && tokens.contains { $0.name == name && $0.next.text == "!=" && $0.next.next.text == "nil" }
  }
}
