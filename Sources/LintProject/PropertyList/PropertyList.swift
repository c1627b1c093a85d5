import LintSyntax

/// A property list in OpenStep's syntax, which Xcode writes projects in: strings, arrays, dictionaries and data.
///
/// Values are read in place: a string is decoded on demand, because most of a project file is never needed. A class, so
/// that holding a value is holding one reference.
final class PropertyList: Sendable {
  enum Kind: UInt8, Sendable {
    case string
    /// In quotes, and the same with a backslash in it.
    case quotedString, escapedString
    case array, dictionary, data
  }

  struct Entry: Sendable {
    var kind: Kind
    /// The bytes of a string between its quotes, or those of the whole value.
    var start: UInt32
    var end: UInt32
    /// The entry after the last one that belongs to this one.
    var next: UInt32
  }

  /// In preorder; a dictionary's keys and values by turns.
  let entries: [Entry]
  let source: [UInt8]

  init(entries: [Entry], source: [UInt8]) {
    self.entries = entries
    self.source = source
  }

  var root: Value { Value(list: self, index: 0) }

  /// A value of a property list.
  struct Value: Sendable {
    let list: PropertyList
    let index: Int

    var entry: Entry { list.entries[index] }

    /// Where the value begins, in bytes from 0.
    var offset: Int { Int(entry.start) }

    /// Nil when the value is no string.
    var string: String? {
      switch entry.kind {
      case .string, .quotedString:
        list.source.withUnsafeBufferPointer { String(decoding: $0[Int(entry.start)..<Int(entry.end)], as: UTF8.self) }
      case .escapedString: Self.unescaped(list.source[Int(entry.start)..<Int(entry.end)])
      default: nil
      }
    }

    var isText: Bool { entry.kind == .string || entry.kind == .quotedString || entry.kind == .escapedString }
    var isArray: Bool { entry.kind == .array }
    var isDictionary: Bool { entry.kind == .dictionary }

    /// Nil when the value is no array.
    var array: [Value]? { isArray ? children.map { Value(list: list, index: $0) } : nil }

    /// Keys and values in the order of the file, by their entries; none when the value is no dictionary.
    var pairs: Pairs { Pairs(children: isDictionary ? children : Children(list: list, place: 0, end: 0)) }

    /// The bytes of `<…>`; nil when the value is something else.
    var data: [UInt8]? {
      guard entry.kind == .data else { return nil }
      let digits = list.source[Int(entry.start)..<Int(entry.end)].compactMap {
        Character(Unicode.Scalar($0)).hexDigitValue
      }
      return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
    }

    /// The value of a key; the last one if the key occurs more than once.
    subscript(key: StaticString) -> Value? {
      list.value(of: key, in: index).map { Value(list: list, index: $0) }
    }

    /// The entries directly below.
    var children: Children { Children(list: list, place: index + 1, end: Int(entry.next)) }
  }

  /// The direct entries of an array or a dictionary.
  struct Children: Sequence, IteratorProtocol {
    fileprivate let list: PropertyList
    fileprivate var place: Int
    fileprivate let end: Int

    mutating func next() -> Int? {
      guard place < end else { return nil }
      defer { place = Int(list.entries[place].next) }
      return place
    }
  }

  /// The entries of a dictionary's keys and values.
  struct Pairs: Sequence, IteratorProtocol {
    fileprivate var children: Children

    mutating func next() -> (key: Int, value: Int)? {
      guard let key = children.next(), let value = children.next() else { return nil }
      return (key, value)
    }
  }

  // MARK: Texts that are not needed as strings

  /// The value of a key of a dictionary; the last one if the key occurs more than once.
  func value(of key: StaticString, in dictionary: Int) -> Int? {
    guard entries[dictionary].kind == .dictionary else { return nil }
    var found: Int?
    var place = dictionary + 1
    let end = Int(entries[dictionary].next)
    while place < end {
      let value = Int(entries[place].next)
      if spells(place, key) { found = value }
      place = Int(entries[value].next)
    }
    return found
  }

  /// Whether an entry is this text.
  func spells(_ place: Int, _ text: StaticString) -> Bool {
    let entry = entries[place]
    // Nearly all differ in length already.
    guard entry.kind == .escapedString || Int(entry.end - entry.start) == text.utf8CodeUnitCount else { return false }
    return withText(at: place) { bytes in text.withUTF8Buffer { ByteSearch.areEqual(bytes, $0) } } ?? false
  }

  /// Whether two entries are the same text.
  func areSameTexts(_ one: Int, _ other: Int) -> Bool {
    withText(at: one) { text in withText(at: other) { ByteSearch.areEqual(text, $0) } ?? false } ?? false
  }

  /// Equal for equal texts, in quotes or not.
  func hash(ofTextAt place: Int) -> Int { withText(at: place) { TextHash.of($0) } ?? 0 }

  /// Nil when the entry is no text.
  func withText<Result>(at place: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    let entry = entries[place]
    switch entry.kind {
    case .string, .quotedString:
      return source.withUnsafeBufferPointer {
        body(UnsafeBufferPointer(rebasing: $0[Int(entry.start)..<Int(entry.end)]))
      }
    case .escapedString:
      var text = Value(list: self, index: place).string ?? ""
      return text.withUTF8(body)
    case .array, .dictionary, .data: return nil
    }
  }
}

extension PropertyList.Value {
  /// `\n`, `\"`, `\U00e9`, `\101` and the like; an unknown escape is its character.
  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    var units: [UInt16] = []
    var plain: [UInt8] = []
    func flush() {
      units += Array(String(decoding: plain, as: UTF8.self).utf16)
      plain = []
    }
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        plain.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "n"): plain.append(0x0A)
      case UInt8(ascii: "t"): plain.append(0x09)
      case UInt8(ascii: "r"): plain.append(0x0D)
      case UInt8(ascii: "a"): plain.append(0x07)
      case UInt8(ascii: "b"): plain.append(0x08)
      case UInt8(ascii: "f"): plain.append(0x0C)
      case UInt8(ascii: "v"): plain.append(0x0B)
      case UInt8(ascii: "U"):
        flush()
        units.append(number(from: &rest, radix: 16, digits: 4))
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        flush()
        rest = bytes[(rest.startIndex - 1)...]
        units.append(nextStep(number(from: &rest, radix: 8, digits: 3)))
      default: plain.append(escape)
      }
    }
    flush()
    return String(decoding: units, as: UTF16.self)
  }

  private static func number(from rest: inout ArraySlice<UInt8>, radix: Int, digits: Int) -> UInt16 {
    var value = 0
    for _ in 0..<digits {
      guard let byte = rest.first, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix else {
        break
      }
      value = value * radix + digit
      rest.removeFirst()
    }
    return UInt16(truncatingIfNeeded: value)
  }

  /// An octal escape names a character of the NeXTSTEP encoding, which is ASCII in its lower half.
  private static func nextStep(_ code: UInt16) -> UInt16 { code < 0x80 ? code : 0xFFFD }
}
