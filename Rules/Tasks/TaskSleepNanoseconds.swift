import LintKit

/// A pause that is given in nanoseconds.
enum TaskSleepNanoseconds: Rule {
  static let gate = Gate(anyOf: [.sleep], of: [.Task])

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard call.calleeName == .sleep, isTask(call.calleeBase), let argument = call.arguments.first, call.arguments.count == 1 else { return }
    if argument.labelName == .nanoseconds {
      pass.report(at: call.calleeRange, .nanoseconds(Pause(argument.expression)))
    } else if argument.label == nil {
      pass.report(at: call.calleeRange, .deprecated, severity: .error)
    }
  }

  /// `Task`, also `Task<Never, Never>`; a clock or a type of the project has functions of its own.
  private static func isTask(_ base: Expr?) -> Bool {
    guard case .declReference(let reference)? = base?.withoutNameSuffixes else { return false }
    return reference.name == .Task
  }
}

/// A number of nanoseconds in the largest unit that gives a whole number.
private struct Pause {
  /// As a `Duration` is written; `nil` for what is computed.
  var text: String?

  init(_ expression: Expr?) {
    guard case .integerLiteral(let literal)? = expression else { return }
    let digits = literal.node.text.filter { $0 != "_" }
    guard let count = UInt64(digits) else { return }
    for (unit, size) in [("seconds", 1_000_000_000), ("milliseconds", 1_000_000), ("microseconds", 1000)] as [(String, UInt64)]
    where count.isMultiple(of: size) {
      text = ".\(unit)(\(count / size))"
      return
    }
    text = ".nanoseconds(\(count))"
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func nanoseconds(_ pause: Pause) -> Message {
    guard let text = pause.text else {
      return "A pause in nanoseconds is easily wrong by a factor of a thousand: write 'Task.sleep(for:)' with '.seconds' or '.milliseconds'."
    }
    return "A pause in nanoseconds is easily wrong by a factor of a thousand: write 'Task.sleep(for: \(text))'."
  }

  fileprivate static let deprecated: Message = """
    'Task.sleep' without a label is deprecated and ignores cancellation: write 'try await Task.sleep(for:)' where an error can be \
    thrown.
    """
}

// MARK: - Info

extension TaskSleepNanoseconds {
  static let info = RuleInfo(
    id: "task-sleep-nanoseconds",
    family: .tasks,
    severity: .warning,
    priority: .low,
    summary: "'Task.sleep' with a number of nanoseconds",
    why: """
      A zero too many or too few in '1_500_000_000' is not seen in review, and the unit of a computed value is not in its type. \
      Without a label the function does not even end when the task is cancelled.
      """,
    instead: "Write 'try await Task.sleep(for: .seconds(1.5))' or 'for: .milliseconds(200)', of iOS 16 and macOS 13.",
    limits: "Whether the target still runs on systems without 'Duration' (before iOS 16 and macOS 13) is not looked up.",
    references: [.evolution("0329-clock-instant-duration")],
    compilerView: [
      CompilerView(when: "with the label", swift5: .silent, swift5Complete: .silent, swift6: .silent),
      CompilerView(
        when: "without", swift5: .warning, swift5Complete: .warning, swift6: .warning, groups: ["DeprecatedDeclaration"]),
    ],
    fix: .safe,
    examples: [
      .flagged("a second and a half", "func wait() async throws { try await ↓Task.sleep(nanoseconds: 1_500_000_000) }"),
      .flagged("a computed time", "func wait(_ x: Double) async throws { try await ↓Task.sleep(nanoseconds: UInt64(x * 1_000_000_000)) }"),
      .flagged("without a label", "func wait() async { await ↓Task.sleep(1_000_000) }", severity: .error),
      .notFlagged("a duration", "func wait() async throws { try await Task.sleep(for: .milliseconds(1500)) }"),
      .notFlagged("a clock of one's own", "func wait() async throws { try await clock.sleep(nanoseconds: 1_000) }"),
      .fixed(
        "milliseconds",
        before: "func wait() async throws { try await Task.sleep(nanoseconds: 1_500_000_000) }",
        after: "func wait() async throws { try await Task.sleep(for: .milliseconds(1500)) }"),
    ])
}
