import LintKit

/// A plain closure with the state of an actor that another object may call anywhere.
enum CompletionEscapesActorIsolation: Rule {
  static let gate = Gate(
    shape: { tree in tree.contains(ClosureExpr.self) { $0.node.mayBeOnActor && $0.node.callOfArgument != nil } })

  enum Exemption: String, RuleExemption {
    /// The actor's own methods run on it.
    case ownMethod
    /// The function calls the closure before it returns.
    case calledInPlace
    /// Tests, mocks, samples and the like: information only.
    case support
  }

  static func check(_ closure: ClosureExpr, in pass: Pass) {
    guard closure.node.mayBeOnActor, let call = closure.node.callOfArgument,
      let context = pass.context(around: closure.node),
      case .argument(let argument)? = pass.traits(of: closure.node)?.placement,
      let wanted = pass.index.wantedType(of: argument, context), wanted.mayBeCalledAnywhere
    else { return }
    let isolation = pass.isolation(around: closure.node).isolation
    guard case .actor = isolation, let use = pass.isolatedUse(in: closure, isolation) else { return }
    // That one is reported with what calls it.
    if pass.index.hasBackgroundCallee(named: argument.callee) { return }
    let callee = pass.member(calledBy: call).flatMap { pass.index.nominalOwner(of: $0.ref) }
    let owner = pass.type(around: closure.node).flatMap { pass.index.extendedNominal($0) }
    if pass.exempts(Exemption.ownMethod, callee != nil && callee == owner)
      || pass.exempts(Exemption.calledInPlace, pass.isCalledInPlace(by: call))
    {
      return
    }
    let name = call.calleeNameToken?.identifierText ?? ""
    pass.report(
      at: call.calleeRange, .escapes(name, isolation),
      severity: pass.exempts(Exemption.support, pass.isAuxiliary(call.node)) ? .info : nil,
      notes: [pass.note(Message.used, at: use.range)])
  }
}

extension FunctionTraits {
  /// Whether a function with such a parameter may keep the closure, and call it on any thread without a check.
  fileprivate var mayBeCalledAnywhere: Bool {
    isEscaping && !isSendable && !isSending && !isAsync && globalActor == .noName
  }
}

extension Pass {
  /// Whether all that the function does with its one closure is to call it, itself and not in a closure.
  fileprivate func isCalledInPlace(by call: FunctionCallExpr) -> Bool {
    guard let callee = member(calledBy: call), !callee.ref.isOfSDK else { return false }
    let pass = looking(at: callee.ref.file)
    guard let function = pass.whole(callee.ref).flatMap({ FunctionDecl($0) }), !function.isAsync,
      let body = function.body?.node, let names = pass.localNames(around: function.node)
    else { return false }
    let closures = names.definitions.indices.filter { number in
      let definition = names.definitions[number]
      return definition.kind == .parameter && names.node(of: definition.body) == function.node
        && names.uses(of: DefinitionID(rawValue: Int32(number))).contains { names.node(of: $0).role == .callee }
    }
    guard closures.count == 1 else { return false }
    return names.uses(of: DefinitionID(rawValue: Int32(closures[0]))).allSatisfy { use in
      let node = names.node(of: use)
      return node.role == .callee && node.isInside(body)
        && node.ancestors.prefix { $0 != body }.allSatisfy { !FunctionLike.accepts($0.kind) }
    }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func escapes(_ callee: String, _ isolation: Isolation) -> Message {
    """
    '\(callee)' may call this closure on any thread, but it uses state \(isolation.description). Mark it '@Sendable', \
    and use 'Task { await … }' inside.
    """
  }

  fileprivate static let used = "this use of the actor's state is not checked"
}

// MARK: - Info

extension CompletionEscapesActorIsolation {
  static let info = RuleInfo(
    id: "completion-escapes-actor-isolation",
    family: .actors,
    severity: .warning,
    priority: .medium,
    summary: "Actor state in a completion handler without @Sendable",
    why: """
      A closure that is neither '@Sendable' nor 'sending' counts as isolated to the actor around it. The function that \
      keeps it knows nothing of that and calls it on its own thread: a data race, or in Swift 6 mode the end of the \
      program.
      """,
    instead: """
      Await an asynchronous variant of the function, or write '{ @Sendable value in Task { await self.take(value) } \
      }'. Better, mark the function's parameter '@Sendable'.
      """,
    limits: """
      Functions of the project whose parameter is '@escaping', unless all that they do is to call the closure before \
      they return.
      """,
    references: [.evolution("0306-actors"), .evolution("0423-dynamic-actor-isolation")],
    compilerView: [.silent],
    noFix: "whether the work belongs on the actor or outside of it is a decision about the design",
    examples: [
      .flagged(
        "a counter",
        """
        final class API {
          var waiting: [(Int) -> Void] = []
          func fetch(_ done: @escaping (Int) -> Void) { waiting.append(done) }
        }
        actor Counter {
          var count = 0
          func load(_ api: API) {
            ↓api.fetch { self.count += $0 }
          }
        }
        """),
      .flagged(
        "a method of the actor",
        """
        func later(_ work: @escaping () -> Void) {}
        actor Counter {
          var count = 0
          func increase() { count += 1 }
          func run() { ↓later { self.increase() } }
        }
        """),
      .notFlagged(
        "it does not escape",
        """
        final class API { func each(_ body: (Int) -> Void) { body(1) } }
        actor Counter {
          var count = 0
          func load(_ api: API) { api.each { self.count += $0 } }
        }
        """),
      .notFlagged(
        "a task returns to the actor",
        """
        final class API { func fetch(_ done: @escaping @Sendable (Int) -> Void) { done(1) } }
        actor Counter {
          var count = 0
          func load(_ api: API) { api.fetch { value in Task { await self.add(value) } } }
          func add(_ value: Int) { count += value }
        }
        """)
    ])
}
