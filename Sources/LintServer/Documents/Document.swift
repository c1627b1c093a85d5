import LintReporting

/// A document that an editor has open.
public struct Document: Sendable {
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
  public internal(set) var isTooLarge = false
  public let isSwift: Bool

  /// Bytes.
  public static let largest = 16 << 20

  /// Applies the changes of one notification, in order.
  ///
  /// - Returns: what is wrong with them; nil for nothing.
  mutating func apply(_ changes: [JSONValue], version: Int) -> String? {
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
    isTooLarge = text.bytes.count > Self.largest
    return nil
  }

  private mutating func lose(_ reason: String) -> String {
    isOutOfStep = true
    return reason
  }

  /// Whether its text is known and analysed.
  var isAnalysed: Bool { isSwift && !isOutOfStep && !isTooLarge }
}
