import LintSyntax

/// The names whose projected value some code of the project takes, as in `model.$name`. Found on demand by one scan
/// over the sources that have such names.
final class ProjectedNames: AnswerTable {
  static let number = AnswerTableNumber()
  private let names = Once<Set<String>>()

  func contains(_ name: String, in files: [FileOutline]) -> Bool { names { Self.scan(files) }.contains(name) }

  private static func scan(_ files: [FileOutline]) -> Set<String> {
    var found: Set<String> = []
    for file in files where file.names.contains(.dollar) { file.withSource { scan($0, &found) } }
    return found
  }

  private static func scan(_ source: UnsafeBufferPointer<UInt8>, _ found: inout Set<String>) {
    var place = ByteSearch.place(of: UInt8(ascii: "$"), in: source, from: 0)
    while place < source.count {
      var end = place + 1
      while end < source.count, source[end].isPartOfName { end += 1 }
      // A name in a comment or string errs on the side of reporting nothing.
      if place > 0, source[place - 1] == UInt8(ascii: ".") {
        found.insert(String(decoding: UnsafeBufferPointer(rebasing: source[(place + 1)..<end]), as: UTF8.self))
      }
      place = ByteSearch.place(of: UInt8(ascii: "$"), in: source, from: end)
    }
  }
}

extension UInt8 {
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension ProjectIndex {
  private var projectedNames: ProjectedNames { answers(ProjectedNames.self) }

  /// Whether some code of the project may take the projected value of a property of this name: `model.$name`.
  public func mayBeProjected(_ name: String) -> Bool { projectedNames.contains(name, in: files) }
}
