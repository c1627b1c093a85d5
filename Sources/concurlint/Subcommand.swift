/// What the first word of the command line selects.
enum Subcommand: String, CaseIterable {
  case lint, fix, report, forecast, baseline, rules, explain, config, `init`, index, isolation, server, settings
  case syntax, type, completions, man, docs

  var summary: String {
    switch self {
    case .lint: "find anti-patterns; the word may be left out"
    case .fix: "apply the fixes of what is found"
    case .report: "write a plan for the move to Swift 6: how far, in which order, what and where"
    case .forecast: "say what Swift 6 mode will refuse, without a build"
    case .baseline: "list the findings that are there, so that only new ones are reported"
    case .rules: "list the rules"
    case .explain: "explain a rule"
    case .config: "print what applies to a file, and where that is said"
    case .`init`: "write a configuration to begin with"
    case .settings: "print targets, their files and compiler settings, and where each is read"
    case .isolation: "say where declarations and closures of a file run, and why"
    case .server: "speak the Language Server Protocol with an editor"
    case .syntax: "print the tokens, the tree or the syntax errors of a file"
    case .index: "list what a file contributes: conformances, witnesses, overrides, models"
    case .type: "say what type something has"
    case .completions: "print completions for a shell"
    case .man: "print the manual page"
    case .docs: "write the documentation as pages of HTML"
    }
  }

  /// The command with its options.
  var description: CommandDescription {
    func describe<Settings>(_ syntax: CommandSyntax<Settings>) -> CommandDescription {
      syntax.description(word: rawValue, title: summary)
    }
    return switch self {
    case .lint: describe(LintOptions.syntax)
    case .fix: describe(FixOptions.syntax)
    case .report: describe(ReportOptions.syntax)
    case .forecast: describe(ForecastCommand.syntax)
    case .baseline: describe(BaselineOptions.syntax)
    case .rules: describe(RulesCommand.syntax)
    case .explain: describe(ExplainCommand.syntax)
    case .config: describe(ConfigCommand.syntax)
    case .`init`: describe(InitCommand.syntax)
    case .settings: describe(SettingsCommand.syntax)
    case .isolation: describe(IsolationCommand.syntax)
    case .server: describe(ServerCommand.syntax)
    case .syntax: describe(SyntaxCommand.syntax)
    case .index: describe(IndexCommand.syntax)
    case .type: describe(TypeCommand.syntax)
    case .completions: describe(CompletionsCommand.syntax)
    case .man: describe(ManCommand.syntax)
    case .docs: describe(DocsCommand.syntax)
    }
  }
}
