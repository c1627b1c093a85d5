import LintKit

/// Members of actors that synchronous code on no actor uses, where Swift 5 mode only warns or infers something else,
/// and Swift 6 refuses.
enum ForecastNewIsolation: Rule {
  static let gate = Gate()

  static func check(_ file: SourceFile, in pass: Pass) {
    let isByDefault = !pass.index.settings(of: pass.file).defaultsToMainActor.isNo
    let isFreed = pass.hasTypeFreedFromWrappers
    var endOfInitializer: UInt32 = 0
    // What a 'deinit' may not use is the flow's question.
    var endOfDeinitializer: UInt32 = 0
    for node in file.node.descendants {
      switch node.kind {
      case .deinitializerDecl: endOfDeinitializer = node.subtreeEnd
      case .initializerDecl:
        checkModifier(of: InitializerDecl(unchecked: node), in: pass)
        if pass.leavesActor(node) { endOfInitializer = node.subtreeEnd }
      case .memberAccessExpr, .declReferenceExpr:
        let isInInitializer = node.id < endOfInitializer
        guard node.id >= endOfDeinitializer, let name = node.nameOfReference,
          isByDefault || isFreed || isInInitializer || pass.index.mayBeIsolatedConstant(name.name)
        else { continue }
        check(node, name, in: pass)
      default: continue
      }
    }
  }

  private static func check(_ node: Node, _ name: TokenCursor, in pass: Pass) {
    guard let expression = Expr(node), !node.isInMacro, let context = pass.context(around: node),
      pass.isRun(context), pass.isolation(around: node).isolation.isNonisolated, pass.isAsync(around: node).isNo
    else { return }
    let call = node.role == .callee ? node.parent.flatMap { FunctionCallExpr($0) } : nil
    let isMember = pass.mayBeMember(expression)
    guard
      let member = isMember ? pass.member(meantBy: expression, calledBy: call) : pass.scriptVariable(expression),
      member.kind == .property || call != nil
    else { return }
    let isolation = pass.isolation(ofUseOf: member)
    guard isolation.isolation.isOnActor, !isolation.isPreconcurrency, let words = isolation.isolation.contextWords
    else { return }
    // What an actor stores is its initializer's until 'self' has left, and so is what is 'Sendable' on a global actor.
    if member.kind == .property, pass.isSetByInitializer(member, expression) { return }
    switch pass.isNewInSwift6(member, namedBy: expression, isolation) {
    case .no: return
    case .unknown:
      if pass.isForecast(node) {
        pass.leaveUndecided(missing: "isolation: why the code compiles in Swift 5 mode")
      }
    case .yes where pass.isForecast(node):
      if let call, member.kind != .property {
        let place = member.kind == .initializer ? call.node.range.lowerBound : name.range.lowerBound
        return pass.report(at: place..<name.range.upperBound, .call(member, words), notes: pass.notes(for: isolation))
      }
      let (isMutated, around) = (node.isMutated(in: pass), node.contextWords(pass, context))
      pass.report(
        at: name.range, .use(member, words, isMutated: isMutated, in: around), notes: pass.notes(for: isolation))
    case .yes: return
    }
  }

  /// `nonisolated init` of an actor, which a synchronous one is anyway.
  private static func checkModifier(of initializer: InitializerDecl, in pass: Pass) {
    guard !initializer.isAsync, let type = pass.type(around: initializer.node), pass.index.isActor(type),
      let modifier = initializer.node.children(.modifier).first(where: { $0.mainToken.name == .nonisolated }),
      pass.isForecast(initializer.node)
    else { return }
    pass.report(at: modifier.range, .modifier)
  }
}

extension Pass {
  /// Where a member can be used.
  func isolation(ofUseOf member: MeantMember) -> IsolationAnswer {
    member.kind == .property
      ? index.isolation(ofAccessTo: member.ref, from: file) : index.isolation(ofFunction: member.ref)
  }

  /// Whether code is part of a function or accessor, or of a closure. Initial values have rules of their own.
  fileprivate func isRun(_ context: BodyRef) -> Bool {
    guard case .closure = index.context(context).kind else { return index.isChecked(context) }
    guard let parent = index.parent(of: context) else { return hasStatements }
    if case .file = index.context(parent).kind { return true }
    return isRun(parent)
  }

  /// A variable of a script, which the code around introduces.
  fileprivate func scriptVariable(_ expression: Expr) -> MeantMember? {
    guard case .declReference(let reference) = expression, let names = localNames(around: reference.node),
      case .local(let definition) = names.resolution(of: reference),
      let binding = names.node(of: definition).ancestors.first(where: { $0.kind == .patternBinding }),
      let ref = property(at: binding), index.isScriptVariable(ref)
    else { return nil }
    return member(ref)
  }

  /// Whether the file has a type that is on no actor in Swift 6 mode, and was on that of a wrapper before (SE-0401).
  fileprivate var hasTypeFreedFromWrappers: Bool {
    tree.root.descendants.contains { node in
      guard node.kind == .structDecl || node.kind == .classDecl, let type = type(at: node) else { return false }
      return index.isolationBeforeSwift6(byWrappersOf: type) != nil
    }
  }

  /// Whether an initializer may set the property of its own instance.
  fileprivate func isSetByInitializer(_ member: MeantMember, _ expression: Expr) -> Bool {
    guard isOfSelf(expression), let initializer = function(around: expression.node),
      index.function(initializer).kind == .initializer, let type = type(around: expression.node)
    else { return false }
    if index.isActor(type) { return true }
    return !index.sendability(of: self.type(ofProperty: member.ref), in: file).answer.isNo
  }
}

// MARK: - Messages

extension Message {
  /// In the compiler's words.
  fileprivate static func call(_ member: MeantMember, _ actor: String) -> Message {
    "call to \(actor) \(member.kindWords) '\(member.name)' in a synchronous nonisolated context."
  }

  /// In the compiler's words.
  fileprivate static func use(
    _ member: MeantMember, _ actor: String, isMutated: Bool, in context: String
  ) -> Message {
    """
    \(actor) \(member.kindWords) '\(member.name)' can not be \(isMutated ? "mutated" : "referenced") from \(context).
    """
  }

  /// In the compiler's words.
  fileprivate static let modifier: Message = "'nonisolated' on an actor's synchronous initializer is invalid."
}

// MARK: - Info

extension ForecastNewIsolation {
  static let info = RuleInfo(
    id: "forecast-new-isolation",
    family: .forecast,
    severity: .error,
    priority: .high,
    summary: "Isolated code that Swift 5 mode lets others use",
    why: """
      Swift 5 mode only warns about constants that are made when they are first used, about what is isolated by the \
      target's default, and about initializers of isolated types; and it isolates types by the wrappers of their \
      properties.
      """,
    instead: "Isolate the code around, make the constant 'nonisolated', or use it with 'await'.",
    limits: "Subscripts, and functions that are passed on, are left out.",
    references: [
      .evolution("0316-global-actors"), .evolution("0401-remove-property-wrapper-isolation"),
      .evolution("0466-control-default-actor-isolation")
    ],
    compilerView: [
      CompilerView(swift5: .warning, swift5Complete: .warning, swift6: .error, groups: ["ActorIsolatedCall"])
    ],
    isOptIn: true,
    examples: [
      .flagged(
        "a shared constant of the main actor",
        """
        @MainActor final class Session { static let limit = 1 }
        func limit() -> Int { Session.↓limit }
        """),
      .flagged(
        "a method in the initializer of an actor",
        """
        actor Store {
          init() { ↓load() }
          func load() {}
        }
        """),
      .flagged(
        "a constant of an actor that is not 'Sendable'",
        """
        final class Log { var lines: [String] = [] }
        actor Store {
          let log = Log()
          nonisolated func lines() -> [String] { ↓log.lines }
        }
        """),
      .notFlagged(
        "a constant that any code may read",
        """
        @MainActor final class Session { nonisolated static let limit = 1 }
        func limit() -> Int { Session.limit }
        """),
      .notFlagged(
        "a constant of an instance",
        """
        @MainActor final class Session { let limit = 1 }
        func limit(of session: Session) -> Int { session.limit }
        """),
      .notFlagged(
        "code on the main actor",
        """
        @MainActor final class Session { static let limit = 1 }
        @MainActor func limit() -> Int { Session.limit }
        """)
    ])
}
