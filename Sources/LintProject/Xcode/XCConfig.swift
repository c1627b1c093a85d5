/// A build setting as it is assigned somewhere: `SWIFT_VERSION[sdk=iphoneos*] = 6`.
struct BuildSettingAssignment: Sendable {
  var name: String
  /// What stands in square brackets: `sdk=iphoneos*`.
  var conditions: [String]
  var value: String
  var place: SourceLine
}

/// An `.xcconfig` file: assignments and includes, in order.
struct XCConfig: Sendable {
  enum Item: Sendable {
    case assignment(BuildSettingAssignment)
    /// `#include "path"`; with a question mark the file may be missing.
    case include(path: String, isOptional: Bool, line: Int)
  }

  let items: [Item]

  /// - Parameter path: the file's own, for places.
  init(_ source: [UInt8], path: String) {
    var items: [Item] = []
    for (line, text) in Self.lines(source) {
      let text = Self.trimmed(Self.withoutComment(text))
      if text.hasPrefix("#include") {
        if let include = Self.include(text, line) { items.append(include) }
      } else if let assignment = Self.assignment(text, SourceLine(path: path, line: line)) {
        items.append(.assignment(assignment))
      }
    }
    self.items = items
  }

  /// Lines with their numbers; a backslash at the end of one joins the next.
  private static func lines(_ source: [UInt8]) -> [(line: Int, text: String)] {
    var lines: [(line: Int, text: String)] = []
    var isContinued = false
    var number = 0
    for bytes in source.split(omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A }) {
      number += 1
      var text = String(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes, as: UTF8.self)
      if number == 1, text.first == "\u{FEFF}" { text.removeFirst() }
      let continues = text.last == "\\"
      if continues { text.removeLast() }
      if isContinued { lines[lines.count - 1].text += " " + text } else { lines.append((number, text)) }
      isContinued = continues
    }
    return lines
  }

  private static func withoutComment(_ text: String) -> String {
    var previous: Character?
    for index in text.indices {
      if text[index] == "/", previous == "/" { return String(text[..<text.index(before: index)]) }
      previous = text[index]
    }
    return text
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }

  private static func include(_ text: String, _ line: Int) -> Item? {
    var rest = text.dropFirst("#include".count)
    let isOptional = rest.first == "?"
    if isOptional { rest.removeFirst() }
    let parts = rest.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count >= 3 else { return nil }
    return .include(path: String(parts[1]), isOptional: isOptional, line: line)
  }

  private static func assignment(_ text: String, _ place: SourceLine) -> BuildSettingAssignment? {
    // The `=` of a condition stands in brackets.
    var depth = 0
    guard
      let equals = text.firstIndex(where: { character in
        if character == "[" { depth += 1 } else if character == "]" { depth -= 1 }
        return character == "=" && depth == 0
      })
    else { return nil }
    var value = trimmed(text[text.index(after: equals)...])
    if value.last == ";" { value = trimmed(value.dropLast()) }
    return BuildSettingAssignment(key: trimmed(text[..<equals]), value: value, place: place)
  }
}

extension BuildSettingAssignment {
  /// - Parameter key: a name, and conditions in square brackets.
  init?(key: String, value: String, place: SourceLine) {
    let parts = key.split(separator: "[")
    guard let name = parts.first, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "-" }) else { return nil }
    self.init(
      name: String(name),
      conditions: parts.dropFirst().flatMap { $0.split(separator: "]").first?.split(separator: ",").map(String.init) ?? [] },
      value: value, place: place)
  }
}

/// All `.xcconfig` files of a project, by path.
struct XCConfigFiles: Sendable {
  private var sources: [String: [UInt8]]

  init(_ sources: [String: [UInt8]]) { self.sources = sources }

  /// What a file assigns with everything that it includes, in order; and the files that it needs and that are missing.
  func assignments(of path: String) -> (assignments: [BuildSettingAssignment], missing: [String]) {
    var found: [BuildSettingAssignment] = []
    var missing: [String] = []
    var open: Set<String> = []
    // A file that is included over and over again doubles with each level.
    var left = 1000
    collect(path, &found, &missing, &open, &left)
    return (found, missing)
  }

  private func collect(
    _ path: String, _ found: inout [BuildSettingAssignment], _ missing: inout [String], _ open: inout Set<String>, _ left: inout Int
  ) {
    left -= 1
    guard let source = sources[path] else {
      missing.append(path)
      return
    }
    // A file that includes itself says nothing new; a chain that never ends is cut.
    guard left >= 0, open.count < 64, open.insert(path).inserted else { return }
    defer { open.remove(path) }
    for item in XCConfig(source, path: path).items {
      switch item {
      case .assignment(let assignment): found.append(assignment)
      case .include(let name, let isOptional, _):
        let target = ProjectPath.join(ProjectPath.directory(of: path), name)
        if isOptional, target.map({ sources[$0] == nil }) ?? true { continue }
        if let target { collect(target, &found, &missing, &open, &left) } else { missing.append(name) }
      }
    }
  }
}
