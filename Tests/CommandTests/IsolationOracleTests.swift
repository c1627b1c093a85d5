import Foundation
import Testing

/// A small run of `make oracle-isolation`: the compiler is asked about the same declarations. Runs where Python and the
/// compiler are.
@Suite("Isolation beside the compiler's", .enabled(if: IsolationOracle.isAvailable))
struct IsolationOracleTests {
  @Test("Generated declarations, twenty graphs", arguments: ["5", "6+NNS", "6+MA"])
  func generated(configuration: String) throws {
    let outcome = try IsolationOracle.compare(
      "--graphs", "20", "--seed", "4", "--examples", "0", "--configuration", configuration)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.hasSuffix(": pass\n"))
  }
}

private enum IsolationOracle {
  static let isAvailable =
    runs("python3", "--version") && runs("swiftc", "--version") && runs("swift-demangle", "--version")

  /// Runs the comparison with the built binary, below a folder of its own.
  static func compare(_ options: String...) throws -> BuiltCommand.Outcome {
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Oracles/compare-isolation.py")
    let workspace = try Workspace()
    let arguments = ["python3", script.path] + options + ["--cache", workspace.path + "/facts", BuiltCommand.url.path]
    // Configurations are compared side by side, and each writes the same graphs: in a folder for temporary files of its
    // own.
    let environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": workspace.path]) { $1 }
    return try BuiltCommand.shell(
      arguments.map { "'\($0)'" }.joined(separator: " "), in: workspace.path, environment: environment)
  }

  private static func runs(_ arguments: String...) -> Bool {
    let outcome = try? BuiltCommand.shell(
      arguments.joined(separator: " ") + " > /dev/null 2>&1", in: "/", environment: ProcessInfo.processInfo.environment)
    return outcome?.status == 0
  }
}
