// What a file's code alone tells of whether a rule has work there, see ``Gate/shape``. Each is true of all code that
// the rule would report or keep silent about, and may be true of more.

extension SyntaxTree {
  /// Whether some node of a kind meets a condition.
  @inlinable
  public func contains<Subject: KindCursor>(_ subject: Subject.Type, where holds: (Subject) -> Bool) -> Bool {
    root.descendants(of: Subject.kind).contains { holds(Subject(unchecked: $0)) }
  }
}

extension Node {
  /// Whether a node is this one or below it.
  public func contains(_ other: Node) -> Bool { other.id >= id && other.id < subtreeEnd }

  /// Whether the code around may be asynchronous. What a closure is depends on what it is passed to.
  public var mayBeAsynchronous: Bool { mayBeAsynchronous(where: \.mentionsAwait) }

  fileprivate func mayBeAsynchronous(where mentionsAwait: (Node) -> Bool) -> Bool {
    guard let around = enclosingFunctionLike else { return true }
    switch around {
    case .closure: return true
    // What computes a local variable is part of the function around.
    case .getter, .accessor:
      if around.node.enclosingFunctionLike != nil { return around.node.mayBeAsynchronous(where: mentionsAwait) }
    case .function, .initializer, .deinitializer: break
    }
    return around.isAsync || mentionsAwait(around.node)
  }

  fileprivate var mentionsAwait: Bool { tokens.contains { $0.name == .await } }

  /// Whether the code around may be isolated to an actor that is not a global one: in an actor, in an extension, which
  /// may be of one, with a parameter that says so.
  public var mayBeOnActor: Bool { mayBeOnActor { _ in true } }

  fileprivate func mayBeOnActor(ifExtendedAt isActor: (Node) -> Bool) -> Bool {
    for ancestor in enclosingNodes {
      switch ancestor.kind {
      case .actorDecl, .protocolDecl: return true
      case .extensionDecl: return isActor(ancestor)
      case .classDecl, .structDecl, .enumDecl: return false
      case .functionDecl, .initializerDecl, .subscriptDecl:
        if ancestor.child(.parameters)?.tokens.contains(where: { $0.name == .isolated }) == true { return true }
      default: continue
      }
    }
    return false
  }
}

extension Pass {
  /// See ``Node/mayBeOnActor``. What an extension extends is known here.
  public func mayBeOnActor(_ node: Node) -> Bool {
    node.mayBeOnActor { place in
      guard let type = type(at: place), let nominal = index.extendedNominal(type) else { return true }
      switch index.type(nominal).kind {
      case .actor, .protocol: return true
      case .class, .struct, .enum, .extension: return false
      }
    }
  }

  /// See ``Node/mayBeAsynchronous``. A function that many nodes are asked about is read once.
  public func mayBeAsynchronous(around node: Node) -> Bool {
    node.mayBeAsynchronous { function in
      if let known = functionsWithAwait[function.id] { return known }
      let found = function.mentionsAwait
      functionsWithAwait[function.id] = found
      return found
    }
  }
}
