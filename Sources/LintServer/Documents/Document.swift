import LintReporting

/// A document that an editor has open.
public final class Document {
  /// As the editor spells it.
  public let uri: String
  /// The same for all names of a file.
  public let key: String
  public internal(set) var version: Int
  public internal(set) var text: DocumentText
  /// Whether a change could not be applied: until it is opened again or replaced as a whole, what the text is is not
  /// known.
  public internal(set) var isOutOfStep = false
  /// Larger than what is analysed.
  public var isTooLarge: Bool { text.bytes.count > Self.largest }
  public let isSwift: Bool

  /// Bytes.
  static let largest = 16 << 20

  init(uri: String, key: String, version: Int, text: DocumentText, isSwift: Bool) {
    self.uri = uri
    self.key = key
    self.version = version
    self.text = text
    self.isSwift = isSwift
  }

  /// Applies the changes of one notification, in order.
  ///
  /// - Returns: what is wrong with them; nil for nothing.
  func apply(_ changes: [JSONValue], version: Int) -> String? {
    self.version = version
    for change in changes {
      guard let new = change["text"]?.string else { return lose("a change has no text") }
      guard let range = change["range"], range != .null else {
        text = DocumentText(new)
        isOutOfStep = false
        continue
      }
      if isOutOfStep { continue }
      guard let range = TextRange(range) else { return lose("the range of a change is none") }
      guard text.replace(range, with: new) else { return lose("the range of a change ends before it starts") }
    }
    return nil
  }

  private func lose(_ reason: String) -> String {
    isOutOfStep = true
    return reason
  }

  /// Whether its text is known and analysed.
  var isAnalysed: Bool { isSwift && !isOutOfStep && !isTooLarge }
}
