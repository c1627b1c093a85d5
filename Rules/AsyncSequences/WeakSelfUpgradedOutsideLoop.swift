import LintKit

/// A task that captures `self` weakly and then holds it strongly for as long as a loop waits.
enum WeakSelfUpgradedOutsideLoop: Rule {
  static let gate = Gate(
    anyOf: [.Task],
    shape: { tree in
      tree.contains(ClosureCapture.self) { $0.isWeakSelf }
        && (tree.contains(WhileStmt.self) { _ in true } || tree.contains(ForStmt.self) { $0.isAsync })
    })

  enum Exemption: String, RuleExemption {
    /// The objects live as long as the program: a loop that holds them changes nothing.
    case permanent
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard let closure = call.lastClosure, closure.capturesSelfWeakly else { return }
    let owner = pass.type(around: call.node).flatMap { pass.index.extendedNominal($0) }
    func isPermanent() -> Bool {
      pass.exempts(Exemption.permanent, owner.map { pass.livesAsLongAsProgram($0) } ?? false)
    }
    for node in closure.node.descendants(stoppingAtNestedFunctions: true) {
      if let (method, loop) = pass.endlessMethod(calledBy: node), pass.taskConstruct(ofBody: closure) != nil {
        if isPermanent() { return }
        return pass.report(
          at: node.firstToken.range, .heldByMethod(method),
          notes: [pass.note(Message.waits, at: loop.firstToken.range)])
      }
      guard let upgrade = node.strongSelf, let held = pass.holdingLoop(of: node),
        pass.taskConstruct(ofBody: closure) != nil
      else { continue }
      if case .unknown = held {} else if isPermanent() { return }
      switch held {
      case .endless(let loop):
        return pass.report(
          at: upgrade.range, .held, notes: [pass.note(Message.waits, at: loop.firstToken.range)],
          fix: binding(node, in: loop, pass))
      case .turn(let sleep):
        return pass.report(
          at: upgrade.range, .heldOverSleep,
          notes: [pass.note(Message.waits, at: sleep.firstToken.range)])
      case .unknown(let sequence): pass.leaveUndecided(missing: .end(of: sequence))
      }
    }
  }

  /// Moves `guard let self else { return }` into a `for await` that follows at once and ends the closure.
  private static func binding(_ statement: Node, in loop: Node, _ pass: Pass) -> RawDiagnostic.FixIt? {
    guard let upgrade = GuardStmt(statement), upgrade.conditions.count == 1, let loop = ForStmt(loop),
      let body = loop.body,
      let first = body.node.child(.statement), let sequence = loop.sequence, loop.whereClause == nil,
      let block = statement.parent, block.kind == .closureExpr, loop.node.parent == block,
      block.children(.statement).first(where: { $0.id > statement.id }) == loop.node,
      block.subtreeEnd == loop.node.subtreeEnd,
      pass.impliedMembers(in: sequence)?.isEmpty == true
    else { return nil }
    var fix = FixBuilder(in: pass)
    let text = fix.text(statement.range)
    guard !text.contains("\n") else { return nil }
    fix.remove(statement: statement)
    fix.insert(text, before: first)
    return fix.fix(.bindInside, .unsafe)
  }
}

private enum Held {
  /// The loop over which `self` is strong.
  case endless(Node)
  /// A sleep in one turn of a loop, after which `self` is released.
  case turn(Node)
  /// A loop over a sequence that may well end.
  case unknown(Expr)
}

extension ClosureExpr {
  fileprivate var capturesSelfWeakly: Bool {
    for capture in captures where capture.isWeakSelf { return true }
    return false
  }
}

extension ClosureCapture {
  fileprivate var isWeakSelf: Bool { isWeak && nameToken.kind == .self }
}

extension Node {
  /// The token that makes `self` strong where the statement binds it: `guard let self`, `if let strong = self`, `while
  /// let self`.
  fileprivate var strongSelf: TokenCursor? {
    guard kind == .guardStmt || kind == .ifExpr || kind == .whileStmt else { return nil }
    for condition in children(.condition) {
      guard let binding = OptionalBindingCondition(condition), let name = binding.nameToken else { continue }
      if binding.initializer == nil, name.kind == .self { return name }
      if case .declReference(let value)? = binding.initializer, value.isSelf { return name }
    }
    return nil
  }

  /// The first suspension in the node, nested functions aside.
  fileprivate var firstSuspension: Node? {
    for node in [self] + Array(descendants(stoppingAtNestedFunctions: true)) {
      if node.kind == .awaitExpr { return node }
      if let loop = ForStmt(node), loop.isAsync { return node }
    }
    return nil
  }

  /// Whether a `while` goes on until the task is cancelled or the program ends. One that also counts, or compares
  /// times, does not.
  fileprivate var isEndlessWhile: Bool {
    guard kind == .whileStmt else { return false }
    for condition in children(.condition) {
      for node in [condition] + Array(condition.descendants) where node.kind == .binaryOperatorExpr {
        if ["<", "<=", ">", ">="].contains(node.mainToken.text) { return false }
      }
    }
    for condition in children(.condition) {
      if let literal = BooleanLiteralExpr(condition), literal.node.mainToken.kind == .true { return true }
      for token in condition.tokens where token.name == .isCancelled { return true }
    }
    return false
  }
}

extension Pass {
  /// The name and the endless loop of the method of this file that `await self?.method()` calls: it holds `self` until
  /// it returns.
  fileprivate func endlessMethod(calledBy node: Node) -> (name: String, loop: Node)? {
    guard let call = FunctionCallExpr(node), call.node.isAwaited, let name = call.calleeNameToken,
      case .optionalChaining(let chain)? = call.calleeBase, case .declReference(let base)? = chain.operand, base.isSelf,
      let owner = type(around: node).flatMap({ index.extendedNominal($0) })
    else { return nil }
    let methods = index.functions(named: name.name).filter { index.nominalOwner(of: $0) == owner }
    guard methods.count == 1, methods[0].file == file, let body = whole(methods[0])?.child(.body),
      case .endless(let loop)? = loop(in: [body])
    else { return nil }
    return (name.identifierText, loop)
  }

  /// The loop over which what a statement binds is held; `nil` for none.
  fileprivate func holdingLoop(of statement: Node) -> Held? {
    switch statement.kind {
    case .whileStmt: return statement.child(.body).flatMap { turn(in: [$0]) }
    case .ifExpr: return statement.child(.body).flatMap { loop(in: [$0]) }
    default:
      guard let block = statement.parent else { return nil }
      let rest = block.children(.statement).filter { $0.id > statement.id }
      return block.parent?.kind == .whileStmt ? turn(in: rest) : loop(in: rest)
    }
  }

  /// What a turn of a loop holds `self` over. Other waits than sleeps are mostly of its own work, which needs it.
  private func turn(in nodes: [Node]) -> Held? {
    if case .endless(let inner)? = loop(in: nodes) { return .endless(inner) }
    for root in nodes {
      for node in [root] + Array(root.descendants(stoppingAtNestedFunctions: true)) {
        if let call = FunctionCallExpr(node), call.calleeName == .sleep, call.calleeBase != nil { return .turn(node) }
      }
    }
    return nil
  }

  private func loop(in nodes: [Node]) -> Held? {
    var found: Held?
    for root in nodes {
      for node in [root] + Array(root.descendants(stoppingAtNestedFunctions: true)) {
        if node.isEndlessWhile, node.firstSuspension != nil { return .endless(node) }
        guard let loop = ForStmt(node), loop.isAsync, let sequence = loop.sequence else { continue }
        switch isEndless(sequence) {
        case .yes: return .endless(node)
        case .unknown: found = .unknown(sequence)
        case .no: continue
        }
      }
    }
    return found
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let held: Message = """
    'self' stays strong for as long as this loop runs, so '[weak self]' has no effect. Bind 'self' inside the loop.
    """
  fileprivate static let heldOverSleep: Message = """
    'self' stays strong during the sleep, so its 'deinit' is delayed until the sleep ends. End the scope of 'self' \
    before the 'await'.
    """
  fileprivate static func heldByMethod(_ method: String) -> Message {
    "'\(method)' holds 'self' while its loop runs, so '[weak self]' has no effect. Move the loop into the task."
  }

  fileprivate static let bindInside: Message = "Bind 'self' inside the loop"
  fileprivate static let waits = "'self' is held while this waits"
}

// MARK: - Info

extension WeakSelfUpgradedOutsideLoop {
  static let info = RuleInfo(
    id: "weak-self-upgraded-outside-loop",
    family: .asyncSequences,
    severity: .info,
    priority: .low,
    summary: "Weak self made strong outside an async loop",
    why: """
      The capture list says that the task does not keep the object alive, but it does: the object leaks, and goes on \
      responding to notifications after its screen has gone.
      """,
    instead: """
      In 'for await', write 'guard let self else { return }' as the first statement of the body. In 'while', bind \
      'self' in a scope of its own that ends before the 'await': 'do { guard let self else { return }; step() }'.
      """,
    limits: """
      Only sequences that are known, or named, as endless are reported: notifications, published values, '…Updates', \
      '…Events' and the like. In a turn of a 'while', only sleeps are, as information. So is a method of the file \
      with such a loop, called as 'await self?.run()'. Silent where all objects of the type live as long as the \
      program: singletons, and what the application or 'main' holds.
      """,
    references: [.evolution("0365-implicit-self-weak-capture")],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "'self' is used before the loop, or in its sequence",
    isOptIn: true,
    examples: [
      .flagged(
        "before 'for await'",
        """
        func start() {
          task = Task { [weak self] in
            guard let ↓self else { return }
            for await _ in NotificationCenter.default.notifications(named: name) { refresh() }
          }
        }
        """),
      .flagged(
        "for each turn, during its sleep",
        """
        func start() {
          task = Task { [weak self] in
            while let ↓self {
              self.step()
              try? await Task.sleep(for: .seconds(1))
            }
          }
        }
        """),
      .flagged(
        "a method that loops",
        """
        final class Feed {
          func start() {
            task = Task { [weak self] in await ↓self?.run() }
          }
          private func run() async {
            for await event in events { handle(event) }
          }
        }
        """),
      .notFlagged(
        "inside the loop",
        """
        func start() {
          task = Task { [weak self] in
            for await _ in NotificationCenter.default.notifications(named: name) {
              guard let self else { return }
              self.refresh()
            }
          }
        }
        """),
      .notFlagged(
        "only a property is read before",
        """
        func start() {
          task = Task { [weak self] in
            guard let events = self?.events else { return }
            for await event in events { self?.handle(event) }
          }
        }
        """),
      .notFlagged(
        "a scope of its own",
        """
        func start() {
          task = Task { [weak self] in
            while !Task.isCancelled {
              do {
                guard let self else { return }
                self.step()
              }
              try? await Task.sleep(for: .seconds(1))
            }
          }
        }
        """),
      .notFlagged(
        "a turn that works with the object after its sleep",
        """
        func start() {
          task = Task { [weak self] in
            while !Task.isCancelled {
              try? await Task.sleep(for: .seconds(1))
              guard let self else { return }
              await self.step()
            }
          }
        }
        """),
      .notFlagged(
        "a sequence that ends",
        """
        func read(_ url: URL) {
          task = Task { [weak self] in
            guard let self else { return }
            for try await line in url.lines { add(line) }
          }
        }
        """),
      .fixed(
        "inside the loop",
        before: """
          func start() {
            task = Task { [weak self] in
              guard let self else { return }
              for await event in Account.updates { self.handle(event) }
            }
          }
          """,
        after: """
          func start() {
            task = Task { [weak self] in
              for await event in Account.updates { guard let self else { return }; self.handle(event) }
            }
          }
          """, applicability: .unsafe)
    ])
}
