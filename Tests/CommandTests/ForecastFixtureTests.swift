import Foundation
import ProgramRuns
import Testing

/// `concurlint forecast`, held against what the compiler says of each case; see Fixtures/forecast.
@Suite("The forecast, case by case")
struct ForecastFixtureTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  @Test("What is forecast, the compiler says; what is missed is undecided", .timeLimit(.minutes(60)))
  func fixtures() throws {
    let outcome = try ProgramRun.run([
      "python3", Self.package.appending(path: "Tests/Oracles/confirm-forecast-fixtures.py").path, "--forecast",
      BuiltCommand.url.path
    ])
    #expect(outcome.status == 0, "\(outcome.output)")
  }
}
