import LintKit

/// A context that is created by hand, changed and saved, without a word about automatic saves.
enum BackgroundContextImplicitAutosave: Rule {
  static let gate = Gate(calls: [.ModelContext])

  enum Exemption: String, RuleExemption {
    case test, preview
    /// The code runs on its caller's thread.
    case foreground
    /// Its changes are lost, which is reported.
    case unsaved
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard call.makesContext, call.node.role == .initializer,
      !pass.exempts(Exemption.test, pass.isTest), !pass.exempts(Exemption.preview, pass.isInPreview(call.node)),
      let binding = call.node.parent.flatMap({ PatternBinding($0) }), let name = binding.nameToken,
      let (names, definition) = pass.local(introducedBy: binding.node),
      !pass.exempts(Exemption.foreground, !pass.runsInBackground(call.node))
    else { return }
    let context = OwedLocal(definition, of: names)
    guard context.mentions.contains(where: { $0.changesModels || pass.changeOfFetchedModel(by: $0) != nil }),
      !context.mentions.contains(where: { $0.setsAutosave }),
      !pass.exempts(Exemption.unsaved, !context.mentions.contains { $0.endsChanges || $0.isHandedOn })
    else { return }
    pass.report(at: name.range, .implicit(name.identifierText), fix: fix(name, binding, in: pass))
  }

  private static func fix(_ name: TokenCursor, _ binding: PatternBinding, in pass: Pass) -> RawDiagnostic.FixIt? {
    guard let declaration = binding.node.parent, declaration.role == .statement else { return nil }
    var fix = FixBuilder(in: pass)
    fix.insert("\(name.text).autosaveEnabled = false", after: declaration)
    return fix.fix(.turnOff, .unsafe)
  }
}

extension OwedLocal.Mention {
  /// `context.autosaveEnabled = …`
  fileprivate var setsAutosave: Bool {
    isAssignment
      && node.parent.flatMap { MemberAccessExpr($0) }?.nameToken?.identifierText == "autosaveEnabled"
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func implicit(_ name: String) -> Message {
    """
    '\(name)' is changed in the background, and nothing says whether it saves by itself. Set \
    '\(name).autosaveEnabled'.
    """
  }

  fileprivate static let turnOff: Message = "Turn automatic saves off"
}

// MARK: - Info

extension BackgroundContextImplicitAutosave {
  static let info = RuleInfo(
    id: "background-context-implicit-autosave",
    family: .swiftData,
    severity: .info,
    priority: .low,
    summary: "Background ModelContext with implicit autosave",
    why: """
      An automatic save in the middle of a batch writes half of it. Whether a context that is created by hand saves by \
      itself is easily misremembered, and is not the same for every context.
      """,
    instead: "Set 'autosaveEnabled = false' after creating the context, and call 'save()' where a batch is complete.",
    limits: """
      Contexts in locals of asynchronous code, tasks and blocks of queues. One that is never saved is reported by \
      'unsaved-task-context'.
      """,
    references: [
      Reference(
        title: "ModelContext.autosaveEnabled",
        url: "https://developer.apple.com/documentation/swiftdata/modelcontext/autosaveenabled")
    ],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "the context is not created in a statement of its own",
    isOptIn: true,
    examples: [
      .flagged(
        "a batch in a task",
        """
        import SwiftData
        func seed(_ container: ModelContainer) {
          Task.detached {
            let ↓context = ModelContext(container)
            for name in names { context.insert(Hike(name)) }
            try context.save()
          }
        }
        """),
      .flagged(
        "an asynchronous function",
        """
        import SwiftData
        func clear(_ container: ModelContainer, _ hike: Hike) async throws {
          let ↓context = ModelContext(container)
          context.delete(hike)
          try context.save()
        }
        """),
      .notFlagged(
        "automatic saves are off",
        """
        import SwiftData
        func seed(_ container: ModelContainer) {
          Task.detached {
            let context = ModelContext(container)
            context.autosaveEnabled = false
            for name in names { context.insert(Hike(name)) }
            try context.save()
          }
        }
        """),
      .notFlagged(
        "nothing is changed",
        """
        import SwiftData
        func count(_ container: ModelContainer) async throws -> Int {
          let context = ModelContext(container)
          return try context.fetchCount(FetchDescriptor<Hike>())
        }
        """),
      .fixed(
        "turned off",
        before: """
          import SwiftData
          func seed(_ container: ModelContainer) async throws {
            let context = ModelContext(container)
            context.insert(Hike())
            try context.save()
          }
          """,
        after: """
          import SwiftData
          func seed(_ container: ModelContainer) async throws {
            let context = ModelContext(container)
            context.autosaveEnabled = false
            context.insert(Hike())
            try context.save()
          }
          """, applicability: .unsafe)
    ])
}
