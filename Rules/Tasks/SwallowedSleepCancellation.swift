import LintKit

/// A pause that ends at once when the task is cancelled, after which the work is done all the same.
enum SwallowedSleepCancellation: Rule {
  static let gate = Gate(
    anyOf: [.sleep], of: [.Task], shape: { $0.contains(TryExpr.self) { $0.isOptional && $0.pauses } })

  enum Exemption: String, RuleExemption {
    case test
    /// The handle is thrown away: nobody can cancel the task.
    case neverCancelled
    /// The view is gone with its task: information only.
    case cancelledByView
    /// Who awaits the function may never be cancelled: information only.
    case cancelledByCaller
    /// What stands behind one pause of a function may have to happen all the same: to end something, to give a result.
    case onceInFunction
    /// What stands behind the pause runs only while a property is what it was when the task was made: who cancels the
    /// task may change it.
    case asksWhetherCurrent
  }

  static func check(_ attempt: TryExpr, in pass: Pass) {
    guard attempt.isOptional, attempt.pauses, let statement = attempt.node.asStatement,
      !pass.exempts(Exemption.test, pass.isTest)
    else {
      return
    }
    guard let consequence = statement.whatFollowsCancelledPause else { return }
    let severity: Severity?
    switch pass.cancellation(at: attempt.node) {
    case .impossible:
      if pass.exempts(Exemption.neverCancelled, true) { return }
      severity = nil
    case .unknown(let fact): return pass.leaveUndecided(missing: fact)
    case .byView: severity = pass.exempts(Exemption.cancelledByView, true) ? .info : nil
    case .byCaller where pass.exempts(Exemption.onceInFunction, consequence != .hotLoop && !attempt.node.isInLoop):
      return pass.leaveUndecided(missing: .intent)
    case .byCaller: severity = pass.exempts(Exemption.cancelledByCaller, consequence != .hotLoop) ? .info : nil
    case .byHandle: severity = nil
    }
    if pass.exempts(Exemption.asksWhetherCurrent, pass.asksWhetherCurrent(behind: statement)) {
      return pass.leaveUndecided(missing: .currentTask)
    }
    // Where it depends on others whether anything is cancelled, a person has to decide.
    let fix = severity == nil ? ending(attempt, statement, in: pass) : nil
    pass.report(at: attempt.range, .swallowed(consequence), severity: severity, fix: fix)
  }

  /// Lets the error end what throws anyway, and otherwise asks behind the pause.
  private static func ending(_ attempt: TryExpr, _ statement: Node, in pass: Pass) -> RawDiagnostic.FixIt? {
    var fix = FixBuilder(in: pass)
    if case .caller = attempt.node.errorDestination {
      fix.replace(attempt.node.firstToken.next.range, with: "")
      return fix.fix(.throwOn, .unsafe)
    }
    guard let body = statement.enclosingFunctionLike, body.returnsNothing, let leave = statement.wayOut else {
      return nil
    }
    fix.insert("guard !Task.isCancelled else { \(leave) }", after: statement)
    return fix.fix(.ask, .unsafe)
  }
}

/// Who may cancel the code around a pause.
private enum Cancellation {
  /// The task's handle is thrown away.
  case impossible
  case unknown(MissingFact)
  /// SwiftUI's `.task`, when the view disappears.
  case byView
  /// Whoever holds the task, or the group that it is a child of.
  case byHandle
  /// Whatever task awaits the function.
  case byCaller
}

private enum Consequence {
  case workIsDone, hotLoop
}

extension Node {
  /// Whether a loop of the same body stands around.
  fileprivate var isInLoop: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .forStmt, .whileStmt, .repeatStmt: return true
      case .closureExpr, .functionDecl, .initializerDecl, .accessorDecl: return false
      default: continue
      }
    }
    return false
  }

  /// What leaves the code around the statement: the loop, or the function; `nil` inside of a `switch` in a loop, where
  /// `break` would leave only that.
  fileprivate var wayOut: String? {
    var isInSwitch = false
    for ancestor in ancestors {
      switch ancestor.kind {
      case .whileStmt, .repeatStmt, .forStmt: return isInSwitch ? nil : "break"
      case .switchCase: isInSwitch = true
      case .closureExpr, .functionDecl, .accessorDecl, .deinitializerDecl: return "return"
      case .deferStmt: return nil
      default: continue
      }
    }
    return nil
  }

  /// The statement that the expression is, also behind `_ =`.
  fileprivate var asStatement: Node? {
    if role == .statement { return self }
    guard let sequence = parent, sequence.kind == .sequenceExpr, sequence.role == .statement else { return nil }
    var elements = sequence.children(.element)
    return elements.next()?.kind == .discardAssignmentExpr ? sequence : nil
  }

  /// A variable that is made without calling anything: it may as well stand before the pause.
  private var isPlainVariable: Bool {
    kind == .variableDecl && !descendants.contains { $0.kind == .functionCallExpr || $0.kind == .awaitExpr }
  }

  /// The first statement of a block behind another one of it that does anything.
  fileprivate func statement(behind other: Node) -> Node? {
    var id = other.subtreeEnd
    while id < subtreeEnd {
      let next = Node(columns: columns, id: id)
      if next.role == .statement, !next.isPlainVariable { return next }
      id = next.subtreeEnd
    }
    return nil
  }

  private var asksForCancellation: Bool {
    for token in tokens
    where token.kind == .identifier && (token.name == .isCancelled || token.name == .checkCancellation) { return true }
    return false
  }

  /// The loop of the same body that a `continue` goes on with.
  fileprivate var loopAround: Node? {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .forStmt, .whileStmt, .repeatStmt: return ancestor
      case .closureExpr, .functionDecl, .accessorDecl: return nil
      default: continue
      }
    }
    return nil
  }

  /// Whether a loop goes on when its task is cancelled: nothing in it asks, and its sequence, if it has one, does not
  /// end then.
  fileprivate var mayGoOn: Bool {
    if let loop = ForStmt(self), loop.isAsync { return false }
    return !asksForCancellation
  }

  /// What the code around the statement goes on to do when the pause has ended early; `nil` where it asks, or ends.
  fileprivate var whatFollowsCancelledPause: Consequence? {
    var found: Consequence?
    var statement = self
    while let block = statement.parent {
      if found == nil, let next = block.statement(behind: statement) {
        switch next.kind {
        case .returnStmt where !next.descendants.contains(where: { $0.kind == .functionCallExpr }): return nil
        case .breakStmt: return nil
        // The task that waits for another one's time to be over is itself cancelled when that one has ended.
        case .functionCallExpr
        where FunctionCallExpr(unchecked: next).calleeName == .cancel
          && block.children(.statement).reduce(next, { $1 }) == next:
          return nil
        // What follows is the next turn of the loop.
        case .continueStmt:
          guard let loop = next.loopAround, loop.mayGoOn else { return nil }
          return loop.kind == .forStmt ? .workIsDone : .hotLoop
        default: if next.asksForCancellation { return nil }
        }
        found = .workIsDone
      }
      guard let around = block.parent, block.kind == .codeBlock || block.kind == .switchCase else { return found }
      switch around.kind {
      case .whileStmt, .repeatStmt:
        for condition in around.children(.condition) where condition.asksForCancellation { return nil }
        if block.children(.statement).contains(where: { $0.asksForCancellation }) { return nil }
        return .hotLoop
      case .forStmt:
        if ForStmt(unchecked: around).isAsync { return found }
        found = found ?? (block.children(.statement).contains { $0.asksForCancellation } ? nil : .workIsDone)
      case .functionDecl, .initializerDecl, .accessorDecl, .deferStmt: return found
      default: break
      }
      guard let outer = around.ancestorStatement else { return found }
      statement = outer
    }
    return found
  }

  /// The statement that this is or stands in, below the nearest body.
  private var ancestorStatement: Node? {
    var node = self
    while node.role != .statement {
      guard let parent = node.parent, parent.kind != .closureExpr else { return nil }
      node = parent
    }
    return node
  }
}

extension Pass {
  /// Whether the statement behind a pause leaves unless a property equals what the code has that made the task: `guard
  /// self.turn == turn`.
  fileprivate func asksWhetherCurrent(behind pause: Node) -> Bool {
    guard let next = pause.parent?.statement(behind: pause), next.kind == .guardStmt,
      let names = localNames(around: next),
      let task = names.body(around: pause)
    else { return false }
    return next.children(.condition).contains { condition in
      guard condition.kind == .sequenceExpr else { return false }
      let elements = Array(condition.children(.element))
      guard elements.count == 3, elements[1].kind == .binaryOperatorExpr,
        elements[1].text == "==" || elements[1].text == "==="
      else { return false }
      return [(elements[0], elements[2]), (elements[2], elements[0])].contains { property, captured in
        guard AccessPath(property, in: names)?.isMember == true, let reference = DeclReferenceExpr(captured),
          case .local(let definition) = names.resolution(of: reference)
        else { return false }
        return names[definition].body != task
      }
    }
  }

  fileprivate func cancellation(at node: Node) -> Cancellation {
    for ancestor in node.ancestors {
      if function(at: ancestor) != nil || ancestor.kind == .accessorDecl { return .byCaller }
      guard let closure = ClosureExpr(ancestor) else { continue }
      guard let call = ancestor.callOfArgument else { return .unknown(.closure(ancestor)) }
      if taskConstruct(ofBody: closure) != nil {
        switch taskHandle(of: call) {
        case .discarded: return .impossible
        case .kept(let name): return cancellation(ofTaskNamed: name) == .never ? .unknown(.otherFile) : .byHandle
        case .handedOn: return .unknown(.taskHandedOn)
        }
      }
      switch call.calleeName {
      case .addTask?, .addTaskUnlessCancelled?: return .byHandle
      default: return call.calleeNameToken?.identifierText == "task" ? .byView : .unknown(.closure(ancestor))
      }
    }
    return .unknown(.taskAround)
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func swallowed(_ consequence: Consequence) -> Message {
    switch consequence {
    case .workIsDone:
      """
      When the task is cancelled the pause ends at once, and 'try?' lets what follows run all the same: add 'guard \
      !Task.isCancelled else { return }', or let the error end the task.
      """
    case .hotLoop:
      """
      When the task is cancelled each pause ends at once, and 'try?' turns the loop into one without pauses: let the \
      error end it, or ask 'Task.isCancelled' in its condition.
      """
    }
  }
}

extension Message {
  fileprivate static let throwOn: Message = "Let the error of the pause end the function"
  fileprivate static let ask: Message = "Ask 'Task.isCancelled' behind the pause"
}

extension MissingFact {
  fileprivate static let otherFile: MissingFact = "task: whether another file cancels it"
  fileprivate static let taskAround: MissingFact = "task: which one runs the code"
  fileprivate static let intent: MissingFact =
    "task: whether what follows the sleep is meant to happen when the caller is cancelled"
  fileprivate static let currentTask: MissingFact =
    "value: whether the property that is asked after the sleep changes when the task is cancelled"
}

// MARK: - Info

extension SwallowedSleepCancellation {
  static let info = RuleInfo(
    id: "swallowed-sleep-cancellation",
    family: .tasks,
    severity: .warning,
    priority: .high,
    summary: "'try?' before a sleep that work follows",
    why: """
      A cancelled 'Task.sleep' throws at once. With 'try?' a debounced search that was cancelled runs immediately \
      instead of never, and a loop that polls becomes one that takes a whole core.
      """,
    instead: """
      Let the error end the task: 'try await Task.sleep(…)' in a closure that throws, or 'do { … } catch { return }'. \
      Otherwise ask 'Task.isCancelled' right behind the pause.
      """,
    limits: """
      A task whose handle nobody keeps, or that the file never cancels, is left alone. In '.task { }' of a view, and \
      in the loop of a function, where it depends on the caller, the finding is information; outside of loops a \
      function is left alone. Silent where the code behind the pause asks whether a property is still what it was.
      """,
    references: [.evolution("0304-structured-concurrency")],
    compilerView: [.silent],
    fix: .unsafe,
    examples: [
      .flagged(
        "a debounced run",
        """
        final class Search {
          var job: Task<Void, Never>?
          func changed() {
            job?.cancel()
            job = Task {
              ↓try? await Task.sleep(for: .seconds(1))
              await run()
            }
          }
        }
        """),
      .flagged(
        "a loop that polls",
        """
        func poll() async {
          while true {
            await refresh()
            ↓try? await Task.sleep(for: .seconds(60))
          }
        }
        """),
      .flagged(
        "a view's delay",
        """
        import SwiftUI
        struct Toast: View {
          var body: some View {
            Text("Saved").task {
              ↓try? await Task.sleep(for: .seconds(2))
              isShown = false
            }
          }
        }
        """, severity: .info),
      .notFlagged(
        "asked behind the pause",
        """
        func start() {
          job?.cancel()
          job = Task {
            try? await Task.sleep(for: .seconds(1))
            guard !Task.isCancelled else { return }
            await run()
          }
        }
        """),
      .notFlagged(
        "a number tells whether the task is the latest one",
        """
        final class Search {
          func start(_ turn: Int) {
            job?.cancel()
            job = Task {
              try? await Task.sleep(for: .seconds(1))
              guard turn == self.turn else { return }
              await run()
            }
          }
        }
        """),
      .notFlagged(
        "the condition asks",
        """
        func start() {
          job?.cancel()
          job = Task {
            while !Task.isCancelled {
              try? await Task.sleep(for: .seconds(1))
              await run()
            }
          }
        }
        """),
      .notFlagged(
        "nothing follows",
        """
        func start() { job?.cancel(); job = Task { await run(); try? await Task.sleep(for: .seconds(1)) } }
        """),
      .notFlagged(
        "nobody can cancel the task",
        """
        func hide() {
          Task {
            try? await Task.sleep(for: .seconds(1))
            isShown = false
          }
          log()
        }
        """),
      .fixed(
        "asked behind the pause",
        before: """
          func start() {
            job?.cancel()
            job = Task {
              try? await Task.sleep(for: .seconds(1))
              await run()
            }
          }
          """,
        after: """
          func start() {
            job?.cancel()
            job = Task {
              try? await Task.sleep(for: .seconds(1))
              guard !Task.isCancelled else { return }
              await run()
            }
          }
          """, applicability: .unsafe)
    ])
}
