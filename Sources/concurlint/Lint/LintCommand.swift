import LintDiagnostics
import LintEngine
import LintReporting

/// `concurlint lint`: discovers, analyses, reports.
struct LintCommand {
  let options: LintOptions
  let paths: [Argument]
  let rules: RuleCatalog

  func run() throws(UsageError) -> ExitStatus {
    let start = ProcessUsage.now
    let input: LintInput
    let result: LintResult
    do {
      input = try LintInput(paths: paths, options: options, rules: rules)
      let linter = Linter(
        rules: rules.rules, configurations: input.configurations, jobs: options.jobs, isTimed: options.timings != nil,
        overrides: options.overrides)
      result = try linter.run(input.discovery, overlay: input.overlay)
    } catch let error as UsageError {
      throw error
    } catch {
      return Console.fail(error)
    }
    let selection = input.configurations.enabledRules
    result.keepUntilExit()

    var status = tell(input.discovery.problems + result.problems)
    if status == .success && !options.isQuiet && !input.discovery.files.contains(where: \.isReported) {
      Console.warn("no Swift files found")
    }

    var clock = StageClock(isRunning: options.timings != nil)
    clock.begin()
    let isFailing = result.diagnostics.contains { options.failOn.isReached(by: $0.severity) }
    if isFailing && status == .success { status = .findings }
    status = write(report(result, input, selection), input, ending: status)
    clock.end(.render)

    if options.showsStatistics { Console.note(StatisticsTable(result.counts, rules: selection).text) }
    if let format = options.timings {
      let timings = Timings(
        stages: [input.times, result.times, clock.times], size: result.size, usage: ProcessUsage(since: start))
      Console.note(format == .json ? timings.json : timings.table)
    }
    return status
  }

  /// Names what could not be read. Trouble outside the paths that were given only makes the answers less certain.
  private func tell(_ problems: [Discovery.Problem]) -> ExitStatus {
    var status = ExitStatus.success
    for problem in problems {
      let message = terminalSafe("\(problem.path): \(problem.error)")
      if problem.isReported {
        status = .failure
        let isMissing = paths.contains { $0.path.normalized == problem.path } && problem.error.isNoSuchFile
        let hint = isMissing ? CommandLineTool.suggestion(for: problem.path) : nil
        Console.fail(message + (hint.map { "; did you mean the command '\($0)'?" } ?? ""))
      } else if !options.isQuiet {
        Console.warn(message)
      }
    }
    return status
  }

  private func report(_ result: LintResult, _ input: LintInput, _ selection: Set<String>) -> Report {
    Report(
      tool: Report.Tool(name: CommandLineTool.name, version: CommandLineTool.version),
      root: (try? Platform.workingDirectory())?.description,
      files: Report.Files(count: result.size.files, bytes: result.size.bytes, lines: result.size.lines),
      unreadableFiles: (input.discovery.problems + result.problems).filter(\.isReported).map {
        Report.UnreadableFile(path: $0.path.description, reason: $0.error.description)
      },
      diagnostics: result.diagnostics,
      suppressed: result.suppressed,
      rules: rules.infos.filter { selection.contains($0.id) })
  }

  /// Writes every report that was asked for; one that fails does not keep the others from being written.
  private func write(_ report: Report, _ input: LintInput, ending status: ExitStatus) -> ExitStatus {
    let sources = SourceStore(files: input.discovery.files, overlay: input.overlay)
    var status = status
    for output in options.reports {
      let reporter = reporter(for: output, sources)
      // A terminal has already read what went wrong from standard error.
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
          status = Console.fail(terminalSafe("\(path): cannot write the report: \(error)"))
        } else {
          status = Console.outputFailed(error, status)
        }
      }
    }
    return status
  }

  private func reporter(for output: LintOptions.Output, _ sources: SourceStore) -> any Reporter {
    // A file is no terminal, so only an explicit wish colours it.
    let color = output.path == nil ? options.color.isEnabled(for: .standardOutput) : options.color == .always
    let width = output.path == nil ? Platform.terminalWidth(.standardOutput) : nil
    if output.format == .text && options.isQuiet {
      return TextReporter(
        color: color, width: width ?? TextReporter.defaultWidth, showsSummary: false, sources: sources.text)
    }
    if output.format == .sarif { return SARIFReporter(includesSuppressed: options.includesSuppressed) }
    return output.format.reporter(color: color, width: width ?? TextReporter.defaultWidth, sources: sources.text)
  }
}

extension Report {
  fileprivate var withoutUnreadableFiles: Report {
    Report(tool: tool, root: root, files: files, diagnostics: diagnostics, suppressed: suppressed, rules: rules, settings: settings)
  }
}
