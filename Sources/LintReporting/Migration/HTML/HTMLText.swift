/// Text as the content of an element, or between double quotes as the value of an attribute.
///
/// Whatever comes from source shows as text: markup is escaped, and what a reader would not see, or would see in another order than the
/// compiler, is made visible.
///
/// - Parameter keepingTabs: for code, where the page gives tabs a width.
func htmlEscaped(_ text: String, keepingTabs: Bool = false) -> String {
  if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 && !isMarkup($0) }) { return text }
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    case "'": escaped += "&#39;"
    case "\t" where keepingTabs: escaped += "\t"
    default:
      if let form = visibleForm(of: scalar) {
        escaped += form
      } else if scalar.properties.isNoncharacterCodePoint {
        escaped += "\u{FFFD}"
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
  }
  return escaped
}

private func isMarkup(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
  default: false
  }
}

/// The start of a text that is too long for a page, with how much is left out.
func shortened(_ text: String, to limit: Int = 1_000) -> String {
  guard text.utf8.count > limit else { return text }
  let start = text.prefix(limit)
  let rest = text.utf8.count - start.utf8.count
  return rest > 0 ? "\(start)… (\(rest) more bytes)" : text
}
