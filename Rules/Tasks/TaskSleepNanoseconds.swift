import LintKit

/// A duration that is given in nanoseconds.
enum TaskSleepNanoseconds: Rule {
  static let gate = Gate(of: [.Task], calls: [.sleep], where: { $0.nanoseconds != nil })

  enum Exemption: String, RuleExemption {
    /// Code of tests and previews.
    case test
    /// The target runs on a system that has no `Duration`.
    case oldSystem
    /// Mocks, samples and functions without a call: the label is no news there, and what is deprecated is information.
    case auxiliary
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard let argument = call.nanoseconds, !pass.exempts(Exemption.test, pass.isTest || pass.isInPreview(call.node))
    else { return }
    let length = SleepLength(argument.expression, in: pass)
    if argument.labelName == .nanoseconds {
      if pass.exempts(Exemption.oldSystem, !pass.hasDurations) { return }
      let kept = argument.expression.flatMap { pass.keptNumber($0) }
      if isAuxiliary(call, in: pass) { return }
      pass.report(
        at: call.calleeRange, kept.map { .keptNanoseconds($0) } ?? .nanoseconds(length),
        fix: kept == nil ? duration(length, argument, in: pass) : nil)
    } else {
      pass.report(
        at: call.calleeRange, .deprecated(length, in: call, hasDurations: pass.hasDurations),
        severity: isAuxiliary(call, in: pass) ? .info : .warning, fix: throwing(call, length, argument, in: pass))
    }
  }

  /// Asked last: it looks for calls.
  private static func isAuxiliary(_ call: FunctionCallExpr, in pass: Pass) -> Bool {
    pass.exempts(Exemption.auxiliary, pass.isAnnouncedAsMock(call.node) || pass.isAuxiliary(call.node))
  }

  private static func duration(
    _ length: SleepLength, _ argument: LabeledExpr, in pass: Pass
  ) -> RawDiagnostic.FixIt? {
    guard let text = length.text else { return nil }
    var fix = FixBuilder(in: pass)
    fix.replace(argument.node.range, with: "for: \(text)")
    return fix.fix(.durationFix(text), length.isLiteral ? .safe : .unsafe)
  }

  /// `sleep(for:)` throws when the task is cancelled: only where a `try` can be added.
  private static func throwing(
    _ call: FunctionCallExpr, _ length: SleepLength, _ argument: LabeledExpr, in pass: Pass
  ) -> RawDiagnostic.FixIt? {
    guard let text = length.text, pass.hasDurations, let awaited = call.node.parent, awaited.kind == .awaitExpr,
      awaited.mayThrow
    else { return nil }
    var fix = FixBuilder(in: pass)
    if awaited.parent?.kind != .tryExpr {
      guard awaited.role == .statement else { return nil }
      fix.insert("try ", at: awaited.range.lowerBound)
    }
    fix.replace(argument.node.range, with: "for: \(text)")
    return fix.fix(.durationFix(text), .unsafe)
  }
}

extension FunctionCallExpr {
  /// The argument of `Task.sleep(nanoseconds: …)` and `Task.sleep(…)`, also of `Task<Never, Never>`; a clock or a type
  /// of the project has functions of its own.
  fileprivate var nanoseconds: LabeledExpr? {
    guard case .declReference(let type)? = calleeBase?.withoutNameSuffixes, type.name == .Task,
      let argument = arguments.first, arguments.count == 1, argument.label == nil || argument.labelName == .nanoseconds
    else { return nil }
    return argument
  }
}

/// A number of nanoseconds in the largest unit that gives a whole number, or in the one that it is multiplied by.
private struct SleepLength {
  /// As a `Duration` is written; `nil` for what is not understood.
  var text: String?
  var isLiteral = false

  init(_ expression: Expr?, in pass: Pass) {
    switch expression {
    case .integerLiteral(let literal)?:
      isLiteral = true
      text = literal.count.map { Self.whole($0) }
    case .sequence(let product)?:
      if let count = Self.constant(product) {
        isLiteral = true
        text = Self.whole(count)
      } else {
        text = Self.product(product, in: pass)
      }
    case .declReference(let name)?:
      if let unit = Self.unit(of: .declReference(name)) {
        text = ".\(unit)(1)"
      } else if pass.type(of: .declReference(name)).isNumber {
        text = ".nanoseconds(\(name.node.text))"
      }
    case .functionCall(let conversion)?:
      // `UInt64(x * 1_000_000_000)`
      guard conversion.calleeBase == nil, conversion.calleeNameToken?.text == "UInt64",
        let argument = conversion.arguments.first,
        argument.label == nil, case .sequence(let product)? = argument.expression
      else { return }
      text = Self.product(product, in: pass)
    default: return
    }
  }

  private static func product(_ product: SequenceExpr, in pass: Pass) -> String? {
    var elements = product.elements
    guard case .operand(let left)? = elements.next(), case .binaryOperator(let binary)? = elements.next(),
      case .operand(let right)? = elements.next(), elements.next() == nil
    else { return nil }
    if binary.operatorToken.text == "/" { return fraction(of: left, by: right) }
    guard binary.operatorToken.text == "*" else { return nil }
    for (value, scale) in [(left, right), (right, left)] {
      if let unit = unit(of: scale), value.isNumber(in: pass) {
        return ".\(unit)(\(value.withoutConversion(in: pass).node.text))"
      }
    }
    return nil
  }

  /// `1000 * 1000 * 60`
  private static func constant(_ product: SequenceExpr) -> UInt64? {
    var count: UInt64 = 1
    for element in product.elements {
      switch element {
      case .operand(.integerLiteral(let literal)):
        guard let factor = literal.count else { return nil }
        let (whole, isTooMuch) = count.multipliedReportingOverflow(by: factor)
        if isTooMuch { return nil }
        count = whole
      case .binaryOperator(let binary) where binary.operatorToken.text == "*": continue
      default: return nil
      }
    }
    return count
  }

  /// `NSEC_PER_SEC / 2`
  private static func fraction(of scale: Expr, by divisor: Expr) -> String? {
    guard let unit = unit(of: scale), case .integerLiteral(let literal) = divisor, let parts = literal.count,
      let size = sizes.first(where: { $0.unit == unit })?.count, parts > 0, size.isMultiple(of: parts)
    else { return nil }
    return whole(size / parts)
  }

  private static let sizes: [(unit: String, count: UInt64)] = [
    ("seconds", 1_000_000_000), ("milliseconds", 1_000_000), ("microseconds", 1000)
  ]

  private static func unit(of scale: Expr) -> String? {
    switch scale.node.text.filter({ $0 != "_" }) {
    case "1000000000", "1e9", "NSECPERSEC", "Double(NSECPERSEC)": "seconds"
    case "1000000", "1e6", "NSECPERMSEC", "Double(NSECPERMSEC)": "milliseconds"
    case "1000", "1e3", "NSECPERUSEC": "microseconds"
    default: nil
    }
  }

  private static func whole(_ count: UInt64) -> String {
    for (unit, size) in sizes where count.isMultiple(of: size) { return ".\(unit)(\(count / size))" }
    return ".nanoseconds(\(count))"
  }
}

extension IntegerLiteralExpr {
  fileprivate var count: UInt64? { UInt64(node.text.filter { $0 != "_" }) }
}

extension Expr {
  /// Whether the value is of a type that durations are made of.
  fileprivate func isNumber(in pass: Pass) -> Bool {
    switch self {
    case .integerLiteral, .floatLiteral: return true
    case .declReference, .memberAccess, .functionCall:
      return pass.type(of: self).isNumber
    default: return false
    }
  }
}

extension Expr {
  /// `timeout` of `UInt64(timeout)`, where that is an integer already: durations are made of every type of them.
  fileprivate func withoutConversion(in pass: Pass) -> Expr {
    guard case .functionCall(let conversion) = self, conversion.calleeBase == nil,
      conversion.calleeNameToken?.text == "UInt64", let argument = conversion.arguments.first, argument.label == nil,
      case .declReference(let name)? = argument.expression, pass.type(of: .declReference(name)).isStandardInteger
    else { return self }
    return .declReference(name)
  }
}

extension Pass {
  /// The name of a variable, parameter or property of the project that an expression is, where that holds a number: its
  /// type is what to change.
  fileprivate func keptNumber(_ expression: Expr) -> String? {
    switch expression {
    case .declReference(let reference):
      guard binding(of: reference) != nil, type(of: expression).isNumber else { return nil }
      return reference.nameToken.identifierText
    case .memberAccess(let member):
      guard let base = member.base, case .nominal(let owner) = type(of: base), owner.declaration?.isOfSDK == false,
        type(of: expression).isNumber
      else { return nil }
      return member.node.mainToken.identifierText
    default: return nil
    }
  }

  /// Whether all systems that the target runs on have `Duration`, as far as it says.
  fileprivate var hasDurations: Bool {
    index.settings(of: file).runs(onOrAfter: ["iOS": 16, "macOS": 13, "tvOS": 16, "watchOS": 9])
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func nanoseconds(_ length: SleepLength) -> Message {
    guard let text = length.text, !text.hasPrefix(".nanoseconds") else {
      return "Use 'Task.sleep(for:)' with a Duration instead of nanoseconds."
    }
    return "Use 'Task.sleep(for: \(text))' instead of nanoseconds."
  }

  fileprivate static func keptNanoseconds(_ name: String) -> Message {
    "'\(name)' is a number of nanoseconds. Make it a 'Duration', and use 'Task.sleep(for: \(name))'."
  }

  fileprivate static func durationFix(_ text: String) -> Message { "Use 'Task.sleep(for: \(text))'" }

  fileprivate static func deprecated(
    _ length: SleepLength, in call: FunctionCallExpr, hasDurations: Bool
  ) -> Message {
    let sleep = hasDurations ? "Task.sleep(for: \(length.text ?? "…"))" : "Task.sleep(nanoseconds:)"
    let advice =
      call.node.mayThrow ? "Use 'try await \(sleep)'." : "Use '\(sleep)' and handle its CancellationError."
    return "'Task.sleep(_:)' is deprecated and sleeps on when the task is cancelled. \(advice)"
  }
}

// MARK: - Info

extension TaskSleepNanoseconds {
  static let info = RuleInfo(
    id: "task-sleep-nanoseconds",
    family: .tasks,
    severity: .info,
    priority: .low,
    summary: "Task.sleep in nanoseconds instead of a Duration",
    why: """
      A zero too many or too few in '1_500_000_000' is easily missed in review, and the unit of a computed value is \
      not in its type. The unlabelled 'Task.sleep(_:)' is deprecated: a cancelled task sleeps on in it to the end.
      """,
    instead: "Write 'try await Task.sleep(for: .seconds(1.5))' or 'for: .milliseconds(200)' (iOS 16, macOS 13).",
    limits: """
      Silent in tests, previews, mocks, samples and functions without a call, and in targets that run on systems \
      without 'Duration' (before iOS 16 and macOS 13), also inside '#available', or that name no system. The unlabelled \
      form is a warning, in mocks and the like information; silent in tests.
      """,
    references: [.evolution("0329-clock-instant-duration")],
    compilerView: [
      CompilerView(when: "with the label", swift5: .silent, swift5Complete: .silent, swift6: .silent),
      CompilerView(
        when: "without", swift5: .warning, swift5Complete: .warning, swift6: .warning, groups: ["DeprecatedDeclaration"]
      )
    ],
    fix: .safe,
    noFix: "the length is not a number whose unit is certain, or the target supports systems without 'Duration'",
    examples: [
      .flagged("a second and a half", "func wait() async throws { try await ↓Task.sleep(nanoseconds: 1_500_000_000) }"),
      .flagged(
        "a computed time",
        "func wait(_ x: Double) async throws { try await ↓Task.sleep(nanoseconds: UInt64(x * 1_000_000_000)) }"),
      .flagged("without a label", "func wait() async { await ↓Task.sleep(1_000_000) }", severity: .warning),
      .notFlagged("a duration", "func wait() async throws { try await Task.sleep(for: .milliseconds(1500)) }"),
      .notFlagged("a clock of the project", "func wait() async throws { try await clock.sleep(nanoseconds: 1_000) }"),
      .fixed(
        "milliseconds",
        before: "func wait() async throws { try await Task.sleep(nanoseconds: 1_500_000_000) }",
        after: "func wait() async throws { try await Task.sleep(for: .milliseconds(1500)) }"),
      .fixed(
        "an hour in factors",
        before: "func wait() async throws { try await Task.sleep(nanoseconds: 1000 * 1_000_000 * 3600) }",
        after: "func wait() async throws { try await Task.sleep(for: .seconds(3600)) }"),
      .fixed(
        "an integer that is converted",
        before: "func wait(_ x: Int) async throws { try await Task.sleep(nanoseconds: UInt64(x) * 1_000_000_000) }",
        after: "func wait(_ x: Int) async throws { try await Task.sleep(for: .seconds(x)) }", applicability: .unsafe),
      .fixed(
        "half a second",
        before: "func wait() async throws { try await Task.sleep(nanoseconds: NSEC_PER_SEC / 2) }",
        after: "func wait() async throws { try await Task.sleep(for: .milliseconds(500)) }", applicability: .unsafe),
      .fixed(
        "a computed number of seconds",
        before: "func wait(_ x: Double) async throws { try await Task.sleep(nanoseconds: UInt64(x * 1_000_000_000)) }",
        after: "func wait(_ x: Double) async throws { try await Task.sleep(for: .seconds(x)) }", applicability: .unsafe),
      .fixed(
        "an error that the function can throw",
        before: "func wait() async throws { await Task.sleep(2_000) }",
        after: "func wait() async throws { try await Task.sleep(for: .microseconds(2)) }", applicability: .unsafe)
    ])
}
