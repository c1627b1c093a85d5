import LintKit

/// A context that a block of a dispatch queue creates, or that a condition binds and the block captures.
enum ModelContextOnDispatchQueue: Rule {
  static let gate = Gate(
    anyOf: [.ModelContext, .modelContext, .mainContext], and: [.async, .asyncAfter, .addOperation, .Thread])

  enum Exemption: String, RuleExemption {
    case test, preview
    /// What the closure reads in its capture list stays outside.
    case valueInCaptureList
    /// Information only.
    case auxiliary
  }

  static func check(_ closure: ClosureExpr, in pass: Pass) {
    guard pass.isBlockOfBackgroundQueue(closure), !pass.exempts(Exemption.test, pass.isTest),
      !pass.exempts(Exemption.preview, pass.isInPreview(closure.node))
    else { return }
    for node in closure.node.descendants {
      if let call = FunctionCallExpr(node), call.makesContext, call.node.role == .initializer,
        node.enclosingFunctionLike?.node == closure.node
      {
        return pass.report(at: call.calleeRange, .created, severity: .info)
      }
      guard let reference = DeclReferenceExpr(node), case .optionalBinding(let bound)? = pass.binding(of: reference),
        !bound.node.isInside(closure.node), pass.confinement(of: .declReference(reference)) == .context,
        !pass.exempts(Exemption.valueInCaptureList, node.isReadInCaptureList)
      else { continue }
      return pass.report(
        at: node.range, .captured(reference.nameToken.identifierText),
        severity: pass.exempts(Exemption.auxiliary, pass.isAuxiliary(node)) ? .info : nil,
        notes: [pass.note(Message.bound, at: bound.node.range)])
    }
  }
}

extension Pass {
  /// Whether a closure is a block that a queue, an operation queue or a thread runs later, off the main thread.
  fileprivate func isBlockOfBackgroundQueue(_ closure: ClosureExpr) -> Bool {
    guard let call = closure.node.callOfArgument, !isBlockOfMainThread(closure.node) else { return false }
    switch call.calleeName {
    case .async?, .asyncAfter?, .addOperation?:
      guard case .construct(.sendableCallback)? = traits(of: closure.node)?.placement else { return false }
      return true
    case .Thread?: return true
    default: return call.calleeNameToken?.identifierText == "detachNewThread"
    }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func captured(_ name: String) -> Message {
    """
    '\(name)' is captured by a block of a queue, but a ModelContext must stay where it was created. Use a \
    '@ModelActor'.
    """
  }

  fileprivate static let created: Message = """
    This context belongs to one block of a queue. A '@ModelActor' keeps a context and its models on one executor.
    """

  fileprivate static let bound = "the context is bound here"
}

// MARK: - Info

extension ModelContextOnDispatchQueue {
  static let info = RuleInfo(
    id: "model-context-on-dispatch-queue",
    family: .swiftData,
    severity: .error,
    priority: .high,
    summary: "ModelContext used in a block of a dispatch queue",
    why: """
      The block runs on another thread while the context's owner goes on, and Core Data crashes or loses changes. A \
      context that the block creates is safe by itself, but nothing keeps its models from leaving the block.
      """,
    instead: "'@ModelActor actor Saver { func flush() throws { try modelContext.save() } }'",
    limits: """
      Parameters, locals and properties that a block captures are reported by 'model-context-parameter' and \
      'model-context-captured-in-task'; here are contexts that a condition binds. One that the block creates is \
      information.
      """,
    references: [
      Reference(title: "ModelActor", url: "https://developer.apple.com/documentation/swiftdata/modelactor"),
      .evolution("0302-concurrent-value-and-concurrent-closures")
    ],
    compilerView: [
      CompilerView(
        when: "a context is captured", swift5: .warning, swift5Complete: .warning, swift6: .error,
        groups: ["SendableClosureCaptures"]),
      CompilerView(when: "it is created there", swift5: .silent, swift5Complete: .silent, swift6: .silent)
    ],
    noFix: "the work has to move to a model actor, or to a context that the queue creates",
    examples: [
      .flagged(
        "the context of a model",
        """
        import SwiftData
        @Model final class Row { var name = "" }
        func save(_ row: Row) {
          guard let context = row.modelContext else { return }
          DispatchQueue.global().async { try? ↓context.save() }
        }
        """),
      .flagged(
        "a context for one block",
        """
        import SwiftData
        func wipe(_ container: ModelContainer) {
          DispatchQueue.global().async {
            let context = ↓ModelContext(container)
            try? context.delete(model: Row.self)
          }
        }
        """, severity: .info),
      .notFlagged(
        "the block runs at once",
        """
        import SwiftData
        @Model final class Row { var name = "" }
        func save(_ row: Row, _ queue: DispatchQueue) {
          guard let context = row.modelContext else { return }
          queue.sync { try? context.save() }
        }
        """),
      .notFlagged(
        "the main queue",
        """
        import SwiftData
        @Model final class Row { var name = "" }
        @MainActor func save(_ row: Row) {
          guard let context = row.modelContext else { return }
          DispatchQueue.main.async { try? context.save() }
        }
        """)
    ])
}
