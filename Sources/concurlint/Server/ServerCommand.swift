import LintEngine
import LintReporting
import LintServer

/// `concurlint server`: the process that an editor starts and talks to.
enum ServerCommand {
  struct Options {
    /// Where the messages go, for reports of defects.
    var recording: FilePath?
  }

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
      settings: 'scope' (open, affected or project), 'configurationFile', and 'documentation', the address of its site,
      which is that of CONCURLINT_DOCUMENTATION if not given.
      """
    ],
    options: [
      .value("record", "FILE", "write all messages to a new file, one JSON a line; they hold the text of open files") {
        (options, value) throws(UsageError) in options.recording = value.path
      }
    ])

  static func run(_ options: Options, _ operands: [Argument]) throws(UsageError) -> ExitStatus {
    if let operand = operands.first {
      throw UsageError("'server' takes no operand such as '\(terminalSafe(operand.text))': editors name the folders")
    }
    do {
      return ServerLoop(recording: try options.recording.map { try Recording($0) }).run()
    } catch {
      return Console.fail(terminalSafe("\(options.recording?.description ?? ""): \(error)"))
    }
  }
}
