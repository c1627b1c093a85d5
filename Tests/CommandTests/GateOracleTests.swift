import Foundation
import Testing

#if DEBUG
  /// `make oracle-gates` with a rule whose gate is too narrow. That rule exists only in debug builds, and runs only if
  /// the environment requests it.
  @Suite("Lint with and without gates", .enabled(if: hasPython))
  struct GateOracleTests {
    private static let checkouts = ["one/A.swift": "narrowGate()\n", "other/B.swift": "func f() { narrowGate(0) }\n"]

    private func compare(_ corpus: Workspace, environment: [String: String] = [:]) throws -> BuiltCommand.Outcome {
      let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Oracles/compare-gates.py")
      return try BuiltCommand.shell(
        "python3 '\(script.path)' . '\(BuiltCommand.url.path)'", in: corpus.path, environment: environment)
    }

    @Test("A finding and an undecided place that only an open gate shows are reported, for each checkout")
    func narrow() throws {
      let outcome = try compare(Workspace(Self.checkouts), environment: ["CONCURLINT_FAULTS": "1"])
      #expect(outcome.status == 1, "\(outcome.errors)")
      #expect(
        outcome.output.contains("  fault-gate: 1 findings lost, 0 surplus; undecided 0, without gates 0\n"),
        "\(outcome.output)")
      #expect(outcome.output.contains("    lost: A.swift:1: seen\n"))
      #expect(outcome.output.contains("  fault-gate: 0 findings lost, 0 surplus; undecided 0, without gates 1\n"))
      #expect(outcome.output.hasSuffix("; 2 differences\n"))
    }

    @Test("Gates that are wide enough make no difference")
    func wide() throws {
      let outcome = try compare(Workspace(Self.checkouts))
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.hasSuffix("; 0 differences\n"), "\(outcome.output)")
    }

    @Test("A run that fails is no comparison")
    func failing() throws {
      let outcome = try compare(Workspace(["one/A.swift": "faultTrap()\n"]), environment: ["CONCURLINT_FAULTS": "1"])
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("one: exit status 2\n"), "\(outcome.errors)")
    }
  }

  private let hasPython = (try? BuiltCommand.shell("python3 --version", in: "/").status) == 0
#endif
