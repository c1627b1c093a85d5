import LintEngine
import LintKit
import LintReporting

/// `concurlint forecast`: the rules that say what Swift 6 will refuse, on the project as Swift 6 would compile it.
struct ForecastCommand {
  static let syntax = CommandSyntax<LintOptions>(
    name: "concurlint forecast",
    operands: "[PATH…]",
    summary: """
      Says which errors the compiler gives once the project is compiled in Swift 6 language mode, without a build: places, \
      and the compiler's words. Without a path, for the working directory.
      """,
    notes: [
      """
      The compiler does not say all at once: a module with errors in its types is not checked any further, and modules that \
      import one with errors are not built. Errors are listed by the build that says them, as 'wave 1', 'wave 2', …
      """,
      """
      It is for targets that compile in Swift 5 mode today; those that are in Swift 6 mode are left out. Said is what is \
      certain: '--statistics=reasons' counts the places where something is missing that would decide. Rules in \
      'disabled_rules' of a configuration are left out, although the compiler will not care.
      """,
      """
      Exit status: 0 whatever is said, 1 with '--fail-on error' and an error that no baseline knows, 2 when the run itself
      failed.
      """
    ],
    options: LintOptions.syntax.options.filter { shared.contains($0.name) } + [
      .choice(
        "by", among: [.wave, .cause, .file, .rule],
        """
        what text reports list errors by: the build that says them, if each fixes what the one before has said; the \
        declarations that they rest on; wave if not given
        """,
        \.grouping),
      .value("platform", TargetPlatforms.names, "which system the code is built for; the first that a target states") {
        (options, value) throws(UsageError) in options.overrides.build.platform = try platform(value)
      },
      .flag(
        "warnings",
        """
        also what stays a warning in Swift 6 mode: main actor members of an SDK in code on no actor, and captures in \
        closures of an SDK from before concurrency
        """
      ) { $0.forecastsWarnings = true },
      .value(
        "compiler-diagnostics", "BUILD_DIR",
        "compare with what the compiler said in a build in Swift 6 mode, such as .build: what is said, and what is not"
      ) {
        (options, value) throws(UsageError) in
        if value.bytes.isEmpty {
          throw UsageError("option '--compiler-diagnostics' takes the directory that the compiler builds in")
        }
        options.buildDirectory = value.path
      },
      .flag("no-debug", "as in a release build: 'DEBUG' is not set") { $0.overrides.build.isDebug = false },
      .value("define", "NAME", "a compilation condition that is set; may be repeated") {
        (options, value) throws(UsageError) in options.overrides.build.defines.insert(value.text)
      },
      .flag(
        "what-if",
        """
        search for the annotations that remove the most errors: each is tried by analysing the project with it; what the \
        compiler has to believe comes last
        """
      ) { $0.whatIf.searches = true },
      .value("checks", "N", "how many files --what-if may analyse, each as often as it does; 20000 if not given") {
        (options, value) throws(UsageError) in options.whatIf.checks = try WhatIfOptions.checks(value)
      },
      .value(
        "set", "FILE:LINE: ANNOTATION",
        """
        say what adding this to the declaration on that line would change; nothing is written; may be repeated; one of \
        \(WhatIfOptions.annotations)
        """
      ) {
        (options, value) throws(UsageError) in options.whatIf.requests.append(try WhatIfOptions.request(value))
      }
    ])

  /// The options of `lint` that mean the same here.
  private static let shared: Set<String> = [
    "format", "output", "exclude", "baseline", "since", "staged", "fail-on", "max-findings", "allow-empty", "jobs",
    "color", "quiet", "statistics", "config", "no-config", "default-isolation", "enable-upcoming-feature"
  ]

  var options: LintOptions
  let paths: [Argument]
  let rules: RuleCatalog

  func run() throws(UsageError) -> ExitStatus {
    var options = forecasting
    if options.rules.failOn == nil { options.rules.failOn = .never }
    options.grouping = options.grouping ?? .wave
    if !options.whatIf.requests.isEmpty { return try tryOut(errorsAlone) }
    options.forecast = ForecastContext(options.overrides)
    options.forecast?.showsWarnings = options.forecastsWarnings
    guard options.whatIf.searches else {
      return try LintCommand(options: options, paths: paths, rules: rules).run()
    }
    // Before anything is written, so that it can be repeated.
    guard let answer = try search(errorsAlone) else { return .failure }
    options.forecast?.whatIf = ForecastContext.WhatIf(
      steps: answer.steps, checks: answer.checks, isCutShort: answer.isCutShort)
    let status = try LintCommand(options: options, paths: paths, rules: rules).run()
    if options.reports.contains(where: { $0.format == .json && $0.path == nil }) { return status }
    let text = WhatIfText.text(of: answer)
    // Other formats have no place for it.
    if options.reports.contains(where: { $0.format == .text && $0.path == nil }) {
      return Console.print(text, ending: status)
    }
    Console.note(text)
    return status
  }

  /// The options with the rules that forecast, and the language mode that they are about.
  private var forecasting: LintOptions {
    var options = options
    options.rules.only = rules.infos.filter {
      $0.family == .forecast && (options.forecastsWarnings || $0.severity == .error)
    }.map(\.id)
    options.rules.keepsDisabled = true
    if !options.forecastsWarnings { options.rules.minSeverity = .error }
    options.overrides.languageMode = .v6
    options.overrides.build.isDebug = options.overrides.build.isDebug ?? true
    return options
  }

  /// Forecasts the errors of a project that was read for other rules.
  static func linter(_ options: LintOptions, _ project: Discovery, _ rules: RuleCatalog) throws -> Linter {
    var options = ForecastCommand(options: options, paths: [], rules: rules).errorsAlone
    // What a project does not want to read about is still nothing to bring in.
    options.rules.keepsDisabled = false
    var project = project
    let configurations = try rules.configurations(of: &project, options)
    return Linter(
      rules: rules.rules, configurations: configurations, jobs: options.jobs, overrides: options.overrides,
      makesFixes: false)
  }

  /// What annotations do to warnings is not counted.
  var errorsAlone: LintOptions {
    var command = self
    command.options.forecastsWarnings = false
    return command.forecasting
  }

  /// The errors with what was missing to know more, and the annotations that remove the most of them; reports nothing.
  func analysis() throws -> (result: LintResult, search: WhatIfSearch.Answer) {
    let options = forecasting
    let input = try LintInput(paths: paths, options: options, rules: rules)
    let linter = Linter(
      rules: rules.rules, configurations: input.configurations, jobs: options.jobs, overrides: options.overrides,
      keepsMissingFacts: true)
    var result = try linter.run(input.discovery)
    result.mergeTargets()
    let budget = options.whatIf.budget(files: input.discovery.files.count)
    var search = WhatIfSearch(try whatIf(options, input), budget: budget)
    return (result, try search.run())
  }

  /// Prints what the requested annotations would change.
  private func tryOut(_ options: LintOptions) throws(UsageError) -> ExitStatus {
    try Console.status {
      let input = try LintInput(paths: paths, options: options, rules: rules)
      let (outcome, problems) = try Recovery.protect(options.limits) {
        var whatIf = try whatIf(options, input)
        return (try whatIf.outcome(of: options.whatIf.requests), whatIf.problems)
      }
      let read = ReadProblems(input.discovery.problems + problems, paths: paths, isQuiet: options.isQuiet).tell()
      return Console.print(WhatIfText.text(of: outcome), ending: read)
    }
  }

  /// `nil` after an error, which has been told.
  private func search(_ options: LintOptions) throws(UsageError) -> WhatIfSearch.Answer? {
    var answer: WhatIfSearch.Answer?
    _ = try Console.status {
      let input = try LintInput(paths: paths, options: options, rules: rules)
      answer = try Recovery.protect(options.limits) {
        let budget = options.whatIf.budget(files: input.discovery.files.count)
        var search = WhatIfSearch(try whatIf(options, input), budget: budget)
        return try search.run()
      }
      return .success
    }
    return answer
  }

  private func whatIf(_ options: LintOptions, _ input: LintInput) throws -> WhatIf {
    let linter = Linter(
      rules: rules.rules, configurations: input.configurations, jobs: options.jobs, overrides: options.overrides)
    return try WhatIf(linter, input.discovery, overlay: input.overlay)
  }

  private static func platform(_ value: Argument) throws(UsageError) -> String {
    if let name = TargetPlatforms.name(spelled: value.text) { return name }
    throw UsageError("option '--platform' takes \(TargetPlatforms.names), not '\(terminalSafe(value.text))'")
  }
}
