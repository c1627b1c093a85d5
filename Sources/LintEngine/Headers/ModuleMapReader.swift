/// Reads the headers of modules from module maps.
enum ModuleMapReader {
  struct Entry: Equatable {
    let module: String
    /// From the directory of the map.
    let path: String
    /// Whether all headers in a directory are meant.
    let isDirectory: Bool
  }

  /// The headers by their outermost modules. Those of submodules belong to these, too; textual, private and excluded
  /// headers are left out.
  static func entries(in text: [UInt8]) -> [Entry] {
    var entries: [Entry] = []
    var module: String?
    var depth = 0
    var words: [String] = []
    for token in tokens(in: text) {
      switch token {
      case "{":
        // Of `framework module A [system]`, the name is behind `module`.
        if depth == 0, let place = words.firstIndex(of: "module"), place + 1 < words.count { module = words[place + 1] }
        depth += 1
        words = []
      case "}":
        depth = max(depth - 1, 0)
        words = []
      default:
        if token.first == "\"", let module, !words.contains("exclude"), !words.contains("textual"),
          !words.contains("private"), words.last == "header" || words.last == "umbrella"
        {
          let path = String(token.dropFirst())
          entries.append(Entry(module: module, path: path.isEmpty ? "." : path, isDirectory: words.last == "umbrella"))
        }
        if token.first == "\"" { words = [] } else { words.append(token) }
        // Words of a line that names no header.
        if words.count > 8 { words.removeFirst(4) }
      }
    }
    return entries
  }

  /// Names, braces and the content of strings, after a quotation mark; without comments.
  private static func tokens(in text: [UInt8]) -> [String] {
    var tokens: [String] = []
    var place = 0
    func starts(_ word: StaticString) -> Bool {
      word.withUTF8Buffer { place + $0.count <= text.count && text[place..<(place + $0.count)].elementsEqual($0) }
    }
    func end(from start: Int, _ isEnd: (UInt8) -> Bool) -> Int {
      var end = start
      while end < text.count, !isEnd(text[end]) { end += 1 }
      return end
    }
    while place < text.count {
      if starts("//") {
        place = end(from: place) { $0 == UInt8(ascii: "\n") }
      } else if starts("/*") {
        place += 2
        while place < text.count, !starts("*/") { place += 1 }
        place += 2
      } else if text[place] == UInt8(ascii: "\"") {
        let close = end(from: place + 1) { $0 == UInt8(ascii: "\"") }
        tokens.append("\"" + String(decoding: text[(place + 1)..<close], as: UTF8.self))
        place = close + 1
      } else if text[place] == UInt8(ascii: "{") || text[place] == UInt8(ascii: "}") {
        tokens.append(text[place] == UInt8(ascii: "{") ? "{" : "}")
        place += 1
      } else if HeaderDirectives.isModule([text[place]]) {
        let close = end(from: place) { !HeaderDirectives.isModule([$0]) }
        tokens.append(String(decoding: text[place..<close], as: UTF8.self))
        place = close
      } else {
        place += 1
      }
    }
    return tokens
  }
}
