/// The text with every character that could steer a terminal or deceive a reader made visible.
///
/// File names, messages and source are untrusted: an escape sequence in them could recolour, overwrite or forge output,
/// a line break could forge a diagnostic, and a bidirectional override shows code in another order than the compiler
/// reads it.
public func terminalSafe(_ text: String) -> String {
  // The common case: all bytes are printable, checked in place.
  let isPlain = text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy { 0x20..<0x7F ~= $0 } }
  if isPlain == true { return text }
  var safe = ""
  for scalar in text.unicodeScalars {
    if let picture = visibleForm(of: scalar) {
      safe += picture
    } else {
      safe.unicodeScalars.append(scalar)
    }
  }
  return safe
}

/// The same for lines with tabs between their fields, which stay.
public func terminalSafe(table: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
  let (tab, newline) = (UInt8(ascii: "\t"), UInt8(ascii: "\n"))
  if table.allSatisfy({ 0x20..<0x7F ~= $0 || $0 == newline || $0 == tab }) { return table }
  var safe: ContiguousArray<UInt8> = []
  safe.reserveCapacity(table.count)
  for scalar in String(decoding: table, as: UTF8.self).unicodeScalars {
    if scalar != "\t", scalar != "\n", let picture = visibleForm(of: scalar) {
      safe += picture.utf8
    } else {
      safe += UTF8.encode(scalar)!
    }
  }
  return safe
}

/// The replacement for a scalar that must not reach a terminal; nil for harmless ones.
func visibleForm(of scalar: Unicode.Scalar) -> String? {
  switch scalar.value {
  case 0x20..<0x7F: return nil
  case 0..<0x20: return controlPictures[Int(scalar.value)]
  case 0x7F: return "␡"
  // Joiners shape emoji and several scripts, and tags spell flags; they move nothing.
  case 0x200C, 0x200D, 0xE0020...0xE007F: return nil
  default: break
  }
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator:
    return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  default:
    return nil
  }
}

/// U+2400 and on show the ASCII controls, one column wide each.
private let controlPictures = Array("␀␁␂␃␄␅␆␇␈␉␊␋␌␍␎␏␐␑␒␓␔␕␖␗␘␙␚␛␜␝␞␟").map(String.init)
