import LintDiagnostics
import LintEngine
import LintReporting

/// `concurlint fix`: analyses, plans, writes, verifies.
struct FixCommand {
  let options: FixOptions
  let paths: [Argument]
  let rules: RuleCatalog

  func run() throws(UsageError) -> ExitStatus {
    if paths.contains("-") { throw UsageError("'fix' edits files, so it cannot read standard input") }
    if options.format != nil, !options.printsPlan { throw UsageError("option '--format' needs '--plan'") }
    if options.printsPlan, options.printsDiff || !options.steps.isEmpty || options.verification != nil {
      throw UsageError("option '--plan' lists steps, and takes no other option that makes or shows changes")
    }
    return try Console.status { try runThrowing() }
  }

  private func runThrowing() throws -> ExitStatus {
    let scope = FixScope(paths.isEmpty ? ["."] : paths.map(\.path))
    let writer = FixWriter(scope: scope)
    if !options.printsDiff, !options.printsPlan {
      writer.waitForTurn { warn("\($0): another 'concurlint fix' is at work there; this one waits for it") }
    }
    let input = try LintInput(paths: paths, options: options.lint, rules: rules)
    try recover(writer, input.discovery)
    let linter = Linter(
      rules: rules.rules, configurations: input.configurations, jobs: options.lint.jobs, overrides: options.overrides)
    let planner = FixPlanner(
      linter: linter, discovery: input.discovery, scope: scope, allowsUnsafe: options.appliesUnsafe,
      suppressionReason: options.suppressionReason,
      forecaster: try ForecastCommand.linter(options.lint, input.discovery, rules))
    let plan = try Recovery.protect(options.limits) { try planner.plan() }
    var report = FixReport(
      plan: plan, left: try left(plan, input), thresholds: SeverityThresholds(input), isDiff: options.printsDiff)
    for problem in input.discovery.problems + plan.result.problems { report.add(problem) }
    report.add(input.discovery.failures)
    if plan.isCutShort { Console.warn("some fixes lead to others without an end; stopped while there were more") }
    if options.printsPlan { return printPlan(plan, report, left: try left(plan, input)) }
    let wanted = try wantedFixes(of: plan)
    let harmless = try Recovery.protect(options.limits) { try planner.harmless(wanted, of: plan) }
    report.wanted = harmless.fixes
    report.leftOut = harmless.refused
    if harmless.fixes.isEmpty { return finish(report) }
    return options.printsDiff
      ? try printDiff(plan, harmless.fixes, report)
      : try write(plan, harmless.fixes, with: writer, scope, report, input.configurations)
  }

  /// The numbers of the fixes in the steps to make.
  private func wantedFixes(of plan: FixPlan) throws(UsageError) -> Set<Int> {
    if options.steps.isEmpty { return Set(plan.fixes.indices) }
    let steps = plan.steps
    for number in options.steps.sorted() {
      guard number <= steps.count else {
        throw UsageError("there is no step \(number); '--plan' lists \(steps.count) with the same other options")
      }
      let missing = steps[number - 1].needed.filter { !options.steps.contains($0) }.map { "--step \($0)" }
      if !missing.isEmpty {
        throw UsageError("step \(number) builds on others; add '\(missing.joined(separator: " "))'")
      }
    }
    return Set(options.steps.flatMap { steps[$0 - 1].fixes })
  }

  /// The findings that remain after all fixes, without known ones.
  private func left(_ plan: FixPlan, _ input: LintInput) throws -> [Diagnostic] {
    guard let known = try KnownFindings(options.lint, input.configurations) else { return plan.result.diagnostics }
    var result = plan.result
    _ = known.subtract(from: &result, input, overlay: plan.texts)
    return result.diagnostics
  }

  private func recover(_ writer: FixWriter, _ discovery: Discovery) throws {
    if options.printsDiff || options.printsPlan {
      for base in writer.interrupted {
        warn("\(base): a run was interrupted; 'concurlint fix' alone restores what it left half done")
      }
      return
    }
    for recovery in try writer.recover(discovery) {
      for path in recovery.restored {
        warn("\(path): restored, for a run was interrupted while it wrote a fix of several files")
      }
      for path in recovery.changed { warn("\(path): changed since that run, and left as it is") }
    }
  }

  // MARK: Without writing

  private func printPlan(_ plan: FixPlan, _ report: FixReport, left: [Diagnostic]) -> ExitStatus {
    let infos = Dictionary(rules.infos.map { ($0.id, $0.summary) }, uniquingKeysWith: { first, _ in first })
    let steps = FixPlanReport(plan: plan, left: report.reported(left)) { infos[$0] ?? $0 }
    if options.format == .json {
      let status = Console.print(steps.json)
      return status == .success ? report.status : status
    }
    return Console.print(steps.text, ending: report.status)
  }

  private func printDiff(_ plan: FixPlan, _ wanted: Set<Int>, _ report: FixReport) throws -> ExitStatus {
    let names = try PatchNames()
    var patch: [UInt8] = []
    for change in plan.changes(from: plan.keeping { _ in false }, to: plan.keeping { wanted.contains($0) }) {
      guard let name = try names.name(of: change.path) else {
        return Console.fail(
          terminalSafe(
            "\(change.path): is not below the working directory, so 'git apply' would leave it out here; run 'concurlint fix --diff' in a folder that holds it. No patch was printed."
          ))
      }
      patch += UnifiedDiff.bytes(path: name.bytes, old: change.old, new: change.new)
    }
    var report = report
    do {
      try FileDescriptor.standardOutput.write(patch)
    } catch {
      if Console.outputFailed(error, .success) == .failure { report.fails = true }
    }
    return finish(report)
  }

  // MARK: Writing

  private func write(
    _ plan: FixPlan, _ wanted: Set<Int>, with writer: FixWriter, _ scope: FixScope, _ report: FixReport,
    _ configurations: Configurations
  ) throws -> ExitStatus {
    // Files that a killed run left over would count as a change.
    writer.sweep(plan)
    if !options.allowsDirty, let refusal = try refusalOfWorkTree(scope, configurations) {
      return Console.fail(terminalSafe(refusal))
    }
    let none = plan.keeping { _ in false }
    var report = report
    var applied = plan.keeping { wanted.contains($0) }
    for (failure, files) in writer.write(plan, from: none, to: applied) {
      report.add(failure)
      // What is not written is not there for those to come either.
      let lost = Set(plan.fixes.indices.filter { !plan.fixes[$0].isDisjoint(with: files) })
      applied = plan.keeping { [kept = applied.fixes] in kept.contains($0) && !lost.contains($0) }
    }
    if options.suppressionReason != nil { warnOfProjects(plan) }
    if let command = options.verification, !applied.fixes.isEmpty {
      applied = try verify(command, plan, writer, applied, &report)
    }
    report.applied = applied.fixes
    return finish(report)
  }

  private func warnOfProjects(_ plan: FixPlan) {
    for path in Set(plan.fixes.flatMap(\.files)).sorted() where path.description.hasSuffix(".pbxproj") {
      warn(
        "\(path): Xcode drops comments when it saves a project; a suppression lasts in an .xcconfig file, and a known finding in a baseline"
      )
    }
  }

  private func refusalOfWorkTree(_ scope: FixScope, _ configurations: Configurations) throws -> String? {
    switch try WorkTree.state(of: scope, besides: configurations.files) {
    case .clean: return nil
    case .dirty(let repository, let examples):
      let names = examples.map(\.description).joined(separator: ", ")
      return
        "\(repository): has uncommitted changes (\(names)); commit them, or pass '--allow-dirty'. No fix was applied."
    case .unknown(let repository):
      return
        "\(repository): git could not tell whether changes are uncommitted; '--allow-dirty' goes on. No fix was applied."
    }
  }

  /// - Returns: what stays applied.
  private func verify(
    _ command: Argument, _ plan: FixPlan, _ writer: FixWriter, _ written: FixPlan.Selection, _ report: inout FixReport
  ) throws -> FixPlan.Selection {
    var current = written
    func moveTo(_ wanted: Set<Int>) throws {
      let selection = plan.keeping { wanted.contains($0) }
      if let (failure, _) = writer.write(plan, from: current, to: selection).first { throw failure }
      current = selection
    }
    let verifier = FixVerifier { fixes in
      try moveTo(fixes)
      return try ChildProcess.shell(command.bytes).status == 0
    }
    switch try verifier.verdict(on: written.fixes.sorted()) {
    case .passes(let fixes):
      try moveTo(fixes)
      report.backedOut = written.fixes.subtracting(current.fixes)
    case .failsAnyway:
      try moveTo([])
      report.fails = true
      Console.fail("the command of '--verify' fails without any fix as well; none was kept")
    }
    return current
  }

  // MARK: Telling

  private func warn(_ message: String) {
    if !options.lint.isQuiet { Console.warn(terminalSafe(message)) }
  }

  private func finish(_ report: FixReport) -> ExitStatus {
    if options.lint.isQuiet { return report.status }
    if options.printsDiff {
      Console.note(report.summary)
      return report.status
    }
    return Console.print(report.summary, ending: report.status)
  }
}
