import LintKit

/// `let context = await MainActor.run { ModelContext(container) }`: a value of the main actor is returned to code of
/// another isolation.
enum ModelContextEscapesMainActorRun: Rule {
  static let gate = Gate(anyOf: [.MainActor], and: names, calls: [.run])

  /// One of them is in each file that does something with a store.
  private static let names: [WellKnownName] = [
    .SwiftData, .ModelContext, .modelContext, .mainContext, .ModelContainer, .FetchDescriptor, .PersistentModel
  ]

  enum Exemption: String, RuleExemption {
    /// The result is not used.
    case unusedResult
    /// The code around is on the main actor, too.
    case onMainActor
    case preview
    /// The model claims to be Sendable: the compiler believes it, and the claim is reported itself.
    case claimsSendable
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard case .declReference(let base)? = call.calleeBase, base.name == .MainActor,
      let closure = call.lastClosure
    else { return }
    if pass.exempts(Exemption.unusedResult, !call.hasUsedResult)
      || pass.exempts(Exemption.preview, pass.isInPreview(call.node))
    {
      return
    }
    let result = pass.result(of: closure, calledBy: call)
    guard result.isConfined || result == .unknown && names.contains(where: { pass.outline.names.contains($0) }) else {
      return
    }
    let around = pass.isolation(around: call.node)
    if pass.exempts(Exemption.onMainActor, around.isolation == .mainActor) { return }
    guard around.isolation.isKnown else {
      return pass.leaveUndecided(missing: pass.unknownIsolation(around: call.node))
    }
    if result == .unknown { return pass.leaveUndecided(missing: pass.unknownResult(of: closure, calledBy: call)) }
    if pass.exempts(Exemption.claimsSendable, result == .models && pass.givesOnlySendable(closure, calledBy: call)) {
      return
    }
    pass.report(
      at: call.calleeRange, .carriedOut(result, into: around.isolation), severity: result == .context ? nil : .warning,
      notes: pass.notesOnReentry(ofResultOf: call) + pass.notes(for: around),
      fix: fix(call, closure, in: pass))
  }
}

extension FunctionCallExpr {
  /// Whether something becomes of the result: it is no statement of its own, and not assigned to `_`.
  fileprivate var hasUsedResult: Bool {
    let value = node.withoutWrappers
    if value.role == .statement { return value.isImplicitResult }
    if case .discarded = taskHandle { return false }
    return true
  }
}

extension Node {
  /// The only statement of a closure or getter, or of a function that has a result.
  fileprivate var isImplicitResult: Bool {
    guard let parent, parent.children(.statement).reduce(0, { count, _ in count + 1 }) == 1 else { return false }
    return parent.kind != .codeBlock || parent.parent.flatMap { FunctionDecl($0) }?.returnType != nil
  }
}

extension Pass {
  /// What the value that a closure gives back holds: by the type that is written for it, or by what is returned.
  fileprivate func result(of closure: ClosureExpr, calledBy call: FunctionCallExpr) -> Confinement {
    if let written = closure.signature?.returnType { return confinement(of: written) }
    if let binding = call.node.withoutWrappers.parent.flatMap({ PatternBinding($0) }), let written = binding.type {
      return confinement(of: written)
    }
    var found = Confinement.none
    for returned in closure.returned {
      found = confinement(of: returned)
      if found.isConfined { return found }
    }
    return found
  }

  /// Whether the models that a closure gives back are Sendable, as they say they are.
  fileprivate func givesOnlySendable(_ closure: ClosureExpr, calledBy call: FunctionCallExpr) -> Bool {
    if let written = closure.signature?.returnType { return claimsSendable(written) }
    if let binding = call.node.withoutWrappers.parent.flatMap({ PatternBinding($0) }), let written = binding.type {
      return claimsSendable(written)
    }
    return closure.returned.allSatisfy { claimsSendable(self.type(of: $0)) }
  }

  /// What keeps ``result(of:calledBy:)`` from being known.
  fileprivate func unknownResult(of closure: ClosureExpr, calledBy call: FunctionCallExpr) -> MissingFact {
    if let written = closure.signature?.returnType { return unknownType(written) }
    if let binding = call.node.withoutWrappers.parent.flatMap({ PatternBinding($0) }), let written = binding.type {
      return unknownType(written)
    }
    let returned = closure.returned.last { confinement(of: $0) == .unknown }
    return returned.map { unknownType(of: $0) } ?? "type: of what 'MainActor.run' gives back"
  }

  /// Where the value goes back to the main actor: it is of no use elsewhere.
  fileprivate func notesOnReentry(ofResultOf call: FunctionCallExpr) -> [RawDiagnostic.Note] {
    guard let binding = call.node.withoutWrappers.parent.flatMap({ PatternBinding($0) }) else { return [] }
    let reentry = references(toLocalOf: binding.node).first { isolation(around: $0.node).isolation == .mainActor }
    return reentry.map { [note(Message.reentry, at: $0.node.range)] } ?? []
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func carriedOut(_ what: Confinement, into isolation: Isolation) -> Message {
    let (value, advice) =
      what == .context
      ? ("ModelContext", "Create the context where it is used, or return plain values")
      : ("SwiftData model", "Return persistentModelIDs or plain values")
    return "'MainActor.run' returns a \(value) of the main actor to \(isolation.domainName). \(advice)."
  }

  fileprivate static let reentry = "used here, back on the main actor"
}

// MARK: - Info

extension ModelContextEscapesMainActorRun {
  static let info = RuleInfo(
    id: "model-context-escapes-main-actor-run",
    family: .swiftData,
    severity: .error,
    priority: .high,
    summary: "ModelContext or model returned from 'MainActor.run'",
    why: """
      The context looks like a background context but was created on the main actor, and so were the models that it \
      fetches. The first use outside races with the user interface; a later 'MainActor.run' that uses it again blocks \
      the interface until the work is done.
      """,
    instead: """
      Create the context where it is used: the whole function '@MainActor' with one context, or a '@ModelActor' with \
      its own. Where one block is enough, move the code that uses the result into it and return plain values: 'await \
      MainActor.run { try ModelContext(container).fetch(all).map(\\.name) }'.
      """,
    limits: """
      Only 'MainActor.run' is checked; results of other functions are reported where those are declared. The type of \
      the result must be known. A model is a warning: it may be in no context yet.
      """,
    references: [
      Reference(title: "ModelContext", url: "https://developer.apple.com/documentation/swiftdata/modelcontext"),
      .evolution("0414-region-based-isolation")
    ],
    compilerView: [CompilerView(swift5: .warning, swift5Complete: .warning, swift6: .error)],
    fix: .unsafe,
    noFix: "what is done with the context is not in the same function",
    examples: [
      .flagged(
        "a context for a detached task",
        """
        import SwiftData
        func export(_ container: ModelContainer) async throws {
          let context = await ↓MainActor.run { ModelContext(container) }
          try write(context.fetch(FetchDescriptor<Tag>()))
        }
        """),
      .flagged(
        "fetched models",
        """
        import SwiftData
        @Model final class Tag { var name = "" }
        actor Exporter {
          func export(_ container: ModelContainer) async throws {
            let tags = try await ↓MainActor.run { try container.mainContext.fetch(FetchDescriptor<Tag>()) }
            for tag in tags { write(tag.name) }
          }
        }
        """, severity: .warning),
      .notFlagged(
        "plain values",
        """
        import SwiftData
        @Model final class Tag { var name = "" }
        func names(_ container: ModelContainer) async throws -> [String] {
          try await MainActor.run { try ModelContext(container).fetch(FetchDescriptor<Tag>()).map(\\.name) }
        }
        """),
      .notFlagged(
        "the code around is on the main actor",
        """
        import SwiftData
        @MainActor func show(_ container: ModelContainer) async {
          let context = await MainActor.run { ModelContext(container) }
          draw(context)
        }
        """),
      .notFlagged(
        "the context stays inside",
        """
        import SwiftData
        func wipe(_ container: ModelContainer) async throws {
          try await MainActor.run {
            let context = ModelContext(container)
            try context.save()
          }
        }
        """),
      .fixed(
        "created where it is used",
        before: """
          import SwiftData
          @Model final class Tag { var name = "" }
          func export(_ container: ModelContainer) async throws {
            let context = await MainActor.run { ModelContext(container) }
            let names = try context.fetch(FetchDescriptor<Tag>()).map(\\.name)
            write(names)
          }
          """,
        after: """
          import SwiftData
          @Model final class Tag { var name = "" }
          func export(_ container: ModelContainer) async throws {
            let context = ModelContext(container)
            let names = try context.fetch(FetchDescriptor<Tag>()).map(\\.name)
            write(names)
          }
          """, applicability: .unsafe),
      .fixed(
        "back on the main actor",
        before: """
          import SwiftData
          func export(_ container: ModelContainer) async throws {
            let context = await MainActor.run { ModelContext(container) }
            await MainActor.run {
              context.insert(Tag())
              context.insert(Tag())
            }
            try await MainActor.run { try context.save() }
          }
          """,
        after: """
          import SwiftData
          func export(_ container: ModelContainer) async throws {
            await MainActor.run {
              let context = container.mainContext
              context.insert(Tag())
              context.insert(Tag())
            }
            try await MainActor.run { try container.mainContext.save() }
          }
          """, applicability: .unsafe)
    ])
}
