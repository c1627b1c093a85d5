/// Writes elements to a stream. Text and values of attributes are escaped here and nowhere else.
struct HTMLWriter {
  let stream: ByteStream
  private let row = Row()

  /// The titles of a table's columns, which narrow windows show in every cell, and the cell that comes next.
  private final class Row {
    var titles: [String] = []
    var next = 0
  }

  init(stream: ByteStream) { self.stream = stream }

  /// Writes rows of a table whose cells name their column.
  func rows(titled titles: [String], content: () -> Void) {
    let outer = row.titles
    row.titles = titles
    content()
    row.titles = outer
  }

  typealias Attribute = (name: String, value: String)

  /// Elements that have no content and no end tag.
  func empty(_ name: String, _ attributes: Attribute...) { open(name, attributes) }

  func element(_ name: String, _ attributes: Attribute..., content: () -> Void) {
    element(name, attributes, content: content)
  }

  func element(_ name: String, _ attributes: [Attribute], content: () -> Void) {
    open(name, attributes)
    content()
    close(name)
  }

  func element(_ name: String, _ attributes: Attribute..., text: String) {
    open(name, attributes)
    if Self.holdsTextAlone.contains(name) { stream.append(htmlEscaped(shortened(text))) } else { self.text(text) }
    close(name)
  }

  /// Elements that allow no others inside, not even a `wbr`.
  private static let holdsTextAlone: Set = ["title", "option", "text"]

  /// Shortened if it is longer than a page should show.
  func text(_ text: String) { stream.append(breakableMarkup(shortened(text))) }

  /// A message, in which the text between single quotes is code. A quote within a word is an apostrophe.
  func message(_ message: String) {
    var rest = shortened(message)[...]
    while let opening = rest.firstIndex(of: "'") {
      let quoted = rest[rest.index(after: opening)...]
      let opensWord = rest[..<opening].last.map { !$0.isLetter && !$0.isNumber } ?? true
      if opensWord, let closing = quoted.firstIndex(of: "'") {
        stream.append(
          "\(breakableMarkup(String(rest[..<opening])))<code>\(breakableMarkup(String(quoted[..<closing])))</code>")
        rest = quoted[closing...].dropFirst()
      } else {
        stream.append(breakableMarkup(String(rest[...opening])))
        rest = quoted
      }
    }
    stream.append(breakableMarkup(String(rest)))
  }

  /// A line of code, in which tabs stay.
  func code(_ line: String) { stream.append(breakableMarkup(shortened(line), keepingTabs: true)) }

  /// Markup of this package; nothing in it comes from a project.
  func raw(_ markup: String) { stream.append(markup) }

  private func open(_ name: String, _ attributes: [Attribute]) {
    stream.append("<\(name)")
    for (name, value) in attributes { stream.append(" \(name)=\"\(htmlEscaped(shortened(value)))\"") }
    if name == "tr" { row.next = 0 }
    if name == "td" || name == "th", row.next < row.titles.count {
      // The first cell is what the row is about.
      if row.next > 0, !row.titles[row.next].isEmpty {
        stream.append(" data-title=\"\(htmlEscaped(row.titles[row.next]))\"")
      }
      row.next += 1
    }
    stream.append(">")
  }

  private func close(_ name: String) { stream.append("</\(name)>") }
}
