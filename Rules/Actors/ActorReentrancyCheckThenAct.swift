import LintKit

/// Actor state that is tested before a suspension and written after it: another call may pass the test meanwhile.
enum ActorReentrancyCheckThenAct: Rule {
  static let gate = Gate(anyOf: [.await])

  enum Exemption: String, RuleExemption {
    /// The state is read once more after the suspension.
    case readsAgain
    /// Something that other calls can see is set between the test and the suspension.
    case isMarked
  }

  static func check(_ file: SourceFile, in pass: Pass) {
    for function in Waits(in: file.node).functions {
      guard let names = pass.localNames(around: function.node) else { continue }
      // One test that several writes rely on is one finding.
      var reported: Set<UInt32> = []
      var marks: [BodyID: [ControlFlow.Place]] = [:]
      for id in names.uses(inside: function.node) where names[id].kind.changesValue {
        guard let act = unguardedAct(id, in: pass, names, &marks) else { continue }
        if reported.insert(act.test.index).inserted { report(act, in: pass) }
      }
    }
  }

  private static func report(_ act: UnguardedAct, in pass: Pass) {
    pass.report(
      at: act.write.range, .unguarded(act.write.identifierText),
      notes: [
        pass.step(Message.tested(act.write.identifierText), at: act.test.range),
        pass.step(Message.suspends, at: act.suspension.firstToken.range)
      ])
  }

  /// - Parameter marks: of each body, the places where something is set that other calls can see.
  private static func unguardedAct(
    _ write: UseID, in pass: Pass, _ names: LocalNames, _ marks: inout [BodyID: [ControlFlow.Place]]
  ) -> UnguardedAct? {
    let node = names.node(of: write)
    guard let path = AccessPath(of: write, in: names), path.isMember, let property = path.firstMember else {
      return nil
    }
    guard let graph = pass.controlFlow(around: node) else { return nil }
    let uses = graph.uses(of: path)
    let reads = uses.filter { $0.relation == .same && graph.reads($0) }
    // The last one decides: one before it is tested again there.
    let test = reads.last { graph.node(at: $0.place).id < node.id && graph.node(at: $0.place).isTested }
    guard let test, let place = uses.first(where: { $0.use == write })?.place else { return nil }
    // Types are the most expensive to ask for.
    let isIsolated = pass.isIsolatedState(property.name, at: node)
    if isIsolated.isNo { return nil }
    let rereads =
      pass.exempts(Exemption.readsAgain, true) ? reads.map(\.place).filter { $0 != test.place && $0 != place } : []
    let known = marks[graph.body] ?? graph.visibleChanges(in: pass)
    marks[graph.body] = known
    let barriers = pass.exempts(Exemption.isMarked, true) ? rereads + known : rereads
    let suspension = graph.suspensions(between: .behind([test.place]), and: .before([place])).first {
      graph.hasPath(from: .behind([test.place]), to: .before([$0]), avoiding: barriers).isYes
        && graph.hasPath(from: .behind([$0]), to: .before([place]), avoiding: rereads).isYes
    }
    guard let suspension else { return nil }
    guard isIsolated.isYes else {
      pass.leaveUndecided(missing: pass.unknownState(property.name, at: node))
      return nil
    }
    guard let tested = AccessPath(of: test.use, in: names)?.firstMember else { return nil }
    return UnguardedAct(test: tested, suspension: graph.node(at: suspension), write: property)
  }
}

/// A write that relies on a test which may no longer hold.
private struct UnguardedAct {
  /// The property's name where it is tested.
  let test: TokenCursor
  let suspension: Node
  /// The property's name where it is written.
  let write: TokenCursor
}

extension ControlFlow {
  /// Where a member is given another value, or a method of one is called that may change it.
  fileprivate func visibleChanges(in pass: Pass) -> [Place] {
    places { $0.kind == .use }.filter { place in
      let node = node(at: place)
      guard let use = names.use(at: node), names[use].kind.changesValue || names[use].kind == .methodCall,
        let path = AccessPath(of: use, in: names), path.isMember, let member = path.firstMember
      else { return false }
      return names[use].kind != .methodCall || !pass.isForeignType(member, at: node)
    }
  }

  fileprivate func reads(_ use: PathUse) -> Bool {
    switch names[use.use].kind {
    case .read, .methodCall, .update: true
    default: false
    }
  }
}

extension Pass {
  /// `Task` in `Task.sleep(…)`: a type of another module, and no member of the type around.
  fileprivate func isForeignType(_ name: TokenCursor, at node: Node) -> Bool {
    guard name.beginsUppercase, let reference = DeclReferenceExpr(node), reference.nameToken.offset == name.offset,
      case .metatype(let type) = type(of: .declReference(reference))
    else { return false }
    return type.ownDeclaration == nil
  }
}

extension Node {
  /// Whether a condition depends on it, rather than on what a call that waits makes of it.
  fileprivate var isTested: Bool {
    for node in [self] + ancestors {
      if node.kind == .awaitExpr || node.kind == .codeBlock || node.kind == .closureExpr { return false }
      if node.role == .condition { return true }
    }
    return false
  }
}

extension Use.Kind {
  fileprivate var changesValue: Bool {
    switch self {
    case .write, .update, .modify, .inOut: true
    case .read, .call, .consume, .captureList, .methodCall: false
    }
  }
}

extension AccessPath {
  /// The member of `self` that it begins with.
  fileprivate var firstMember: TokenCursor? {
    guard case .member(let token)? = steps.first else { return nil }
    return token
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func unguarded(_ name: String) -> Message {
    """
    '\(name)' is tested before the 'await' and written after it, so another call can pass the test. Test again after \
    the 'await', or store the task before it.
    """
  }

  fileprivate static func tested(_ name: String) -> String { "'\(name)' is tested here" }

  fileprivate static let suspends = "other calls can run on the actor during this suspension"
}

// MARK: - Info

extension ActorReentrancyCheckThenAct {
  static let info = RuleInfo(
    id: "actor-reentrancy-check-then-act",
    family: .actors,
    severity: .warning,
    priority: .high,
    summary: "Actor state that is tested before 'await', and written after",
    why: """
      Actors are reentrant (SE-0306): at an 'await' other calls run, and each finds the state as the test did. Work \
      that was to be done once is done several times, and limits are passed.
      """,
    instead: """
      Test again after the 'await'; or set a flag, or store the 'Task' that does the work, before it. A stored task \
      that fails has to be removed again.
      """,
    limits: """
      Stored properties on the actor that runs the code, and paths of literals and constants below them. Silent where \
      the state is read again after the suspension, or anything of 'self' is set between the test and the suspension.
      """,
    references: [.evolution("0306-actors")],
    compilerView: [.silent],
    noFix: "whether the check is repeated after the wait, or the work is shared, is a decision about the design",
    isOptIn: true,
    examples: [
      .flagged(
        "a cache that loads twice",
        """
        actor Images {
          var cache: [String: Data] = [:]
          func image(_ name: String) async throws -> Data {
            if let known = cache[name] { return known }
            let data = try await load(name)
            ↓cache[name] = data
            return data
          }
        }
        """),
      .flagged(
        "an account that is overdrawn",
        """
        actor Account {
          var balance = 0
          func withdraw(_ amount: Int) async {
            guard balance >= amount else { return }
            await log(amount)
            ↓balance -= amount
          }
        }
        """),
      .notFlagged(
        "it is tested again",
        """
        actor Account {
          var balance = 0
          func withdraw(_ amount: Int) async {
            guard balance >= amount else { return }
            await log(amount)
            guard balance >= amount else { return }
            balance -= amount
          }
        }
        """),
      .notFlagged(
        "the task is stored before the wait",
        """
        actor Images {
          var cache: [String: Data] = [:]
          var jobs: [String: Task<Data, any Error>] = [:]
          func image(_ name: String) async throws -> Data {
            if let known = cache[name] { return known }
            if let job = jobs[name] { return try await job.value }
            let job = Task { try await load(name) }
            jobs[name] = job
            let data = try await job.value
            cache[name] = data
            return data
          }
        }
        """),
      .notFlagged(
        "nothing waits in between",
        """
        actor Account {
          var balance = 0
          func withdraw(_ amount: Int) async {
            guard balance >= amount else { return }
            balance -= amount
            await log(amount)
          }
        }
        """)
    ])
}
