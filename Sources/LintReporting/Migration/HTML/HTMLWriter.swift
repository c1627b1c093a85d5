/// Writes elements to a stream. Text and values of attributes are escaped here and nowhere else.
struct HTMLWriter {
  let stream: ByteStream

  typealias Attribute = (name: String, value: String)

  /// Elements that have no content and no end tag.
  func empty(_ name: String, _ attributes: Attribute...) { open(name, attributes) }

  func element(_ name: String, _ attributes: Attribute..., content: () -> Void) { element(name, attributes, content: content) }

  func element(_ name: String, _ attributes: [Attribute], content: () -> Void) {
    open(name, attributes)
    content()
    close(name)
  }

  func element(_ name: String, _ attributes: Attribute..., text: String) {
    open(name, attributes)
    self.text(text)
    close(name)
  }

  /// Shortened where it is longer than a page should show.
  func text(_ text: String) { stream.append(htmlEscaped(shortened(text))) }

  /// A message, in which what stands between single quotes is code. A quote within a word is an apostrophe.
  func message(_ message: String) {
    var rest = shortened(message)[...]
    while let opening = rest.firstIndex(of: "'") {
      let quoted = rest[rest.index(after: opening)...]
      let opensWord = rest[..<opening].last.map { !$0.isLetter && !$0.isNumber } ?? true
      if opensWord, let closing = quoted.firstIndex(of: "'") {
        stream.append("\(htmlEscaped(String(rest[..<opening])))<code>\(htmlEscaped(String(quoted[..<closing])))</code>")
        rest = quoted[closing...].dropFirst()
      } else {
        stream.append(htmlEscaped(String(rest[...opening])))
        rest = quoted
      }
    }
    stream.append(htmlEscaped(String(rest)))
  }

  /// A line of code, in which tabs stay.
  func code(_ line: String) { stream.append(htmlEscaped(shortened(line), keepingTabs: true)) }

  /// What this package itself has written; nothing of it comes from a project.
  func raw(_ markup: String) { stream.append(markup) }

  private func open(_ name: String, _ attributes: [Attribute]) {
    stream.append("<\(name)")
    for (name, value) in attributes { stream.append(" \(name)=\"\(htmlEscaped(shortened(value)))\"") }
    stream.append(">")
  }

  private func close(_ name: String) { stream.append("</\(name)>") }
}
