import LintEngine
import LintReporting

/// `concurlint docs`: writes the documentation as a site.
enum DocsCommand: DescribingCommand {
  struct Options {
    var output: FilePath?
    var repository: String?
  }

  static let options = Options()

  static let syntax = CommandSyntax<Options>(
    name: "concurlint docs",
    operands: "",
    summary: """
      Writes the documentation as pages of HTML: one for each rule, with its examples and messages, and guides. They need no
      server, and load nothing from elsewhere.
      """,
    notes: [
      """
      SARIF reports, 'explain' and the language server name a rule's page where CONCURLINT_DOCUMENTATION is the address
      of the site.
      """
    ],
    options: [
      .value("output", "DIR", "the directory to write to, which is made where its parent exists") {
        (options, value) throws(UsageError) in options.output = value.path
      },
      .value("repository", "OWNER/NAME", "the repository that guides name; \(Guide.repositoryPlaceholder) if not given") {
        (options, value) throws(UsageError) in
        let parts = value.text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else {
          throw UsageError("option '--repository' takes OWNER/NAME, not '\(terminalSafe(value.text))'")
        }
        options.repository = value.text
      }
    ])

  static func run(
    _ options: Options, _ operands: [Argument], _ tool: ToolDescription
  ) throws(UsageError) -> ExitStatus {
    guard let output = options.output, !output.bytes.isEmpty else {
      throw UsageError("'docs' needs '--output DIR'")
    }
    guard operands.isEmpty else { throw UsageError("'docs' takes no operand") }
    let examples = ExampleMessages(tool.rules.rules)
    let entries = tool.rules.infos.map { DocumentationSite.Entry($0, messages: examples.messages(of: $0)) }
    let site = DocumentationSite(entries, version: tool.version, repository: options.repository)
    var place = output
    do throws(FileError) {
      for folder in [output, output.appending("rules"), output.appending("guides")] {
        place = folder
        try Platform.createDirectory(folder)
      }
      for file in site.files {
        place = output.appending(file.path)
        try OutputFile.write(file.content, to: place)
      }
    } catch {
      return Console.fail(terminalSafe("\(place): \(error.advice(.writing))"))
    }
    return Console.print(terminalSafe("wrote \(site.files.count) files to \(output)") + "\n")
  }

  /// The address of the site, where the environment names one.
  static var address: String? {
    guard let address = Platform.environment("CONCURLINT_DOCUMENTATION"), !address.isEmpty else { return nil }
    return address
  }
}
