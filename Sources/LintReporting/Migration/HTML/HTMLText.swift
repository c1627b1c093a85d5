/// Text as the content of an element, or between double quotes as the value of an attribute.
///
/// Text from source shows as text: markup is escaped, and what a reader would not see, or would see in another order
/// than the compiler, is made visible.
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

/// Text as the content of an element, in which long words may be broken where a reader of code would: after punctuation
/// and before the capital letter of the next part of a name.
func breakableMarkup(_ text: String, keepingTabs: Bool = false) -> String {
  var markup = ""
  var start = text.startIndex
  var word = text.startIndex
  func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
  let bytes = text.utf8
  while word < bytes.endIndex {
    let end = bytes[word...].firstIndex(where: isSpace) ?? bytes.endIndex
    if bytes.distance(from: word, to: end) > longestWholeWord {
      var previous = bytes[word]
      var place = bytes.index(after: word)
      while place < end {
        let byte = bytes[place]
        if mayBreak(between: previous, and: byte) {
          markup += htmlEscaped(String(text[start..<place]), keepingTabs: keepingTabs) + "<wbr>"
          start = place
        }
        previous = byte
        place = bytes.index(after: place)
      }
    }
    word = end < bytes.endIndex ? bytes.index(after: end) : end
  }
  return markup + htmlEscaped(start == text.startIndex ? text : String(text[start...]), keepingTabs: keepingTabs)
}

/// The length, in bytes, of a word that fits into any line.
private let longestWholeWord = 14

/// Only between ASCII characters: others may belong together.
private func mayBreak(between left: UInt8, and right: UInt8) -> Bool {
  func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z") }
  func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
  func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
  if isLetter(left) || isDigit(left) { return isCapital(right) && !isCapital(left) }
  // After punctuation; an opening bracket or quote stays with what follows.
  return left > 0x20 && left < 0x7F && !"'\"`@#<".utf8.contains(left)
    && (isLetter(right) || isDigit(right) || right == UInt8(ascii: "_") && left != right)
}
