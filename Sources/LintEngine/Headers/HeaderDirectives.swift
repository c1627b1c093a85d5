/// The lines of a header that name other headers or modules.
struct HeaderDirectives {
  enum Directive: Equatable {
    /// `#import "File.h"`
    case quoted(String)
    /// `#import <Kit/File.h>`
    case angled(String)
    /// `@import Kit`
    case module(String)
    /// One that leads nowhere.
    case other
  }

  /// With the range of each, in bytes.
  private(set) var all: [(directive: Directive, range: Range<Int>)] = []

  init(_ text: [UInt8]) {
    text.withUnsafeBufferPointer { text in
      var start = 0
      while start < text.count {
        var end = start
        while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
        if let directive = Self.directive(UnsafeBufferPointer(rebasing: text[start..<end])) {
          all.append((directive, start..<end))
        }
        start = end + 1
      }
    }
  }

  private static func directive(_ line: UnsafeBufferPointer<UInt8>) -> Directive? {
    var rest = line[...]
    func skipSpaces() { rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }
    skipSpaces()
    guard let mark = rest.popFirst(), mark == UInt8(ascii: "#") || mark == UInt8(ascii: "@") else { return nil }
    skipSpaces()
    let word = rest.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "_") }
    rest = rest[word.endIndex...]
    skipSpaces()
    if mark == UInt8(ascii: "@") {
      guard word.elementsEqual("import".utf8) else { return nil }
      let name = rest.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ".") && $0 > UInt8(ascii: " ") }
      return isModule(name) ? .module(String(decoding: name, as: UTF8.self)) : .other
    }
    guard ["include", "import", "include_next", "embed"].contains(where: { word.elementsEqual($0.utf8) }) else {
      return nil
    }
    // The others look for files in another way.
    if word.count > "include".utf8.count || word.elementsEqual("embed".utf8) { return .other }
    switch rest.popFirst() {
    case UInt8(ascii: "\""):
      let name = rest.prefix { $0 != UInt8(ascii: "\"") }
      return name.endIndex < rest.endIndex ? .quoted(String(decoding: name, as: UTF8.self)) : .other
    case UInt8(ascii: "<"):
      let name = rest.prefix { $0 != UInt8(ascii: ">") }
      return name.endIndex < rest.endIndex ? .angled(String(decoding: name, as: UTF8.self)) : .other
    default: return .other
    }
  }

  static func isModule(_ name: some Collection<UInt8>) -> Bool {
    !name.isEmpty
      && name.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }

  /// The text with each directive replaced; without one where there is nothing to include.
  func replaced(in text: [UInt8], _ replacement: (Int) -> String?) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var start = 0
    for (number, entry) in all.enumerated() {
      result += text[start..<entry.range.lowerBound]
      if let line = replacement(number) { result += line.utf8 }
      start = entry.range.upperBound
    }
    return result + text[start...]
  }
}
