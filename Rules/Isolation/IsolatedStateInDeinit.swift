import LintKit

/// What a `deinit` off its actor uses of the actor's.
enum IsolatedStateInDeinit: Rule {
  static let gate = Gate(anyOf: [.deinit])

  enum Exemption: String, RuleExemption {
    /// With '@preconcurrency import' the compiler says nothing about the module's types.
    case preconcurrencyImport
    /// Tests, mocks, samples and the like.
    case support
  }

  static func check(_ deinitializer: DeinitializerDecl, in pass: Pass) {
    guard !deinitializer.hasModifier(.isolated), let body = deinitializer.body?.node,
      let owner = pass.objectType(around: deinitializer.node)
    else { return }
    let isolation = pass.index.isolation(ofType: owner)
    guard isolation.isolation.isKnown else {
      return pass.leaveUndecided(missing: .isolation(isolation, in: pass.index))
    }
    if pass.exempts(Exemption.support, pass.isSupportCode(deinitializer.node)) { return }
    let isActor = pass.index.type(owner).kind == .actor
    guard isActor || isolation.isolation.isOnGlobalActor else { return }
    for node in body.descendants(stoppingAtNestedFunctions: true) {
      guard let member = node.memberOfSelf else { continue }
      if let property = pass.index.property(named: member.name, of: owner) {
        guard pass.isUnshareableState(property),
          !pass.exempts(Exemption.preconcurrencyImport, pass.hasPreconcurrencyImport)
        else { continue }
        return pass.report(
          at: member.range, .property(member.identifierText),
          fix: isolating(deinitializer, of: owner, in: pass))
      }
      // Of a class the compiler refuses that in each mode.
      guard isActor, node.role == .callee, pass.isIsolatedMethod(member.name, of: owner) else { continue }
      return pass.report(
        at: member.range, .method(member.identifierText),
        fix: isolating(deinitializer, of: owner, in: pass))
    }
  }

  /// Later than before, on the actor. A subclass with a `deinit` of its own would have to say the same.
  private static func isolating(
    _ deinitializer: DeinitializerDecl, of owner: DeclRef, in pass: Pass
  ) -> RawDiagnostic.FixIt? {
    guard !pass.index.hasSubclasses(owner),
      pass.index.settings(of: pass.file).runs(onOrAfter: ["iOS": 19, "macOS": 16, "tvOS": 19, "watchOS": 12])
    else { return nil }
    var fix = FixBuilder(in: pass)
    fix.insert("isolated ", at: deinitializer.node.mainToken.offset)
    return fix.fix(.isolate, .unsafe)
  }
}

extension Node {
  /// `name` of `self.name`, or a plain name.
  fileprivate var memberOfSelf: TokenCursor? {
    if let access = MemberAccessExpr(self) {
      guard case .declReference(let base)? = access.base, base.isSelf else { return nil }
      return access.nameToken
    }
    return kind == .declReferenceExpr && mainToken.kind == .identifier ? mainToken : nil
  }
}

extension Pass {
  fileprivate var hasPreconcurrencyImport: Bool {
    tree.root.children(.statement).contains { ImportDecl($0)?.hasAttribute(.preconcurrency) ?? false }
  }

  /// Whether a stored property is isolated to the actor, and known not to be Sendable.
  fileprivate func isUnshareableState(_ property: DeclRef) -> Bool {
    let record = index.property(property)
    guard !record.isComputed, record.flags.isDisjoint(with: [.isStatic, .isUnsafe, .isNonisolated]),
      index.isolation(ofProperty: property).isolation.isOnActor
    else { return false }
    return index.sendability(of: type(ofProperty: property), in: file).answer.isNo
  }

  fileprivate func isIsolatedMethod(_ name: Name, of owner: DeclRef) -> Bool {
    index.functions(named: name).contains { function in
      index.nominalOwner(of: function) == owner && index.isolation(ofFunction: function).isolation.isOnActor
        && index.function(function).flags.isDisjoint(with: [.isStatic, .isAsync])
    }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func property(_ name: String) -> Message {
    """
    This 'deinit' runs on any thread, but '\(name)' is isolated and not Sendable (an error in Swift 6). Use 'isolated \
    deinit', or end it before.
    """
  }

  fileprivate static func method(_ name: String) -> Message {
    "This 'deinit' runs on any thread, but '\(name)' is isolated to the actor. Use 'isolated deinit', or call it before."
  }

  fileprivate static let isolate: Message = "Run 'deinit' on the actor"
}

// MARK: - Info

extension IsolatedStateInDeinit {
  static let info = RuleInfo(
    id: "isolated-state-in-deinit",
    family: .isolation,
    severity: .info,
    priority: .medium,
    summary: "Isolated state used in a nonisolated deinit",
    why: """
      The last reference to an object may go on any thread, and 'deinit' runs there. A timer or an observer of the \
      main actor that is used from another thread races with the actor, or traps.
      """,
    instead: """
      'isolated deinit' (Swift 6.2, iOS 18.4), or a method that the owner calls before it lets go of the object. A \
      Sendable handle, such as a task, may be used in any 'deinit'.
      """,
    limits:
      "The first use in each 'deinit': of a stored property whose type is known not to be Sendable, or of an actor's method.",
    references: [.evolution("0371-isolated-synchronous-deinit")],
    compilerView: [CompilerView(swift5: .silent, swift5Complete: .warning, swift6: .error)],
    fix: .unsafe,
    noFix: "'isolated deinit' needs Swift 6.2, or the state is of another isolation",
    isOptIn: true,
    examples: [
      .flagged(
        "a timer of a view model",
        """
        import Foundation
        @MainActor final class Clock {
          private var timer: Timer?
          deinit { ↓timer?.invalidate() }
        }
        """),
      .flagged(
        "a method of an actor",
        """
        actor Store {
          var rows: [Int] = []
          func close() { rows = [] }
          deinit { ↓close() }
        }
        """),
      .notFlagged(
        "a task",
        """
        @MainActor final class Clock {
          private var task: Task<Void, Never>?
          deinit { task?.cancel() }
        }
        """),
      .notFlagged(
        "on the actor",
        """
        import Foundation
        @MainActor final class Clock {
          private var timer: Timer?
          isolated deinit { timer?.invalidate() }
        }
        """),
      .notFlagged(
        "on no actor",
        """
        import Foundation
        final class Clock {
          private var timer: Timer?
          deinit { timer?.invalidate() }
        }
        """),
      .fixed(
        "on the actor",
        before: """
          import Foundation
          @MainActor final class Clock {
            private var timer: Timer?
            deinit { timer?.invalidate() }
          }
          """,
        after: """
          import Foundation
          @MainActor final class Clock {
            private var timer: Timer?
            isolated deinit { timer?.invalidate() }
          }
          """, applicability: .unsafe)
    ])
}
