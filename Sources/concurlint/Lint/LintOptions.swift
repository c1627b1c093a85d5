import LintConfiguration
import LintDiagnostics
import LintEngine
import LintProject
import LintReporting

/// What the user asked of a run of the linter.
struct LintOptions: SettingOverriding, RuleChoosing, LimitChoosing, EmptinessAllowing {
  /// One report: a format and where it goes.
  struct Output {
    var format: OutputFormat
    /// Nil for standard output.
    var path: FilePath?
  }

  enum Statistics {
    case table
    /// Also why rules were undecided.
    case reasons
  }

  enum Timings {
    case table, json
  }

  var format: OutputFormat?
  var outputs: [Output] = []
  /// Choices about rules on the command line, which override every configuration.
  var rules = RuleRequest()
  var configuration = Configurations.Source.nearest
  var excludes: [FilePath] = []
  /// For text reports.
  var findingLimit: Int?
  /// For text reports.
  var grouping: FindingGrouping?
  var jobs = Platform.processorCount
  var color = ColorChoice.auto
  var isQuiet = false
  var includesSuppressed = false
  /// Tells apart several SARIF reports of one commit.
  var category: String?
  var statistics: Statistics?
  var timings: Timings?
  /// Findings that are known, and not reported.
  var baseline: FilePath?
  /// Reports only findings on changed lines.
  var changes: Changes.Kind?
  /// Whether to lint again whenever a file has changed.
  var watches = false
  /// Whether directories without a Swift file are accepted.
  var allowsEmpty = false
  /// Limits for the analysis of one file.
  var limits = AnalysisLimits()
  /// The name under which standard input is linted.
  var standardInputName: FilePath?
  /// Settings that replace those of manifests and projects.
  var overrides = SettingOverrides()
  /// What a forecast tries out.
  var whatIf = WhatIfOptions()
  /// The directory of a build that a forecast is compared with.
  var buildDirectory: FilePath?
  /// Whether a forecast has what stays a warning, too.
  var forecastsWarnings = false
  /// What the JSON of a forecast says besides its errors; nil for other commands.
  var forecast: ForecastContext?
}

extension LintOptions {
  static let syntax = CommandSyntax<LintOptions>(
    name: "concurlint lint",
    operands: "[PATH…]",
    summary: """
      Finds concurrency and SwiftData anti-patterns in Swift files and in directories of them; without a path, in the
      working directory. The word 'lint' may be left out. With '-' as path, standard input is linted.
      """,
    notes: [
      """
      Without --output, the report goes to standard output: as text to a terminal, else one line a finding.

      What .gitignore files ignore is left out, and so are hidden directories, Carthage, DerivedData, Pods, node_modules
      and *.docc. Files that are given by name are linted all the same, unless --exclude says otherwise.
      """,
      """
      What holds is also said in '.concurlint.yml', in the directory of a file or above it: 'concurlint init' writes \
      one that
      explains itself, 'concurlint config PATH' prints what applies to a file. Options here win.

      Exit status: 0 without findings at or above --fail-on, 1 with some, 2 when the run itself failed: a wrong option,
      a path that does not exist, a file that cannot be read. The other files are linted all the same.
      """
    ],
    options: [
      .value(
        "format", "FORMAT", "the format of the report on standard output: \(formatNames.joined(separator: ", "))",
        words: formatNames
      ) {
        (options, value) throws(UsageError) in options.format = try OutputFormat(optionValue: value)
      },
      .value("output", "FORMAT[:PATH]", "write a report in a format to a file; may be repeated", words: formatNames) {
        (options, value) throws(UsageError) in options.outputs.append(try Output(optionValue: value))
      },
      .value("exclude", "PATTERN", "leave out files and directories, as a line of .gitignore would; may be repeated") {
        (options, value) throws(UsageError) in options.excludes.append(value.path)
      },
      .value(
        "baseline", "FILE", "report only what is not in this list of known findings; 'concurlint baseline' writes one"
      ) {
        (options, value) throws(UsageError) in options.baseline = value.path
      },
      .value(
        "since", "REVISION", "report only findings on lines that changed since the branch left this git revision"
      ) {
        (options, value) throws(UsageError) in try options.limit(to: .since(revision: value.bytes))
      },
      Option(
        name: "staged", value: .none,
        help: "report only findings on lines that are staged in git, as they are staged"
      ) {
        (options, _) throws(UsageError) in try options.limit(to: .staged)
      },
      .choice(
        "fail-on", "the severity that makes the exit status 1; warning if not given, or --min-severity", \.rules.failOn),
      .choice(
        "min-severity", among: [.error, .warning, .info], "report only what is as severe or more, in every format",
        \.rules.minSeverity),
      .value("max-findings", "N", "show the first N findings in text reports; summary and exit status count all") {
        (options, value) throws(UsageError) in options.findingLimit = try findingLimit(value)
      },
      .choice(
        "group-by", among: FindingGrouping.ofAll, "list the findings of each rule or file together in text reports",
        \.grouping),
      .allowEmpty,
      .value("jobs", "N", "use N threads; as many as there are processors if not given") {
        (options, value) throws(UsageError) in options.jobs = try jobs(value)
      },
      .choice(
        "color",
        "colour in text reports; if it is auto, on a terminal and unless NO_COLOR is set, or if FORCE_COLOR is", \.color
      ),
      .flag(
        "include-suppressed", "list in SARIF reports what comments in the source suppress; GitHub opens alerts for it"
      ) {
        $0.includesSuppressed = true
      },
      .value("sarif-category", "NAME", "tell SARIF reports of one commit apart: one for each NAME") {
        (options, value) throws(UsageError) in
        if value.bytes.isEmpty || value.bytes.contains(where: { $0 < 0x20 }) {
          throw UsageError("option '--sarif-category' takes a name")
        }
        options.category = value.text
      },
      .flag("watch", "lint again whenever a file has changed, until it is interrupted") { $0.watches = true },
      .flag("quiet", "no warnings, no summary: findings and errors alone") { $0.isQuiet = true },
      Option(
        name: "statistics", value: .optional("reasons"),
        help:
          "count, for each rule, findings and places it could not decide (and for want of what), on standard error"
      ) { (options, value) throws(UsageError) in
        switch value?.text {
        case nil: options.statistics = .table
        case "reasons": options.statistics = .reasons
        case let other?:
          throw UsageError("option '--statistics' takes no value or 'reasons', not '\(terminalSafe(other))'")
        }
      },
      Option(
        name: "timings", value: .optional("json"), help: "print the time that each stage took on standard error"
      ) { (options, value) throws(UsageError) in
        switch value?.text {
        case nil: options.timings = .table
        case "json": options.timings = .json
        case let other?: throw UsageError("option '--timings' takes no value or 'json', not '\(terminalSafe(other))'")
        }
      },
      .value("stdin-filename", "PATH", "the name of the file that standard input is the content of") {
        (options, value) throws(UsageError) in options.standardInputName = value.path
      }
    ] + CommandSyntax<LintOptions>.limitOptions + CommandSyntax<LintOptions>.ruleOptions
      + CommandSyntax<LintOptions>.overrideOptions)

  private typealias Option = CommandSyntax<LintOptions>.Option

  static func jobs(_ value: Argument) throws(UsageError) -> Int {
    guard let jobs = Int(value.text), (1...1024).contains(jobs) else {
      throw UsageError("option '--jobs' takes a number from 1 to 1024, not '\(terminalSafe(value.text))'")
    }
    return jobs
  }

  private static func findingLimit(_ value: Argument) throws(UsageError) -> Int {
    guard let limit = Int(value.text), limit >= 0 else {
      throw UsageError("option '--max-findings' takes a number, not '\(terminalSafe(value.text))'")
    }
    return limit
  }

  /// - Throws: if the run would fail for findings that it does not report.
  func checkSeverities() throws(UsageError) {
    guard let failOn = rules.failOn, let minSeverity = rules.minSeverity,
      let hidden = Severity.allCases.filter({ $0 < minSeverity }).max(), failOn.isReached(by: hidden)
    else { return }
    throw UsageError(
      "'--fail-on \(failOn.rawValue)' fails for findings that '--min-severity \(minSeverity.rawValue)' does not report; "
        + "give '--fail-on \(minSeverity.rawValue)'")
  }

  private mutating func limit(to kind: Changes.Kind) throws(UsageError) {
    if changes != nil { throw UsageError("options '--since' and '--staged' go only once and not together") }
    changes = kind
  }

  private static let formatNames = OutputFormat.allCases.map(\.rawValue)

  /// Every report of the run. An explicit --output replaces the one on standard output, unless --format asks for both.
  var reports: [Output] {
    if let format { return [Output(format: format, path: nil)] + outputs }
    if !outputs.isEmpty { return outputs }
    return [Output(format: FileDescriptor.standardOutput.isTerminal ? .text : .xcode, path: nil)]
  }
}

extension OutputFormat {
  fileprivate init(optionValue value: Argument) throws(UsageError) {
    do {
      try self.init(named: value.text)
    } catch {
      throw UsageError(error.description)
    }
  }
}

extension LintOptions.Output {
  fileprivate init(optionValue value: Argument) throws(UsageError) {
    let parts = value.bytes.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    format = try OutputFormat(optionValue: Argument(parts[0]))
    if parts.count == 2 && parts[1].isEmpty { throw UsageError("option '--output' has no path after the colon") }
    path = parts.count == 2 && parts[1] != [UInt8(ascii: "-")] ? FilePath(parts[1]) : nil
  }
}
