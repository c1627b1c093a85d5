/// A wildcard pattern in the dialect of `.gitignore`, ready to be matched against bytes.
///
/// `?`, `*` and `[…]` never match a slash; `**` as a whole component matches any number of components. Matching takes
/// no recursion and at most quadratic time in the text, so a hostile pattern cannot stall a run.
public struct Glob: Sendable {
  fileprivate enum Element: Sendable {
    case byte(UInt8)
    case anyButSlash
    case set(ByteSet)
    /// `*`: any run without a slash.
    case run
    /// `**/`: nothing, or any run that ends in a slash.
    case directories
    /// A final `**`: everything that is left.
    case rest
  }

  private var elements: [Element] = []

  /// - Returns: nil for a pattern that can match nothing: an open bracket, an unknown class, a final backslash.
  public init?(_ pattern: ArraySlice<UInt8>) {
    var rest = pattern
    var atComponentStart = true
    while let byte = rest.popFirst() {
      let startsComponent = atComponentStart
      atComponentStart = byte == slash
      switch byte {
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst() else { return nil }
        elements.append(.byte(escaped))
        atComponentStart = escaped == slash
      case UInt8(ascii: "?"):
        elements.append(.anyButSlash)
      case UInt8(ascii: "["):
        guard let set = ByteSet(bracket: &rest) else { return nil }
        elements.append(.set(set))
      case UInt8(ascii: "*"):
        let stars = 1 + rest.prefix { $0 == byte }.count
        rest = rest.dropFirst(stars - 1)
        if stars > 1 && startsComponent && rest.isEmpty {
          elements.append(.rest)
        } else if stars > 1 && startsComponent && rest.first == slash {
          rest.removeFirst()
          elements.append(.directories)
          atComponentStart = true
        } else {
          elements.append(.run)
        }
      default:
        elements.append(.byte(byte))
      }
    }
  }

  /// Whether the pattern covers all of `text`.
  ///
  /// On a mismatch the latest `*` takes one byte more; when that would be a slash, the latest `**/` takes one
  /// component more. Earlier wildcards need no second try: what follows them is matched as far left as it can be.
  public func matches(_ text: ArraySlice<UInt8>) -> Bool {
    var element = 0
    var position = text.startIndex
    var run: (element: Int, position: Int)?
    var directories: (element: Int, position: Int)?

    while true {
      if element < elements.count {
        switch elements[element] {
        case .rest:
          return true
        case .run:
          element += 1
          run = (element, position)
          continue
        case .directories:
          element += 1
          directories = (element, position)
          run = nil
          continue
        case let single where position < text.endIndex && single.accepts(text[position]):
          element += 1
          position += 1
          continue
        default:
          break
        }
      } else if position == text.endIndex {
        return true
      }

      if let (next, taken) = run, taken < text.endIndex, text[taken] != slash {
        run = (next, taken + 1)
        (element, position) = (next, taken + 1)
      } else if let (next, taken) = directories, let separator = text[taken...].firstIndex(of: slash) {
        run = nil
        directories = (next, separator + 1)
        (element, position) = (next, separator + 1)
      } else {
        return false
      }
    }
  }
}

private let slash = UInt8(ascii: "/")

extension Glob.Element {
  fileprivate func accepts(_ byte: UInt8) -> Bool {
    switch self {
    case .byte(let expected): byte == expected
    case .anyButSlash: byte != slash
    case .set(let set): byte != slash && set.contains(byte)
    case .run, .directories, .rest: false
    }
  }
}

/// The bytes that a bracket expression such as `[a-z_]` or `[![:space:]]` accepts.
private struct ByteSet: Sendable {
  private var words = SIMD4<UInt64>()

  func contains(_ byte: UInt8) -> Bool {
    words[Int(byte >> 6)] & (1 << UInt64(byte & 63)) != 0
  }

  private mutating func insert(_ range: ClosedRange<UInt8>) {
    for byte in range { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }
  }

  /// Takes the expression after its `[` from the front of `rest`; nil when it has no end.
  init?(bracket rest: inout ArraySlice<UInt8>) {
    var isNegated = false
    if let first = rest.first, first == UInt8(ascii: "!") || first == UInt8(ascii: "^") {
      isNegated = true
      rest.removeFirst()
    }
    var isFirst = true
    while true {
      guard let byte = rest.popFirst() else { return nil }
      if byte == UInt8(ascii: "]") && !isFirst { break }
      isFirst = false
      if byte == UInt8(ascii: "["), rest.first == UInt8(ascii: ":") {
        guard insertNamedClass(from: &rest) else { return nil }
        continue
      }
      guard let low = Self.unescaped(byte, &rest) else { return nil }
      // A hyphen at the end is itself.
      if rest.first == UInt8(ascii: "-"), let bound = rest.dropFirst().first, bound != UInt8(ascii: "]") {
        rest.removeFirst(2)
        guard let high = Self.unescaped(bound, &rest) else { return nil }
        if low <= high { insert(low...high) }
      } else {
        insert(low...low)
      }
    }
    if isNegated { words = ~words }
  }

  private static func unescaped(_ byte: UInt8, _ rest: inout ArraySlice<UInt8>) -> UInt8? {
    byte == UInt8(ascii: "\\") ? rest.popFirst() : byte
  }

  /// Takes `:name:]` from the front of `rest`. Without the end, the bracket is an ordinary member.
  private mutating func insertNamedClass(from rest: inout ArraySlice<UInt8>) -> Bool {
    guard let close = rest.firstIndex(of: UInt8(ascii: "]")) else { return false }
    let body = rest[..<close].dropFirst()
    guard body.last == UInt8(ascii: ":") else {
      insert(UInt8(ascii: "[")...UInt8(ascii: "["))
      return true
    }
    guard let ranges = Self.classes[String(decoding: body.dropLast(), as: UTF8.self)] else { return false }
    for range in ranges { insert(range) }
    rest = rest[(close + 1)...]
    return true
  }

  /// The POSIX character classes in the C locale.
  private static let classes: [String: [ClosedRange<UInt8>]] = {
    let digit = UInt8(ascii: "0")...UInt8(ascii: "9")
    let upper = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let lower = UInt8(ascii: "a")...UInt8(ascii: "z")
    return [
      "alnum": [digit, upper, lower],
      "alpha": [upper, lower],
      "blank": [0x20...0x20, 0x09...0x09],
      "cntrl": [0x00...0x1F, 0x7F...0x7F],
      "digit": [digit],
      "graph": [0x21...0x7E],
      "lower": [lower],
      "print": [0x20...0x7E],
      "punct": [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E],
      "space": [0x09...0x0D, 0x20...0x20],
      "upper": [upper],
      "xdigit": [digit, UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f")]
    ]
  }()
}
