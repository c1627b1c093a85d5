import LintConfiguration
import LintEngine
import LintProject

/// What the user asked of `baseline`.
struct BaselineOptions: AnalysisOptions {
  var lint = LintOptions()
  var format = ListingFormat.text
  var replacesExisting = false
}

extension BaselineOptions {
  static let syntax = CommandSyntax<BaselineOptions>(
    name: "concurlint baseline",
    operands: "create|compare|prune [PATH…]",
    summary: """
      Keeps a list of the findings that are there already, so that only new ones are reported: 'create' writes it, \
      'compare' says
      what is new and what no longer matches, 'prune' removes what no longer matches. 'concurlint lint --baseline FILE' lints with it.
      """,
    notes: [
      """
      A finding is known by its rule, the declarations around it and its code without layout: it stays known when its \
      file is
      moved or reformatted, lines are added above it, or the rule's message changes. One more of a kind is new.
      """,
      """
      Exit status: of 'compare', 1 with new findings at or above --fail-on; else 0. 2 when the run itself failed: a baseline
      that cannot be read or written, a file that cannot be read.
      """
    ],
    options: [
      .value(
        "baseline", "FILE", "the list; if not given, the one that the configuration names, or \(Baseline.defaultName)"
      ) {
        (options, value) throws(UsageError) in options.lint.baseline = value.path
      },
      .flag("force", "with 'create': replace a list that is there") { $0.replacesExisting = true },
      .choice("format", "how 'compare' prints; text if not given", \.format),
      .value("exclude", "PATTERN", "leave out files and directories, as a line of .gitignore would; may be repeated") {
        (options, value) throws(UsageError) in options.lint.excludes.append(value.path)
      },
      .choice(
        "fail-on", "the severity that makes the exit status of 'compare' 1; warning if not given", \.lint.rules.failOn),
      .allowEmpty,
      .value("jobs", "N", "use N threads; as many as there are processors if not given") {
        (options, value) throws(UsageError) in options.lint.jobs = try LintOptions.jobs(value)
      },
      .flag("quiet", "no warnings, and no word on what was written") { $0.lint.isQuiet = true }
    ] + CommandSyntax<BaselineOptions>.limitOptions + CommandSyntax<BaselineOptions>.ruleOptions
      + CommandSyntax<BaselineOptions>.overrideOptions)
}
