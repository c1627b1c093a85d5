/// A build setting as it is assigned: `SWIFT_VERSION[sdk=iphoneos*] = 6`.
struct BuildSettingAssignment: Sendable {
  var name: String
  /// The conditions in square brackets: `sdk=iphoneos*`.
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
      let text = Self.withoutComment(text[...]).trimmed
      if text.starts(with: "#include".utf8) {
        if let include = Self.include(text, line) { items.append(include) }
      } else if let assignment = Self.assignment(text, SourceLine(path: path, line: line)) {
        items.append(.assignment(assignment))
      }
    }
    self.items = items
  }

  /// Lines with their numbers; a backslash at the end of one joins the next.
  private static func lines(_ source: [UInt8]) -> [(line: Int, text: [UInt8])] {
    var lines: [(line: Int, text: [UInt8])] = []
    var isContinued = false
    var rest = source.starts(with: [0xEF, 0xBB, 0xBF]) ? source.dropFirst(3) : source[...]
    var number = 0
    while !rest.isEmpty {
      number += 1
      let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
      var text = rest[..<end]
      rest = end == rest.endIndex ? [] : rest[(end + 1)...]
      if text.last == 0x0D { text.removeLast() }
      let continues = text.last == UInt8(ascii: "\\")
      if continues { text.removeLast() }
      if isContinued {
        lines[lines.count - 1].text.append(UInt8(ascii: " "))
        lines[lines.count - 1].text += text
      } else {
        lines.append((number, Array(text)))
      }
      isContinued = continues
    }
    return lines
  }

  private static func withoutComment(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var place = text.startIndex
    while let slash = text[place...].firstIndex(of: UInt8(ascii: "/")) {
      place = slash + 1
      if place < text.endIndex, text[place] == UInt8(ascii: "/") { return text[..<slash] }
    }
    return text
  }

  private static func include(_ text: ArraySlice<UInt8>, _ line: Int) -> Item? {
    var rest = text.dropFirst("#include".utf8.count)
    let isOptional = rest.first == UInt8(ascii: "?")
    if isOptional { rest.removeFirst() }
    let parts = rest.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    guard parts.count >= 3 else { return nil }
    return .include(path: String(decoding: parts[1], as: UTF8.self), isOptional: isOptional, line: line)
  }

  private static func assignment(_ text: ArraySlice<UInt8>, _ place: SourceLine) -> BuildSettingAssignment? {
    // The `=` of a condition is in brackets.
    var depth = 0
    var equals: Int?
    for index in text.indices where equals == nil {
      switch text[index] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "=") where depth == 0: equals = index
      default: break
      }
    }
    guard let equals else { return nil }
    var value = text[(equals + 1)...].trimmed
    if value.last == UInt8(ascii: ";") { value = value.dropLast().trimmed }
    return BuildSettingAssignment(
      key: String(decoding: text[..<equals].trimmed, as: UTF8.self), value: String(decoding: value, as: UTF8.self),
      place: place)
  }
}

extension ArraySlice<UInt8> {
  /// Without white space at both ends.
  fileprivate var trimmed: ArraySlice<UInt8> {
    var text = self
    while let first = text.first, first == 0x20 || first >= 0x09 && first <= 0x0D { text.removeFirst() }
    while let last = text.last, last == 0x20 || last >= 0x09 && last <= 0x0D { text.removeLast() }
    return text
  }
}

extension BuildSettingAssignment {
  /// - Parameter key: a name, and conditions in square brackets.
  init?(key: String, value: String, place: SourceLine) {
    if key.isEmpty { return nil }
    guard key.utf8.contains(UInt8(ascii: "[")) else {
      guard key.utf8.allSatisfy(Self.isPartOfName) else { return nil }
      self.init(name: key, conditions: [], value: value, place: place)
      return
    }
    let parts = key.split(separator: "[")
    guard let name = parts.first, name.utf8.allSatisfy(Self.isPartOfName) else { return nil }
    self.init(
      name: String(name),
      conditions: parts.dropFirst().flatMap {
        $0.split(separator: "]").first?.split(separator: ",").map(String.init) ?? []
      },
      value: value, place: place)
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: byte >= 0x80
    }
  }
}

/// All `.xcconfig` files of a project, by path. Each is read once, when it is needed.
final class XCConfigFiles {
  private let sources: [String: [UInt8]]
  private var read: [String: XCConfig] = [:]
  private var layers: [Question: BuildSettings.Layer] = [:]
  /// Paths by how they are spelled in small letters.
  private lazy var spellings = Dictionary(grouping: sources.keys.sorted()) { $0.lowercased() }

  private struct Question: Hashable {
    let path: String
    let project: String
  }

  init(_ sources: [String: [UInt8]]) { self.sources = sources }

  private func config(_ path: String) -> XCConfig? {
    if let known = read[path] { return known }
    guard let source = sources[path] else { return nil }
    let config = XCConfig(source, path: path)
    read[path] = config
    return config
  }

  /// The assignments of a file and everything that it includes, as one layer of the settings of each configuration that
  /// is based on it.
  ///
  /// - Parameter project: the folder of the project, where Xcode looks for files that are not beside those that include
  ///   them.
  func layer(of path: String, inProject project: String) -> BuildSettings.Layer {
    let question = Question(path: path, project: project)
    if let known = layers[question] { return known }
    var (assignments, missing) = assignments(of: path, inProject: project)
    // CocoaPods generates these files, which say nothing about concurrency.
    missing.removeAll { ProjectPath.name(of: $0).hasPrefix("Pods-") || $0.hasPrefix("Pods/") }
    let layer = BuildSettings.Layer(assignments, missing: missing)
    layers[question] = layer
    return layer
  }

  /// The assignments of a file and everything that it includes, in order; and the files that it needs and that are
  /// missing.
  func assignments(
    of path: String, inProject project: String
  ) -> (assignments: [BuildSettingAssignment], missing: [String]) {
    // A file that is included repeatedly doubles with each level.
    var reading = Reading(project: project, left: 1000)
    collect(path, &reading)
    return (reading.found, reading.missing)
  }

  private struct Reading {
    let project: String
    var left: Int
    var found: [BuildSettingAssignment] = []
    var missing: [String] = []
    var open: Set<String> = []
  }

  private func collect(_ path: String, _ reading: inout Reading) {
    reading.left -= 1
    guard let config = config(path) else {
      reading.missing.append(path)
      return
    }
    // A file that includes itself adds nothing; a chain that never ends is cut.
    guard reading.left >= 0, reading.open.count < 64, reading.open.insert(path).inserted else { return }
    defer { reading.open.remove(path) }
    for item in config.items {
      switch item {
      case .assignment(let assignment): reading.found.append(assignment)
      case .include(let name, let isOptional, _):
        let places = [ProjectPath.directory(of: path), reading.project].compactMap { ProjectPath.join($0, name) }
        if let target = file(at: places) {
          collect(target, &reading)
        } else if !isOptional {
          reading.missing.append(places.first ?? name)
        }
      }
    }
  }

  /// The first that there is, else the first that there is in other letters, as most volumes of macOS do not tell them
  /// apart.
  private func file(at paths: [String]) -> String? {
    paths.first { sources[$0] != nil } ?? paths.lazy.compactMap { self.spellings[$0.lowercased()]?.first }.first
  }
}
