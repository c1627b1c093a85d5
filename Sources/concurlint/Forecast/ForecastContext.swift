import LintConfiguration
import LintEngine
import LintKit
import LintProject
import LintReporting

extension ForecastContext {
  init(_ overrides: SettingOverrides) {
    self.init()
    platform = overrides.build.platform?.lowercased()
    isDebug = overrides.build.isDebug ?? true
    defines = overrides.build.defines.sorted()
  }

  /// With what a build said of the same errors. Tells why, where there is nothing to compare with.
  func compared(_ result: LintResult, with directory: FilePath, _ input: LintInput) -> ForecastContext {
    let build = MigrationReport.CompilerReading(directory, input.discovery, input.sources)
    if let missing = build.missing {
      Console.warn(terminalSafe(missing))
      return self
    }
    var forecast = self
    forecast.comparison = MigrationReport.Forecast.Comparison(of: result.diagnostics, with: build)
    if forecast.comparison == nil {
      Console.warn(terminalSafe(MigrationReport.Forecast.Comparison.nothingSaid(directory.description)))
    }
    return forecast
  }

  /// With the targets of the files that errors are in.
  func with(_ result: LintResult, _ project: Discovery) -> ForecastContext {
    guard let index = result.index, let known = index.projectSettings?.targets else { return self }
    var forecast = self
    let paths = Dictionary(
      project.files.map { ($0.path.description, $0.projectPath) }, uniquingKeysWith: { first, _ in first })
    forecast.targets = known.map { target in
      Target(
        name: target.name, kind: target.kind.rawValue,
        mode: target.settings.ownLanguageMode.value?.rawValue)
    }
    for path in Set(result.diagnostics.map(\.path)) {
      guard let projectPath = paths[path], let file = index.file(at: projectPath) else { continue }
      forecast.targetsByPath[path] = index.targets(of: file)
    }
    return forecast
  }
}
