import LintConfiguration
import LintDiagnostics
import LintEngine
import LintMigration
import LintProject
import LintReporting

/// `concurlint report`: analyses, makes the model of the migration report, renders it.
struct ReportCommand {
  let options: ReportOptions
  let paths: [Argument]
  let rules: RuleCatalog

  func run() throws(UsageError) -> ExitStatus {
    try checkDistinctFiles(options.outputs.map(\.path))
    if paths.contains("-") {
      throw UsageError("a migration report is about projects, so 'report' cannot read standard input")
    }
    return try Console.status { try runThrowing() }
  }

  private func runThrowing() throws -> ExitStatus {
    // Before the project is read, so that wrong options fail at once.
    let date = try UTCDate.ofOutput()
    let earlier = try options.previous.map(earlierReport)
    let input = try LintInput(paths: paths, options: options.lint, rules: rules)
    let settings = try input.configurations.reportSettings()
    // The options describe a hypothetical project; the current settings are analysed too, so they must agree.
    try input.configurations.checkAgreement(SettingOverrides())
    let result = try analyse(input, SettingOverrides())
    let other = options.overrides.isEmpty ? nil : try analyse(input, options.overrides)
    let selection = input.configurations.enabledRules
    let material = MigrationInput(
      tool: .init(name: CommandLineTool.name, version: CommandLineTool.version), date: date.description,
      // If git fails to say where the code comes from, the run does not fail: the report is about the code.
      provenance: input.discovery.firstGivenDirectory.flatMap { try? Provenance(of: $0) },
      paths: paths.isEmpty ? ["."] : paths.map(\.text), discovery: input.discovery, sources: input.sources,
      result: result,
      rules: rules.infos.filter { selection.contains($0.id) }, settings: settings,
      whatIf: other.map { .init(options: options.overrides.asOptions, result: $0) },
      forecast: result.isInSwift6Already(input.discovery) ? nil : try forecast(), earlier: earlier,
      jobs: options.lint.jobs,
      compiler: options.buildDirectory.map { .init($0, input.discovery, input.sources) } ?? .none)
    let report = try Recovery.protect(options.limits) { try MigrationReportBuilder(material).report() }
    let problems = ReadProblems(input.discovery.problems + result.problems, paths: paths, isQuiet: options.lint.isQuiet)
    var status = problems.tell()
    if FailedFiles(failures: input.discovery.failures).tell() == .failure { status = .failure }
    if status == .success && !options.lint.isQuiet && !input.discovery.files.contains(where: \.isReported) {
      Console.warn("no Swift files found")
    }
    // Inventories cover all sources, most of which are read again for them.
    let changes = ReadProblems(result.changes(of: input.discovery), paths: paths, isQuiet: options.lint.isQuiet).tell()
    if status == .success { status = changes }
    result.keepUntilExit()
    other?.keepUntilExit()
    for output in options.reports { status = write(report, output, ending: status) }
    return status
  }

  private func analyse(_ input: LintInput, _ overrides: SettingOverrides) throws -> LintResult {
    try Recovery.protect(options.limits) {
      try ProgressBar.show(isWanted: !options.lint.isQuiet) { progress in
        let linter = Linter(
          rules: rules.rules, configurations: input.configurations, jobs: options.lint.jobs, overrides: overrides,
          progress: progress)
        var result = try linter.run(input.discovery)
        result.mergeTargets()
        return result
      }
    }
  }

  /// How many files the search for annotations may analyse, about a second of work, and how often one: what it takes
  /// grows as the project does. A report shows its first steps, and `forecast --what-if` searches to the end.
  private static let checks = 2_000
  private static let rounds = 50

  /// What Swift 6 mode would say, whatever else the options ask.
  private func forecast() throws -> MigrationInput.Forecast {
    var lint = options.lint
    lint.rules = RuleRequest()
    lint.whatIf.checks = Self.checks
    lint.whatIf.rounds = Self.rounds
    let command = ForecastCommand(options: lint, paths: paths, rules: rules)
    let (result, search) = try Recovery.protect(options.limits) { try command.analysis() }
    result.keepUntilExit()
    return MigrationInput.Forecast(result: result, search: search)
  }

  private func earlierReport(_ path: FilePath) throws(UnusableFile) -> EarlierReport {
    do {
      return try EarlierReport(parsing: FileReader().read(path) { Array($0) })
    } catch {
      throw UnusableFile(path: path, reason: "\(error)")
    }
  }

  /// One that fails does not keep the others from being written.
  private func write(_ report: MigrationReport, _ output: ReportOptions.Output, ending status: ExitStatus) -> ExitStatus
  {
    let content = ContiguousArray(ByteStream.bytes { output.format.write(report, to: $0) })
    guard let path = output.path else {
      do {
        try FileDescriptor.standardOutput.write(content)
        return status
      } catch {
        return Console.outputFailed(error, status)
      }
    }
    do {
      try OutputFile.write(content, to: path)
      return status
    } catch {
      let remedy =
        error.isNoSuchFile
        ? "make its directory first" : "choose another path with '--output \(output.format.rawValue):FILE'"
      return Console.fail(terminalSafe("\(path): cannot write the report: \(error); \(remedy)"))
    }
  }
}

/// A file that was given and cannot be used.
private struct UnusableFile: Error, CustomStringConvertible {
  let path: FilePath
  let reason: String

  var description: String { "\(path): \(reason)" }
}

extension SettingOverrides {
  /// As they would be typed.
  fileprivate var asOptions: [String] {
    var options: [String] = []
    if let languageMode { options.append("--swift-version \(languageMode.rawValue)") }
    if let strictConcurrency { options.append("--strict-concurrency \(strictConcurrency.rawValue)") }
    if let defaultIsolation { options.append("--default-isolation \(defaultIsolation.rawValue)") }
    return options + upcomingFeatures.map { "--enable-upcoming-feature \($0)" }
  }
}
