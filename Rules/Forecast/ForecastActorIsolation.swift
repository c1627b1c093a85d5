import LintKit

/// Members on the main actor that code on no actor uses, where the compiler only warns: those of an SDK, and of
/// `@preconcurrency` declarations. What it calls an error in Swift 6 mode, it does in Swift 5 mode, too.
enum ForecastActorIsolation: Rule {
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
    guard let expression = Expr(node), let name = node.nameOfReference, !node.isInMacro else { return }
    let call = node.role == .callee ? node.parent.flatMap { FunctionCallExpr($0) } : nil
    guard let member = pass.member(meantBy: expression, calledBy: call) else { return }
    guard member.kind == .property || call != nil, pass.isOnMainActorOfSDK(member) else { return }
    if member.kind == .property, pass.isNotificationName(member) { return }
    guard let context = pass.context(around: node), pass.index.isChecked(context) else { return }
    if member.kind == .property, pass.isOwnStorage(expression, in: context) { return }
    let around = pass.isolation(around: node).isolation
    guard around.isKnown else { return pass.leaveUndecided(missing: pass.unknownIsolation(around: node)) }
    guard around.isNonisolated, pass.isAsync(around: node).isNo, pass.isForecast(node) else { return }
    if let call, member.kind != .property {
      let place = member.kind == .initializer ? call.node.range.lowerBound : name.range.lowerBound
      return pass.report(at: place..<name.range.upperBound, .call(member))
    }
    let isMutated = node.isMutated(in: pass)
    pass.report(at: name.range, .use(member, isMutated: isMutated, in: node.contextWords(pass, context)))
  }
}

extension Pass {
  /// The one member that is meant, or that is called.
  func member(meantBy expression: Expr, calledBy call: FunctionCallExpr?) -> MeantMember? {
    if let call, let called = member(calledBy: call) { return called }
    let members = members(meantBy: expression)
    return members.first { $0.kind == .property } ?? members.first
  }

  /// Whether the compiler is lenient about where a member is used: it is older than the check, or says that it is.
  func isOnMainActorOfSDK(_ member: MeantMember) -> Bool {
    let answer =
      member.kind == .property
      ? index.isolation(ofAccessTo: member.ref, from: file) : index.isolation(ofFunction: member.ref)
    return answer.isolation == .mainActor && answer.isPreconcurrency
  }

  /// Whether an initializer or `deinit` uses a property of the instance itself, which nothing else has yet or any more.
  fileprivate func isOwnStorage(_ expression: Expr, in context: BodyRef) -> Bool {
    guard let owner = function(around: expression.node), case .function = index.context(context).kind else {
      return false
    }
    let kind = index.function(owner).kind
    guard kind == .initializer || kind == .deinitializer else { return false }
    return isOfSelf(expression)
  }
}

extension Pass {
  /// The SDK says of these constants that code on any actor may read them.
  func isNotificationName(_ member: MeantMember) -> Bool {
    guard member.ref.isOfSDK, member.isStatic, case .nominal(let type) = self.type(ofProperty: member.ref) else {
      return false
    }
    return type.name == "Name" && type.isOfSDK
  }
}

extension ProjectIndex {
  /// Whether code is part of a function or accessor. Initial values have rules of their own, and the compiler does not
  /// check those of lazy properties.
  func isChecked(_ context: BodyRef) -> Bool {
    switch self.context(context).kind {
    case .function, .accessor, .subscriptAccessor: true
    case .initialValue, .defaultArgument, .file: false
    case .closure: parent(of: context).map { isChecked($0) } ?? false
    }
  }
}

extension Node {
  var nameOfReference: TokenCursor? {
    if let member = MemberAccessExpr(self) { return member.base == nil ? nil : member.nameToken }
    return DeclReferenceExpr(self)?.nameToken
  }

  /// `#selector(show)`: only its name is asked for.
  var isInMacro: Bool {
    ancestors.contains { $0.kind == .macroExpansionExpr || $0.kind == .attribute }
  }

  // MARK: Mutation

  /// Whether something is assigned to the value, or to a part of it. Whoever loads a reference to an object to assign
  /// to that only reads; the compiler sees no load where the reference itself cannot be assigned to.
  func isMutated(in pass: Pass) -> Bool {
    var current = self
    while let parent = current.parent {
      switch parent.kind {
      case .memberAccessExpr where current.role == .base, .subscriptCallExpr where current.role == .callee:
        if current.isLoaded(in: pass) { return false }
        current = parent
      case .forceUnwrapExpr, .optionalChainingExpr: current = parent
      case .inOutExpr: return true
      case .sequenceExpr: return SequenceExpr(unchecked: parent).isAssigned(current)
      default: return false
      }
    }
    return false
  }

  private func isLoaded(in pass: Pass) -> Bool {
    guard let expression = Expr(self), pass.isObject(pass.type(of: expression).unwrapped) else { return false }
    return pass.members(meantBy: expression).first?.isSettable ?? true
  }

  // MARK: Words

  func contextWords(_ pass: Pass, _ context: BodyRef) -> String {
    if isInAutoclosure { return "a nonisolated autoclosure" }
    if case .closure = pass.index.context(context).kind, pass.index.isSendable(closure: context).isYes {
      return "a Sendable closure"
    }
    return "a nonisolated context"
  }

  /// Whether it is the right side of `&&`, `||` or `??`, which is evaluated when it is needed.
  private var isInAutoclosure: Bool {
    var current = self
    while let parent = current.parent {
      switch parent.kind {
      case .closureExpr, .codeBlock, .memberBlock: return false
      case .sequenceExpr: if SequenceExpr(unchecked: parent).isLate(current) { return true }
      default: break
      }
      current = parent
    }
    return false
  }
}

extension Pass {
  fileprivate func isObject(_ type: SwiftType) -> Bool {
    guard case .nominal(let nominal) = type, let declaration = nominal.declaration else { return false }
    return index.type(declaration).kind == .class
  }
}

extension SequenceExpr {
  /// Whether an operand is what an assignment assigns to.
  fileprivate func isAssigned(_ operand: Node) -> Bool {
    var isBefore = false
    for element in elements {
      switch element {
      case .operand(let other): isBefore = other.node == operand
      case .assignment: if isBefore { return true }
      case .binaryOperator(let operation): if isBefore, operation.assigns { return true }
      default: isBefore = false
      }
    }
    return false
  }

  /// Whether an operand is on the right side of `&&`, `||` or `??`.
  fileprivate func isLate(_ operand: Node) -> Bool {
    var late: String?
    for element in elements {
      switch element {
      case .operand(let other): if other.node == operand { return late != nil }
      case .assignment, .ternary: late = nil
      case .binaryOperator(let operation): late = operation.late(after: late)
      default: continue
      }
    }
    return false
  }
}

extension BinaryOperatorExpr {
  private static let comparisons: Set<String> = ["==", "!=", "===", "!==", "<", ">", "<=", ">="]

  fileprivate var assigns: Bool {
    let text = operatorToken.text
    return text.hasSuffix("=") && !Self.comparisons.contains(text)
  }

  /// The operator whose right side goes on after this one; `nil` where none does.
  fileprivate func late(after operation: String?) -> String? {
    let text = operatorToken.text
    switch text {
    case "&&": return operation == "||" ? operation : text
    case "||", "??": return text
    default: return operation == "??" && Self.comparisons.contains(text) ? nil : operation
    }
  }
}

// MARK: - Messages

extension Message {
  /// In the compiler's words.
  fileprivate static func call(_ member: MeantMember) -> Message {
    "call to main actor-isolated \(member.kindWords) '\(member.name)' in a synchronous nonisolated context."
  }

  /// In the compiler's words.
  fileprivate static func use(_ member: MeantMember, isMutated: Bool, in context: String) -> Message {
    """
    main actor-isolated \(member.kindWords) '\(member.name)' can not be \(isMutated ? "mutated" : "referenced") from \
    \(context).
    """
  }
}

// MARK: - Info

extension ForecastActorIsolation {
  static let info = RuleInfo(
    id: "forecast-actor-isolation",
    family: .forecast,
    severity: .warning,
    priority: .medium,
    summary: "A main actor member of an SDK in code on no actor",
    why: """
      The code may run on any thread, and the member belongs on the main one. Swift 6 mode only warns, as the SDK's \
      classes are older than the check: the program still has the data race.
      """,
    instead: "Isolate the code to the main actor: '@MainActor' on the function or its type.",
    limits: """
      'concurlint forecast --warnings' asks for it. Members that the SDK's table does not have, subscripts and \
      functions that are passed on are left out.
      """,
    references: [
      .evolution("0316-global-actors"), .evolution("0337-support-incremental-migration-to-concurrency-checking")
    ],
    compilerView: [
      CompilerView(swift5: .silent, swift5Complete: .warning, swift6: .warning, groups: ["ActorIsolatedCall"])
    ],
    isOptIn: true,
    examples: [
      .flagged(
        "a view that a class on no actor changes",
        """
        import UIKit
        final class Shade {
          let view: UIView
          init(view: UIView) { self.view = view }
          func show() { view.↓alpha = 1 }
        }
        """),
      .flagged(
        "a class from before concurrency",
        """
        @preconcurrency @MainActor class Page { func turn() {} }
        func read(_ page: Page) { page.↓turn() }
        """),
      .notFlagged(
        "code on the main actor",
        """
        import UIKit
        @MainActor final class Shade {
          let view: UIView
          init(view: UIView) { self.view = view }
          func show() { view.alpha = 1 }
        }
        """),
      .notFlagged(
        "what is an error in every mode",
        """
        @MainActor class Page { func turn() {} }
        func read(_ page: Page) async { await page.turn() }
        """),
      .notFlagged(
        "what waits",
        """
        @preconcurrency @MainActor class Page { func turn() {} }
        func read(_ page: Page) async { await page.turn() }
        """)
    ])
}
