/// Text as the content of an element, or between quotes as the value of an attribute. What XML 1.0 cannot represent is
/// made visible, and what could steer a terminal or deceive a reader is a reference.
func xmlEscaped(_ text: String) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    // Readers turn these into spaces in attributes, and each line end into a line feed.
    case "\t": escaped += "&#9;"
    case "\n": escaped += "&#10;"
    case "\r": escaped += "&#13;"
    default:
      let isForbidden = scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF
      if let reference = markupEscape(of: scalar) {
        escaped += reference
      } else if isForbidden {
        escaped += visibleForm(of: scalar) ?? "\u{FFFD}"
      } else if visibleForm(of: scalar) != nil {
        escaped += "&#\(scalar.value);"
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
  }
  return escaped
}

/// The escape for a character that XML and HTML would read as markup, in text and between quotes; nil for others.
func markupEscape(of scalar: Unicode.Scalar) -> String? {
  switch scalar {
  case "&": "&amp;"
  case "<": "&lt;"
  case ">": "&gt;"
  case "\"": "&quot;"
  case "'": "&#39;"
  default: nil
  }
}

/// Writes elements with attributes, one a line.
struct XMLWriter {
  private let stream: ByteStream
  private var depth = 0

  init(to stream: ByteStream) {
    self.stream = stream
    stream.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
  }

  /// An element with elements in it.
  mutating func element(_ name: String, _ attributes: [(String, String)], _ body: (inout XMLWriter) -> Void) {
    open(name, attributes, end: ">\n")
    depth += 1
    body(&self)
    depth -= 1
    indent()
    stream.append("</\(name)>\n")
  }

  /// An element with text in it, or nothing.
  mutating func element(_ name: String, _ attributes: [(String, String)], text: String = "") {
    if text.isEmpty { return open(name, attributes, end: "/>\n") }
    open(name, attributes, end: ">")
    stream.append("\(xmlEscaped(text))</\(name)>\n")
  }

  private func open(_ name: String, _ attributes: [(String, String)], end: String) {
    indent()
    stream.append("<\(name)")
    for (name, value) in attributes { stream.append(" \(name)=\"\(xmlEscaped(value))\"") }
    stream.append(end)
  }

  private func indent() { stream.append(UInt8(ascii: " "), times: 2 * depth) }
}
