import LintKit

/// Members of actors that asynchronous code on no actor uses without waiting, and Swift 6 refuses. Swift 5 mode only
/// warns where the isolation is older than the check, in an SDK and of `@preconcurrency` declarations, and where it is
/// new in Swift 6 mode.
enum ForecastMissingAwait: Rule {
  static let gate = Gate()

  static func check(_ file: SourceFile, in pass: Pass) {
    for node in file.node.descendants {
      switch node.kind {
      case .memberAccessExpr, .declReferenceExpr: check(node, in: pass)
      default: continue
      }
    }
  }

  private static func check(_ node: Node, in pass: Pass) {
    guard let expression = Expr(node), let name = node.nameOfReference, pass.isAsync(around: node).isYes,
      !pass.isWaitedFor(node), !node.isInMacro, let context = pass.context(around: node),
      pass.isOffActor(node, context), pass.mayBeMember(expression)
    else { return }
    let call = node.role == .callee ? node.parent.flatMap { FunctionCallExpr($0) } : nil
    guard let member = pass.member(meantBy: expression, calledBy: call) else { return }
    let isolation = pass.isolation(ofUseOf: member)
    guard let words = isolation.isolation.contextWords, isolation.isolation.isOnActor,
      isolation.isPreconcurrency || pass.isTaskOfInitialValue(context)
        || pass.isNewInSwift6(member, namedBy: expression, isolation).isYes
    else { return }
    if member.kind == .property {
      if pass.isNotificationName(member) || node.isMutated(in: pass) || !pass.isForecast(node) { return }
      return pass.report(at: name.range, .use(member, words))
    }
    guard let call, !pass.index.function(member.ref).flags.contains(.isAsync), pass.isForecast(node) else { return }
    let place = member.kind == .initializer ? call.node.range.lowerBound : name.range.lowerBound
    pass.report(at: place..<name.range.upperBound, .call(member, words))
  }
}

extension Pass {
  /// Whether code of a function or accessor is on no actor. Neither is, in Swift 6 mode, a task that an initial value
  /// starts.
  fileprivate func isOffActor(_ node: Node, _ context: BodyRef) -> Bool {
    if isTaskOfInitialValue(context) { return true }
    return index.isChecked(context) && isolation(around: node).isolation.isNonisolated
  }

  /// `let loading = Task { … }`, of a type on an actor.
  fileprivate func isTaskOfInitialValue(_ context: BodyRef) -> Bool {
    guard case .closure(let traits) = index.context(context).kind, case .construct(let construct) = traits.placement,
      construct == .task || construct == .immediateTask, let parent = index.parent(of: context),
      case .initialValue(let node) = index.context(parent).kind
    else { return false }
    let binding = index.binding(DeclRef(file: context.file, node: node))
    return binding.flags.isDisjoint(with: [.isLazy, .isStatic]) && binding.owner != nil
  }
}

extension Pass {
  /// Whether a name is none that the function itself introduces.
  func mayBeMember(_ expression: Expr) -> Bool {
    guard case .declReference(let reference) = expression else { return true }
    return localNames(around: reference.node)?.resolution(of: reference) == .memberOrGlobal
  }
}

extension MeantMember {
  /// `turn()`, `turn(to:)`: without labels the compiler writes the parentheses only here.
  fileprivate var calledName: String {
    kind == .initializer || name.utf8.last == UInt8(ascii: ")") ? name : name + "()"
  }
}

// MARK: - Messages

extension Message {
  /// In the compiler's words.
  fileprivate static func use(_ member: MeantMember, _ actor: String) -> Message {
    "\(actor) \(member.kindWords) '\(member.name)' cannot be accessed from outside of the actor."
  }

  /// In the compiler's words.
  fileprivate static func call(_ member: MeantMember, _ actor: String) -> Message {
    "\(actor) \(member.kindWords) '\(member.calledName)' cannot be called from outside of the actor."
  }
}

// MARK: - Info

extension ForecastMissingAwait {
  static let info = RuleInfo(
    id: "forecast-missing-await",
    family: .forecast,
    severity: .error,
    priority: .high,
    summary: "An actor's member that asynchronous code does not wait for",
    why: """
      The code runs on no actor, and the member belongs on one. Swift 5 mode only warns where the isolation comes from \
      an SDK, is marked '@preconcurrency', or is not checked before Swift 6 mode, which refuses code that does not wait.
      """,
    instead: "Write 'await', or isolate the code to the main actor.",
    limits: "What is assigned to is left out, and so are subscripts.",
    references: [
      .evolution("0316-global-actors"), .evolution("0337-support-incremental-migration-to-concurrency-checking")
    ],
    compilerView: [CompilerView(swift5: .warning, swift5Complete: .warning, swift6: .error)],
    isOptIn: true,
    examples: [
      .flagged(
        "a view's property in a detached task",
        """
        import SwiftUI
        struct Page: View {
          @Environment(\\.locale) private var locale
          var body: some View { Text("a") }
          func log() { Task.detached { print(↓locale) } }
        }
        """),
      .flagged(
        "a class from before concurrency",
        """
        @preconcurrency @MainActor class Page { func turn() {} }
        func read(_ page: Page) async { page.↓turn() }
        """),
      .flagged(
        "a constant of an actor that is not 'Sendable'",
        """
        final class Log { var lines: [String] = [] }
        actor Store { let log = Log() }
        func read(_ store: Store) async { print(store.↓log) }
        """),
      .flagged(
        "a task in an initial value",
        """
        @MainActor func load() {}
        @MainActor final class Page { let loading = Task { ↓load() } }
        """),
      .notFlagged(
        "what waits",
        """
        @preconcurrency @MainActor class Page { func turn() {} }
        func read(_ page: Page) async { await page.turn() }
        """),
      .notFlagged(
        "a task on the main actor",
        """
        @preconcurrency @MainActor class Page { func turn() {} }
        func read(_ page: Page) { Task { @MainActor in page.turn() } }
        """)
    ])
}
