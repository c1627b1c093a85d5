import LintSyntax

/// The text of an interface in parts, and which of them may declare a name.
final class SDKText: Sendable {
  let parts: [SDKPart]
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
            text[start..<next], file: file, module: interface.module, isOfClosureFunctions: isOfClosureFunctions))
        start = next
      }
    }
    self.parts = parts
    declared = NameDirectory(names)
  }

  /// The parts that may declare something with a name, or with one of the same hash.
  subscript(name: Name) -> [SDKPart] {
    var found: [SDKPart] = []
    for root in declared[name] where found.last?.file != root.file {
      found.append(parts[SDKOutlines.number(root.file)])
    }
    return found
  }

  // MARK: Reading

  /// How long a part is at least, but for the last one: in bytes.
  private static let leastLength = 512

  /// Parts begin where a declaration does that stands in no other: its line has no indentation, unlike those of what
  /// it encloses.
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
