import LintReporting

/// `concurlint completions SHELL`: prints a script by which a shell completes commands, options and their values.
enum CompletionsCommand: DescribingCommand {
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  struct Options {}

  static let options = Options()

  static let syntax = CommandSyntax<Options>(
    name: "concurlint completions",
    operands: Shell.allCases.map(\.rawValue).joined(separator: "|"),
    summary: "Prints the script by which a shell completes commands, options, their values and the ids of rules.",
    notes: [
      """
      bash: 'source <(concurlint completions bash)' in ~/.bashrc; bash 3.2 reads files alone.
      zsh: 'concurlint completions zsh > _concurlint', in a directory of $fpath.
      fish: 'concurlint completions fish > ~/.config/fish/completions/concurlint.fish'.
      """
    ],
    options: [])

  static func run(_: Options, _ operands: [Argument], _ tool: ToolDescription) throws(UsageError) -> ExitStatus {
    let names = Shell.allCases.map(\.rawValue).joined(separator: ", ")
    guard operands.count == 1 else { throw UsageError("'completions' takes the name of a shell: \(names)") }
    switch Shell(rawValue: operands[0].text) {
    case .bash: return Console.print(BashCompletions(tool).script)
    case .zsh: return Console.print(ZshCompletions(tool).script)
    case .fish: return Console.print(FishCompletions(tool).script)
    case nil:
      throw UsageError("'completions' takes \(names), not '\(terminalSafe(operands[0].text))'")
    }
  }
}
