#if DEBUG
  import LintEngine
  import LintKit

  /// Rules that fail, for tests of the consequences, and one with a gate that is too narrow. They exist only in debug
  /// builds, and run only if the environment requests them.
  enum FaultRules {
    static var rules: [any Rule.Type] {
      Platform.environment("CONCURLINT_FAULTS") == nil
        ? [] : [Trapping.self, Overflowing.self, Endless.self, Greedy.self, Narrow.self]
    }

    /// Each fails on a call of its own.
    private static func info(_ id: String) -> RuleInfo {
      RuleInfo(
        id: id, family: .source, severity: .error, priority: .high, summary: "A rule that fails, for tests", why: "w",
        instead: "i", compilerView: [], examples: [])
    }

    private static func isCall(_ call: FunctionCallExpr, of name: String) -> Bool {
      call.node.child(.callee)?.text.elementsEqual(name) ?? false
    }

    private enum Trapping: Rule {
      static let info = FaultRules.info("fault-trap")
      static let gate = Gate()

      static func check(_ call: FunctionCallExpr, in pass: Pass) {
        if isCall(call, of: "faultTrap") { preconditionFailure("a trap was asked for") }
      }
    }

    private enum Overflowing: Rule {
      static let info = FaultRules.info("fault-stack")
      static let gate = Gate()

      static func check(_ call: FunctionCallExpr, in pass: Pass) {
        if isCall(call, of: "faultStack") { pass.report(at: 0..<UInt32(depth(of: call.node.range.lowerBound)), "deep") }
      }

      private static func depth(of number: UInt32) -> Int {
        number == .max ? 0 : depth(of: number &+ (number & 0)) &+ 1
      }
    }

    private enum Endless: Rule {
      static let info = FaultRules.info("fault-time")
      static let gate = Gate()

      static func check(_ call: FunctionCallExpr, in pass: Pass) {
        if isCall(call, of: "faultTime") { while pass.file.hashValue != pass.file.hashValue &+ 1 {} }
      }
    }

    private enum Greedy: Rule {
      static let info = FaultRules.info("fault-memory")
      static let gate = Gate()

      static func check(_ call: FunctionCallExpr, in pass: Pass) {
        guard isCall(call, of: "faultMemory") else { return }
        var taken: [[UInt8]] = []
        while true { taken.append([UInt8](repeating: UInt8(truncatingIfNeeded: taken.count), count: 1 << 20)) }
      }
    }

    /// Misses in files without a task what it reports in others.
    private enum Narrow: Rule {
      static let info = FaultRules.info("fault-gate")
      static let gate = Gate(anyOf: [.Task])

      static func check(_ call: FunctionCallExpr, in pass: Pass) {
        guard isCall(call, of: "narrowGate") else { return }
        call.arguments.first == nil
          ? pass.report(at: call.calleeRange, "seen") : pass.leaveUndecided(missing: "argument: what it is")
      }
    }
  }
#endif
