/// The replacement of a run of bytes of one text.
struct TextEdit: Sendable, Equatable {
  /// From 0; empty for an insertion.
  var bytes: Range<Int>
  var replacement: [UInt8]

  /// Whether the runs overlap or touch, so that the order of the two matters.
  func touches(_ other: TextEdit) -> Bool {
    bytes.lowerBound <= other.bytes.upperBound && other.bytes.lowerBound <= bytes.upperBound
  }
}

extension Sequence<TextEdit> {
  /// In the order of their places: what is inserted before a replaced text is before it, and insertions at one place
  /// stay in the order in which they were.
  var inOrder: [TextEdit] {
    enumerated().sorted { left, right in
      let (one, other) = (left.element.bytes, right.element.bytes)
      return (one.lowerBound, one.upperBound, left.offset) < (other.lowerBound, other.upperBound, right.offset)
    }.map(\.element)
  }
}

extension [TextEdit] {
  /// Whether sorted edits can be applied together to a text of `count` bytes.
  func areDisjoint(in count: Int) -> Bool {
    var end = 0
    for edit in self {
      guard edit.bytes.lowerBound >= end, edit.bytes.upperBound <= count else { return false }
      end = edit.bytes.upperBound
    }
    return true
  }

  /// The text with all edits made.
  ///
  /// - Precondition: the edits are sorted and disjoint, and lie in the text.
  func applied(to text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(reduce(text.count) { $0 + $1.replacement.count - $1.bytes.count })
    var next = 0
    for edit in self {
      result += text[next..<edit.bytes.lowerBound]
      result += edit.replacement
      next = edit.bytes.upperBound
    }
    return result + text[next...]
  }

  /// Where something was before the edits were made, which are in order. What is in a replacement was at its start.
  func original(_ offset: Int) -> Int {
    var moved = 0
    for edit in self {
      let start = edit.bytes.lowerBound + moved
      if start > offset { break }
      if offset < start + edit.replacement.count { return edit.bytes.lowerBound }
      moved += edit.replacement.count - edit.bytes.count
    }
    return offset - moved
  }
}
