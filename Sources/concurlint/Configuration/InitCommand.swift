import LintConfiguration
import LintEngine
import LintReporting

/// `concurlint init`: writes a configuration to start from.
enum InitCommand: DescribingCommand {
  struct Options {}

  static let options = Options()

  static let syntax = CommandSyntax<Options>(
    name: "concurlint init",
    operands: "[DIRECTORY]",
    summary: """
      Writes \(ConfigurationFile.name), in which every key is explained and commented out, to the working directory or \
      to the
      one given, and \(ConfigurationFile.schemaName), by which editors complete and check it. A configuration that is there
      already is left alone.
      """,
    options: [])

  static func run(_: Options, _ operands: [Argument], _ tool: ToolDescription) throws(UsageError) -> ExitStatus {
    guard operands.count <= 1 else { throw UsageError("'init' takes one directory") }
    let directory = (operands.first?.path ?? ".").normalized
    func file(_ name: String) -> FilePath { directory == "." ? FilePath(name) : directory.appending(name) }
    let (path, schema) = (file(ConfigurationFile.name), file(ConfigurationFile.schemaName))
    do {
      try OutputFile.create(
        path,
        holding: ContiguousArray(
          ConfigurationTemplate.text(rules: tool.rules.infos, version: CommandLineTool.versionNumber).utf8))
    } catch {
      let problem = error.isExistingFile ? "\(error); 'concurlint config' prints what it says" : error.advice(.writing)
      return Console.fail(terminalSafe("\(path): \(problem)"))
    }
    do {
      try OutputFile.write(
        ContiguousArray(ByteStream.bytes { ConfigurationSchema(of: tool.rules.infos).json.write(to: $0) }), to: schema)
    } catch {
      return Console.fail(terminalSafe("\(schema): \(error.advice(.writing))"))
    }
    return Console.print(terminalSafe("wrote \(path) and \(schema)") + "\n")
  }
}
