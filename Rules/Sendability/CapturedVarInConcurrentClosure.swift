import LintKit

/// Local variables that a closure shares with code that may run at the same time.
enum CapturedVarInConcurrentClosure: Rule {
  static let gate = Gate(shape: { tree in tree.root.descendants(of: .closureExpr).contains { _ in true } })

  enum Exemption: String, RuleExemption {
    /// No code after the closure uses the variable, or none of both changes it.
    case usedNoMore
    /// The closure has a copy, by an entry of its capture list.
    case captureList
  }

  static func check(_ file: SourceFile, in pass: Pass) {
    // What nested closures and several of them share is one variable.
    var found: Set<Node> = []
    for node in file.node.descendants(of: .closureExpr) where pass.mayHaveVariables(around: node) {
      let variables = pass.variables(capturedBy: node)
      guard !variables.isEmpty, let captures = ClosureCaptures(of: node, in: pass) else { continue }
      if pass.isSent(captures.context) {
        checkSent(variables, captures, &found, in: pass)
      } else {
        checkSendable(captures, &found, in: pass)
      }
    }
  }

  /// The compiler refuses such a variable, whoever uses it again.
  private static func checkSendable(_ captures: ClosureCaptures, _ found: inout Set<Node>, in pass: Pass) {
    let shared = captures.shared
    if shared.isEmpty { return }
    let scope = SendableScope(captures, in: pass) { pass.isCheckedAsSendable($0, $1) }
    guard scope.mayBeChecked, pass.isForecast(captures.code.node) else { return }
    for variable in shared {
      guard case .variable(let name) = variable.kind, let definition = variable.definition,
        !found.contains(definition)
      else { continue }
      switch scope.isChecked(definition) {
      case .no: continue
      case .unknown: pass.leaveUndecided(missing: .whetherSendable)
      case .yes:
        found.insert(definition)
        let place = variable.use.nameOfUse.range
        if pass.areOrdered(usesOf: definition, by: captures) {
          pass.report(at: place, .ordered(name))
        } else if captures.areGuarded(usesOf: definition) {
          pass.report(at: place, .guarded(name, keepIn: pass.guardingType))
        } else {
          pass.report(
            at: place,
            definition.isWeakVariable
              ? .weak(name)
              : .captured(name, captures.sharing(of: definition, in: pass), keepIn: pass.guardingType),
            fix: scope.isSendable.isYes ? pass.capturing(variable, by: captures) : nil)
        }
      }
    }
  }

  /// A closure that is sent may have a variable for itself.
  private static func checkSent(
    _ variables: [ClosureCaptures.Capture], _ captures: ClosureCaptures, _ found: inout Set<Node>, in pass: Pass
  ) {
    let closure = captures.code.node
    guard pass.index.isolation(ofContext: captures.context).isolation.isNonisolated, pass.isForecast(closure) else {
      return
    }
    for capture in variables {
      guard let definition = capture.definition, !found.contains(definition), pass.variable(of: capture) != nil else {
        continue
      }
      let isShared =
        pass.owner(ofVariable: capture, around: closure) == nil
        ? pass.isVariableShared(capture, withCodeAfter: closure).or(pass.isChangedInPlace(capture, by: closure))
        : .yes
      if isShared.isUnknown { pass.leaveUndecided(missing: "flow: whether a captured variable is used again") }
      if isShared.isUnknown || pass.exempts(Exemption.usedNoMore, isShared.isNo) { continue }
      found.insert(definition)
      let message: Message =
        if captures.isLastReader(of: definition) {
          .refused(capture.name)
        } else if pass.areOnOneActor(usesOf: definition, by: captures) {
          .captured(capture.name, captures.sharing(of: definition, in: pass), keepIn: pass.guardingType)
        } else if pass.areOrdered(usesOf: definition, by: captures) {
          .ordered(capture.name)
        } else {
          .sent(capture.name, captures.sharing(of: definition, in: pass), keepIn: pass.guardingType)
        }
      pass.report(at: capture.use.nameOfUse.range, message)
    }
  }
}

extension Pass {
  /// The local variables of the code around that a closure uses, each with its first use.
  fileprivate func variables(capturedBy closure: Node) -> [ClosureCaptures.Capture] {
    guard let names = localNames(around: closure) else { return [] }
    var seen: Set<DefinitionID> = []
    let entries = ClosureExpr(closure)?.captures.map(\.node) ?? []
    return names.uses(inside: closure).compactMap { id in
      guard case .local(let definition) = names[id].resolution, !names[definition].isConstant,
        names[definition].kind != .function, names[definition].kind != .type
      else { return nil }
      let (use, introduced) = (names.node(of: id), names.node(of: definition))
      guard !closure.encloses(introduced), !introduced.isMarkedUnsafe,
        !exempts(CapturedVarInConcurrentClosure.Exemption.captureList, entries.contains { $0.encloses(use) }),
        seen.insert(definition).inserted
      else { return nil }
      return ClosureCaptures.Capture(use: use, name: use.nameOfUse.identifierText, definition: introduced)
    }
  }
}

extension Pass {
  /// Whether a closure and code after it use one value, and a method changes it in place on one side.
  fileprivate func isChangedInPlace(_ capture: ClosureCaptures.Capture, by closure: Node) -> Truth {
    guard let (names, id) = variable(of: capture) else { return .no }
    let changes = names.uses(of: id).filter { use in
      names[use].kind == .methodCall && isMutation(names.node(of: use), .methodCall)
    }
    if changes.isEmpty { return .no }
    let isChangedThere = changes.contains { closure.encloses(names.node(of: $0)) }
    let changed = Set(changes.map { names[$0].node })
    let graph = controlFlow(of: names[id].body, in: names)
    return graph.mayUse(id, from: .behind(graph.places(of: closure))) { isChangedThere || changed.contains($0.node) }
  }
}

/// What a closure does with a variable of the code around.
private enum Sharing {
  case changes
  case reads
  /// Code outside of it changes the variable later.
  case readsChanges
  /// Another closure, of the code before it, changes the variable, and may do so later.
  case mayReadChanges
}

extension ClosureCaptures {
  fileprivate func sharing(of definition: Node, in pass: Pass) -> Sharing {
    guard let id = names.definition(at: definition) else { return .reads }
    let uses = names.uses(of: id)
    let mayChange = uses.contains { use in
      guard code.node.encloses(names.node(of: use)), !names[use].isWrite.isNo else { return false }
      // A method of an object changes the object, which all have.
      return names[use].kind != .methodCall || !pass.goesThroughObject(names.node(of: use))
    }
    if mayChange { return .changes }
    let changes = uses.filter { names[$0].isWrite.isYes && !code.node.encloses(names.node(of: $0)) }
    if changes.contains(where: { names.node(of: $0).id > code.node.id }) { return .readsChanges }
    return changes.contains { names[$0].body != names[id].body } ? .mayReadChanges : .reads
  }

  /// Whether a lock is held around each use of a local but those before the closure, or a group is left by then.
  fileprivate func areGuarded(usesOf definition: Node) -> Bool {
    guard let id = names.definition(at: definition) else { return false }
    let owner = names.node(of: names[id].body)
    return names.uses(of: id).allSatisfy { use in
      let place = names.node(of: use)
      if names[use].body == names[id].body, place.id < code.node.id { return true }
      return place.ancestors.prefix { $0 != owner }.contains { ancestor in
        guard ancestor.kind == .closureExpr, let name = ancestor.callOfArgument?.calleeName else { return false }
        return name == .withLock || name == .withLockUnchecked || name == .notify && names[use].isWrite.isNo
      }
    }
  }

  /// Whether the closure only reads a local, and comes after all other code that uses it.
  fileprivate func isLastReader(of definition: Node) -> Bool {
    guard let id = names.definition(at: definition) else { return false }
    let loops = NodeKindSet([.forStmt, .whileStmt, .repeatStmt])
    let isRepeated = code.node.ancestors.prefix { !$0.encloses(definition) }.contains { loops.contains($0.kind) }
    return !isRepeated
      && names.uses(of: id).allSatisfy { use in
        let node = names.node(of: use)
        return code.node.encloses(node) ? names[use].isWrite.isNo : node.id < code.node.id
      }
  }
}

extension Pass {
  /// Whether a closure signals a local semaphore, or leaves a local group, that the code waits for before it uses a
  /// local again.
  fileprivate func areOrdered(usesOf definition: Node, by captures: ClosureCaptures) -> Bool {
    let (names, closure) = (captures.names, captures.code.node)
    guard let id = names.definition(at: definition) else { return false }
    let later = names.uses(of: id).map { names.node(of: $0) }.filter { $0.id >= closure.subtreeEnd }
    guard let next = later.map(\.id).min() else { return false }
    let gates = names.uses(inside: closure).compactMap { use in
      if case .local(let gate) = names[use].resolution { gate } else { nil }
    }
    return Set(gates).contains { gate in
      let calls = OwedLocal(gate, of: names).mentions.compactMap(\.call)
      return calls.contains { closure.encloses($0.node) && isOfFunction(.signals, $0) }
        && calls.contains { call in
          // A wait that may have ended by itself says so in its result.
          let isDiscarded = call.node.role == .statement || call.node.parent?.firstToken.kind == .wildcard
          return call.node.id >= closure.subtreeEnd && call.node.id < next
            && (call.arguments.isEmpty || !isDiscarded) && isOfFunction(.waits, call)
        }
    }
  }
}

extension Pass {
  /// Whether child tasks use a local on one actor alone, as in `MainActor.run`, and no other code does before their
  /// group has ended.
  fileprivate func areOnOneActor(usesOf definition: Node, by captures: ClosureCaptures) -> Bool {
    let (names, closure) = (captures.names, captures.code.node)
    switch traits(of: closure)?.placement {
    case .construct(.childTask)?, .construct(.immediateChildTask)?: break
    default: return false
    }
    guard
      let group = closure.callOfArgument?.node.enclosing(ClosureExpr.self)?.node, !group.encloses(definition),
      let id = names.definition(at: definition)
    else { return false }
    var actor: Isolation?
    for use in names.uses(of: id).map({ names.node(of: $0) }) where group.encloses(use) {
      let isolation = self.isolation(around: use).isolation
      guard isolation.isOnGlobalActor, actor == nil || actor == isolation else { return false }
      actor = isolation
    }
    return actor != nil
  }
}

extension Pass {
  /// The variable's value for the closure itself: where nothing changes the variable any more, it has no other.
  fileprivate func capturing(_ variable: ClosureCaptures.Shared, by captures: ClosureCaptures) -> RawDiagnostic.FixIt? {
    let names = captures.names
    guard let closure = ClosureExpr(captures.code.node), let definition = variable.definition,
      let id = names.definition(at: definition), let expression = Expr(variable.use),
      answer(sendability(of: type(of: expression), at: variable.use)).isYes
    else { return nil }
    let own = names.body(at: closure.node)
    for use in names.uses(of: id) {
      let isInside = closure.node.encloses(names.node(of: use))
      // Of a weak reference, what is written to is the object.
      let isWrite = names[use].isWrite
      let isChanged = definition.isWeakVariable ? isWrite.isYes : !isWrite.isNo
      if isInside, names[use].body != own || isChanged { return nil }
      if !isInside, names[use].body != names[id].body { return nil }
    }
    if definition.kind != .closureCapture {
      let graph = controlFlow(of: names[id].body, in: names)
      let isChanged = graph.mayUse(id, from: .behind(graph.places(of: closure.node))) {
        definition.isWeakVariable ? $0.isWrite.isYes : !$0.isWrite.isNo
      }
      guard isChanged.isNo else { return nil }
    }
    let entry = (definition.isWeakVariable ? "weak " : "") + variable.use.nameOfUse.text
    var fix = FixBuilder(in: self)
    if let last = closure.captures.map(\.node).last {
      fix.insert(", \(entry)", at: last.range.upperBound)
    } else if let signature = closure.signature {
      // Attributes come first: '{ @Sendable [x] in'.
      let attribute = signature.attributes.map(\.node.range.upperBound).max()
      fix.insert(" [\(entry)]", at: attribute ?? closure.node.firstToken.end)
    } else {
      fix.insert(" [\(entry)] in", at: closure.node.firstToken.end)
    }
    return fix.fix(.capture(entry), .safe)
  }
}

extension Node {
  /// `[weak self]` of a closure around, or `weak var x`.
  fileprivate var isWeakVariable: Bool {
    if kind == .closureCapture { return true }
    for ancestor in ancestors {
      if let variable = VariableDecl(ancestor) { return variable.hasModifier(.weak) }
      if ancestor.kind == .codeBlock || ancestor.kind == .closureExpr { return false }
    }
    return false
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func captured(_ name: String, _ sharing: Sharing, keepIn guardingType: String) -> Message {
    """
    '\(name)' is a variable that a concurrent closure \(sharing == .changes ? "changes" : "reads") (an error in Swift \
    6). \(advice(name, sharing, guardingType))
    """
  }

  fileprivate static func ordered(_ name: String) -> Message {
    "The wait orders the uses of '\(name)', but Swift 6 does not compile them. Mark it 'nonisolated(unsafe)'."
  }

  fileprivate static func guarded(_ name: String, keepIn guardingType: String) -> Message {
    "A lock guards '\(name)', but Swift 6 does not compile its uses. Keep it in \(guardingType)."
  }

  fileprivate static func refused(_ name: String) -> Message {
    "Swift 6 does not let this task share the variable '\(name)' with the code around it. Capture its value: '[\(name)]'."
  }

  fileprivate static func weak(_ name: String) -> Message {
    """
    A weak '\(name)' is a variable, which this closure may read at the same time as the code around it. Capture it \
    here, too: '[weak \(name)]'.
    """
  }

  fileprivate static func sent(_ name: String, _ sharing: Sharing, keepIn guardingType: String) -> Message {
    "This closure and the code after it may use the variable '\(name)' at the same time. \(advice(name, sharing, guardingType))"
  }

  private static func advice(_ name: String, _ sharing: Sharing, _ guardingType: String) -> String {
    switch sharing {
    case .changes: "Return what the closure computes, or guard it with a lock."
    case .reads: "Capture its value: '[\(name)]'."
    case .readsChanges: "Keep it in \(guardingType): a captured value would miss later changes."
    case .mayReadChanges: "Capture its value, '[\(name)]', if no other closure changes it later."
    }
  }

  fileprivate static func capture(_ entry: String) -> Message { "Capture '\(entry)'" }
}

// MARK: - Info

extension CapturedVarInConcurrentClosure {
  static let info = RuleInfo(
    id: "captured-var-in-concurrent-closure",
    family: .sendability,
    severity: .info,
    priority: .medium,
    summary: "A local variable shared with concurrent code",
    why: """
      A closure captures the variable, not its value. Where it runs at the same time as the code around it, one of them \
      may read while the other writes. Swift 6 compiles no '@Sendable' closure that uses such a variable, and no task \
      that shares one with the code after it.
      """,
    instead: """
      Capture the value: '{ [count] in … }'. What a closure computes is better returned than stored: 'await task.value', \
      'for await' over a task group.
      """,
    limits: """
      Of a task only where the variable is used after it and one side changes it. Silent in Swift 6 mode, in which \
      such code does not compile. Blocks of dispatch queues are left out on Apple's platforms, whose SDK makes them a \
      warning of the compiler.
      """,
    references: [
      .evolution("0302-concurrent-value-and-concurrent-closures"), .evolution("0414-region-based-isolation")
    ],
    compilerView: [
      CompilerView(
        when: "a '@Sendable' closure", swift5: .warning, swift5Complete: .warning, swift6: .error,
        groups: ["SendableClosureCaptures"]),
      CompilerView(
        when: "a task", swift5: .silent, swift5Complete: .warning, swift6: .error,
        groups: ["SendingRisksDataRace", "SendingClosureRisksDataRace"])
    ],
    fix: .safe,
    noFix: "a copy would not do, because the variable changes or its type cannot be shared",
    examples: [
      .flagged(
        "a counter that two closures share",
        """
        func run(_ body: @escaping @Sendable () -> Void) {}
        func count() {
          var done = 0
          run { ↓done += 1 }
          print(done)
        }
        """),
      .flagged(
        "a weak reference of the closure around",
        """
        func run(_ body: @escaping @Sendable () -> Void) {}
        @MainActor final class Screen {
          var title = ""
          func load() {
            run { [weak self] in
              run { _ = ↓self }
            }
          }
        }
        """),
      .flagged(
        "a result that a task stores",
        """
        func load() async -> Int { 1 }
        func show() async {
          var count = 0
          let task = Task { ↓count = await load() }
          await task.value
          print(count)
        }
        """),
      .flagged(
        "a result that the code waits for",
        """
        import Dispatch
        func run(_ body: @escaping @Sendable () -> Void) {}
        func load() -> Int {
          var count = 0
          let done = DispatchSemaphore(value: 0)
          run {
            ↓count = 1
            done.signal()
          }
          done.wait()
          return count
        }
        """),
      .notFlagged(
        "the value",
        """
        func run(_ body: @escaping @Sendable () -> Void) {}
        func count() {
          var done = 0
          done += 1
          run { [done] in print(done) }
        }
        """),
      .notFlagged(
        "a variable that only the task uses any more",
        """
        func show() {
          var count = 0
          Task {
            count += 1
            print(count)
          }
        }
        """),
      .fixed(
        "the value",
        before: """
          func run(_ body: @escaping @Sendable () -> Void) {}
          func count() {
            var done = 0
            done += 1
            run { print(done) }
          }
          """,
        after: """
          func run(_ body: @escaping @Sendable () -> Void) {}
          func count() {
            var done = 0
            done += 1
            run { [done] in print(done) }
          }
          """, applicability: .safe),
      .fixed(
        "a weak reference of its own",
        before: """
          func run(_ body: @escaping @Sendable () -> Void) {}
          final class Screen: @unchecked Sendable {
            var title = ""
            func load() {
              run { [weak self] in run { self?.title = "a" } }
            }
          }
          """,
        after: """
          func run(_ body: @escaping @Sendable () -> Void) {}
          final class Screen: @unchecked Sendable {
            var title = ""
            func load() {
              run { [weak self] in run { [weak self] in self?.title = "a" } }
            }
          }
          """, applicability: .safe),
      .fixed(
        "the value, after an attribute",
        before: """
          func run(_ body: @escaping @Sendable () -> Void) {}
          func count() {
            var done = 0
            done += 1
            run { @Sendable in print(done) }
          }
          """,
        after: """
          func run(_ body: @escaping @Sendable () -> Void) {}
          func count() {
            var done = 0
            done += 1
            run { @Sendable [done] in print(done) }
          }
          """, applicability: .safe)
    ])
}
