/// Text that shows in Markdown as it is, in a paragraph or in a cell of a table: nothing in it is markup, a link or a
/// mention.
///
/// Names in single quotes become code, and so do words that begin with `@`: outside of code they would notify a user.
func markdownEscaped(_ text: String) -> String {
  var result = ""
  var rest = Array(terminalSafe(text).unicodeScalars)[...]
  var previous: Unicode.Scalar = " "
  while let scalar = rest.first {
    if scalar == "'", previous == " " || previous == "(", let end = markdownClosingQuote(in: rest) {
      result += markdownCode(rest[(rest.startIndex + 1)..<end])
      previous = "'"
      rest = rest[(end + 1)...]
    } else if scalar == "@" {
      let word = rest.prefix {
        $0 == "@" || $0 == "_" || $0 == "-" || $0 == "." || $0.properties.isAlphabetic
          || $0.properties.numericType != nil
      }
      result += markdownCode(word)
      previous = word.last ?? scalar
      rest = rest[word.endIndex...]
    } else {
      result += markdownEscape(of: scalar)
      previous = scalar
      rest = rest.dropFirst()
    }
  }
  return result
}

/// A name as code. Not in backticks, which the name itself could contain.
func markdownCode(_ name: some Sequence<Unicode.Scalar>) -> String {
  "<code>" + name.map { markdownEscape(of: $0) }.joined() + "</code>"
}

/// The end of a quotation: after it the sentence continues, or ends.
func markdownClosingQuote(in text: ArraySlice<Unicode.Scalar>) -> Int? {
  var place = text.startIndex + 1
  while place < text.endIndex {
    let next = place + 1 < text.endIndex ? text[place + 1] : " "
    if text[place] == "'", place > text.startIndex + 1, " .,;:)!?".unicodeScalars.contains(next) { return place }
    place += 1
  }
  return nil
}

/// A reference for a character that Markdown or HTML could read as markup.
private func markdownEscape(of scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", ";", "(", ")", "'", "-", "/": String(scalar)
  case _ where scalar.isASCII: "&#\(scalar.value);"
  default: String(scalar)
  }
}

/// Code between fences, which have more backticks than the code has in a row.
func markdownFence(_ code: String, language: String) -> String {
  var longest = 0
  var run = 0
  for byte in code.utf8 {
    run = byte == UInt8(ascii: "`") ? run + 1 : 0
    longest = max(longest, run)
  }
  let fence = String(repeating: "`", count: max(3, longest + 1))
  return "\(fence)\(language)\n\(code)\n\(fence)"
}
