import LintKit

/// A conformance that is only checked when it is used, although code off the actor uses it.
enum PreconcurrencyConformanceTraps: Rule {
  static let gate = Gate(
    anyOf: [.preconcurrency],
    outline: { $0.tree.contains(InheritedType.self) { $0.isPreconcurrency } })

  enum Exemption: String, RuleExemption {
    /// Tests, mocks, samples and the like: information only.
    case support
    /// Those of asynchronous requirements go to the actor by themselves.
    case asynchronous
  }

  static func check(_ entry: InheritedType, in pass: Pass) {
    guard entry.isPreconcurrency, let place = entry.node.parent.flatMap({ pass.type(at: $0) }),
      let type = pass.index.extendedNominal(place), let name = entry.type?.withoutAttributes.nameToken?.identifierText,
      let proto = pass.proto(named: name), pass.index.isolation(ofType: type).isolation.isOnActor,
      pass.index.isolation(ofType: proto).isolation.isNonisolated
    else { return }
    for requirement in pass.index.functions(in: proto) {
      let record = pass.index.function(requirement)
      if pass.exempts(Exemption.asynchronous, record.flags.contains(.isAsync)) { continue }
      guard record.kind == .function, pass.isWitnessedOnActor(requirement, by: type),
        let call = pass.callOffMain(of: requirement)
      else { continue }
      return pass.report(
        at: entry.range, .traps(record.name, isChecked: pass.index.settings(of: pass.file).isSwift6.isYes),
        severity: pass.exempts(Exemption.support, pass.isAuxiliary(entry.node)) ? .info : nil,
        notes: [pass.note(Message.called, at: pass.index.call(call).range, of: call.file)])
    }
  }
}

extension InheritedType {
  fileprivate var isPreconcurrency: Bool {
    guard case .attributed(let type)? = type else { return false }
    return type.attributes.contains { $0.name == .preconcurrency }
  }
}

extension Pass {
  /// The only protocol of the project with a name.
  fileprivate func proto(named name: String) -> DeclRef? {
    let found = index.types(named: name)
    return found.count == 1 && index.type(found[0]).kind == .protocol ? found[0] : nil
  }

  fileprivate func isWitnessedOnActor(_ requirement: DeclRef, by type: DeclRef) -> Bool {
    ([type] + index.extensions(ofNominal: type)).contains { owner in
      index.functions(in: owner).contains { member in
        index.function(member).nameID == index.function(requirement).nameID
          && index.witnessedRequirements(of: member).contains(requirement)
          && index.isolation(ofFunction: member).isolation.isOnActor
          && !index.function(member).flags.contains(.isAsync)
      }
    }
  }

  /// A call of a requirement, through the protocol, that certainly runs off the main actor.
  fileprivate func callOffMain(of requirement: DeclRef) -> BodyRef? {
    index.callSites(of: requirement)?.first { site in
      guard site.isCertain, !index.isTest(site.call.file) else { return false }
      let pass = looking(at: site.call.file)
      guard let call = pass.node(ofCall: site.call) else { return false }
      if case .actor = pass.isolation(around: call).isolation { return true }
      return pass.runsOffMain(call)
    }?.call
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func traps(_ requirement: String, isChecked: Bool) -> Message {
    let effect = isChecked ? "which ends the program" : "a data race"
    return """
      '\(requirement)' is called off the actor through this conformance, \(effect). Make it 'nonisolated', with a task \
      inside.
      """
  }

  fileprivate static let called = "this call runs off the actor"
}

// MARK: - Info

extension PreconcurrencyConformanceTraps {
  static let info = RuleInfo(
    id: "preconcurrency-conformance-traps",
    family: .isolation,
    severity: .warning,
    priority: .medium,
    summary: "@preconcurrency conformance used off its actor",
    why: """
      '@preconcurrency' silences the compiler where an isolated method implements a nonisolated requirement. In Swift \
      6 mode each call checks the actor at run time and ends the program off it; before, it races.
      """,
    instead: """
      A 'nonisolated' method with 'Task { @MainActor in … }' inside; or isolate the protocol, where all its users are \
      on the main actor.
      """,
    limits: """
      Protocols of the project with a call in the project that certainly runs off the main actor. Delegates of the SDK \
      are not known well enough.
      """,
    references: [.evolution("0423-dynamic-actor-isolation"), .evolution("0470-isolated-conformances")],
    compilerView: [.silent],
    noFix: "what calls the members, and on which thread, is decided elsewhere",
    examples: [
      .flagged(
        "a delegate that a queue calls",
        """
        protocol FeedDelegate: AnyObject { func didPush(_ value: Int) }
        final class Feed {
          weak var delegate: (any FeedDelegate)?
          func run() { DispatchQueue.global().async { self.delegate?.didPush(1) } }
        }
        @MainActor final class Screen: ↓@preconcurrency FeedDelegate {
          var value = 0
          func didPush(_ value: Int) { self.value = value }
        }
        """),
      .flagged(
        "an asynchronous method calls it",
        """
        protocol FeedDelegate: AnyObject { func didPush(_ value: Int) }
        final class Feed {
          weak var delegate: (any FeedDelegate)?
          func run() async { delegate?.didPush(1) }
        }
        @MainActor final class Screen { var value = 0 }
        extension Screen: ↓@preconcurrency FeedDelegate {
          func didPush(_ value: Int) { self.value = value }
        }
        """),
      .notFlagged(
        "called on the main actor",
        """
        protocol FeedDelegate: AnyObject { func didPush(_ value: Int) }
        @MainActor final class Feed {
          weak var delegate: (any FeedDelegate)?
          func run() { delegate?.didPush(1) }
        }
        @MainActor final class Screen: @preconcurrency FeedDelegate {
          var value = 0
          func didPush(_ value: Int) { self.value = value }
        }
        """),
      .notFlagged(
        "a nonisolated method",
        """
        protocol FeedDelegate: AnyObject { func didPush(_ value: Int) }
        final class Feed {
          weak var delegate: (any FeedDelegate)?
          func run() async { delegate?.didPush(1) }
        }
        @MainActor final class Screen: @preconcurrency FeedDelegate {
          var value = 0
          nonisolated func didPush(_ value: Int) { Task { @MainActor in self.value = value } }
        }
        """)
    ])
}
