import LintConfiguration
import LintDiagnostics
import LintEngine
import LintReporting

/// The command as a whole: finds the subcommand and runs it.
struct CommandLineTool {
  static let name = "concurlint"
  static let version = "0.1.0"
  /// The version as a number, to be compared with what a configuration requires.
  static let versionNumber: Version = {
    guard let number = Version(version) else { preconditionFailure("a version is three numbers") }
    return number
  }()

  let rules: RuleCatalog

  /// What it does, in a sentence without a final period.
  private static let summary = "Finds concurrency and SwiftData anti-patterns in Swift code"

  /// All commands with their options.
  private var description: ToolDescription {
    ToolDescription(
      name: Self.name, version: Self.version, summary: Self.summary, commands: Subcommand.allCases.map(\.description),
      rules: rules)
  }

  func run(_ words: [Argument]) -> ExitStatus {
    switch words.first {
    case "--help", "-h": return Console.print(help)
    case "--version", "version": return Console.print("\(Self.name) \(Self.version)\n")
    // As in other tools: 'help COMMAND' for 'COMMAND --help'.
    case "help": return words.count > 1 ? help(of: words[1]) : Console.print(help)
    default: break
    }
    guard let first = words.first, let subcommand = Subcommand(rawValue: first.text) else {
      return lint(words)
    }
    return run(subcommand, Array(words.dropFirst()))
  }

  private func lint(_ words: [Argument]) -> ExitStatus {
    run(LintOptions.syntax, words, LintOptions()) { (options, paths) throws(UsageError) in
      if options.watches { return try WatchCommand(options: options, paths: paths, words: words).run() }
      return try LintCommand(options: options, paths: paths, rules: rules).run()
    }
  }

  private func run(_ subcommand: Subcommand, _ rest: [Argument]) -> ExitStatus {
    switch subcommand {
    case .lint: return lint(rest)
    case .fix:
      return run(FixOptions.syntax, rest, FixOptions()) { (options, paths) throws(UsageError) in
        try FixCommand(options: options, paths: paths, rules: rules).run()
      }
    case .report:
      return run(ReportOptions.syntax, rest, ReportOptions()) { (options, paths) throws(UsageError) in
        try ReportCommand(options: options, paths: paths, rules: rules).run()
      }
    case .forecast:
      return run(ForecastCommand.syntax, rest, LintOptions()) { (options, paths) throws(UsageError) in
        try ForecastCommand(options: options, paths: paths, rules: rules).run()
      }
    case .baseline:
      return run(BaselineOptions.syntax, rest, BaselineOptions()) { (options, operands) throws(UsageError) in
        try BaselineCommand(options: options, rules: rules).run(operands)
      }
    case .rules:
      return run(RulesCommand.syntax, rest, RulesCommand.Options()) { (options, operands) throws(UsageError) in
        try RulesCommand.run(options, operands, rules)
      }
    case .explain:
      return run(ExplainCommand.syntax, rest, ExplainCommand.Options()) { (options, operands) throws(UsageError) in
        try ExplainCommand.run(options, operands, rules)
      }
    case .config:
      return run(ConfigCommand.syntax, rest, ConfigCommand.Options()) { (options, operands) throws(UsageError) in
        try ConfigCommand(options: options, rules: rules).run(operands)
      }
    case .`init`: return run(InitCommand.self, rest)
    case .settings: return run(SettingsCommand.syntax, rest, .init()) { SettingsCommand(options: $0).run($1) }
    case .isolation:
      return run(IsolationCommand.syntax, rest, IsolationCommand.Options()) { (options, operands) throws(UsageError) in
        try IsolationCommand(options: options).run(operands)
      }
    case .server:
      return run(ServerCommand.syntax, rest, .init()) { (options, words) throws(UsageError) in
        try ServerCommand.run(options, words)
      }
    case .syntax:
      return run(SyntaxCommand.syntax, rest, SyntaxCommand.Options()) { (options, operands) throws(UsageError) in
        try SyntaxCommand(options: options).run(operands)
      }
    case .index:
      return run(IndexCommand.syntax, rest, IndexCommand.Options()) { (options, operands) throws(UsageError) in
        try IndexCommand(options: options).run(operands)
      }
    case .type:
      return run(TypeCommand.syntax, rest, TypeCommand.Options()) { (options, operands) throws(UsageError) in
        try TypeCommand(options: options).run(operands)
      }
    case .completions: return run(CompletionsCommand.self, rest)
    case .man: return run(ManCommand.self, rest)
    case .docs: return run(DocsCommand.self, rest)
    }
  }

  private func run<Command: DescribingCommand>(_ command: Command.Type, _ rest: [Argument]) -> ExitStatus {
    run(command.syntax, rest, command.options) { (options, operands) throws(UsageError) in
      try command.run(options, operands, description)
    }
  }

  private func help(of command: Argument) -> ExitStatus {
    let known = Subcommand.allCases.map(\.rawValue)
    if known.contains(command.text) { return run([command, "--help"]) }
    let hint = closestName(to: command.text, among: known).map { "; did you mean '\($0)'?" } ?? ""
    return Console.usage(UsageError("there is no command '\(terminalSafe(command.text))'\(hint)"), command: Self.name)
  }

  private func run<Settings>(
    _ syntax: CommandSyntax<Settings>, _ words: [Argument], _ settings: Settings,
    _ body: (Settings, [Argument]) throws(UsageError) -> ExitStatus
  ) -> ExitStatus {
    do {
      switch try syntax.parse(words, settings) {
      case .help: return Console.print(syntax.help)
      case .optionTable: return Console.print(syntax.optionTable)
      case .run(let settings, let operands): return try body(settings, operands)
      }
    } catch {
      return Console.usage(error, command: syntax.name)
    }
  }

  private var help: String {
    let width = Subcommand.allCases.map(\.rawValue.count).max() ?? 0
    let commands = Subcommand.allCases.map { command in
      "  " + command.rawValue + String(repeating: " ", count: width - command.rawValue.count + 2) + command.summary
    }
    return """
      Usage: \(Self.name) [lint] [OPTIONS] [PATH…]
             \(Self.name) COMMAND [OPTIONS] …

      \(Self.summary).

      Commands:
      \(commands.joined(separator: "\n"))

        --help     print this, or after a command its own help, and exit
        --version  print the version and exit

      '\(Self.name) lint --help' lists the options of the linter.

      """
  }

  /// The command that a path that does not exist most likely means.
  static func suggestion(for path: FilePath) -> String? {
    closestName(to: path.description, among: Subcommand.allCases.map(\.rawValue))
  }
}
