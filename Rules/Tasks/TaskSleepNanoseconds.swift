import LintKit

/// A duration that is given in nanoseconds.
enum TaskSleepNanoseconds: Rule {
  static let gate = Gate(of: [.Task], calls: [.sleep], where: { $0.nanoseconds != nil })

  enum Exemption: String, RuleExemption {
    /// Code of tests and previews.
    case test
    /// The target runs on a system that has no `Duration`.
    case oldSystem
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard let argument = call.nanoseconds, !pass.exempts(Exemption.test, pass.isTest || pass.isInPreview(call.node))
    else { return }
    let length = SleepLength(argument.expression, in: pass)
    if argument.labelName == .nanoseconds {
      if pass.exempts(Exemption.oldSystem, !pass.hasDurations) { return }
      pass.report(at: call.calleeRange, .nanoseconds(length), fix: duration(length, argument, in: pass))
    } else {
      pass.report(
        at: call.calleeRange, .deprecated(length, in: call, hasDurations: pass.hasDurations), severity: .warning,
        fix: throwing(call, length, argument, in: pass))
    }
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
    case .sequence(let product)?: text = Self.product(product, in: pass)
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
      if let unit = unit(of: scale), value.isNumber(in: pass) { return ".\(unit)(\(value.node.text))" }
    }
    return nil
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

extension Pass {
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

  fileprivate static func durationFix(_ text: String) -> Message { "Use 'Task.sleep(for: \(text))'" }

  fileprivate static func deprecated(
    _ length: SleepLength, in call: FunctionCallExpr, hasDurations: Bool
  ) -> Message {
    let sleep = hasDurations ? "Task.sleep(for: \(length.text ?? "…"))" : "Task.sleep(nanoseconds:)"
    let advice =
      call.node.mayThrow ? "Use 'try await \(sleep)'." : "Use '\(sleep)' and handle its CancellationError."
    return "'Task.sleep(_:)' is deprecated and ends without an error when the task is cancelled. \(advice)"
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
      not in its type. The unlabelled 'Task.sleep(_:)' is deprecated: it returns without an error when the task is \
      cancelled.
      """,
    instead: "Write 'try await Task.sleep(for: .seconds(1.5))' or 'for: .milliseconds(200)' (iOS 16, macOS 13).",
    limits: """
      Silent in tests and previews, and in targets that run on systems without 'Duration' (before iOS 16 and macOS \
      13), also inside '#available', or that name no system. The unlabelled form is a warning everywhere but in tests.
      """,
    references: [.evolution("0329-clock-instant-duration")],
    compilerView: [
      CompilerView(when: "with the label", swift5: .silent, swift5Complete: .silent, swift6: .silent),
      CompilerView(
        when: "without", swift5: .warning, swift5Complete: .warning, swift6: .warning, groups: ["DeprecatedDeclaration"]
      )
    ],
    fix: .safe,
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
