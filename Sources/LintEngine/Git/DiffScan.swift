/// Reads which lines a patch adds or changes, from the output of `git diff --unified=0`.
///
/// Lines of files are counted as each hunk says and skipped, so that nothing in them is read as part of the patch.
/// Names are quoted by git if they contain anything unusual.
struct DiffScan {
  /// By path below the root of the repository: ranges of lines from 1, in order. None for a file with only removed
  /// lines.
  private(set) var files: [[UInt8]: [Range<Int>]] = [:]

  init(_ patch: [UInt8]) {
    var rest = patch[...]
    var file: [UInt8]?
    while !rest.isEmpty {
      let line = Self.takeLine(&rest)
      if line.starts(with: "diff --git ".utf8) {
        file = nil
      } else if line.starts(with: "+++ ".utf8) {
        file = Self.name(line.dropFirst(4))
        if let file { files[file] = files[file] ?? [] }
      } else if let hunk = Self.hunk(line) {
        var left = hunk.removed + hunk.added
        while left > 0, !rest.isEmpty {
          let line = Self.takeLine(&rest)
          // A note about a missing line end is no line of the file.
          if line.first != UInt8(ascii: "\\") { left -= 1 }
        }
        if let file, hunk.added > 0 { files[file, default: []].append(hunk.start..<hunk.start + hunk.added) }
      }
    }
  }

  private static func takeLine(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let line = rest.prefix { $0 != UInt8(ascii: "\n") }
    rest = rest[line.endIndex...].dropFirst()
    return line
  }

  /// Nil for `/dev/null`: the file was removed.
  private static func name(_ field: ArraySlice<UInt8>) -> [UInt8]? {
    // Git ends a name that contains blanks with a tab.
    let path =
      field.first == UInt8(ascii: "\"")
      ? unquoted(field)[...] : field.last == UInt8(ascii: "\t") ? field.dropLast() : field
    return path.starts(with: "b/".utf8) ? Array(path.dropFirst(2)) : nil
  }

  /// A string as C writes it, with octal numbers for bytes.
  private static func unquoted(_ field: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = field.dropFirst()
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "a"): bytes.append(7)
      case UInt8(ascii: "b"): bytes.append(8)
      case UInt8(ascii: "t"): bytes.append(9)
      case UInt8(ascii: "n"): bytes.append(10)
      case UInt8(ascii: "v"): bytes.append(11)
      case UInt8(ascii: "f"): bytes.append(12)
      case UInt8(ascii: "r"): bytes.append(13)
      case UInt8(ascii: "0")...UInt8(ascii: "3"):
        let digits = [escape] + rest.prefix(2)
        rest = rest.dropFirst(2)
        bytes.append(digits.reduce(0) { $0 &* 8 &+ ($1 & 7) })
      default: bytes.append(escape)
      }
    }
    return bytes
  }

  /// The numbers of `@@ -first,removed +first,added @@`; a count that is missing is 1.
  private static func hunk(_ line: ArraySlice<UInt8>) -> (removed: Int, start: Int, added: Int)? {
    guard line.starts(with: "@@ -".utf8) else { return nil }
    let fields = line.dropFirst(4).split(separator: UInt8(ascii: " "))
    guard fields.count >= 3, fields[1].first == UInt8(ascii: "+") else { return nil }
    func numbers(_ field: ArraySlice<UInt8>) -> (Int, Int)? {
      let parts = field.split(separator: UInt8(ascii: ","))
      guard let first = parts.first.flatMap({ Int(String(decoding: $0, as: UTF8.self)) }) else { return nil }
      return (first, parts.count < 2 ? 1 : Int(String(decoding: parts[1], as: UTF8.self)) ?? 0)
    }
    guard let old = numbers(fields[0]), let new = numbers(fields[1].dropFirst()) else { return nil }
    return (old.1, new.0, new.1)
  }
}
