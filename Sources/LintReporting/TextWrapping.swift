/// Fills paragraphs to a width.
///
/// Paragraphs are separated by empty lines; lines that start with four spaces are code and stay as they are.
func wrapped(_ text: String, width: Int, indentation: String = "") -> String {
  var lines: [String] = []
  var paragraph: [Substring] = []

  func endParagraph() {
    var line = ""
    var column = 0
    for word in paragraph {
      let length = displayWidth(of: word)
      if column > 0 && column + 1 + length > width - indentation.utf8.count {
        lines.append(indentation + line)
        (line, column) = ("", 0)
      }
      if column > 0 { line += " " }
      line += word
      column += (column > 0 ? 1 : 0) + length
    }
    if !line.isEmpty { lines.append(indentation + line) }
    paragraph = []
  }

  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.hasPrefix("    ") {
      endParagraph()
      lines.append(indentation + line)
    } else if line.allSatisfy({ $0 == " " }) {
      endParagraph()
      lines.append("")
    } else {
      paragraph += line.split(separator: " ")
    }
  }
  endParagraph()
  return lines.joined(separator: "\n")
}

extension String {
  /// Spaces added up to a number of columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth(of: self)))
  }
}
