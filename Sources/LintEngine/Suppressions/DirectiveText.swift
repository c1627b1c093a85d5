/// The words of a directive, after `concurlint:`.
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
    var words: [Directive.Word] = []
    var word: (text: String, start: Int)?
    var offset = start
    func end(_ word: (text: String, start: Int)?) {
      if let word { words.append(Directive.Word(text: word.text, bytes: word.start..<offset)) }
    }
    // Scalar by scalar, because the places of words are counted in bytes even in text that is not UTF-8.
    var decoder = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    scan: while true {
      let scalar: Unicode.Scalar
      let width: Int
      switch decoder.parseScalar(from: &rest) {
      case .valid(let encoded): (scalar, width) = (Unicode.UTF8.decode(encoded), encoded.count)
      case .error(let length): (scalar, width) = ("\u{FFFD}", length)
      case .emptyInput: break scan
      }
      if scalar.isDash && (word == nil || !scalar.isASCII) { break scan }
      if scalar == " " || scalar == "\t" || scalar == "," {
        end(word)
        word = nil
      } else {
        word = ((word?.text ?? "") + String(scalar), word?.start ?? offset)
      }
      offset += width
    }
    end(word)

    let behind = String(decoding: bytes[(offset - start)...], as: UTF8.self)
    let why = String(behind.unicodeScalars.drop { $0.isDash || $0 == " " || $0 == "\t" })
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
