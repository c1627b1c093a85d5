import LintKit

/// A published property that code off the main actor changes, although views read it there.
enum PublishedMutatedOffMain: Rule {
  static let gate = Gate(anyOf: [.Published])

  enum Exemption: String, RuleExemption {
    /// Tests, mocks, samples and the like: information only.
    case support
    /// A class that no view can observe.
    case unobserved
    /// The class is reported as a view model that is not on the main actor.
    case reportedAsViewModel
  }

  static func check(_ type: ClassDecl, in pass: Pass) {
    guard let ref = pass.index.declaration(of: type.node, in: pass.file),
      !pass.exempts(Exemption.unobserved, pass.index.inherits(ref, fromSDK: "ObservableObject").isNo)
    else { return }
    var changes: [(property: String, place: Node)] = []
    for property in pass.index.properties(in: ref) {
      let record = pass.index.property(property)
      guard record.attributes.contains(where: { $0.name == "Published" }), !record.flags.contains(.isStatic),
        !pass.index.isolation(ofProperty: property).isolation.isOnActor
      else { continue }
      for use in pass.uses(ofProperty: property) where pass.changes(record, at: use) && !pass.isInInitializer(use) {
        if pass.runsOffMain(use) { changes.append((record.name, use)) }
      }
    }
    changes.sort { $0.place.id < $1.place.id }
    guard let first = changes.first,
      !pass.exempts(Exemption.reportedAsViewModel, ObservableViewModelWithoutMainActor.reports(type, in: pass))
    else { return }
    let others = changes.dropFirst()
    pass.report(
      at: first.place.mainToken.range, .changed(first.property, others: others.count),
      severity: pass.exempts(Exemption.support, pass.isAuxiliary(first.place)) ? .info : nil,
      notes: pass.notes(for: pass.isolation(around: first.place))
        + others.prefix(3).map { pass.note(Message.alsoChanged($0.property), at: $0.place.mainToken.range) },
      fix: try isolating(changes.map(\.place), in: pass))
  }

  /// Puts the functions and tasks that make the changes on the main actor, where they mostly wait. Unsafe: what they do
  /// between two waits runs there, too.
  private static func isolating(_ changes: [Node], in pass: Pass) throws(NoFix) -> RawDiagnostic.FixIt {
    var fix = FixBuilder(in: pass)
    var done: Set<UInt32> = []
    for change in changes {
      guard let code = change.enclosingFunctionLike else { throw NoFix("the change is not in a function or task") }
      if !done.insert(code.node.id).inserted { continue }
      if code.node.mayBlock { throw NoFix("a loop would run on the main actor as a whole, and may take long") }
      switch code {
      case .function(let function): try pass.isolate(function, with: &fix)
      case .closure(let closure):
        guard pass.taskConstruct(ofBody: closure) != nil, closure.signature == nil else {
          throw NoFix("the closure that makes the change is no task's, or has a signature of its own")
        }
        fix.insert(" @MainActor in", at: closure.node.firstToken.end)
      default: throw NoFix("the change is not in a function or task")
      }
    }
    return fix.fix(.isolate, .unsafe)
  }
}

extension Pass {
  fileprivate func isolate(_ function: FunctionDecl, with fix: inout FixBuilder) throws(NoFix) {
    let name = function.nameToken?.identifierText ?? ""
    guard let ref = self.function(at: function.node), function.isAsync else {
      throw NoFix("'\(name)' is not 'async', so its callers would have to be on the main actor as well")
    }
    if index.takesPartInOverriding(ref) || isCalledByObjectiveC(ref) || function.modifier(.nonisolated) != nil {
      throw NoFix("'\(name)' overrides another function, is called by Objective-C or is 'nonisolated' on purpose")
    }
    let isOnOwnLine = function.attributes.contains { $0.node.lastToken.next.token.flags.contains(.startsLine) }
    let separator = isOnOwnLine ? "\n" + fix.margin(of: function.node) : " "
    fix.insert("@MainActor" + separator, at: function.node.firstToken.offset)
  }
}

extension Node {
  /// Whether there is a loop in it that does not wait.
  fileprivate var mayBlock: Bool {
    descendants(stoppingAtNestedFunctions: true).contains { node in
      switch node.kind {
      case .forStmt, .whileStmt, .repeatStmt: !node.tokens.contains { $0.name == .await }
      default: false
      }
    }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let isolate: Message = "Isolate the code that changes it to '@MainActor'"

  fileprivate static func changed(_ property: String, others: Int) -> Message {
    let more = others == 0 ? "" : " (and \(others) more \(others == 1 ? "place" : "places"))"
    return """
      '@Published' '\(property)' is changed off the main thread here\(more), and sends the change there. Isolate the \
      class to '@MainActor'.
      """
  }

  fileprivate static func alsoChanged(_ property: String) -> String {
    "'\(property)' is changed off the main thread here"
  }
}

// MARK: - Info

extension PublishedMutatedOffMain {
  static let info = RuleInfo(
    id: "published-mutated-off-main",
    family: .observation,
    severity: .warning,
    priority: .high,
    summary: "@Published property changed off the main thread",
    why: """
      A nonisolated 'async' method runs on a thread of the pool, whoever calls it. 'objectWillChange' is sent from \
      there and views read the property while it changes: "Publishing changes from background threads is not allowed", \
      views that do not update, and now and then a crash.
      """,
    instead: """
      Isolate the class, or the method, to '@MainActor'. What takes long is awaited in code that is nonisolated, and \
      the result is assigned on the main actor.
      """,
    limits: """
      Changes on 'self' in the file of the class, in code that certainly runs on no actor: asynchronous methods, \
      tasks, work of background queues. What only a caller decides is not reported, nor is a class that \
      'observable-view-model-without-main-actor' reports.
      """,
    references: [.evolution("0338-clarify-execution-non-actor-async")],
    compilerView: [
      CompilerView(
        when: "main-actor code calls the method", swift5: .silent, swift5Complete: .warning, swift6: .error,
        groups: ["SendingRisksDataRace"]),
      CompilerView(when: "otherwise", swift5: .silent, swift5Complete: .silent, swift6: .silent)
    ],
    fix: .unsafe,
    noFix: "where the work before the change should run is a decision about the design",
    examples: [
      .flagged(
        "an asynchronous method",
        """
        import Combine
        final class Feed: ObservableObject {
          @Published var rows: [Int] = []
          func load() async { ↓rows = await fetch() }
        }
        """),
      .flagged(
        "a background queue",
        """
        import Combine
        import Dispatch
        final class Feed: ObservableObject {
          @Published var rows: [Int] = []
          func load() {
            DispatchQueue.global().async {
              self.↓rows = [1]
            }
          }
        }
        """),
      .notFlagged(
        "a class on the main actor",
        """
        import Combine
        @MainActor final class Feed: ObservableObject {
          @Published var rows: [Int] = []
          func load() async { rows = await fetch() }
        }
        """),
      .notFlagged(
        "assigned on the main actor",
        """
        import Combine
        final class Feed: ObservableObject {
          @Published var rows: [Int] = []
          func load() async {
            let new = await fetch()
            await MainActor.run { rows = new }
          }
        }
        """),
      .fixed(
        "the method and the task run on the main actor",
        before: """
          import Combine
          final class Feed: ObservableObject {
            @Published var rows: [Int] = []
            func load() async { rows = await fetch() }
            func start() {
              Task { rows = await fetch() }
            }
          }
          """,
        after: """
          import Combine
          final class Feed: ObservableObject {
            @Published var rows: [Int] = []
            @MainActor func load() async { rows = await fetch() }
            func start() {
              Task { @MainActor in rows = await fetch() }
            }
          }
          """, applicability: .unsafe)
    ])
}
