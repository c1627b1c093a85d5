import LintEngine

/// The manual page, in the macros of man(7), which every viewer knows.
struct ManualPage {
  private let tool: ToolDescription
  private let date: UTCDate

  init(_ tool: ToolDescription, date: UTCDate) {
    self.tool = tool
    self.date = date
  }

  var text: String {
    var page = """
      .TH \(tool.name.uppercased()) 1 \(date.description.prefix(10)) "\(tool.name) \(tool.version)"
      .SH NAME
      \(tool.name) \\- \(Self.escaped(tool.summary))
      .SH SYNOPSIS
      .B \(tool.name)
      [lint] [OPTIONS] [PATH\\[u2026]]
      .br
      .B \(tool.name)
      COMMAND [OPTIONS] \\[u2026]
      .SH DESCRIPTION
      The commands are these. Each has its options below.

      """
    for command in tool.commands {
      page += ".TP\n.B \(Self.escaped(command.word))\n\(Self.escaped(command.title))\n"
    }
    for command in tool.commands {
      page += ".SH \(Self.escaped("\(tool.name) \(command.word)").uppercased())\n"
      page += ".B \(Self.escaped("\(tool.name) \(command.word)"))\n"
      page += Self.escaped("[OPTIONS]" + (command.operands.isEmpty ? "" : " " + command.operands)) + "\n"
      page += paragraphs(command.summary)
      for option in command.options {
        page += ".TP\n.B \(Self.escaped(option.value.spelling(of: option.name)))\n\(Self.escaped(option.help))\n"
      }
      for note in command.notes { page += paragraphs(note) }
    }
    return page + """
      .SH EXIT STATUS
      0 without findings that make a run fail, 1 with some, 2 when the run itself failed.
      .SH FILES
      .TP
      .B .concurlint.yml
      The configuration of a directory and what is below it.

      """
  }

  private func paragraphs(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : Self.escaped(String(line)) + "\n"
    }.reduce(into: ".PP\n") { page, line in
      if line.isEmpty { page += ".PP\n" } else { page += line }
    }
  }

  /// Text that roff shows as it is: hyphens can be copied as such, no line is a request, and all is ASCII.
  static func escaped(_ text: String) -> String {
    var escaped = text.first == "." || text.first == "'" ? "\\&" : ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "\n": escaped += " "
      case _ where scalar.isASCII: escaped.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
    return escaped
  }
}
