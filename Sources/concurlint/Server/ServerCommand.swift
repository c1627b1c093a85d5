import LintEngine
import LintReporting
import LintServer

/// `concurlint server`: the process that an editor starts and talks to.
enum ServerCommand {
  struct Options {}

  static let syntax = CommandSyntax<Options>(
    name: "concurlint server",
    operands: "",
    summary: """
      Speaks the Language Server Protocol on standard input and output: findings while typing, quick fixes, reasons.
      Editors start it; README.md says how.
      """,
    notes: [
      """
      Rules, severities and known findings are those of '.concurlint.yml', as for 'concurlint lint'. An editor may send
      settings: 'scope' (open, affected or project), 'documentation' (an address with '{rule}' for the id of a rule),
      'configurationFile'.
      """
    ],
    options: [])

  static func run(_ operands: [Argument]) throws(UsageError) -> ExitStatus {
    if let operand = operands.first {
      throw UsageError("'server' takes no operand such as '\(terminalSafe(operand.text))': editors name the folders")
    }
    return ServerLoop().run()
  }
}
