import LintEngine
import LintReporting

/// `concurlint man`: prints the manual page.
enum ManCommand: DescribingCommand {
  struct Options {}

  static let options = Options()

  static let syntax = CommandSyntax<Options>(
    name: "concurlint man",
    operands: "",
    summary: """
      Prints the manual page, made from the options of all commands: 'concurlint man > concurlint.1'. Its date is that of
      SOURCE_DATE_EPOCH, in seconds since 1970, where that is set.
      """,
    options: [])

  static func run(_: Options, _ operands: [Argument], _ tool: ToolDescription) throws(UsageError) -> ExitStatus {
    if let operand = operands.first {
      throw UsageError("'man' takes no operand; 'concurlint help \(terminalSafe(operand.text))' is about one command")
    }
    return Console.print(ManualPage(tool, date: try UTCDate.ofOutput()).text)
  }
}
