import LintKit

/// `Task { @MainActor in … }` where the task inherits the main actor.
enum RedundantMainActorTask: Rule {
  static let gate = Gate(
    anyOf: [.MainActor], of: [.Task],
    shape: { $0.contains(ClosureSignature.self) { $0.attribute(named: .MainActor) != nil } })

  enum Exemption: String, RuleExemption {
    /// Tests, mocks, samples, previews and the like.
    case support
    /// Initial values and `deinit` are nonisolated, whatever their type is.
    case initialValueOrDeinit
    /// A selector may be sent on any thread.
    case entryFromObjectiveC
    /// A function calls the closure around in the background: the attribute is all that shows it.
    case calledInBackground
    /// Language mode 6 does not isolate the code around.
    case languageMode
  }

  static func check(_ signature: ClosureSignature, in pass: Pass) {
    guard let attribute = signature.attribute(named: .MainActor),
      let closure = signature.node.parent.flatMap({ ClosureExpr($0) }),
      let construct = pass.taskConstruct(ofBody: closure), construct != .detachedTask,
      let call = closure.node.callOfArgument
    else { return }
    if pass.exempts(Exemption.support, pass.isSupportCode(call.node)) { return }
    let around = pass.isolation(around: call.node)
    guard around.isolation == .mainActor || !around.isolation.isKnown else { return }
    if pass.exempts(Exemption.initialValueOrDeinit, pass.isInInitialValueOrDeinit(call.node)) { return }
    if pass.exempts(Exemption.entryFromObjectiveC, pass.isEntryFromObjectiveC(call.node)) { return }
    guard around.isolation.isKnown else {
      return pass.leaveUndecided(missing: pass.unknownIsolation(around: call.node))
    }
    if pass.exempts(Exemption.languageMode, around.differsInSwift6) {
      return pass.leaveUndecided(missing: .languageMode)
    }
    if pass.exempts(Exemption.calledInBackground, pass.isCalledInBackground(call.node)) { return }
    if pass.isOnlySynchronousTask(closure, of: call) {
      return pass.report(at: attribute.range, .superfluous)
    }
    pass.report(
      at: attribute.range, .redundant, notes: pass.decidingNote(for: around),
      fix: removal(of: attribute, from: signature, in: pass))
  }
}

extension RedundantMainActorTask {
  /// Changes nothing: the task inherits the actor. `in` is removed too where nothing else precedes it.
  private static func removal(of attribute: Attribute, from signature: ClosureSignature, in pass: Pass)
    -> RawDiagnostic.FixIt
  {
    var fix = FixBuilder(in: pass)
    let isAlone =
      signature.node.firstToken == attribute.node.firstToken
      && attribute.node.lastToken.next == signature.node.lastToken
    fix.remove(isAlone ? signature.node.range : attribute.range)
    return fix.fix(.removal, .safe)
  }
}

extension Pass {
  /// Whether a node is part of an initial value or of `deinit`, which are nonisolated, whatever their type is.
  fileprivate func isInInitialValueOrDeinit(_ node: Node) -> Bool {
    var child = node
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .deinitializerDecl: return true
      case .patternBinding where child.role == .initializer && index.declaration(of: ancestor, in: file) != nil:
        return true
      default: child = ancestor
      }
    }
    return false
  }

  /// Whether a closure around is given to a function of the project that calls it on no actor.
  fileprivate func isCalledInBackground(_ node: Node) -> Bool {
    node.ancestors.contains { ancestor in
      ancestor.kind == .closureExpr && ancestor.callOfArgument.flatMap { backgroundCallee(of: $0) } != nil
    }
  }

  /// Whether Objective-C may call the function around on any thread: there the attribute is no formality.
  fileprivate func isEntryFromObjectiveC(_ node: Node) -> Bool {
    guard let function = function(around: node) else { return false }
    return isCalledByObjectiveC(function)
  }
}

extension Pass {
  /// Whether a task that only does synchronous work is all that a block on the main queue holds.
  fileprivate func isOnlySynchronousTask(_ body: ClosureExpr, of call: FunctionCallExpr) -> Bool {
    guard call.node.role == .statement, let block = call.node.parent.flatMap({ ClosureExpr($0) }),
      case .construct(.mainQueue)? = traits(of: block.node)?.placement
    else { return false }
    return !body.node.tokens.contains { $0.name == .await || $0.name == .async }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let redundant: Message =
    "'@MainActor' is redundant, because the task inherits the main actor from the code around it. Remove it."

  fileprivate static let superfluous: Message =
    "This task is superfluous, because the block already runs on the main actor. Call its body directly."

  fileprivate static let removal: Message = "Remove '@MainActor'"
}

extension MissingFact {
  fileprivate static let languageMode: MissingFact =
    "setting: whether the code stays in language mode 5, which isolates more of it"
}

// MARK: - Info

extension RedundantMainActorTask {
  static let info = RuleInfo(
    id: "redundant-main-actor-task",
    family: .isolation,
    severity: .info,
    priority: .low,
    summary: "Redundant @MainActor on a task",
    why: """
      It suggests that the code around runs elsewhere. Readers look for the thread that it comes from, and copy the \
      pattern to places where it hides a missing annotation.
      """,
    instead: "Delete '@MainActor in', or only '@MainActor' where a capture list or parameters follow.",
    limits: """
      Silent where the isolation of the code around is not known, or inferred from a property wrapper, which language \
      mode 6 does not do, in functions that Objective-C may call, in closures that a function of the project calls in \
      the background, and in tests, mocks, samples and previews.
      """,
    references: [.evolution("0304-structured-concurrency"), .evolution("0401-remove-property-wrapper-isolation")],
    compilerView: [.silent],
    fix: .safe,
    noFix: "the attribute shares its signature with something else",
    examples: [
      .flagged(
        "in a function on the main actor",
        """
        @MainActor func tap() {
          Task { ↓@MainActor in await load() }
        }
        """),
      .flagged(
        "in a type on the main actor",
        """
        @MainActor final class Model {
          func tap() { Task(priority: .high) { ↓@MainActor [weak self] in await self?.load() } }
          func load() async {}
        }
        """),
      .flagged(
        "in a block on the main queue",
        """
        func tap() {
          DispatchQueue.main.async { Task { ↓@MainActor in show() } }
        }
        """),
      .notFlagged(
        "a detached task inherits nothing", "@MainActor func tap() { Task.detached { @MainActor in await load() } }"),
      .notFlagged(
        "an action that Objective-C calls",
        """
        @MainActor final class Model: NSObject {
          @objc func changed() { Task { @MainActor in await load() } }
        }
        """),
      .notFlagged(
        "an initial value",
        """
        @MainActor final class Model {
          lazy var task = Task { @MainActor in await load() }
        }
        """),
      .notFlagged(
        "in 'deinit'",
        """
        @MainActor final class Model {
          deinit { Task { @MainActor in await close() } }
        }
        """),
      .notFlagged("nonisolated code", "nonisolated func tap() { Task { @MainActor in await load() } }"),
      .notFlagged(
        "a '@Sendable' closure",
        """
        @MainActor func tap() {
          run { @Sendable in Task { @MainActor in await load() } }
        }
        """),
      .fixed(
        "in a function on the main actor",
        before: "@MainActor func tap() { Task { @MainActor in await load() } }",
        after: "@MainActor func tap() { Task { await load() } }")
    ])
}
