/// What becomes of a value that a closure captures.
public enum Capture {
  /// The closure runs in another isolation: where the value is used, in bytes, and what captures it, for messages behind
  /// "captured by".
  case elsewhere(Range<UInt32>, String)
  case unknown
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
    for ancestor in use.ancestors {
      if ancestor == body { break }
      if let variable = VariableDecl(ancestor), variable.hasModifier(.async) { return .elsewhere(use.range, "'async let'") }
      guard ancestor.kind == .closureExpr, let context = context(around: ancestor) else { continue }
      guard case .closure(let traits) = index.context(context).kind else { continue }
      switch crosses(traits, context, isolation) {
      case .yes: found = .elsewhere(use.range, traits.shown)
      case .unknown: if found == nil { found = .unknown }
      case .no: break
      }
    }
    return found
  }

  /// Whether a closure of the body runs elsewhere: concurrently in any case, or on another actor.
  private func crosses(_ traits: ClosureTraits, _ context: BodyRef, _ isolation: Isolation) -> Truth {
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
    case .typed(let type): return Truth(type.isSendable || type.isSending)
    case .argument(let argument):
      guard let parameter = index.closureParameter(argument) else { return .unknown }
      return Truth(parameter.isSendable || parameter.isSending)
    case .typedByName, .untyped, .assigned, .returned, .other: return .unknown
    }
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
