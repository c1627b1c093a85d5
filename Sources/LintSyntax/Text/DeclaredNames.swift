/// The names in a text that follow keywords of declarations, also in comments: what the text may declare. Faster than
/// parsing it.
public enum DeclaredNames {
  private static let keywords = WellKnownNameSet([
    .class, .struct, .enum, .actor, .protocol, .typealias, .extension, .func, .var, .let, .macro
  ])

  /// - Parameters:
  ///   - text: followed by ``SourcePadding/byteCount`` more bytes that may be read.
  ///   - body: is given each name, in the order of the text. `extension A.B` has both.
  public static func forEach(in text: UnsafeBufferPointer<UInt8>, _ body: (Name) -> Void) {
    guard var place = text.baseAddress else { return }
    let end = place + text.count
    // Local copies: every access to a static tests whether it is initialized.
    let (bytes, names, keywords) = (ByteTable.shared, NameTable.shared, keywords)
    var isDeclared = false
    while place < end {
      let start = place
      while bytes.byteClass(of: place.pointee).continuesIdentifier { place += 1 }
      let length = place - start
      if length == 0 {
        place += 1
        continue
      }
      // Keywords are short, and in lower case.
      let mayBeKeyword = length < 10 && start.pointee >= UInt8(ascii: "a")
      if !isDeclared && !mayBeKeyword { continue }
      let name = names.name(of: start, length: length)
      if isDeclared { body(name) }
      isDeclared =
        mayBeKeyword && !name.isHash && keywords.contains(name) || isDeclared && place.pointee == UInt8(ascii: ".")
    }
  }
}
