import LintConfiguration
import LintEngine
import LintReporting

/// `concurlint init`: a configuration to begin with.
enum InitCommand {
  struct Options {}

  static let syntax = CommandSyntax<Options>(
    name: "concurlint init",
    operands: "[DIRECTORY]",
    summary: """
      Writes \(ConfigurationFile.name), in which every key is explained and commented out, to the working directory or to the
      one given. A file that is there already is left alone.
      """,
    options: [])

  static func run(_ operands: [Argument], _ rules: RuleCatalog) throws(UsageError) -> ExitStatus {
    guard operands.count <= 1 else { throw UsageError("'init' takes one directory") }
    let directory = (operands.first?.path ?? ".").normalized
    let path = directory == "." ? FilePath(ConfigurationFile.name) : directory.appending(ConfigurationFile.name)
    do {
      try OutputFile.create(path, holding: ContiguousArray(ConfigurationTemplate.text(rules: rules.infos, version: CommandLineTool.versionNumber).utf8))
      return Console.print("wrote \(terminalSafe(path.description))\n")
    } catch {
      let problem = error.isExistingFile ? "\(error); 'concurlint config' prints what it says" : error.advice(.writing)
      return Console.fail(terminalSafe("\(path): \(problem)"))
    }
  }
}
