import LintDiagnostics
import LintEngine
import LintReporting

/// `concurlint baseline`: lists existing findings, so that only new ones are reported.
struct BaselineCommand {
  private enum Action: String, CaseIterable {
    case create, compare, prune
  }

  let options: BaselineOptions
  let rules: RuleCatalog

  func run(_ operands: [Argument]) throws(UsageError) -> ExitStatus {
    guard let word = operands.first else { throw UsageError("'baseline' needs 'create', 'compare' or 'prune'") }
    guard let action = Action(rawValue: word.text) else {
      let hint =
        closestName(to: word.text, among: Action.allCases.map(\.rawValue)).map { "; did you mean '\($0)'?" } ?? ""
      throw UsageError("'baseline' knows 'create', 'compare' and 'prune', not '\(terminalSafe(word.text))'\(hint)")
    }
    let paths = Array(operands.dropFirst())
    if paths.contains("-") { throw UsageError("a baseline is about files, so 'baseline' cannot read standard input") }
    return try Console.status { try run(action, paths) }
  }

  private func run(_ action: Action, _ paths: [Argument]) throws -> ExitStatus {
    let input = try LintInput(paths: paths, options: options.lint, rules: rules)
    let file = try self.file(input.configurations)
    let old = action == .create ? nil : try file.read()
    let result = try Recovery.protect(options.limits) {
      try ProgressBar.show(isWanted: !options.lint.isQuiet) { progress in
        let linter = Linter(
          rules: rules.rules, configurations: input.configurations, jobs: options.lint.jobs,
          overrides: options.overrides,
          makesFixes: action == .compare && options.format == .json, progress: progress)
        return try linter.run(input.discovery)
      }
    }
    result.keepUntilExit()
    let problems = ReadProblems(input.discovery.problems + result.problems, paths: paths, isQuiet: options.lint.isQuiet)
    var status = problems.tell()
    if FailedFiles(failures: input.discovery.failures).tell() == .failure { status = .failure }
    guard let old else { return try create(file.path, result, input, ending: status) }
    if action == .prune && status != .success {
      return Console.fail("nothing was written, because findings in files that cannot be read are not known")
    }
    let names = ProjectNames(input.discovery)
    let comparison = BaselineComparison(
      result.diagnostics, Fingerprints(of: result.diagnostics, in: input.sources),
      paths: result.diagnostics.map(names.path), with: old,
      scope: .init(input.discovery, rules: input.configurations.enabledRules))
    return action == .prune ? try prune(file.path, old, comparison) : show(result, comparison, input, ending: status)
  }

  /// The list, and how it is read: a name in a repository must not lead out of it.
  private func file(_ configurations: Configurations) throws -> (
    path: FilePath, read: () throws(BaselineError) -> Baseline
  ) {
    if let path = options.lint.baseline {
      return (path, { () throws(BaselineError) in try Baseline(contentsOf: path) })
    }
    let named = configurations.baselines
    guard let source = named.first else {
      return (FilePath(Baseline.defaultName), { () throws(BaselineError) in try Baseline() })
    }
    if named.count > 1 {
      let names = named.map { "'\(terminalSafe($0.name.description))'" }.joined(separator: " and ")
      throw UsageError("configurations name several baselines, \(names); choose one with '--baseline'")
    }
    return (source.name, { () throws(BaselineError) in try Baseline(source) })
  }

  private func create(_ file: FilePath, _ result: LintResult, _ input: LintInput, ending status: ExitStatus) throws
    -> ExitStatus
  {
    let names = ProjectNames(input.discovery)
    let baseline = Baseline(
      of: result.diagnostics, Fingerprints(of: result.diagnostics, in: input.sources),
      paths: result.diagnostics.map(names.path))
    do {
      if options.replacesExisting {
        try OutputFile.write(baseline.text, to: file)
      } else {
        try OutputFile.create(file, holding: baseline.text)
      }
    } catch {
      let problem =
        error.isExistingFile
        ? "\(error); 'concurlint baseline prune' removes what no longer matches, '--force' replaces it"
        : error.advice(.writing)
      return Console.fail(terminalSafe("\(file): cannot write the baseline: \(problem)"))
    }
    return tell("wrote \(counted(baseline.count, "finding")) to \(file)", ending: status)
  }

  private func prune(_ file: FilePath, _ old: Baseline, _ comparison: BaselineComparison) throws -> ExitStatus {
    let pruned = comparison.pruned(old)
    if pruned.entries == old.entries { return tell("all entries of \(file) still match", ending: .success) }
    do {
      try OutputFile.write(pruned.text, to: file)
    } catch {
      return Console.fail(terminalSafe("\(file): cannot write the baseline: \(error.advice(.writing))"))
    }
    return tell(
      "took \(counted(old.count - pruned.count, "finding")) out of \(file); \(pruned.count) left", ending: .success)
  }

  private func show(
    _ result: LintResult, _ comparison: BaselineComparison, _ input: LintInput, ending status: ExitStatus
  ) -> ExitStatus {
    let thresholds = SeverityThresholds(input)
    let new = comparison.new.map { result.diagnostics[$0] }.filter(thresholds.isReported).mergingTargets()
    let isFailing = new.contains(where: thresholds.fails)
    let listing = BaselineListing(
      new: new, knownCount: comparison.knownCount,
      stale: comparison.stale.map { .init(rule: $0.rule, path: $0.path, symbol: $0.symbol, count: $0.count) })
    let text = options.format == .json ? listing.json : ContiguousArray(listing.text.utf8)
    do {
      try FileDescriptor.standardOutput.write(text)
    } catch {
      return Console.outputFailed(error, status)
    }
    return isFailing && status == .success ? .findings : status
  }

  private func tell(_ message: String, ending status: ExitStatus) -> ExitStatus {
    options.lint.isQuiet ? status : Console.print(terminalSafe(message) + "\n", ending: status)
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
