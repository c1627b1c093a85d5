import LintSyntax

/// The text of an interface in parts, and which of them may declare a name.
final class SDKText: Sendable {
  let parts: [SDKPart]
  /// The number of the first part among the files of the module.
  private let first: Int
  /// The roots of parts by the names that follow keywords of declarations there, in comments too.
  private let declared: NameDirectory

  /// - Parameter place: of the interface in ``SDKInterface/all``.
  init(of interface: SDKInterface, at place: Int) {
    let text = Array(interface.text.utf8) + [UInt8](repeating: 0, count: SourcePadding.byteCount)
    let startOfClosureFunctions = interface.startOfClosureFunctions
    var parts: [SDKPart] = []
    var names: [NameDirectory.Entry] = []
    text.withUnsafeBufferPointer { source in
      let end = source.count - SourcePadding.byteCount
      var start = 0
      while start < end {
        let isOfClosureFunctions = start >= startOfClosureFunctions
        let next = Self.endOfPart(
          from: start, to: isOfClosureFunctions ? end : startOfClosureFunctions, in: source)
        let file = SDKOutlines.file(at: place, part: parts.count)
        let root = DeclRef(file: file, node: 0)
        DeclaredNames.forEach(in: UnsafeBufferPointer(rebasing: source[start..<next])) { names.append(($0, root)) }
        parts.append(
          SDKPart(
            isOfClosureFunctions ? .closureFunctions : .whole, text[start..<next], file: file, module: interface.module)
        )
        start = next
      }
    }
    self.parts = parts
    first = 0
    declared = NameDirectory(names)
  }

  /// A part for each extension, under the last part of the name that it extends, and under the names of its members.
  ///
  /// - Parameters:
  ///   - place: of the module in ``SDKInterface/all``.
  ///   - first: the number of the first part among the files of the module.
  init(of members: SDKMembers, at place: Int, after first: Int) {
    let text = Array(members.text.utf8) + [UInt8](repeating: 0, count: SourcePadding.byteCount)
    let end = text.count - SourcePadding.byteCount
    let head = Array("extension ".utf8)
    var parts: [SDKPart] = []
    var names: [NameDirectory.Entry] = []
    var start = 0
    while start < end {
      let path = text[(start + head.count)...].prefix { $0 != UInt8(ascii: " ") }
      let file = SDKOutlines.file(at: place, part: first + parts.count)
      let name = path.split(separator: UInt8(ascii: ".")).last ?? path
      names.append((Name(spelling: String(decoding: name, as: UTF8.self)), DeclRef(file: file, node: 0)))
      var next = path.endIndex
      repeat {
        next = Self.startOfLine(after: next, in: text[..<end])
      } while next < end && !text[next...].starts(with: head)
      text[path.endIndex..<next].withUnsafeBufferPointer { bytes in
        DeclaredNames.forEach(in: bytes) { names.append(($0, DeclRef(file: file, node: 0))) }
      }
      parts.append(SDKPart(.members, text[start..<next], file: file, module: members.module))
      start = next
    }
    self.parts = parts
    self.first = first
    declared = NameDirectory(names)
  }

  /// A single part.
  ///
  /// - Parameters:
  ///   - outline: of an interface that a compiler wrote, or that was made from headers.
  ///   - place: of the module.
  init(of outline: FileOutline, _ kind: SDKPart.Kind, at place: Int) {
    let file = SDKOutlines.file(at: place, part: 0)
    let root = DeclRef(file: file, node: 0)
    parts = [SDKPart(outline, kind, file: file)]
    first = 0
    declared = NameDirectory((outline.entries.map(\.name) + outline.declared.properties.map(\.name)).map { ($0, root) })
  }

  private static func startOfLine(after place: Int, in text: ArraySlice<UInt8>) -> Int {
    text[place...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.endIndex
  }

  /// The parts that may declare something with a name, or with one of the same hash.
  subscript(name: Name) -> [SDKPart] {
    var found: [SDKPart] = []
    for root in declared[name] where found.last?.file != root.file {
      found.append(parts[SDKOutlines.number(root.file) - first])
    }
    return found
  }

  // MARK: Reading

  /// How long a part is at least, but for the last one: in bytes.
  private static let leastLength = 512

  /// Parts begin at a top-level declaration: its line has no indentation, unlike those of what it encloses.
  private static func endOfPart(from start: Int, to end: Int, in source: UnsafeBufferPointer<UInt8>) -> Int {
    var place = start + leastLength
    while place < end {
      if source[place - 1] == UInt8(ascii: "\n"), source[place] == UInt8(ascii: "@") || source[place].isLowercase {
        return place
      }
      place += 1
    }
    return end
  }
}

extension UInt8 {
  fileprivate var isLowercase: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
}
