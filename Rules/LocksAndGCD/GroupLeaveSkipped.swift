import LintKit

/// A path on which a callback neither leaves the group that was entered for it, nor signals the semaphore that is
/// waited for.
enum GroupLeaveSkipped: Rule {
  static let gate = Gate(
    anyOf: [.DispatchGroup, .DispatchSemaphore],
    shape: { tree in tree.contains(PatternBinding.self) { $0.makesGroupOrSemaphore } })

  enum Exemption: String, RuleExemption {
    /// Others get it, and may leave or signal instead.
    case handedOn
    /// A method of `self` waits, or the object is gone with everything that would be notified: information only.
    case withoutSelf
    /// A wait that ends by itself: information only.
    case timeout
    /// A closure that asks what it has gathered itself is called until that is enough.
    case gathered
    /// `value?.` in the branch of an `if` for the case that the value is there.
    case askedAround
    /// Tests, mocks, samples and the like: information only, as only a run of the tests hangs.
    case support
  }

  static func check(_ binding: PatternBinding, in pass: Pass) {
    guard binding.makesGroupOrSemaphore, let (names, definition) = pass.local(introducedBy: binding.node) else {
      return
    }
    let group = OwedLocal(definition, of: names)
    let isEntered = group.mentions.contains { $0.member == .enter || $0.member == .wait }
    let isOwed = { (mention: OwedLocal.Mention) in mention.member == .leave || mention.member == .signal }
    guard isEntered, !pass.exempts(Exemption.handedOn, group.mentions.contains { $0.isPassedOn }) else { return }
    var bodies: [BodyID] = []
    for mention in group.mentions where isOwed(mention) && mention.body != names[definition].body {
      if !bodies.contains(mention.body) { bodies.append(mention.body) }
    }
    for body in bodies {
      // What a closure in the closure does is owed there.
      let owner = names.node(of: body)
      guard owner.kind == .closureExpr, !bodies.contains(where: { $0 != body && names.isBody(body, inside: $0) }) else {
        continue
      }
      guard pass.areRunOnce(from: owner, below: names.node(of: names[definition].body)) else {
        pass.leaveUndecided(missing: .closure(owner))
        continue
      }
      let graph = pass.controlFlow(of: body, in: names)
      let own = group.places(in: graph, where: isOwed)
      let nested = group.bodies(in: body, mentioning: isOwed).flatMap { graph.places(of: names.node(of: $0)) }
      let asked = graph.placesOfValuesAskedFor(around: own + nested)
      let met = own + nested + (pass.exempts(Exemption.askedAround, !asked.isEmpty) ? asked : [])
      switch graph.hasPath(from: .entry, to: .exit(.any), avoiding: met) {
      case .no: continue
      case .unknown: pass.leaveUndecided(missing: .controlFlow)
      case .yes:
        if pass.exempts(Exemption.gathered, names.asksGathered(in: body)) {
          pass.leaveUndecided(missing: .closure(owner))
        } else {
          report(group, own, in: graph, without: met, pass)
        }
      }
    }
  }

  private static func report(
    _ group: OwedLocal, _ own: [ControlFlow.Place], in graph: ControlFlow, without places: [ControlFlow.Place],
    _ pass: Pass
  ) {
    guard let first = own.first else { return }
    let call = graph.node(at: first)
    let closure = graph.names.node(of: graph.body)
    let elses = closure.descendants(stoppingAtNestedFunctions: true).compactMap { GuardStmt($0)?.elseWithoutSelf }
    let withoutSelf = graph.places { event in elses.contains { $0.id <= event.node && event.node < $0.subtreeEnd } }
    let isMild =
      pass.exempts(
        Exemption.withoutSelf,
        !elses.isEmpty && graph.hasPath(from: .entry, to: .exit(.any), avoiding: places + withoutSelf).isNo)
      || pass.exempts(Exemption.timeout, group.mentions.contains { $0.isWaitWithTimeout })
      || pass.exempts(Exemption.support, pass.isSupportCode(closure))
    let isGroup = group.mentions.contains { $0.member == .leave }
    pass.report(
      at: FunctionCallExpr(call)?.calleeNameToken?.range ?? call.range, .skipped(group.name, isGroup: isGroup),
      severity: isMild ? .info : nil,
      notes: [pass.note(isGroup ? Message.enters : Message.waits, at: group.mentions[0].node.range)],
      fix: deferring(group, closure, calls: own.map { graph.node(at: $0) }, isGroup: isGroup, in: pass))
  }

  /// Leaves however the closure ends. Unsafe: later than before, where statements follow.
  private static func deferring(
    _ group: OwedLocal, _ closure: Node, calls: [Node], isGroup: Bool, in pass: Pass
  ) -> RawDiagnostic.FixIt? {
    guard let first = closure.child(.statement), calls.allSatisfy({ $0.role == .statement }) else { return nil }
    var fix = FixBuilder(in: pass)
    if calls.contains(first) { return nil }
    fix.insert("defer { \(group.name).\(isGroup ? "leave" : "signal")() }", before: first)
    for call in calls { fix.remove(statement: call) }
    return fix.fix(.deferred(isGroup), .unsafe)
  }
}

extension Pass {
  /// Whether a closure and those around it, up to the function, run exactly once each.
  fileprivate func areRunOnce(from closure: Node, below body: Node) -> Bool {
    ([closure] + closure.ancestors.prefix { $0 != body }).allSatisfy {
      $0.kind != .closureExpr || runsOnce($0).isYes
    }
  }
}

extension LocalNames {
  /// Whether a condition in a closure asks a local of the code around that the closure has changed before:
  /// `count += 1`, then `if count == 3`.
  fileprivate func asksGathered(in body: BodyID) -> Bool {
    let closure = node(of: body)
    let shared = uses(inside: closure).compactMap { use -> (place: Node, local: DefinitionID, isChange: Bool)? in
      guard case .local(let local) = self[use].resolution, !isBody(self[local].body, inside: body) else { return nil }
      let place = node(of: use)
      return (place, local, self[use].isWrite.isYes || place.isReceiverOfCall)
    }
    return shared.contains { asked in
      asked.place.isInCondition(below: closure)
        && shared.contains {
          $0.isChange && $0.local == asked.local && $0.place.id < asked.place.id
            && !$0.place.isInCondition(below: closure)
        }
    }
  }
}

extension OwedLocal.Mention {
  /// `wait(timeout: …)`
  fileprivate var isWaitWithTimeout: Bool {
    member == .wait && call?.arguments.contains { $0.label?.text.lowercased().hasSuffix("timeout") ?? false } ?? false
  }

  /// Given to other code, rather than used for a member or captured by name.
  fileprivate var isPassedOn: Bool {
    guard isHandedOn else { return false }
    // `DispatchQueue.global().async(group: group)` enters and leaves by itself.
    return node.parent.flatMap { LabeledExpr($0) }?.label?.text != "group" && member == nil && node.role != .initializer
  }
}

extension PatternBinding {
  /// `= DispatchGroup()` or `= DispatchSemaphore(value: …)`
  fileprivate var makesGroupOrSemaphore: Bool {
    guard case .functionCall(let call)? = initializer else { return false }
    return call.calleeName == .DispatchGroup || call.calleeName == .DispatchSemaphore
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func skipped(_ name: String, isGroup: Bool) -> Message {
    isGroup
      ? "On some path this closure does not leave '\(name)', which then never ends. Use 'defer { \(name).leave() }'."
      : "On some path this closure does not signal '\(name)', and the wait never ends. Use 'defer { \(name).signal() }'."
  }

  fileprivate static func deferred(_ isGroup: Bool) -> Message {
    isGroup ? "Leave in a 'defer'" : "Signal in a 'defer'"
  }
  fileprivate static let enters = "the group is entered here"
  fileprivate static let waits = "the semaphore is waited for here"
}

// MARK: - Info

extension GroupLeaveSkipped {
  static let info = RuleInfo(
    id: "group-leave-skipped",
    family: .locksAndGCD,
    severity: .warning,
    priority: .high,
    summary: "Path that skips a group's leave() or semaphore's signal()",
    why: """
      A group ends when each 'enter()' has met its 'leave()'. An error or an early 'return' that skips one leaves \
      'wait()' waiting for ever, and 'notify' never runs: the screen keeps loading.
      """,
    instead: "Write 'defer { group.leave() }' as the closure's first statement, or await a task group instead.",
    limits: """
      Off by default: of seven findings in applications, one was right. A handler that is called again and again \
      leaves in its last call, and a branch may leave in a handler of its own. Groups and semaphores that a local \
      variable holds and that are not passed on, and closures that run once. Information where only a 'self' that is \
      gone skips it, where the wait has a timeout, and in tests.
      """,
    references: [],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "the calls are not all at one level of one closure",
    isOptIn: true,
    examples: [
      .flagged(
        "an error skips it",
        """
        func load(_ items: [Item], queue: DispatchQueue) {
          let group = DispatchGroup()
          for item in items {
            group.enter()
            queue.async {
              do {
                try item.load()
                group.↓leave()
              } catch {
                print(error)
              }
            }
          }
          group.wait()
        }
        """),
      .flagged(
        "an early return",
        """
        func load(_ item: Item) -> Int? {
          let semaphore = DispatchSemaphore(value: 0)
          let box = Box()
          item.load { value in
            guard let value else { return }
            box.value = value
            semaphore.↓signal()
          }
          semaphore.wait()
          return box.value
        }
        """),
      .notFlagged(
        "a 'defer'",
        """
        func load(_ item: Item, queue: DispatchQueue) {
          let group = DispatchGroup()
          group.enter()
          queue.async {
            defer { group.leave() }
            do { try item.load() } catch { print(error) }
          }
          group.wait()
        }
        """),
      .notFlagged(
        "each path leaves",
        """
        func load(_ item: Item, queue: DispatchQueue) {
          let group = DispatchGroup()
          group.enter()
          queue.async {
            do {
              try item.load()
              group.leave()
            } catch {
              group.leave()
            }
          }
          group.wait()
        }
        """),
      .fixed(
        "a 'defer'",
        before: """
          func load(_ item: Item, queue: DispatchQueue) {
            let group = DispatchGroup()
            group.enter()
            queue.async {
              guard item.isNew else { return }
              item.load()
              group.leave()
            }
            group.wait()
          }
          """,
        after: """
          func load(_ item: Item, queue: DispatchQueue) {
            let group = DispatchGroup()
            group.enter()
            queue.async {
              defer { group.leave() }
              guard item.isNew else { return }
              item.load()
            }
            group.wait()
          }
          """, applicability: .unsafe)
    ])
}
