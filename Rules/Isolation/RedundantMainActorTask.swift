import LintKit

/// `Task { @MainActor in … }` where the task would run there anyway.
enum RedundantMainActorTask: Rule {
  static let gate = Gate(
    anyOf: [.MainActor], of: [.Task],
    shape: { $0.contains(ClosureSignature.self) { $0.attribute(named: .MainActor) != nil } })

  enum Exemption: String, RuleExemption {
    /// Initial values and `deinit` are nonisolated, whatever their type is.
    case initialValueOrDeinit
    /// A selector may be sent on any thread.
    case entryFromObjectiveC
    /// Language mode 6 does not isolate the code around.
    case languageMode
  }

  static func check(_ signature: ClosureSignature, in pass: Pass) {
    guard let attribute = signature.attribute(named: .MainActor),
      let closure = signature.node.parent.flatMap({ ClosureExpr($0) }),
      let construct = pass.taskConstruct(ofBody: closure), construct != .detachedTask,
      let call = closure.node.callOfArgument
    else { return }
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
    pass.report(
      at: attribute.range, .redundant, notes: pass.notes(for: around),
      fix: removal(of: attribute, from: signature, in: pass))
  }
}

extension RedundantMainActorTask {
  /// Nothing changes: the task inherits the actor. `in` goes too where it would stand alone.
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
  /// Initial values and `deinit` are nonisolated, whatever their type is.
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

  /// A selector may be sent on any thread: there the hop is no formality.
  fileprivate func isEntryFromObjectiveC(_ node: Node) -> Bool {
    guard let function = function(around: node) else { return false }
    return isCalledByObjectiveC(function)
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let redundant: Message =
    "'@MainActor' is redundant: the code around the task is on the main actor, and the task inherits that."

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
    priority: .medium,
    summary: "'@MainActor' on a task that inherits the main actor",
    why: """
      It says that a hop happens where none does. Readers look for the thread that the code comes from, and copy the \
      pattern to places where it hides a missing annotation.
      """,
    instead: "Delete '@MainActor in', or only '@MainActor' where a capture list or parameters follow.",
    limits: """
      Silent where the isolation around is not known, or inferred from a property wrapper, which language mode 6 does \
      not do; and in functions that Objective-C may call.
      """,
    references: [.evolution("0304-structured-concurrency"), .evolution("0401-remove-property-wrapper-isolation")],
    compilerView: [.silent],
    fix: .safe,
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
      .notFlagged(
        "a detached task inherits nothing", "@MainActor func tap() { Task.detached { @MainActor in await load() } }"),
      .notFlagged(
        "an action of Objective-C",
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
        "inherited",
        before: "@MainActor func tap() { Task { @MainActor in await load() } }",
        after: "@MainActor func tap() { Task { await load() } }")
    ])
}
