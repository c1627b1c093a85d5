/// The texts that a fix of several files replaces, kept on disk until all of it is written: if a run is killed in
/// between, the next one restores them.
struct FixJournal: Equatable {
  struct Entry: Equatable {
    /// Below the base.
    var path: FilePath
    /// What is restored.
    var old: [UInt8]
    /// The hash of the new text: a file with any other text is left alone.
    var new: ContentHash
  }

  /// The folder that the files are in: absolute, without links.
  var base: FilePath
  var entries: [Entry]

  private static let header = Array("concurlint fix journal 2\n".utf8)
  private static let footer = Array("end\n".utf8)

  /// The name of the file that holds the journal of a folder.
  static func name(for base: FilePath) -> String { "fix-\(ContentHash(base.bytes)).journal" }

  /// `header`; the length of the base in a line, and the base; for each entry a line with the lengths of path and old
  /// text and the hashes of old and new text, then path and old text; `footer`.
  var bytes: [UInt8] {
    var bytes = Self.header + Array("\(base.count)\n".utf8) + base.bytes
    for entry in entries {
      bytes += Array("\(entry.path.count) \(entry.old.count) \(ContentHash(entry.old)) \(entry.new)\n".utf8)
      bytes += entry.path.bytes
      bytes += entry.old
    }
    return bytes + Self.footer
  }

  enum Content: Equatable {
    case whole(FixJournal)
    /// The run was killed while it wrote the journal, before it touched a file.
    case begun
    case foreign
  }

  static func read(_ bytes: [UInt8]) -> Content {
    guard bytes.starts(with: header) else { return header.starts(with: bytes) ? .begun : .foreign }
    var rest = bytes.dropFirst(header.count)
    guard let line = takeLine(from: &rest) else { return .begun }
    guard line.count == 1, let length = Int(line[0]) else { return .foreign }
    guard let base = take(length, from: &rest) else { return .begun }
    var journal = FixJournal(base: FilePath(base), entries: [])
    while !rest.elementsEqual(footer) {
      guard let fields = takeLine(from: &rest) else { return .begun }
      guard fields.count == 4, let pathLength = Int(fields[0]), let oldLength = Int(fields[1]),
        let new = ContentHash(fields[3])
      else { return .foreign }
      guard let path = take(pathLength, from: &rest), let old = take(oldLength, from: &rest) else { return .begun }
      let entry = Entry(path: FilePath(path), old: Array(old), new: new)
      guard entry.hasOrdinaryPath, ContentHash(old) == ContentHash(fields[2]) else { return .foreign }
      journal.entries.append(entry)
    }
    return .whole(journal)
  }

  /// The words of a line; nil when its end is missing.
  private static func takeLine(from bytes: inout ArraySlice<UInt8>) -> [String]? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { bytes = bytes[(end + 1)...] }
    return bytes[..<end].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func take(_ length: Int, from bytes: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard 0...bytes.count ~= length else { return nil }
    defer { bytes = bytes.dropFirst(length) }
    return bytes.prefix(length)
  }
}

extension FixJournal.Entry {
  /// Whether the path leads nowhere but down.
  fileprivate var hasOrdinaryPath: Bool {
    path.bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8)
    }
  }
}
