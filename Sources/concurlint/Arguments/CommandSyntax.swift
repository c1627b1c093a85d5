import LintDiagnostics
import LintReporting
import LintText

/// Whether an option has a value.
enum OptionValue: Sendable {
  case none
  /// With the placeholder that the help shows for it.
  case required(String)
  /// Only as `--name=VALUE`; a following word is not part of it.
  case optional(String)

  /// The option with its value, as the help shows it.
  func spelling(of name: String) -> String {
    switch self {
    case .none: "--\(name)"
    case .required(let placeholder): "--\(name) \(placeholder)"
    case .optional(let placeholder): "--\(name)[=\(placeholder)]"
    }
  }
}

/// The options of a command: the table from which parsing, `--help`, completions and the manual page are made.
struct CommandSyntax<Settings>: Sendable {
  struct Option: Sendable {
    let name: String
    let value: OptionValue
    let help: String
    /// What the value may be, where the placeholder does not say it.
    var words: [String] = []
    /// Called with nil for an option without value.
    let apply: @Sendable (inout Settings, Argument?) throws(UsageError) -> Void
  }

  /// As it is typed: `concurlint rules`.
  let name: String
  /// The words after the options, such as `PATH…`.
  let operands: String
  let summary: String
  /// Paragraphs below the options in the help.
  var notes: [String] = []
  let options: [Option]
}

/// What parsing came to.
enum ParsedCommand<Settings> {
  case run(Settings, operands: [Argument])
  case help
  /// The options as a table for a page.
  case optionTable
}

extension CommandSyntax {
  /// Reads options and operands, which may be mixed; after `--` all words are operands.
  ///
  /// - Parameter settings: The values without options.
  func parse(_ words: [Argument], _ settings: Settings) throws(UsageError) -> ParsedCommand<Settings> {
    var settings = settings
    var operands: [Argument] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      // A single dash is standard input.
      guard word.bytes.first == UInt8(ascii: "-"), word != "-" else {
        operands.append(word)
        continue
      }
      if word == "--help" || word == "-h" { return .help }
      if word == "--help=markdown" { return .optionTable }
      try apply(word, &rest, &settings)
    }
    return .run(settings, operands: operands)
  }

  private func apply(
    _ word: Argument, _ rest: inout ArraySlice<Argument>, _ settings: inout Settings
  ) throws(UsageError) {
    let parts = word.bytes.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let written = Habits.long(Argument(parts[0]).text)
    let attached = parts.count == 2 ? Argument(parts[1]) : nil
    guard let option = options.first(where: { "--" + $0.name == written }) else {
      let known = options.map { "--" + $0.name } + ["--help"]
      let hint =
        Habits.hint(for: written).map { "; \($0)" } ?? closestName(to: written, among: known).map {
          "; did you mean '\($0)'?"
        } ?? ""
      throw UsageError("unknown option '\(terminalSafe(written))'\(hint)")
    }
    switch option.value {
    case .none:
      if attached != nil { throw UsageError("option '\(written)' takes no value") }
      try option.apply(&settings, nil)
    case .optional:
      try option.apply(&settings, attached)
    case .required(let placeholder):
      guard let value = attached ?? rest.popFirst() else {
        throw UsageError("option '\(written)' needs a value: \(written) \(placeholder)")
      }
      try option.apply(&settings, value)
    }
  }
}

// MARK: - Help

extension CommandSyntax {
  var help: String {
    let rows = helpRows
    let width = rows.map(\.spelling.count).filter { $0 <= Self.widestColumn }.max() ?? 0
    var text = "Usage: \(name) [OPTIONS]\(operands.isEmpty ? "" : " " + operands)\n\n\(summary)\n\nOptions:\n"
    for (spelling, help) in rows {
      // A long spelling has a line of its own, because it would push the others far to the right.
      let gap =
        spelling.count <= width
        ? String(repeating: " ", count: width - spelling.count) : "\n  " + String(repeating: " ", count: width)
      text += "  " + spelling + gap + "  " + help + "\n"
    }
    for note in notes { text += "\n" + note + "\n" }
    return text
  }

  /// The same for a page: a row for each option.
  var optionTable: String {
    let rows = helpRows.map { row in
      "| `\(row.spelling.replacingAll("|", with: "\\|"))` | \(row.help.replacingAll("|", with: "\\|").replacingAll("<", with: "&lt;").replacingAll("*", with: "\\*")) |\n"
    }
    return "| option | |\n|---|---|\n" + rows.joined()
  }

  private static var widestColumn: Int { 34 }

  private var helpRows: [(spelling: String, help: String)] {
    options.map { ($0.value.spelling(of: $0.name), $0.help) } + [("--help", "print this and exit")]
  }

}

// MARK: - Making options

extension CommandSyntax.Option {
  static func flag(_ name: String, _ help: String, _ apply: @escaping @Sendable (inout Settings) -> Void) -> Self {
    Self(name: name, value: .none, help: help) { (settings, _) throws(UsageError) in apply(&settings) }
  }

  /// - Parameter words: what the value may be, if that is known.
  static func value(
    _ name: String, _ placeholder: String, _ help: String, words: [String] = [],
    _ apply: @escaping @Sendable (inout Settings, Argument) throws(UsageError) -> Void
  ) -> Self {
    Self(name: name, value: .required(placeholder), help: help, words: words) { (settings, value) throws(UsageError) in
      if let value { try apply(&settings, value) }
    }
  }

  /// An option whose value is one of a few words.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ help: String, _ path: any WritableKeyPath<Settings, Choice> & Sendable
  ) -> Self {
    choice(name, among: Array(Choice.allCases), help) { $0[keyPath: path] = $1 }
  }

  /// The same for what is nil without the option.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ help: String, _ path: any WritableKeyPath<Settings, Choice?> & Sendable
  ) -> Self {
    choice(name, among: Array(Choice.allCases), help, path)
  }

  /// The same for some of the cases.
  static func choice<Choice: RawRepresentable<String> & SendableMetatype>(
    _ name: String, among choices: [Choice], _ help: String, _ path: any WritableKeyPath<Settings, Choice?> & Sendable
  ) -> Self {
    choice(name, among: choices, help) { $0[keyPath: path] = $1 }
  }

  private static func choice<Choice: RawRepresentable<String> & SendableMetatype>(
    _ name: String, among choices: [Choice], _ help: String,
    _ apply: @escaping @Sendable (inout Settings, Choice) -> Void
  ) -> Self {
    let words = choices.map(\.rawValue)
    return value(name, words.joined(separator: "|"), help, words: words) { (settings, value) throws(UsageError) in
      guard words.contains(value.text), let choice = Choice(rawValue: value.text) else {
        let hint = closestName(to: value.text, among: words).map { "; did you mean '\($0)'?" } ?? ""
        throw UsageError(
          "option '--\(name)' takes \(words.joined(separator: ", ")), not '\(terminalSafe(value.text))'\(hint)")
      }
      apply(&settings, choice)
    }
  }
}
