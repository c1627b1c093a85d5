import LintKit

/// A loop that changes to the main actor in each of its iterations.
enum MainActorRunInLoop: Rule {
  static let gate = Gate(
    anyOf: [.MainActor], of: [.Task],
    shape: { $0.contains(FunctionCallExpr.self) { $0.mainActorRun != nil && $0.loopAround != nil } })

  enum Exemption: String, RuleExemption {
    /// Tests, mocks, samples, previews and the like.
    case support
    /// The code is on the main actor already.
    case onMainActor
    /// The loop gives way on purpose.
    case yields
    /// The closure only shows how far the loop is.
    case showsProgress
    /// Between the changes the loop does or awaits something.
    case works
  }

  static func check(_ file: SourceFile, in pass: Pass) {
    // One finding for a loop, at its first call.
    var loops: [Node] = []
    var calls: [Node: [FunctionCallExpr]] = [:]
    for node in file.node.descendants(of: .functionCallExpr) {
      let call = FunctionCallExpr(unchecked: node)
      guard call.mainActorRun != nil, let loop = call.loopAround else { continue }
      if calls[loop] == nil { loops.append(loop) }
      calls[loop, default: []].append(call)
    }
    for loop in loops { check(calls[loop] ?? [], of: loop, in: pass) }
  }

  private static func check(_ runs: [FunctionCallExpr], of loop: Node, in pass: Pass) {
    guard let call = runs.first, let closure = call.mainActorRun,
      !pass.exempts(Exemption.support, pass.isSupportCode(call.node))
    else { return }
    let around = pass.isolation(around: call.node).isolation
    guard around.isKnown else { return pass.leaveUndecided(missing: pass.unknownIsolation(around: call.node)) }
    if pass.exempts(Exemption.onMainActor, around == .mainActor)
      || pass.exempts(Exemption.yields, loop.givesWay)
      || pass.exempts(Exemption.showsProgress, closure.onlyAssigns(in: pass))
    {
      return
    }
    if runs.count < 2, pass.exempts(Exemption.works, loop.works(besides: call, in: pass)) { return }
    pass.report(
      at: call.calleeRange, runs.count < 2 ? .once : .several(runs.count),
      notes: [pass.note(Message.loop, at: loop.firstToken.range)])
  }
}

extension FunctionCallExpr {
  /// The loop that runs the call, in the same function or closure; none that awaits its elements.
  fileprivate var loopAround: Node? {
    var child = node
    for ancestor in node.enclosingNodes {
      switch ancestor.kind {
      case .forStmt: return child.role == .body && !ForStmt(unchecked: ancestor).isAsync ? ancestor : nil
      case .whileStmt, .repeatStmt: return child.role == .body ? ancestor : nil
      case .closureExpr, .functionDecl, .initializerDecl, .accessorDecl, .accessorBlock: return nil
      default: child = ancestor
      }
    }
    return nil
  }
}

extension Node {
  /// `Task.yield()`, `Task.sleep(…)`
  fileprivate var givesWay: Bool {
    descendants(stoppingAtNestedFunctions: true).contains { node in
      guard let call = FunctionCallExpr(node), call.calleeBase?.lastName == .Task else { return false }
      return call.calleeName == .sleep || call.calleeName == .yield
    }
  }

  /// Whether the loop awaits something besides the call, or reads or writes.
  fileprivate func works(besides run: FunctionCallExpr, in pass: Pass) -> Bool {
    descendants(stoppingAtNestedFunctions: true).contains { node in
      switch node.kind {
      case .awaitExpr: !node.contains(run.node)
      case .functionCallExpr: pass.inputOutput(of: FunctionCallExpr(unchecked: node)) != nil
      default: false
      }
    }
  }
}

extension ClosureExpr {
  /// Whether all statements set something, or call a closure.
  fileprivate func onlyAssigns(in pass: Pass) -> Bool {
    !statements.isEmpty
      && statements.allSatisfy { item in
        switch item {
        case .expression(.sequence(let sequence)):
          sequence.node.children(.element).contains { $0.kind == .assignmentExpr || $0.mainToken.text.hasSuffix("=") }
        case .expression(.functionCall(let call)):
          if case .declReference(let callee)? = call.callee { pass.binding(of: callee) != nil } else { false }
        default: false
        }
      }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let once: Message =
    "Each iteration waits for the main actor and does nothing else. Loop in one main-actor function."

  fileprivate static func several(_ count: Int) -> Message {
    "Each iteration changes to the main actor \(count) times. Do it once, or loop in one main-actor function."
  }

  fileprivate static let loop = "the loop"
}

// MARK: - Info

extension MainActorRunInLoop {
  static let info = RuleInfo(
    id: "main-actor-run-in-loop",
    family: .isolation,
    severity: .info,
    priority: .low,
    summary: "MainActor.run in each iteration of a loop",
    why:
      "Each call waits for its turn on the main actor, twice: there and back. The work takes as long there either way.",
    instead: "Call one '@MainActor' function with all elements, or with a batch of them.",
    limits: """
      Silent where the loop awaits something else, reads or writes files, sleeps or yields, where the closure only sets \
      a property or calls a closure, as for progress, and in 'for await' loops, tests, mocks, samples and previews.
      """,
    references: [.evolution("0316-global-actors")],
    compilerView: [.silent],
    noFix: "the work of all iterations has to be collected first, so that one call can do it",
    isOptIn: true,
    examples: [
      .flagged(
        "nothing else is done",
        """
        nonisolated func show(_ rows: [Int]) async {
          for row in rows { await ↓MainActor.run { table.insert(row) } }
        }
        """),
      .flagged(
        "several times",
        """
        nonisolated func show(_ rows: [Int]) async {
          for row in rows {
            let place = await ↓MainActor.run { table.place(of: row) }
            let text = await load(row)
            await MainActor.run { table.insert(text, at: place) }
          }
        }
        """),
      .notFlagged(
        "progress",
        """
        nonisolated func work(_ rows: [Int]) async {
          for row in rows { await MainActor.run { model.done = row } }
        }
        """),
      .notFlagged(
        "something else is awaited",
        """
        nonisolated func work(_ rows: [Int]) async {
          for row in rows {
            let text = await load(row)
            await MainActor.run { table.insert(text) }
          }
        }
        """),
      .notFlagged(
        "one call for all",
        """
        nonisolated func show(_ rows: [Int]) async {
          await MainActor.run { for row in rows { table.insert(row) } }
        }
        """)
    ])
}
