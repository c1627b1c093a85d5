import LintKit

/// A task whose endless loop keeps the object alive that started it.
enum ForAwaitRetainsSelf: Rule {
  static let gate = Gate(anyOf: [.Task], shape: { $0.contains(ForStmt.self) { $0.isAsync && $0.isInClosure } })

  enum Exemption: String, RuleExemption {
    case test
    /// Other code of the file cancels the task.
    case cancelled
    /// The closure lists 'self' among what it captures, though a task need not: it is to be kept.
    case meantToBeKept
    /// A singleton, or what the application keeps, is never to go away.
    case livesAsLongAsProcess
  }

  /// Several loops that keep objects of one type alive are one finding.
  static func check(_ file: SourceFile, in pass: Pass) {
    var found: [(owner: DeclRef, loops: [HoldingLoop])] = []
    for node in file.node.descendants(of: .forStmt) {
      guard let loop = holdingLoop(ForStmt(unchecked: node), in: pass) else { continue }
      if let place = found.firstIndex(where: { $0.owner == loop.owner && $0.loops[0].ending == loop.ending }) {
        found[place].loops.append(loop)
      } else {
        found.append((loop.owner, [loop]))
      }
    }
    for (owner, loops) in found {
      // Files that name the type are read again.
      if pass.exempts(Exemption.livesAsLongAsProcess, pass.livesAsLongAsProgram(owner)) { continue }
      report(loops, of: owner, in: pass)
    }
  }

  private static func report(_ loops: [HoldingLoop], of owner: DeclRef, in pass: Pass) {
    let first = loops[0]
    let others = loops.dropFirst().map { pass.note(Message.alsoHere, at: $0.loop.node.firstToken.range) }
    pass.report(
      at: first.loop.node.firstToken.range, .holds(pass.index.type(owner).name, first.ending),
      severity: first.ending == .inDeinit ? nil : .info,
      notes: [pass.note(Message.started, at: first.task.calleeRange)] + others,
      fix: weakening(first, in: pass))
  }

  private static func holdingLoop(_ loop: ForStmt, in pass: Pass) -> HoldingLoop? {
    guard loop.isAsync, let sequence = loop.sequence, case .closure(let closure)? = loop.node.enclosingFunctionLike,
      pass.taskConstruct(ofBody: closure) != nil, let call = closure.node.callOfArgument,
      let owner = pass.object(around: call.node), pass.holdsSelf(closure, of: owner)
    else { return nil }
    if pass.exempts(Exemption.test, pass.isTest)
      || pass.exempts(Exemption.meantToBeKept, closure.captures.contains { $0.nameToken.kind == .self })
      || pass.exempts(Exemption.livesAsLongAsProcess, pass.livesAsLongAsProcess(owner))
    {
      return nil
    }
    switch pass.isEndless(sequence) {
    case .no: return nil
    case .unknown:
      pass.leaveUndecided(missing: .end(of: sequence))
      return nil
    case .yes: break
    }
    let ending: Ending
    switch pass.taskHandle(of: call) {
    case .discarded: ending = .never
    case .handedOn:
      pass.leaveUndecided(missing: .taskHandedOn)
      return nil
    case .kept(let name):
      switch pass.cancellation(ofTaskNamed: name) {
      case .elsewhere:
        let restart = pass.restart(of: call, keptAs: name)
        if restart == nil, pass.exempts(Exemption.cancelled, true) { return nil }
        ending = restart ?? .never
      case .inDeinit: ending = .inDeinit
      case .never: ending = .never
      }
    }
    return HoldingLoop(loop: loop, sequence: sequence, closure: closure, task: call, owner: owner, ending: ending)
  }

  /// Captures `self` weakly and unwraps it on each turn; the property that keeps the task cancels it in the end. Only
  /// for a closure that is the loop and nothing else.
  private static func weakening(_ holding: HoldingLoop, in pass: Pass) -> RawDiagnostic.FixIt? {
    let (loop, closure, call) = (holding.loop, holding.closure, holding.task)
    guard closure.statements.count == 1, loop.node.parent == closure.node, loop.whereClause == nil,
      closure.signature == nil,
      case .kept(let name) = call.taskHandle, let first = loop.body?.node.child(.statement),
      let members = pass.impliedMembers(in: holding.sequence)
    else { return nil }
    var fix = FixBuilder(in: pass)
    if holding.ending != .inDeinit, !fix.cancelInDeinit(name, around: call.node, in: pass) { return nil }
    let captures = ["weak self"] + members.map(\.text)
    fix.insert(" [\(captures.joined(separator: ", "))] in", at: closure.node.firstToken.end)
    fix.insert("guard let self else { return }", before: first)
    return fix.fix(.weaken, .unsafe)
  }
}

extension ForStmt {
  fileprivate var isInClosure: Bool {
    if case .closure? = node.enclosingFunctionLike { true } else { false }
  }
}

extension FixBuilder {
  /// Adds a `deinit` to the class around, where the task is kept in an optional property of it; observation would
  /// change the property.
  fileprivate mutating func cancelInDeinit(_ name: Name, around node: Node, in pass: Pass) -> Bool {
    guard let type = node.enclosing(ClassDecl.self),
      !type.attributes.contains(where: { $0.nameToken?.text == "Observable" }),
      let members = type.node.child(.body), members.child(.member) != nil
    else { return false }
    var property: String?
    for member in members.children(.member) {
      if member.kind == .deinitializerDecl { return false }
      guard let variable = VariableDecl(member) else { continue }
      for binding in variable.bindings where binding.name == name && binding.type?.node.lastToken.text == "?" {
        property = binding.nameToken?.text
      }
    }
    return property.map { insert("deinit { \($0)?.cancel() }", atEndOf: members) } ?? false
  }
}

/// An endless loop in a task that keeps an object of its type alive.
private struct HoldingLoop {
  var loop: ForStmt
  var sequence: Expr
  var closure: ClosureExpr
  /// The call that starts the task.
  var task: FunctionCallExpr
  var owner: DeclRef
  var ending: Ending
}

/// How the task's owner means to end it.
private enum Ending {
  case never
  /// In `deinit`, which does not run while the task holds the object.
  case inDeinit
  /// Before another task takes its place, at most.
  case restarted
}

extension Pass {
  /// The end of a task that, but for `deinit`, only the function which starts it cancels, to start it again; `nil`
  /// where other code does.
  fileprivate func restart(of call: FunctionCallExpr, keptAs name: Name) -> Ending? {
    var ending = Ending.restarted
    for node in tree.root.descendants(of: .functionCallExpr) {
      let other = FunctionCallExpr(unchecked: node)
      guard other.calleeName == .cancel, other.calleeBase?.lastName == name else { continue }
      if node.enclosing(DeinitializerDecl.self) != nil {
        ending = .inDeinit
      } else if !node.surelyLeads(to: call.node) {
        return nil
      }
    }
    return ending
  }
}

extension Node {
  /// Whether a statement is in the same block as the start of a task, with no way out in between.
  fileprivate func surelyLeads(to start: Node) -> Bool {
    guard role == .statement, let statement = start.statementAround, id < statement.id, let block = parent,
      block == statement.parent
    else { return false }
    return block.children(.statement).allSatisfy { other in
      other.id <= id || other.id >= statement.id
        || !other.descendants.contains { [.returnStmt, .throwStmt, .tryExpr, .guardStmt].contains($0.kind) }
          && other.kind != .guardStmt
    }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func holds(_ type: String, _ ending: Ending) -> Message {
    let problem =
      switch ending {
      case .never: "This loop keeps '\(type)' alive, and no code in this file cancels its task."
      case .inDeinit: "This loop keeps '\(type)' alive, so the 'deinit' that cancels its task never runs."
      case .restarted: "This loop keeps '\(type)' alive, and its task is only cancelled to start another."
      }
    return "\(problem) Capture '[weak self]' and unwrap 'self' inside the loop."
  }

  fileprivate static let weaken: Message = "Capture 'self' weakly and unwrap it in the loop"
  fileprivate static let started = "the task that captures 'self' starts here"
  fileprivate static let alsoHere = "this loop keeps it alive, too"
}

// MARK: - Info

extension ForAwaitRetainsSelf {
  static let info = RuleInfo(
    id: "for-await-retains-self",
    family: .asyncSequences,
    severity: .warning,
    priority: .high,
    summary: "Task with an endless for await that retains self",
    why: """
      The object is never released: each time the screen opens another one starts to observe, and every notification \
      is handled that many times.
      """,
    instead: """
      Capture '[weak self]', and what the loop iterates over, and unwrap 'self' in the loop. Keep the task in a \
      property and cancel it in 'deinit', or in the method that ends the work.
      """,
    limits: """
      Only sequences that are known, or named, as endless are reported, and streams of a property that nothing but \
      'deinit' finishes. A task that is cancelled anywhere in the file but in 'deinit' is not, unless only to start it \
      again. Silent in singletons, an app's delegate and what the application keeps, which live as long as the \
      process, and where the closure captures '[self]' by name. Several loops of one type are one finding. Information \
      where no 'deinit' is to cancel the task: the sequence may end with what the object shows.
      """,
    references: [.evolution("0298-asyncsequence")],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "'self' is used in a way that a weak capture would change",
    examples: [
      .flagged(
        "started in the initializer",
        """
        @MainActor final class Model {
          init() {
            Task {
              ↓for await _ in NotificationCenter.default.notifications(named: name) { self.refresh() }
            }
            prepare()
          }
          func refresh() {}
        }
        """, severity: .info),
      .flagged(
        "'deinit' never runs",
        """
        @MainActor final class Model {
          var task: Task<Void, Never>?
          func start() {
            task = Task {
              ↓for await value in source.$value.values { show(value) }
            }
          }
          func show(_ value: Int) {}
          deinit { task?.cancel() }
        }
        """),
      .notFlagged(
        "a singleton",
        """
        final class Watcher {
          static let shared = Watcher()
          private init() {
            Task {
              for await _ in NotificationCenter.default.notifications(named: name) { self.refresh() }
            }
            prepare()
          }
        }
        """),
      .notFlagged(
        "weak, and unwrapped on each turn",
        """
        @MainActor final class Model {
          func start() {
            task = Task { [weak self] in
              for await _ in NotificationCenter.default.notifications(named: name) {
                guard let self else { return }
                self.refresh()
              }
            }
          }
        }
        """),
      .notFlagged(
        "cancelled by a method",
        """
        @MainActor final class Model {
          func start() {
            task = Task {
              for await _ in NotificationCenter.default.notifications(named: name) { self.refresh() }
            }
          }
          func stop() { task?.cancel() }
        }
        """),
      .notFlagged(
        "a sequence that ends",
        """
        final class Reader {
          func read(_ url: URL) {
            Task { for try await line in url.lines { self.add(line) } }
            log()
          }
        }
        """),
      .notFlagged(
        "a view's own task",
        """
        import SwiftUI
        struct Clock: View {
          var body: some View {
            Text(time).task { for await _ in NotificationCenter.default.notifications(named: name) { self.update() } }
          }
        }
        """),
      .fixed(
        "weak, and unwrapped on each turn",
        before: """
          @MainActor final class Model {
            let source = Source()
            var task: Task<Void, Never>?
            func start() {
              task = Task { for await event in source.updates { self.show(event) } }
            }
          }
          """,
        after: """
          @MainActor final class Model {
            let source = Source()
            var task: Task<Void, Never>?
            func start() {
              task = Task { [weak self, source] in for await event in source.updates { guard let self else { return }; self.show(event) } }
            }
            deinit { task?.cancel() }
          }
          """, applicability: .unsafe)
    ])
}
