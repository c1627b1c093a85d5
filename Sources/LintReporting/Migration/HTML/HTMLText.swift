/// Text as the content of an element, or between double quotes as the value of an attribute.
///
/// Whatever comes from source shows as text: markup is escaped, and what a reader would not see, or would see in another order than the
/// compiler, is made visible.
///
/// - Parameter keepingTabs: for code, where the page gives tabs a width.
func htmlEscaped(_ text: String, keepingTabs: Bool = false) -> String {
  if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 && markupEscape(of: Unicode.Scalar($0)) == nil }) { return text }
  var escaped = ""
  for scalar in text.unicodeScalars {
    if let reference = markupEscape(of: scalar) {
      escaped += reference
    } else if scalar == "\t" && keepingTabs {
      escaped += "\t"
    } else if let form = visibleForm(of: scalar) {
      escaped += form
    } else if scalar.properties.isNoncharacterCodePoint {
      escaped += "\u{FFFD}"
    } else {
      escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}

/// The start of a text that is too long for a page, with how much is left out.
func shortened(_ text: String, to limit: Int = 1_000) -> String {
  guard text.utf8.count > limit else { return text }
  let start = text.prefix(limit)
  let rest = text.utf8.count - start.utf8.count
  return rest > 0 ? "\(start)… (\(rest) more bytes)" : text
}
