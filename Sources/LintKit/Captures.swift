/// What becomes of a value that a closure captures.
public enum Capture {
  /// The closure runs in another isolation.
  case elsewhere(CapturedUse)
  /// This closure may run elsewhere.
  case unknown(closure: Node)
}

/// A use of a value in code that runs in another isolation than the code that owns the value.
public struct CapturedUse {
  /// A name, or an entry of a capture list.
  public var use: Node
  /// The closure or `async let` that leaves the isolation.
  public var boundary: Node
  /// What captures the value, for messages behind "captured by".
  public var shown: String
}

extension Pass {
  /// Whether a use of a local or parameter crosses into another isolation between the body that owns the value and the
  /// use. `nil` when it does not; of several closures that leave, the outermost is where it crosses.
  ///
  /// - Parameters:
  ///   - use: a reference to the value, or its entry in a capture list.
  ///   - body: the node whose code runs in `isolation`.
  public func capture(of use: Node, below body: Node, runningIn isolation: Isolation) -> Capture? {
    var found: Capture?
    for ancestor in use.enclosingNodes {
      if ancestor == body { break }
      if let variable = VariableDecl(ancestor), variable.hasModifier(.async) {
        return .elsewhere(CapturedUse(use: use, boundary: ancestor, shown: "'async let'"))
      }
      guard ancestor.kind == .closureExpr, let context = context(around: ancestor) else { continue }
      guard case .closure(let traits) = index.context(context).kind else { continue }
      switch crosses(traits, context, isolation) {
      case .yes: found = .elsewhere(CapturedUse(use: use, boundary: ancestor, shown: traits.shown))
      case .unknown: if found == nil { found = .unknown(closure: ancestor) }
      case .no: break
      }
    }
    return found
  }

  /// Whether a use of a property, on the `self` of its own type, crosses into another isolation.
  ///
  /// - Parameter use: `property` or `self.property`.
  public func capture(of property: DeclRef, usedAt use: Node) -> Capture? {
    guard let member = member(around: use) else { return nil }
    let declared = index.isolation(ofProperty: property).isolation
    // What is on no actor belongs to whoever runs the code.
    let owner = declared.isOnActor ? declared : isolation(around: member).isolation
    let capture = capture(of: use, below: member, runningIn: owner)
    guard case .elsewhere(let captured)? = capture, captured.boundary.kind == .closureExpr else { return capture }
    // Only 'self' crosses where the code is back on the property's actor when it reads the value; and what an object on
    // no actor holds mostly comes from the main actor.
    return isolation(around: use).isolation == (declared.isOnActor ? declared : .mainActor) ? nil : capture
  }

  /// The member of a type, or the global function, whose code a node is part of.
  private func member(around node: Node) -> Node? {
    var found: Node?
    for ancestor in node.enclosingNodes {
      if type(at: ancestor) != nil { break }
      if FunctionLike.accepts(ancestor.kind), ancestor.kind != .closureExpr { found = ancestor }
    }
    return found
  }

  /// Whether a closure of the body runs elsewhere: concurrently in any case, or on another actor.
  private func crosses(_ traits: ClosureTraits, _ context: BodyRef, _ isolation: Isolation) -> Truth {
    // What is on the value's own actor may have it, sendable or not.
    if traits.isSendable || traits.isConcurrent || traits.globalActor != .noName, isOnActor(isolation, context) {
      return .no
    }
    if traits.isSendable || traits.isConcurrent { return .yes }
    switch traits.placement {
    case .construct(let construct):
      switch construct {
      case .detachedTask, .childTask, .sendableCallback, .sendable: return .yes
      case .task, .immediateTask, .immediateChildTask: return leaves(isolation, to: context, isTask: true)
      case .mainActorRun, .mainQueue: return leaves(isolation, to: context, isTask: false)
      case .assumeMainActor, .passThrough: return .no
      case .otherActor, .callback: return .unknown
      }
    case .calledInPlace: return .no
    case .typed(let type):
      guard type.isSendable || type.isSending else { return .no }
      return Truth(!isOnActor(isolation, context))
    case .argument(let argument):
      guard let parameter = index.wantedType(of: argument, context) else { return .unknown }
      guard parameter.isSendable || parameter.isSending else { return .no }
      return Truth(!isOnActor(isolation, context))
    case .typedByName, .untyped, .assigned, .returned, .macro, .other: return .unknown
    }
  }

  /// Whether a closure is on the actor that the value is on.
  private func isOnActor(_ isolation: Isolation, _ closure: BodyRef) -> Bool {
    isolation.isOnActor && index.isolation(ofContext: closure).isolation == isolation
  }

  /// A task of code that is on no actor runs beside its caller; any other closure leaves when its actor is another.
  private func leaves(_ isolation: Isolation, to closure: BodyRef, isTask: Bool) -> Truth {
    if isolation.isNonisolated, isTask { return .yes }
    let target = index.isolation(ofContext: closure).isolation
    guard isolation.isKnown, target.isKnown else { return .unknown }
    return Truth(isolation != target)
  }
}

extension ClosureTraits {
  /// For messages, behind "captured by".
  fileprivate var shown: String {
    guard case .construct(let construct) = placement else { return "a '@Sendable' closure" }
    return switch construct {
    case .detachedTask: "'Task.detached'"
    case .task, .immediateTask: globalActor == .MainActor ? "a 'Task' on the main actor" : "a 'Task'"
    case .childTask, .immediateChildTask: "a child task"
    case .mainActorRun: "'MainActor.run'"
    case .mainQueue: "a block on the main queue"
    default: "a '@Sendable' closure"
    }
  }
}
