import LintFlow

/// A value that moves from the code that has it to other code: into a call, into a closure's captures, into storage.
public struct Crossing: Sendable, Hashable {
  public enum Way: Sendable, Hashable {
    case call, capture, store
  }

  public let way: Way
  /// Where the code runs that has the value, and where the code runs that gets it.
  public let from, to: Isolation
  /// Whether the value leaves its isolation.
  public let leaves: Truth
  /// Whether values of its type may be shared.
  public let sendability: Sendability

  /// Whether the value may go: it stays in its isolation, or is `Sendable`. One that is not may still go if no other
  /// code keeps it (SE-0414), which is a question of flow.
  public var isFree: Truth { (!leaves).or(sendability.answer) }
}

extension Isolation {
  /// Whether a value that code here passes to other code leaves its isolation.
  ///
  /// - Parameters:
  ///   - callee: where the other code runs.
  ///   - isAsync: whether that is an asynchronous function, which runs on the global executor when it is nonisolated
  ///     (SE-0338).
  ///   - isSameInstance: where both are isolated to an instance of one actor type, whether that is the same actor.
  public func isLeft(entering callee: Isolation, isAsync: Bool, isSameInstance: Truth = .unknown) -> Truth {
    switch callee {
    case .unknown: return .unknown
    // SE-0461: on the caller's actor, whichever that is.
    case .caller: return .no
    case .nonisolated where !isAsync: return .no
    case .nonisolated, .concurrent:
      // A function on its caller's actor may be on one.
      return isKnown ? Truth(isOnActor || self == .caller) : .unknown
    case .mainActor, .global: return isKnown ? Truth(self != callee) : .unknown
    case .actor:
      if !isKnown { return .unknown }
      return self == callee ? !isSameInstance : .yes
    case .parameter:
      // The parameter may hold any actor, the code's own or none.
      return self == callee ? !isSameInstance : .unknown
    }
  }
}

extension ProjectIndex {
  /// A value that is passed to a function of the project, as an argument or as the receiver of the method.
  ///
  /// - Parameters:
  ///   - type: of the value.
  ///   - context: the code that calls.
  ///   - isSameInstance: whether the function is called on the actor that the code is isolated to, as with `self.f()`.
  public func crossing(
    of type: SwiftType, from context: BodyRef, intoCallOf function: DeclRef, isSameInstance: Truth = .unknown
  ) -> Crossing {
    let (from, to) = (isolation(ofContext: context).isolation, isolation(ofFunction: function).isolation)
    let isAsync = isolationSubject(function)?.isAsync ?? false
    return Crossing(
      way: .call, from: from, to: to,
      leaves: from.isLeft(entering: to, isAsync: isAsync, isSameInstance: isSameInstance),
      sendability: sendability(of: type, in: context.file))
  }

  /// A value of the code around a closure that the closure captures.
  public func crossing(of type: SwiftType, from context: BodyRef, capturedBy closure: BodyRef) -> Crossing {
    let (from, to) = (isolation(ofContext: context).isolation, isolation(ofContext: closure).isolation)
    var leaves = from.isLeft(entering: to, isAsync: false, isSameInstance: .yes)
    // A closure that is `@Sendable` or sent may run at any time; on the value's own actor that does not matter.
    if !leaves.isYes, !(from.isOnActor && from == to) { leaves = leaves.or(runsBesideItsContext(closure)) }
    return Crossing(
      way: .capture, from: from, to: to, leaves: leaves, sendability: sendability(of: type, in: context.file))
  }

  /// A value that is stored in a property or global.
  ///
  /// - Parameter isSameInstance: whether the property is one of the actor that the code is isolated to.
  public func crossing(
    of type: SwiftType, from context: BodyRef, storedIn property: DeclRef, isSameInstance: Truth = .unknown
  ) -> Crossing {
    let (from, to) = (isolation(ofContext: context).isolation, isolation(ofProperty: property).isolation)
    return Crossing(
      way: .store, from: from, to: to,
      leaves: from.isLeft(entering: to, isAsync: false, isSameInstance: isSameInstance),
      sendability: sendability(of: type, in: context.file))
  }

  /// Whether a closure may run while the code around it does: a task, or one that is `@Sendable` or `sending`.
  private func runsBesideItsContext(_ ref: BodyRef) -> Truth {
    guard case .closure(let traits) = context(ref).kind else { return .no }
    if traits.isSendable || traits.isConcurrent { return .yes }
    switch traits.placement {
    case .construct(.task), .construct(.immediateTask), .construct(.detachedTask), .construct(.childTask),
      .construct(.immediateChildTask),
      .construct(.sendableCallback), .construct(.sendable), .construct(.mainActorRun), .construct(.mainQueue):
      return .yes
    case .construct(.assumeMainActor), .construct(.passThrough), .calledInPlace, .untyped: return .no
    case .construct(.otherActor), .construct(.callback): return .unknown
    default: break
    }
    switch contextualType(of: traits, ref) {
    case .function(let type, _): return Truth(type.isSendable || type.isSending)
    case .none: return .no
    case .unknown: return .unknown
    }
  }
}
