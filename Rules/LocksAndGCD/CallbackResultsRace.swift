import LintKit

/// Results of several calls that their handlers collect in one variable, at the same time.
enum CallbackResultsRace: Rule {
  static let gate = Gate(
    shape: { tree in
      tree.contains(ClosureExpr.self) { $0.node.callOfArgument.map { $0.node.loopAround != nil } ?? false }
    })

  enum Exemption: String, RuleExemption {
    /// Tests, mocks, samples and the like: information only.
    case support
    /// A lock or a queue takes them one by one.
    case serialised
  }

  static func check(_ closure: ClosureExpr, in pass: Pass) {
    guard let call = closure.node.callOfArgument, let loop = call.node.loopAround,
      case .argument(let argument)? = pass.traits(of: closure.node)?.placement,
      let change = pass.changeOfShared(in: closure, outside: loop) ?? pass.changeOfProperty(in: closure),
      // What a parameter takes is the most expensive to know.
      let context = pass.context(around: closure.node), let wanted = pass.index.wantedType(of: argument, context),
      wanted.isEscaping, !wanted.isSendable, !wanted.isSending, !wanted.isAsync, wanted.globalActor == .noName
    else { return }
    let around = pass.isolation(around: call.node).isolation
    guard around.isKnown else { return pass.leaveUndecided(missing: pass.unknownIsolation(around: call.node)) }
    guard around.isNonisolated,
      !pass.exempts(Exemption.serialised, pass.isUnderLock(change, within: closure.node))
    else { return }
    // Elsewhere nothing tells whether a second handler may run at the same time.
    guard pass.backgroundCallee(of: call) != nil else {
      return pass.leaveUndecided(missing: .closure(closure.node))
    }
    let name = change.lastNameToken ?? change.mainToken
    pass.report(
      at: name.range, .race(name.identifierText, call.calleeNameToken?.identifierText ?? ""),
      severity: pass.exempts(Exemption.support, pass.isAuxiliary(call.node)) ? .info : nil,
      notes: [pass.note(Message.loop, at: loop.firstToken.range)])
  }
}

extension Node {
  /// The loop, or the closure of `forEach` and the like, that runs a node again and again.
  fileprivate var loopAround: Node? {
    for ancestor in enclosingNodes {
      switch ancestor.kind {
      case .forStmt, .whileStmt, .repeatStmt: return ancestor
      case .closureExpr:
        switch ancestor.callOfArgument?.calleeName {
        case .forEach?, .map?, .compactMap?, .concurrentPerform?: return ancestor
        default: return nil
        }
      case .functionDecl, .initializerDecl, .accessorBlock: return nil
      default: continue
      }
    }
    return nil
  }
}

extension Pass {
  /// The first change, in the closure's own code, of a local variable that is declared outside of the loop.
  fileprivate func changeOfShared(in closure: ClosureExpr, outside loop: Node) -> Node? {
    guard let names = localNames(around: closure.node), let body = names.body(at: closure.node) else { return nil }
    for use in names.uses(inside: closure.node) where names[use].body == body {
      guard case .local(let local) = names[use].resolution, names[local].kind == .variable, !names[local].isConstant,
        !loop.contains(names.node(of: local)), names.node(of: local).id < loop.id
      else { continue }
      switch names[use].kind {
      case .write, .update, .modify, .inOut: return names.node(of: use)
      case .methodCall: if isMutation(names.node(of: use), .methodCall) { return names.node(of: use) }
      case .read, .call, .consume, .captureList: continue
      }
    }
    return nil
  }

  /// The first change, in the closure's own code, of a variable of the object, a class on no actor.
  fileprivate func changeOfProperty(in closure: ClosureExpr) -> Node? {
    guard let owner = objectType(around: closure.node), index.type(owner).kind == .class else { return nil }
    var changes: [Node] = []
    let names = Set(closure.node.tokens.map(\.name))
    for property in index.properties(in: owner) {
      let record = index.property(property)
      guard names.contains(record.nameID), !record.isComputed, record.flags.isDisjoint(with: [.isLet, .isStatic]),
        record.attributes.isEmpty,
        index.isolation(ofProperty: property).isolation.isNonisolated
      else { continue }
      changes += uses(ofProperty: property).filter { use in
        use.enclosingFunctionLike?.node == closure.node && self.changes(record, at: use)
      }
    }
    return changes.min { $0.id < $1.id }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func race(_ variable: String, _ callee: String) -> Message {
    """
    Handlers of '\(callee)' may change '\(variable)' at the same time: a data race. Await a task group, or guard it \
    with a lock.
    """
  }

  fileprivate static let loop = "each turn starts another call"
}

// MARK: - Info

extension CallbackResultsRace {
  static let info = RuleInfo(
    id: "callback-results-race",
    family: .locksAndGCD,
    severity: .warning,
    priority: .high,
    summary: "Completion handlers that collect results in one variable",
    why: """
      Each turn of the loop starts a call, and the handlers come on any thread, also two at once. Both append to the \
      same array: an element is lost, or the program ends in the allocator. A group's 'notify' orders only the end.
      """,
    instead: """
      Await the calls in a task group and collect in its 'for await', or guard the results with a lock or a serial \
      queue.
      """,
    limits: """
      Local variables and those of an object on no actor, and functions of the project whose handler escapes and is \
      not '@Sendable': those are the compiler's. Undecided where the function is not known to call from a background \
      queue.
      """,
    references: [],
    compilerView: [.silent],
    noFix: "whether a lock, an actor or a task group suits the callers is a decision about the design",
    examples: [
      .flagged(
        "called from a background queue",
        """
        final class Loader {
          func load(_ id: Int, completion: @escaping (Int) -> Void) {
            DispatchQueue.global().async { completion(id) }
          }
        }
        func loadAll(_ loader: Loader) {
          let group = DispatchGroup()
          var all: [Int] = []
          for id in 0..<9 {
            group.enter()
            loader.load(id) { value in
              ↓all.append(value)
              group.leave()
            }
          }
          group.wait()
        }
        """),
      .flagged(
        "a dictionary of the results",
        """
        import Dispatch
        final class Loader {
          private let queue = DispatchQueue(label: "loader", attributes: .concurrent)
          func load(_ id: Int, completion: @escaping (Int) -> Void) { queue.async { completion(id) } }
        }
        func loadAll(_ loader: Loader) {
          var byID: [Int: Int] = [:]
          [1, 2].forEach { id in
            loader.load(id) { ↓byID[id] = $0 }
          }
        }
        """),
      .notFlagged(
        "whether two handlers run at a time is not known",
        """
        final class Loader {
          var waiting: [(Int) -> Void] = []
          func load(_ id: Int, completion: @escaping (Int) -> Void) { waiting.append(completion) }
        }
        func loadAll(_ loader: Loader, done: @escaping (Int) -> Void) {
          let group = DispatchGroup()
          var sum = 0
          (0..<9).forEach { id in
            group.enter()
            loader.load(id) { value in
              sum += value
              group.leave()
            }
          }
          group.notify(queue: .main) { done(sum) }
        }
        """),
      .notFlagged(
        "one by one",
        """
        final class Loader {
          func load(_ id: Int, completion: @escaping (Int) -> Void) {
            DispatchQueue.global().async { completion(id) }
          }
        }
        func loadAll(_ loader: Loader, lock: NSLock) {
          var all: [Int] = []
          for id in 0..<9 {
            loader.load(id) { value in
              lock.withLock { all.append(value) }
            }
          }
        }
        """),
      .notFlagged(
        "a single call",
        """
        final class Loader {
          func load(_ id: Int, completion: @escaping (Int) -> Void) {
            DispatchQueue.global().async { completion(id) }
          }
        }
        func load(_ loader: Loader) {
          var all: [Int] = []
          loader.load(1) { all.append($0) }
        }
        """)
    ])
}
