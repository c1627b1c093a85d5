import LintKit

/// A plain closure with the state of an actor that another object may call anywhere.
enum CompletionEscapesActorIsolation: Rule {
  static let gate = Gate(
    shape: { tree in
      tree.contains(ClosureExpr.self) {
        $0.node.mayBeOnActor && ($0.node.callOfArgument != nil || $0.propertyOfOther != nil)
      }
    })

  enum Exemption: String, RuleExemption {
    /// The actor's own methods run on it.
    case ownMethod
    /// The function calls the closure before it returns.
    case calledInPlace
    /// Tests, mocks, samples and the like: information only.
    case support
  }

  static func check(_ closure: ClosureExpr, in pass: Pass) {
    if let place = closure.propertyOfOther { return check(closure, storedIn: place, in: pass) }
    guard pass.mayBeOnActor(closure.node), let call = closure.node.callOfArgument,
      let context = pass.context(around: closure.node),
      case .argument(let argument)? = pass.traits(of: closure.node)?.placement
    else { return }
    // What a parameter takes is the most expensive to know.
    let isolation = pass.isolation(around: closure.node).isolation
    guard case .actor = isolation, let use = pass.isolatedUse(in: closure, isolation),
      let wanted = pass.index.wantedType(of: argument, context), wanted.mayBeCalledAnywhere()
    else { return }
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

  /// `object.property = { … }`
  private static func check(_ closure: ClosureExpr, storedIn place: MemberAccessExpr, in pass: Pass) {
    guard pass.mayBeOnActor(closure.node) else { return }
    let isolation = pass.isolation(around: closure.node).isolation
    guard case .actor = isolation,
      let base = place.base, let name = place.nameToken, let holder = pass.type(of: base).unwrapped.ownDeclaration,
      pass.index.type(holder).kind == .class, let property = pass.index.property(named: name.name, of: holder),
      pass.index.property(property).type.functionTraits?.mayBeCalledAnywhere(isKept: true) ?? false,
      let use = pass.isolatedUse(in: closure, isolation)
    else { return }
    if pass.exempts(Exemption.calledInPlace, pass.isCalledOnActor(property, of: holder, keptIn: base)) { return }
    pass.report(
      at: name.range, .escapes(name.identifierText, isolation, isKept: true),
      severity: pass.exempts(Exemption.support, pass.isAuxiliary(closure.node)) ? .info : nil,
      notes: [pass.note(Message.used, at: use.range)])
  }
}

extension ClosureExpr {
  /// `object.property` of `object.property = { … }`, where the object is not `self`.
  fileprivate var propertyOfOther: MemberAccessExpr? {
    guard let sequence = node.parent.flatMap({ SequenceExpr($0) }) else { return nil }
    var elements = sequence.elements
    guard case .operand(.memberAccess(let place))? = elements.next(), case .assignment? = elements.next(),
      elements.next()?.node == node, elements.next() == nil, let base = place.base?.withoutNameSuffixes
    else { return nil }
    if case .declReference(let object) = base, object.isSelf { return nil }
    return place
  }
}

extension FunctionTraits {
  /// Whether a function with such a parameter may keep the closure, and call it on any thread without a check.
  ///
  /// - Parameter isKept: of a property, whose closures always escape.
  fileprivate func mayBeCalledAnywhere(isKept: Bool = false) -> Bool {
    (isKept || isEscaping) && !isSendable && !isSending && !isAsync && globalActor == .noName
  }
}

extension Pass {
  /// Whether a class calls the closure in its property in its own synchronous code alone, of an object that only the
  /// actor around has: then that code runs on the actor. What inherits something, others may call.
  fileprivate func isCalledOnActor(_ property: DeclRef, of holder: DeclRef, keptIn object: Expr) -> Bool {
    guard let kept = objectProperty(object), index.property(kept).flags.contains(.isFilePrivate),
      index.type(holder).inherited.isEmpty, index.extensions(ofNominal: holder).isEmpty,
      let body = looking(at: holder.file).whole(holder)
    else { return false }
    let name = index.property(property).nameID
    let mentions = body.tokens.filter { $0.name == name }.dropFirst()
    let isInClosure = body.descendants(of: .closureExpr).contains { $0.tokens.contains { $0.name == name } }
    let isInTask = body.descendants(of: .functionDecl).contains { function in
      FunctionDecl(unchecked: function).isAsync && function.tokens.contains { $0.name == name }
    }
    return !mentions.isEmpty && !isInClosure && !isInTask
  }

  /// The property of `self` that an expression names.
  private func objectProperty(_ object: Expr) -> DeclRef? {
    switch object.withoutNameSuffixes {
    case .declReference(let reference):
      if case .property(let found)? = binding(of: reference) { return found }
    case .memberAccess(let member):
      guard case .declReference(let base)? = member.base?.withoutNameSuffixes, base.isSelf, let name = member.name,
        let type = type(around: member.node).flatMap({ index.extendedNominal($0) })
      else { return nil }
      return index.property(named: name, of: type)
    default: break
    }
    return nil
  }

  /// Whether all that the function does with its one closure is to call it before it returns.
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
        && node.ancestors.prefix { $0 != body }.allSatisfy { !FunctionLike.accepts($0.kind) || pass.isGivenToWait($0) }
    }
  }

  /// Whether a closure is given to a function that waits for it: `performAndWait { … }`.
  private func isGivenToWait(_ closure: Node) -> Bool {
    closure.callOfArgument.map { isOfFunction(.waits, $0) } ?? false
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func escapes(_ callee: String, _ isolation: Isolation, isKept: Bool = false) -> Message {
    let problem =
      isKept
      ? "The closure in '\(callee)' may be called on any thread" : "'\(callee)' may call this closure on any thread"
    return """
      \(problem), but it uses state \(isolation.description). Mark it '@Sendable', and use 'Task { await … }' inside.
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
      they return; and closures that are stored in a property of an object of the project, unless only the actor has \
      the object, and its class calls the closure in synchronous code.
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
      .flagged(
        "stored in another object",
        """
        final class Bell { var onRing: (() -> Void)? }
        actor Watch {
          let bell = Bell()
          var rings = 0
          func attach() { bell.↓onRing = { self.rings += 1 } }
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
