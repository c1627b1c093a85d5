import LintDiagnostics
import LintEngine
import LintReporting

/// `concurlint rules`: a line for each rule.
enum RulesCommand {
  struct Options {
    var color = ColorChoice.auto
    var format = ListingFormat.text
    var isMarkdown = false
  }

  static let syntax = CommandSyntax<Options>(
    name: "concurlint rules",
    operands: "",
    summary: "Lists the rules: id, severity, priority, how safe the fix is, and what is flagged.",
    options: [
      .choice("format", "text if not given", \.format),
      .choice("color", "whether to use colour", \.color),
      .flag("markdown", "print the page of Rules/README.md instead") { $0.isMarkdown = true }
    ])

  static func run(_ options: Options, _ operands: [Argument], _ catalog: RuleCatalog) throws(UsageError) -> ExitStatus {
    if let operand = operands.first {
      throw UsageError("'rules' takes no operand; 'concurlint explain \(terminalSafe(operand.text))' explains one rule")
    }
    if options.isMarkdown { return Console.print(RuleIndexPage(catalog.rules.map { $0.info }).markdown()) }
    if options.format == .json { return Console.print(RuleListing(catalog.infos, isExplained: false).json) }
    return Console.print(RuleTable(catalog.infos).text(color: options.color.isEnabled(for: .standardOutput)))
  }
}

/// `concurlint explain ID`: prints the full text about a rule.
enum ExplainCommand {
  struct Options {
    var color = ColorChoice.auto
    var format = ListingFormat.text
  }

  static let syntax = CommandSyntax<Options>(
    name: "concurlint explain",
    operands: "ID…",
    summary: "Explains rules: what they flag and why, what to write instead, and what they cannot know.",
    options: [.choice("format", "text if not given", \.format), .choice("color", "whether to use colour", \.color)])

  static func run(_ options: Options, _ operands: [Argument], _ catalog: RuleCatalog) throws(UsageError) -> ExitStatus {
    if operands.isEmpty { throw UsageError("'explain' needs the id of a rule; 'concurlint rules' lists them") }
    var rules: [RuleInfo] = []
    for operand in operands { rules.append(try catalog.info(operand.text)) }
    if options.format == .json { return Console.print(RuleListing(rules, isExplained: true).json) }
    let pages = rules.map { rule in
      RuleDocumentation(rule).text(
        color: options.color.isEnabled(for: .standardOutput),
        width: min(Console.width(of: .standardOutput) ?? 80, 100))
        + (DocsCommand.address.map { "\n\(DocumentationSite.address(ofRule: rule.id, at: $0))\n" } ?? "")
    }
    return Console.print(pages.joined(separator: "\n"))
  }
}
