import LintDiagnostics
import LintEngine
import LintReporting

/// `concurlint lint`: discovers, analyses, reports.
struct LintCommand {
  let options: LintOptions
  let paths: [Argument]
  let rules: RuleCatalog

  /// The environment variable with which `make oracle-gates` opens the gates of all rules.
  private static let openGates = "CONCURLINT_OPEN_GATES"

  func run() throws(UsageError) -> ExitStatus {
    try checkDistinctFiles(options.outputs.map(\.path))
    try options.checkSeverities()
    let start = ProcessUsage.now
    let input: LintInput
    var result: LintResult
    var (knownCount, milderCount) = (0, 0)
    let thresholds: SeverityThresholds
    do {
      input = try LintInput(paths: paths, options: options, rules: rules)
      let known = try KnownFindings(options, input.configurations)
      thresholds = SeverityThresholds(input)
      result = try Recovery.protect(options.limits) { [input] in
        try ProgressBar.show(isWanted: !options.isQuiet) { progress in
          let linter = Linter(
            rules: rules.rules, configurations: input.configurations, jobs: options.jobs,
            isTimed: options.timings != nil,
            overrides: options.overrides,
            makesFixes: summarizesAside || options.reports.contains { $0.format.showsFixes },
            keepsMissingFacts: options.statistics == .reasons,
            areGatesOpen: Platform.environment(Self.openGates) != nil,
            progress: progress)
          return try linter.run(input.discovery, overlay: input.overlay)
        }
      }
      if showsFingerprints { result.addFingerprints(from: input.sources) }
      if let known { knownCount = subtract(known, from: &result, input) }
      if let changes = input.changes { result.limit(to: changes) }
      result.mergeTargets()
      milderCount = result.limit(toSevere: thresholds.isReported)
      result.add(input.discovery.failures)
    } catch let error as UsageError {
      throw error
    } catch {
      return Console.fail(error)
    }
    let selection = input.configurations.enabledRules
    result.keepUntilExit()

    var status = tellProblems(of: result, input)
    var clock = StageClock(isRunning: options.timings != nil)
    clock.begin()
    let isFailing = result.diagnostics.contains { thresholds.fails($0) }
    if isFailing && status == .success { status = .findings }
    let report = report(result, input, selection, knownCount: knownCount, milderCount: milderCount)
    status = write(report, input, forecast(of: result, input), ending: status)
    clock.end(.render)

    if summarizesAside && !report.diagnostics.isEmpty {
      Console.note(ReportSummary(report).text(isColored: options.color.isEnabled(for: .standardError)))
    }
    if options.statistics != nil { Console.note(StatisticsTable(result.counts, rules: selection).text) }
    if options.statistics == .reasons { Console.note(UndecidedReasons(result.counts).text) }
    if let format = options.timings {
      let timings = Timings(
        stages: [input.times, result.times, clock.times], size: result.size, usage: ProcessUsage(since: start))
      Console.note(format == .json ? timings.json : timings.table)
    }
    return status
  }

  /// Nil for other commands.
  private func forecast(of result: LintResult, _ input: LintInput) -> ForecastContext? {
    let forecast = options.forecast?.with(result, input.discovery)
    guard let directory = options.buildDirectory else { return forecast }
    return forecast?.compared(result, with: directory, input)
  }

  /// Other formats have no place for it.
  private func tell(_ comparison: MigrationReport.Forecast.Comparison, ending status: ExitStatus) -> ExitStatus {
    let formats = options.reports.filter { $0.path == nil }.map(\.format)
    if formats.contains(.json) { return status }
    if formats.contains(.text) { return Console.print(comparison.text, ending: status) }
    Console.note(comparison.text)
    return status
  }

  private func tellProblems(of result: LintResult, _ input: LintInput) -> ExitStatus {
    let problems = input.discovery.problems + result.problems
    var status = ReadProblems(problems, paths: paths, isQuiet: options.isQuiet).tell()
    if FailedFiles(failures: input.discovery.failures).tell() == .failure { status = .failure }
    if status == .success && !options.isQuiet && input.changes == nil
      && !input.discovery.files.contains(where: \.isReported)
    {
      Console.warn("no Swift files found")
    }
    if options.forecast != nil && !options.isQuiet && result.isInSwift6Already(input.discovery) {
      Console.tell(MigrationReport.Forecast.allInSwift6)
    }
    return status
  }

  /// Takes away what a baseline knows.
  ///
  /// - Returns: how many findings that are.
  private func subtract(_ known: KnownFindings, from result: inout LintResult, _ input: LintInput) -> Int {
    let comparison = known.subtract(from: &result, input)
    let stale = comparison.stale.reduce(0) { $0 + $1.count }
    if stale > 0 && !options.isQuiet {
      let (what, them) = stale == 1 ? ("1 entry no longer matches", "it") : ("\(stale) entries no longer match", "them")
      let names = known.names.map(\.description).joined(separator: ", ")
      Console.warn(terminalSafe("\(names): \(what). Remove \(them) with 'concurlint baseline prune'."))
    }
    return comparison.knownCount
  }

  private func report(
    _ result: LintResult, _ input: LintInput, _ selection: Set<String>, knownCount: Int, milderCount: Int
  ) -> Report {
    // Paths stay absolute without it.
    let workingDirectory = try? Platform.workingDirectory()
    var report = Report(
      tool: Report.Tool(
        name: CommandLineTool.name, version: CommandLineTool.version, documentationURI: DocsCommand.address),
      root: workingDirectory?.description,
      files: Report.Files(count: result.size.files, bytes: result.size.bytes, lines: result.size.lines),
      unreadableFiles: (input.discovery.problems + result.problems).filter(\.isReported).map {
        Report.UnreadableFile(path: $0.path.description, reason: $0.error.description)
      },
      failedFiles: input.discovery.failures.map {
        Report.FailedFile(path: $0.path.description, ruleID: $0.rule, message: $0.message)
      },
      diagnostics: result.diagnostics,
      suppressed: result.suppressed,
      knownCount: knownCount,
      // A forecast leaves warnings out unasked.
      milderCount: options.forecast == nil ? milderCount : 0,
      rules: rules.infos.filter { selection.contains($0.id) })
    // If git fails to say where the code comes from, the run does not fail: the report is about the code.
    if options.reports.contains(where: { $0.format == .sarif }), let workingDirectory,
      let provenance = try? Provenance(of: workingDirectory)
    {
      report.versionControl = Report.VersionControl(
        root: provenance.root, uri: provenance.uri, revision: provenance.revision, branch: provenance.branch)
    }
    return report
  }

  /// Writes every report that was requested; one that fails does not keep the others from being written.
  private func write(
    _ report: Report, _ input: LintInput, _ forecast: ForecastContext?, ending status: ExitStatus
  ) -> ExitStatus {
    let sources = input.sources
    var status = status
    for output in options.reports {
      let reporter = reporter(for: output, sources, forecast)
      // A terminal has already shown the errors on standard error.
      let report = output.format == .text ? report.withoutUnreadableFiles : report
      let content = ContiguousArray(ByteStream.bytes { reporter.write(report, to: $0) })
      do {
        if let path = output.path {
          try OutputFile.write(content, to: path)
        } else {
          try FileDescriptor.standardOutput.write(content)
        }
      } catch {
        if let path = output.path {
          status = Console.fail(terminalSafe("\(path): cannot write the report: \(error.advice(.writing))"))
        } else {
          status = Console.outputFailed(error, status)
        }
      }
    }
    return forecast?.comparison.map { tell($0, ending: status) } ?? status
  }

  /// Whether standard error gets the summary: the one-line format has no place for it. If measurements are requested,
  /// standard error is theirs.
  private var summarizesAside: Bool {
    if options.isQuiet || options.statistics != nil || options.timings != nil { return false }
    return options.reports.contains { $0.format == .xcode && $0.path == nil }
  }

  private var showsFingerprints: Bool {
    options.reports.contains { $0.format.showsFingerprints || $0.format == .json && options.forecast != nil }
  }

  private func reporter(
    for output: LintOptions.Output, _ sources: SourceStore, _ forecast: ForecastContext?
  ) -> any Reporter {
    if output.format == .json, let forecast { return ForecastReporter(forecast) }
    if output.format == .sarif {
      return SARIFReporter(
        category: options.category, includesSuppressed: options.includesSuppressed, sources: sources.text)
    }
    return output.format.reporter(layout: layout(of: output), sources: sources.text)
  }

  private func layout(of output: LintOptions.Output) -> TextLayout {
    var layout = TextLayout(
      showsSummary: !options.isQuiet, findingLimit: options.findingLimit, grouping: options.grouping)
    if output.path == nil {
      layout.isColored = options.color.isEnabled(for: .standardOutput)
      layout.width = Console.width(of: .standardOutput)
    } else {
      // A file is no terminal, so only an explicit option colours it.
      layout.isColored = options.color == .always
    }
    return layout
  }
}

extension Report {
  fileprivate var withoutUnreadableFiles: Report {
    Report(
      tool: tool, root: root, files: files, failedFiles: failedFiles, diagnostics: diagnostics, suppressed: suppressed,
      knownCount: knownCount, milderCount: milderCount, rules: rules, settings: settings)
  }
}
