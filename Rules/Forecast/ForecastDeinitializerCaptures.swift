import LintKit

/// Closures that keep `self` in a `deinit`, and would use it after it is gone.
enum ForecastDeinitializerCaptures: Rule {
  static let gate = Gate(shape: { $0.root.descendants(of: .deinitializerDecl).contains { _ in true } })

  static func check(_ deinitializer: DeinitializerDecl, in pass: Pass) {
    guard let body = deinitializer.node.child(.body) else { return }
    for node in body.descendants(stoppingAtNestedFunctions: true) where node.kind == .closureExpr {
      let closure = ClosureExpr(unchecked: node)
      guard pass.captureSelf(closure) else { continue }
      switch pass.outlives(closure) {
      case .no: continue
      case .unknown: pass.leaveUndecided(missing: "callee: what becomes of the closure")
      case .yes:
        if pass.isForecast(node) { pass.report(at: node.firstToken.range, .outlives) }
      }
    }
  }
}

extension Pass {
  /// Whether a closure of a `deinit` uses `self`, and its capture list does not say so.
  fileprivate func captureSelf(_ closure: ClosureExpr) -> Bool {
    if closure.captures.contains(where: { $0.name == .`self` }) { return false }
    guard let names = localNames(around: closure.node) else { return false }
    let list = closure.captures.map(\.node)
    return names.uses(inside: closure.node).contains { id in
      if list.contains(where: { $0.id <= names[id].node && names[id].node < $0.subtreeEnd }) { return false }
      switch names[id].resolution {
      case .selfParameter: return true
      case .memberOrGlobal:
        guard let reference = DeclReferenceExpr(names.node(of: id)) else { return false }
        return members(meantBy: .declReference(reference)).contains(where: \.isOfInstance)
      case .local, .unknown: return false
      }
    }
  }

  /// Whether the closure is kept and may run elsewhere: it is sent, `@Sendable`, or on a global actor.
  fileprivate func outlives(_ closure: ClosureExpr) -> Truth {
    guard let context = context(around: closure.node), case .closure(let traits) = index.context(context).kind else {
      return .unknown
    }
    switch traits.placement {
    case .construct(let construct):
      switch construct {
      case .task, .detachedTask, .immediateTask, .childTask, .immediateChildTask, .mainQueue, .sendableCallback:
        return .yes
      case .mainActorRun, .assumeMainActor, .passThrough: return .no
      case .callback, .otherActor, .sendable: return .unknown
      }
    case .argument(let argument):
      guard let wanted = index.wantedType(of: argument, context) else { return .unknown }
      if wanted.isSending || !wanted.isEscaping { return Truth(wanted.isSending) }
      return Truth(wanted.isSendable || index.isolation(ofContext: context).isolation.isOnGlobalActor)
    default: return index.isSendable(closure: context)
    }
  }
}

// MARK: - Messages

extension Message {
  /// In the compiler's words.
  fileprivate static let outlives: Message = "capture of 'self' in a closure that outlives deinit."
}

// MARK: - Info

extension ForecastDeinitializerCaptures {
  static let info = RuleInfo(
    id: "forecast-deinitializer-captures",
    family: .forecast,
    severity: .error,
    priority: .high,
    summary: "A closure that keeps 'self' beyond 'deinit'",
    why: "When 'deinit' returns, the object is gone. A task or callback that runs later reads freed memory.",
    instead: "Capture what is needed by itself, as '[task] in'.",
    limits: "Closures in other closures and in local functions are left out, as the compiler does.",
    references: [.evolution("0302-concurrent-value-and-concurrent-closures")],
    compilerView: [CompilerView(swift5: .warning, swift5Complete: .warning, swift6: .error)],
    isOptIn: true,
    examples: [
      .flagged(
        "a task",
        """
        actor Store { func close() {} }
        final class Session {
          let store = Store()
          deinit { Task ↓{ await self.store.close() } }
        }
        """),
      .flagged(
        "the main queue",
        """
        import Foundation
        final class Session {
          let name = ""
          deinit { DispatchQueue.main.async ↓{ print(self.name) } }
        }
        """),
      .notFlagged(
        "what is needed by itself",
        """
        actor Store { func close() {} }
        final class Session {
          let store = Store()
          deinit { Task { [store] in await store.close() } }
        }
        """),
      .notFlagged(
        "a closure that runs at once",
        """
        final class Session {
          let names = [""]
          deinit { names.forEach { _ in print(self.names) } }
        }
        """)
    ])
}
