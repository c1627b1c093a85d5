/// The words of a directive, behind `concurlint:`.
///
///     disable:next first-rule, second-rule — known since the migration
struct DirectiveText {
  private(set) var verb: Directive.Word
  private(set) var ids: [Directive.Word] = []
  private(set) var reason: String?

  /// - Parameters:
  ///   - bytes: From the colon to the end of the line or comment.
  ///   - start: Where in the file they begin.
  /// - Returns: nil for prose that begins with the tool's name and a colon.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
    let text = String(decoding: bytes, as: UTF8.self)
    var words: [Directive.Word] = []
    var word: (text: String, start: Int)?
    var offset = start
    var rest = text.unicodeScalars[...]
    scan: while let scalar = rest.first {
      let isDash = scalar.isDash
      if isDash && (word == nil || !scalar.isASCII) { break scan }
      if scalar == " " || scalar == "\t" || scalar == "," {
        if let ended = word { words.append(Directive.Word(text: ended.text, bytes: ended.start..<offset)) }
        word = nil
      } else {
        word = ((word?.text ?? "") + String(scalar), word?.start ?? offset)
      }
      offset += UTF8.width(scalar)
      rest.removeFirst()
    }
    if let ended = word { words.append(Directive.Word(text: ended.text, bytes: ended.start..<offset)) }

    let why = String(rest.drop { $0.isDash || $0 == " " || $0 == "\t" })
    reason = why.isEmpty ? nil : why
    verb = words.first ?? Directive.Word(text: "", bytes: start..<start)
    ids = Array(words.dropFirst())
    let isProse = bytes.first.map { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } ?? false
    if isProse, case .unknown = Directive.action(verb.text) { return nil }
  }
}

extension Unicode.Scalar {
  /// A hyphen, a dash of any length, or a minus sign.
  fileprivate var isDash: Bool { properties.generalCategory == .dashPunctuation || self == "\u{2212}" }
}
