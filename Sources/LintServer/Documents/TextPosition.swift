import LintReporting

/// A place in a text as the protocol counts: lines from 0, UTF-16 units from 0.
public struct TextPosition: Comparable, Sendable {
  public var line: Int
  public var character: Int

  public init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// Nil for what is no position.
  public init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.integer, let character = value?["character"]?.integer, line >= 0, character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }

  public static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }

  public var json: JSONValue { ["line": .integer(line), "character": .integer(character)] }
}

/// A run of text; its end is exclusive.
public struct TextRange: Sendable {
  public var start: TextPosition
  public var end: TextPosition

  public init(start: TextPosition, end: TextPosition) {
    self.start = start
    self.end = end
  }

  /// Nil for what is no range.
  public init?(_ value: JSONValue?) {
    guard let start = TextPosition(value?["start"]), let end = TextPosition(value?["end"]) else { return nil }
    self.init(start: start, end: end)
  }

  public var json: JSONValue { ["start": start.json, "end": end.json] }
}
