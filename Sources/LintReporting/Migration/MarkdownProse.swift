import LintText

/// Text of a Markdown page that people also read without rendering it: as little is escaped as possible, but source
/// text is never markup, a link, a mention or another row of a table.
public enum MarkdownProse {
  /// A name, a path or a line of code. Between backticks unless it could end them.
  public static func code(_ text: String) -> String {
    let safe = terminalSafe(text.replacingAll("\t", with: "  "))
    // A bar would end the cell of a table, and two braces begin a template of some site generators.
    let isPlain =
      !safe.isEmpty && safe.first != " " && safe.last != " " && !safe.includes("{{")
      && !safe.utf8.contains { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "|") }
    return isPlain ? "`\(safe)`" : markdownCode(safe.unicodeScalars)
  }

  /// A sentence; names in single quotes become code.
  public static func sentence(_ text: String) -> String {
    var result = ""
    var rest = Array(terminalSafe(text.replacingAll("\n", with: " ")).unicodeScalars)[...]
    var previous: Unicode.Scalar = " "
    while let scalar = rest.first {
      if scalar == "'", previous == " " || previous == "(", let end = markdownClosingQuote(in: rest) {
        var name = String.UnicodeScalarView()
        name.append(contentsOf: rest[(rest.startIndex + 1)..<end])
        result += code(String(name))
        previous = "'"
        rest = rest[(end + 1)...]
      } else if scalar == "@" {
        // Outside of code it would notify a user.
        let word = rest.prefix {
          $0 == "@" || $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil
        }
        var name = String.UnicodeScalarView()
        name.append(contentsOf: word)
        result += code(String(name))
        previous = word.last ?? scalar
        rest = rest[word.endIndex...]
      } else {
        result += escape(scalar, behind: previous)
        previous = scalar
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// A backslash or a reference for a character that could be read as markup.
  private static func escape(_ scalar: Unicode.Scalar, behind previous: Unicode.Scalar) -> String {
    switch scalar {
    case "<": "&lt;"
    case ">": "&gt;"
    case "&": "&amp;"
    case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "{", "}", "$": "\\\(scalar)"
    // What makes an address of a word.
    case "/" where previous == "/" || previous == ":": "\\/"
    default: String(scalar)
    }
  }

  /// Lines of code, which show as text whatever they contain.
  static func block(_ lines: [String], language: String) -> String {
    markdownFence(
      lines.map { terminalSafe($0.replacingAll("\t", with: "    ")) }.joined(separator: "\n"), language: language)
  }

  /// A row of a table, of cells that are Markdown already.
  static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

  /// - Parameter columns: titles; those of numbers end with a colon.
  static func table(_ columns: [String], _ rows: [[String]]) -> String {
    let titles = columns.map { $0.hasSuffix(":") ? String($0.dropLast()) : $0 }
    let rule = "|" + columns.map { $0.hasSuffix(":") ? "---:|" : "---|" }.joined()
    return ([row(titles), rule] + rows.map(row)).joined(separator: "\n")
  }
}
