import LintConfiguration
import LintEngine
import LintProject
import LintReporting

/// What the user asked of `report`.
struct ReportOptions: AnalysisOptions {
  /// One report: a format and where it goes.
  struct Output {
    var format: MigrationFormat
    /// Nil for standard output.
    var path: FilePath?
  }

  var lint = LintOptions()
  var format: MigrationFormat?
  var outputs: [Output] = []
  /// Reports that were written before.
  var previous: [FilePath] = []
  /// The directory that the compiler wrote to; nil if its diagnostics are not requested.
  var buildDirectory: FilePath?

  /// Every report of the run: one to standard output unless only files were requested.
  var reports: [Output] {
    if let format { return [Output(format: format, path: nil)] + outputs }
    return outputs.isEmpty ? [Output(format: .markdown, path: nil)] : outputs
  }
}

extension ReportOptions {
  static let syntax = CommandSyntax<ReportOptions>(
    name: "concurlint report",
    operands: "[PATH…]",
    summary: """
      Writes the plan for a move to Swift 6: how far each target is, what is already right, in which order to work, \
      every place
      with code before and after, inventories, files to be modified, and how to verify. Without a path, for the working
      directory. Without --output, as Markdown to standard output.
      """,
    notes: [
      """
      '--swift-version', '--strict-concurrency', '--default-isolation' and '--enable-upcoming-feature' ask "what if?": \
      the
      report is about today's settings and says beside it what would change with these.

      The compiler's diagnostics are read with libclang, from CONCURLINT_LIBCLANG where that names a library by its \
      absolute
      path, and else from the toolchain in PATH, from Xcode, or from the system (Debian: 'apt-get install libclang-dev').

      Weights of the score, effort and phases are chosen below 'report:' in '.concurlint.yml'. The date is that of
      SOURCE_DATE_EPOCH, in seconds since 1970, where that is set.
      """,
      """
      Exit status: 0 when every report was written, whatever was found; 2 when the run itself failed: a path that does not
      exist, a file that cannot be read, an earlier report that is none, a report that cannot be written.
      """
    ],
    options: [
      .value("format", formatNames, "also write the report to standard output in this format") {
        (options, value) throws(UsageError) in options.format = try format(value)
      },
      .value("output", "FORMAT:FILE", "write the report in a format to a file; may be repeated") {
        (options, value) throws(UsageError) in options.outputs.append(try Output(optionValue: value))
      },
      .value("previous", "OLD.json", "compare with an earlier report in JSON: new, fixed, remaining; may be repeated") {
        (options, value) throws(UsageError) in options.previous.append(value.path)
      },
      .value(
        "compiler-diagnostics", "BUILD_DIR", "read what the compiler said in a build, such as .build, and set it beside"
      ) {
        (options, value) throws(UsageError) in
        if value.bytes.isEmpty {
          throw UsageError("option '--compiler-diagnostics' takes the directory that the compiler builds in")
        }
        options.buildDirectory = value.path
      },
      .value("exclude", "PATTERN", "leave out files and directories, as a line of .gitignore would; may be repeated") {
        (options, value) throws(UsageError) in options.lint.excludes.append(value.path)
      },
      .value("jobs", "N", "use N threads; as many as there are processors if not given") {
        (options, value) throws(UsageError) in options.lint.jobs = try LintOptions.jobs(value)
      },
      .allowEmpty,
      .flag("quiet", "no warnings: errors alone") { $0.lint.isQuiet = true }
    ] + CommandSyntax<ReportOptions>.limitOptions + CommandSyntax<ReportOptions>.ruleOptions
      + CommandSyntax<ReportOptions>.overrideOptions)

  private static let formatNames = MigrationFormat.allCases.map(\.rawValue).joined(separator: "|")

  fileprivate static func format(_ value: Argument) throws(UsageError) -> MigrationFormat {
    do {
      return try MigrationFormat(named: value.text)
    } catch {
      throw UsageError(error.description)
    }
  }
}

extension ReportOptions.Output {
  fileprivate init(optionValue value: Argument) throws(UsageError) {
    let parts = value.bytes.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    format = try ReportOptions.format(Argument(parts[0]))
    guard parts.count == 2, !parts[1].isEmpty else {
      throw UsageError(
        "option '--output' takes a format and a path: \(format.rawValue):FILE; '--format \(format.rawValue)' writes to standard output"
      )
    }
    path = parts[1] == [UInt8(ascii: "-")] ? nil : FilePath(parts[1])
  }
}
