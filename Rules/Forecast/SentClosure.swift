import LintKit

/// A closure for a `sending` parameter, as of a task, and who else has what it takes along.
struct SentClosure {
  /// What takes the closure.
  let callee: TokenCursor
  /// The first capture that other code keeps.
  var kept: (capture: ClosureCaptures.Capture, owner: ValueOwner)?
  /// What the types of captures that are kept rest on.
  var causes: [RawCause] = []
  /// The first capture that nothing else has, and that the code around uses again.
  var usedLater: ClosureCaptures.Capture?
  /// Whether it is not known of some capture who has it.
  var isOwnerUnknown = false
  /// Whether it is not known of some capture that nothing else has whether it is used again.
  var isLaterUseUnknown = false
}

extension Pass {
  /// `nil` for other closures, for those that stay on the actor around them, and where that is not known.
  func sentClosure(_ closure: ClosureExpr) -> SentClosure? {
    guard let captures = ClosureCaptures(of: closure.node, in: self), isSent(captures.context),
      let callee = closure.node.callOfArgument?.calleeNameToken, isForecast(closure.node)
    else { return nil }
    let isolation = index.isolation(ofContext: captures.context)
    if isolation.isolation.isOnActor { return nil }
    guard isolation.isolation.isKnown else {
      leaveUndecided(missing: .isolation(isolation, in: index))
      return nil
    }
    var sent = SentClosure(callee: callee)
    for capture in captures.all { add(capture, of: captures, from: closure.node, to: &sent) }
    return sent
  }

  private func add(
    _ capture: ClosureCaptures.Capture, of captures: ClosureCaptures, from closure: Node, to sent: inout SentClosure
  ) {
    guard let sendability = captures.type(of: capture)?.sendability, !sendability.answer.isUnknown else {
      sent.isOwnerUnknown = true
      return
    }
    if answer(sendability).isYes { return addVariable(capture, from: closure, to: &sent) }
    let owner = owner(of: capture, around: closure)
    switch owner {
    case .task, .actor:
      sent.kept = sent.kept ?? (capture, owner)
      for cause in causes(of: sendability, written: capture.writtenType) where !sent.causes.contains(cause) {
        sent.causes.append(cause)
      }
    case .fresh: sent.add(capture, isUsedLater: isUsed(capture.use, after: closure))
    case .unknown: sent.isOwnerUnknown = true
    }
  }

  /// Of a value that can be shared, a variable that holds it may still be.
  private func addVariable(_ capture: ClosureCaptures.Capture, from closure: Node, to sent: inout SentClosure) {
    if let owner = owner(ofVariable: capture, around: closure) {
      sent.kept = sent.kept ?? (capture, owner)
    } else if isSharedVariable(capture, after: closure) {
      // The compiler captures the value of a variable that does not change any more.
      sent.add(capture, isUsedLater: isChangedWhereCaptured(capture) ? isUsed(capture.use, after: closure) : .unknown)
    }
  }

  /// Whether a closure is given to a `sending` parameter.
  func isSent(_ context: BodyRef) -> Bool {
    guard case .closure(let traits) = index.context(context).kind, !traits.isSendable else { return false }
    switch traits.placement {
    case .construct(let construct):
      switch construct {
      case .task, .detachedTask, .immediateTask, .childTask, .immediateChildTask: return true
      default: return false
      }
    case .argument(let argument): return index.wantedType(of: argument, context)?.isSending ?? false
    default: return false
    }
  }
}

extension SentClosure {
  fileprivate mutating func add(_ capture: ClosureCaptures.Capture, isUsedLater: Truth) {
    switch isUsedLater {
    case .yes: usedLater = usedLater ?? capture
    case .no: break
    case .unknown: isLaterUseUnknown = true
    }
  }
}

extension ForecastSending {
  /// A closure that takes along what nothing else has, and that is used again: the closure itself is what is sent.
  static func checkSent(_ closure: ClosureExpr, in pass: Pass) {
    guard let sent = pass.sentClosure(closure), sent.kept == nil else { return }
    if let later = sent.usedLater {
      pass.report(
        at: sent.callee.range, .sending(nil, or: "() async -> ()"),
        notes: [pass.note("it captures '\(later.name)', which is used again", at: later.use.mainToken.range)])
    } else if sent.isLaterUseUnknown || sent.isOwnerUnknown {
      pass.leaveUndecided(missing: "flow: whether what a closure takes along is used again")
    }
  }
}
