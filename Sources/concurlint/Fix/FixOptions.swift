import LintConfiguration
import LintEngine
import LintProject

/// What the user asked of `fix`.
struct FixOptions: AnalysisOptions {
  var lint = LintOptions()
  var appliesUnsafe = false
  var printsDiff = false
  var allowsDirty = false
  /// If set, findings are suppressed with this reason instead of fixed.
  var suppressionReason: String?
  /// Whether the steps of the plan are printed, and nothing is written.
  var printsPlan = false
  var format: ListingFormat?
  /// The numbers of the steps to make; empty for all.
  var steps: Set<Int> = []
  /// Words of the shell.
  var verification: Argument?
}

extension FixOptions {
  static let syntax = CommandSyntax<FixOptions>(
    name: "concurlint fix",
    operands: "[PATH…]",
    summary: """
      Applies the fixes of findings in Swift files and in directories of them; without a path, in the working directory.
      """,
    notes: [
      """
      Safe fixes compile and keep behaviour. Unsafe ones compile too, but timing or meaning may change: read the diff.
      A fix is applied whole or not at all, to files at or below the paths alone. Read-only files, files with several \
      hard
      links and what symbolic links lead to elsewhere are left as they are.

      What would be written is analysed first. A fix that brings a finding as severe as its own, a new error in Swift 6
      mode, a name that is not in scope, or a 'try' or 'await' that is missing or needless, is not applied, and the
      summary says what it would bring.

      A plan has a step for what one rule fixes at once. With '--step', a step that '--plan' lists with the same other
      options is made alone, to be read, built and committed; afterwards there is a new plan for the rest. It leaves out
      what would bring something new without the steps after it.

      Files are replaced one at a time, so that each has its old text or its new one, whatever happens. A fix of several
      files keeps a journal while it is written, in XDG_STATE_HOME or ~/.local/state; should the run be killed, the next
      one restores the old texts before it fixes anything.
      """,
      """
      Exit status: 0 without findings at or above --fail-on that are left, 1 with some, 2 when the run itself failed: \
      a file
      that could not be read or written, uncommitted changes in the git repository, a command of --verify that fails.
      """
    ],
    options: [
      .flag("unsafe-fixes", "apply unsafe fixes too") { $0.appliesUnsafe = true },
      .flag("diff", "write nothing; print what would change as a patch for 'git apply' in this folder") {
        $0.printsDiff = true
      },
      .flag("plan", "write nothing; list in steps what would change, where and why") {
        $0.printsPlan = true
      },
      .choice("format", "how to print the plan; text if not given", \.format),
      .value("step", "N", "make this step of the plan alone; may be repeated") {
        (options, value) throws(UsageError) in
        guard let number = Int(value.text), number > 0 else {
          throw UsageError("option '--step' takes the number of a step that '--plan' lists")
        }
        options.steps.insert(number)
      },
      .value("verify", "COMMAND", "run a shell command afterwards; while it fails, take back the fixes at fault") {
        (options, value) throws(UsageError) in options.verification = value
      },
      .value("add-suppressions", "REASON", "fix no code; write a comment above each finding that suppresses it") {
        (options, value) throws(UsageError) in
        let isLine = !value.bytes.isEmpty && !value.bytes.contains { $0 < 0x20 }
        if !isLine { throw UsageError("option '--add-suppressions' takes a reason of one line") }
        options.suppressionReason = value.text
      },
      .flag("allow-dirty", "go on although the git repository has uncommitted changes") { $0.allowsDirty = true },
      .value("exclude", "PATTERN", "leave out files and directories, as a line of .gitignore would; may be repeated") {
        (options, value) throws(UsageError) in options.lint.excludes.append(value.path)
      },
      .choice("fail-on", "the severity that makes the exit status 1; warning if not given", \.lint.rules.failOn),
      .allowEmpty,
      .value("jobs", "N", "use N threads; as many as there are processors if not given") {
        (options, value) throws(UsageError) in options.lint.jobs = try LintOptions.jobs(value)
      },
      .flag("quiet", "no warnings, no summary: errors alone") { $0.lint.isQuiet = true }
    ] + CommandSyntax<FixOptions>.limitOptions + CommandSyntax<FixOptions>.ruleOptions
      + CommandSyntax<FixOptions>.overrideOptions)
}
