import LintKit

/// Members on the main actor that asynchronous code on no actor uses without waiting, and Swift 6 refuses. Swift 5 mode
/// only warns where the isolation is older than the check: in an SDK, and of `@preconcurrency` declarations.
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
      !node.isCoveredByAwait, !node.isInMacro, !node.isInAsyncLet, let context = pass.context(around: node),
      pass.index.isChecked(context), pass.isolation(around: node).isolation.isNonisolated,
      pass.mayBeMember(expression)
    else { return }
    let call = node.role == .callee ? node.parent.flatMap { FunctionCallExpr($0) } : nil
    guard let member = pass.member(meantBy: expression, calledBy: call), pass.isOnMainActorOfSDK(member) else { return }
    if member.kind == .property {
      if pass.isNotificationName(member) || node.isMutated(in: pass) || !pass.isForecast(node) { return }
      return pass.report(at: name.range, .use(member))
    }
    guard let call, !pass.index.function(member.ref).flags.contains(.isAsync), pass.isForecast(node) else { return }
    let place = member.kind == .initializer ? call.node.range.lowerBound : name.range.lowerBound
    pass.report(at: place..<name.range.upperBound, .call(member))
  }
}

extension Pass {
  /// Whether a name is none that the function itself introduces.
  fileprivate func mayBeMember(_ expression: Expr) -> Bool {
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

extension Node {
  /// `async let value = …`, which is waited for where `value` is read.
  fileprivate var isInAsyncLet: Bool {
    for ancestor in ancestors {
      if let variable = VariableDecl(ancestor) { return variable.hasModifier(.async) }
      if ancestor.kind == .codeBlock || ancestor.kind == .closureExpr { return false }
    }
    return false
  }
}

// MARK: - Messages

extension Message {
  /// In the compiler's words.
  fileprivate static func use(_ member: MeantMember) -> Message {
    "main actor-isolated \(member.kindWords) '\(member.name)' cannot be accessed from outside of the actor."
  }

  /// In the compiler's words.
  fileprivate static func call(_ member: MeantMember) -> Message {
    "main actor-isolated \(member.kindWords) '\(member.calledName)' cannot be called from outside of the actor."
  }
}

// MARK: - Info

extension ForecastMissingAwait {
  static let info = RuleInfo(
    id: "forecast-missing-await",
    family: .forecast,
    severity: .error,
    priority: .high,
    summary: "A main actor member that asynchronous code does not wait for",
    why: """
      The code runs on no actor, and the member belongs on the main one. Swift 5 mode only warns where the isolation \
      comes from an SDK or is marked '@preconcurrency'; Swift 6 mode refuses code that does not wait.
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
