/// The equivalents of options of other linters.
enum Habits {
  /// By option, what to do instead: a sentence without a final period.
  private static let hints = [
    "--fix": "'concurlint fix' applies fixes",
    "--autocorrect": "'concurlint fix' applies fixes",
    "--reporter": "'--format FORMAT' chooses the format of the report",
    "--strict": "warnings fail the run already, and with '--fail-on info' infos do, too",
    "--lenient": "with '--fail-on error' only errors fail the run"
  ]

  static func hint(for option: String) -> String? { hints[option] }

  /// The long form of an option.
  static func long(_ option: String) -> String { option == "-q" ? "--quiet" : option }
}
