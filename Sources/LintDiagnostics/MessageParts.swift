/// A message in its two parts: what is wrong, and what to do about it.
///
/// The first sentence of a message is its headline, and the others are advice. In a message of one sentence, the text
/// after a colon or a semicolon is advice. Marks in quoted code separate nothing.
public struct MessageParts: Sendable, Hashable {
  /// Without the period at its end.
  public let headline: Substring
  /// As written; nil for a message that is only a headline.
  public let advice: Substring?

  public init(_ message: String) {
    let places = Self.places(in: message)
    guard let end = places.sentenceEnd ?? places.clauseEnd else {
      headline = message.hasSuffix(".") ? message.dropLast() : message[...]
      advice = nil
      return
    }
    headline = message[..<end]
    advice = message[end...].dropFirst(2)
  }

  /// The marks that end the first of several sentences, and the first clause before a colon or a semicolon.
  private static func places(in message: String) -> (sentenceEnd: String.Index?, clauseEnd: String.Index?) {
    var clauseEnd: String.Index?
    var isQuoted = false
    var previous: Character = " "
    for index in message.indices {
      let mark = message[index]
      let rest = message[index...].dropFirst()
      if mark == "'" {
        // An apostrophe has letters on both sides.
        let isEdge = isQuoted ? !(rest.first?.isLetter ?? false) : !previous.isLetter
        if isEdge { isQuoted.toggle() }
      } else if !isQuoted, rest.first == " ", let next = rest.dropFirst().first {
        if mark == ".", next.isUppercase || next == "'" { return (index, clauseEnd) }
        if mark == ":" || mark == ";" { clauseEnd = clauseEnd ?? index }
      }
      previous = mark
    }
    return (nil, clauseEnd)
  }
}

extension Diagnostic {
  /// What is wrong, and what to do about it.
  public var messageParts: MessageParts { MessageParts(message) }
}
