import LintDiagnostics
import LintEngine
import LintProject
import LintReporting

/// Options that override settings, for `settings` and every command that needs them.
protocol SettingOverriding: SendableMetatype {
  var overrides: SettingOverrides { get set }
}

/// Options of commands that answer questions as if settings were different.
struct SettingListingOptions: SettingOverriding {
  var format = ListingFormat.text
  var overrides = SettingOverrides()
}

extension CommandSyntax where Settings: SettingOverriding {
  /// `--swift-version` and similar options: what if every target were compiled so?
  static var overrideOptions: [Option] {
    [
      .value("swift-version", words(LanguageMode.self), "as if every target had this language mode") {
        (settings, value) throws(UsageError) in
        settings.overrides.languageMode = try choice(value, "swift-version", LanguageMode(buildSetting: value.text))
      },
      .value("strict-concurrency", words(StrictConcurrency.self), "as if every target were checked like this") {
        (settings, value) throws(UsageError) in
        settings.overrides.strictConcurrency = try choice(
          value, "strict-concurrency", StrictConcurrency(rawValue: value.text))
      },
      .value("default-isolation", words(DefaultIsolation.self), "as if this were the isolation of what has none") {
        (settings, value) throws(UsageError) in
        settings.overrides.defaultIsolation = try choice(
          value, "default-isolation", DefaultIsolation(rawValue: value.text))
      },
      .value("enable-upcoming-feature", "NAME", "as if every target enabled this feature; may be repeated") {
        (settings, value) throws(UsageError) in
        let known = UpcomingFeatures.impliedBySwift6 + UpcomingFeatures.optional
        guard known.contains(value.text) else {
          let hint = closestName(to: value.text, among: known).map { "; did you mean '\($0)'?" } ?? ""
          throw UsageError("no upcoming feature is called '\(terminalSafe(value.text))'\(hint)")
        }
        settings.overrides.upcomingFeatures.append(value.text)
      }
    ]
  }

  private static func words<Choice: RawRepresentable<String> & CaseIterable>(_ choice: Choice.Type) -> String {
    choice.allCases.map(\.rawValue).joined(separator: "|")
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: Argument, _ name: String, _ choice: Choice?
  ) throws(UsageError) -> Choice {
    if let choice { return choice }
    let choices = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw UsageError("option '--\(name)' takes \(choices), not '\(terminalSafe(value.text))'")
  }
}
