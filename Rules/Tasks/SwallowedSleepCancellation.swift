import LintKit

/// A sleep that ends at once when its task is cancelled, after which the code goes on all the same.
enum SwallowedSleepCancellation: Rule {
  static let gate = Gate(
    anyOf: [.sleep], of: [.Task], shape: { $0.contains(TryExpr.self) { $0.isOptional && $0.pauses } })

  enum Exemption: String, RuleExemption {
    case test
    /// No task that is cancelled runs the code.
    case neverCancelled
    /// What follows one sleep of a function may have to happen all the same: to end something, to give a result.
    case onceInFunction
    /// The first or last statement of a turn of a loop with an end, or all that the turn waits with.
    case pacesLoop
    /// What follows the sleep runs only while a property is what it was when the task was made: who cancels the task
    /// may change it.
    case asksWhetherCurrent
    /// What follows runs only where the task gets something first that who cancels it has got.
    case losesToCanceller
    /// What follows calls a function that does its work once, whoever calls it.
    case onlyOnce
    /// What follows stops what has ended when the task is cancelled.
    case hasEnded
    /// What follows calls a function that asks whether the task was cancelled.
    case askedByCallee
    /// The view is gone, and what follows one sleep of its task is soon over.
    case viewIsGone
    /// Who cancels the task has changed what the code asks after the sleep.
    case endedByCanceller
    /// The code asks whether the view's task is still the one for its 'id'.
    case asksForID
    /// A few attempts with an end, of code that somebody else may cancel.
    case fewAttempts
    /// Who cancels the task has ended its loop before; where that holds for some only, it may be so for all.
    case loopIsEnded
    /// A comment says that cancellation is ignored on purpose.
    case explained
  }

  static func check(_ attempt: TryExpr, in pass: Pass) {
    guard attempt.isOptional, attempt.pauses, let statement = attempt.node.asStatement,
      !pass.exempts(Exemption.test, pass.isTest || pass.isInPreview(attempt.node)),
      let consequence = statement.whatFollowsCancelledSleep, !isHarmless(statement, in: pass)
    else { return }
    let canceller = pass.canceller(of: attempt.node)
    guard let isUnwanted = isUnwanted(consequence, after: attempt.node, cancelledBy: canceller, in: pass) else {
      return
    }
    let isOwnTask = canceller.kind == .handle && canceller.call == nil
    if isHarmless(statement, consequence, cancelledBy: canceller, in: pass) { return }
    if pass.exempts(Exemption.pacesLoop, consequence != .hotLoop && !isOwnTask && statement.pacesLoop) { return }
    if pass.exempts(Exemption.asksWhetherCurrent, pass.asksWhetherCurrent(after: statement)) {
      return pass.leaveUndecided(missing: .currentTask)
    }
    let note = canceller.call.map { pass.note(Message.reached(canceller.kind), at: $0.range, of: $0.file) }
    // Where who cancels may want the rest done all the same, a person has to decide.
    let fix = isUnwanted ? ending(attempt, statement, in: pass) : nil
    pass.report(
      at: attempt.range, .swallowed(consequence, mayThrow: pass.mayThrowWithoutTry(attempt.node)),
      notes: note.map { [$0] } ?? [], fix: fix)
  }

  /// Whether the code says that cancellation is of no matter, whatever cancels it.
  private static func isHarmless(_ sleep: Node, in pass: Pass) -> Bool {
    pass.exempts(Exemption.onlyOnce, pass.callsOnceOnly(after: sleep))
      || pass.exempts(Exemption.hasEnded, pass.onlyStopsWhatHasEnded(after: sleep))
      || pass.exempts(Exemption.askedByCallee, pass.callsWhatAsks(after: sleep))
      || pass.exempts(Exemption.losesToCanceller, pass.losesToCanceller(after: sleep))
      || pass.exempts(Exemption.endedByCanceller, pass.isEndedByCancellers(after: sleep))
      || pass.exempts(Exemption.explained, sleep.saysThatItIgnoresCancellation)
  }

  private static func isHarmless(
    _ sleep: Node, _ consequence: Consequence, cancelledBy canceller: Canceller, in pass: Pass
  ) -> Bool {
    let isOfView = canceller.kind == .view && canceller.call == nil
    return pass.exempts(
      Exemption.viewIsGone, isOfView && consequence != .hotLoop && !sleep.isInLoop && pass.endsWithView(at: sleep))
      || pass.exempts(Exemption.asksForID, isOfView && pass.asksForID(after: sleep))
      || pass.exempts(
        Exemption.fewAttempts, (canceller.kind == .caller || canceller.call != nil) && sleep.spacesAttempts)
  }

  /// Whether who cancels the task surely wants nothing of it any more: starts another one in its place, or leaves a
  /// loop without a pause. `nil` where nothing is reported, or it is not known whether anything should be.
  private static func isUnwanted(
    _ consequence: Consequence, after node: Node, cancelledBy canceller: Canceller, in pass: Pass
  ) -> Bool? {
    switch canceller.kind {
    case .none: return pass.exempts(Exemption.neverCancelled, true) ? nil : true
    case .unknown(let fact):
      pass.leaveUndecided(missing: fact)
      return nil
    case .handle where canceller.call == nil:
      let cleared = consequence == .hotLoop ? pass.clearedCondition(ofLoopAround: node) : .nowhere
      guard pass.exempts(Exemption.loopIsEnded, cleared != .nowhere) else {
        return consequence == .hotLoop || node.isInLoop || pass.isStartedAgain(around: node)
      }
      if cleared == .somewhere { pass.leaveUndecided(missing: .loopCondition) }
      return nil
    case .view where canceller.call == nil:
      return consequence == .hotLoop || pass.changesID(after: node.asStatement ?? node)
    case .handle, .view, .caller:
      if pass.exempts(Exemption.onceInFunction, consequence != .hotLoop && !node.isInLoop) {
        pass.leaveUndecided(missing: .intent)
        return nil
      }
      return canceller.kind != .caller && consequence == .hotLoop
    }
  }

  /// Lets the error end what throws anyway, and otherwise asks after the sleep.
  private static func ending(_ attempt: TryExpr, _ statement: Node, in pass: Pass) -> RawDiagnostic.FixIt? {
    var fix = FixBuilder(in: pass)
    if case .caller = attempt.node.errorDestination, attempt.node.enclosing(CatchClause.self) == nil {
      fix.replace(attempt.node.firstToken.next.range, with: "")
      return fix.fix(.throwOn, .unsafe)
    }
    guard let body = statement.enclosingFunctionLike, let leave = statement.wayOut(of: body) else { return nil }
    fix.insert("guard !Task.isCancelled else { \(leave) }", after: statement)
    return fix.fix(.ask, .unsafe)
  }
}

enum Consequence {
  case workIsDone, hotLoop
}

// MARK: - Messages

extension Message {
  fileprivate static func swallowed(_ consequence: Consequence, mayThrow: Bool) -> Message {
    let advice = mayThrow ? "Use 'try', or check 'Task.isCancelled'." : "Check 'Task.isCancelled' after the sleep."
    let problem =
      switch consequence {
      case .workIsDone: "after cancel, the sleep returns at once and the code below still runs."
      case .hotLoop: "after cancel, this loop continues without sleeping."
      }
    return "'try?' hides cancellation: \(problem) \(advice)"
  }

  fileprivate static func reached(_ kind: Canceller.Kind) -> String {
    switch kind {
    case .view: "called here, in a task that SwiftUI cancels"
    case .handle: "called here, in a task that is cancelled"
    default: "called here, and whether anything cancels that is not known"
    }
  }

  fileprivate static let throwOn: Message = "Let the error of the sleep end the function"
  fileprivate static let ask: Message = "Check 'Task.isCancelled' after the sleep"
}

extension MissingFact {
  fileprivate static let intent: MissingFact =
    "task: whether what follows the sleep is meant to happen when the caller is cancelled"
  fileprivate static let loopCondition: MissingFact =
    "task: whether everyone who cancels it has made the condition of its loop false before"
  fileprivate static let currentTask: MissingFact =
    "value: whether the property that is asked after the sleep changes when the task is cancelled"
}
