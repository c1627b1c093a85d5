/// What is about to be written to several files: kept on disk until all of it is written, so that a run that was killed in
/// between can be finished or undone by the next one.
struct FixJournal: Equatable {
  struct Entry: Equatable {
    /// Below the folder of the journal.
    var path: FilePath
    var old: [UInt8]
    var new: [UInt8]
  }

  var entries: [Entry] = []

  static let name = ".concurlint-fix-journal"
  private static let header = Array("concurlint fix journal 1\n".utf8)
  private static let footer = Array("end\n".utf8)

  /// `header`, then for each entry the lengths of path, old and new text in a line and these three behind it, then `footer`.
  var bytes: [UInt8] {
    var bytes = Self.header
    for entry in entries {
      bytes += Array("\(entry.path.count) \(entry.old.count) \(entry.new.count)\n".utf8)
      bytes += entry.path.bytes
      bytes += entry.old
      bytes += entry.new
    }
    return bytes + Self.footer
  }

  init(entries: [Entry]) { self.entries = entries }

  enum Content: Equatable {
    case whole(FixJournal)
    /// The run was killed while it wrote the journal, before it touched a file.
    case begun
    case foreign
  }

  static func read(_ bytes: [UInt8]) -> Content {
    guard bytes.starts(with: header) else { return header.starts(with: bytes) ? .begun : .foreign }
    var rest = bytes.dropFirst(header.count)
    var journal = FixJournal(entries: [])
    while !rest.elementsEqual(footer) {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return .begun }
      let lengths = rest[..<end].split(separator: UInt8(ascii: " ")).map { Int(String(decoding: $0, as: UTF8.self)) ?? -1 }
      rest = rest[(end + 1)...]
      guard lengths.count == 3, lengths.allSatisfy({ $0 >= 0 && $0 <= rest.count }), lengths.reduce(0, +) <= rest.count else { return .begun }
      let parts = lengths.map { length in
        defer { rest = rest.dropFirst(length) }
        return Array(rest.prefix(length))
      }
      let entry = Entry(path: FilePath(parts[0]), old: parts[1], new: parts[2])
      // Who wrote the file is not known: a repository may bring one along.
      guard entry.hasOrdinaryPath else { return .foreign }
      journal.entries.append(entry)
    }
    return .whole(journal)
  }
}

extension FixJournal.Entry {
  /// Whether the path is a Swift file's and leads nowhere but down.
  fileprivate var hasOrdinaryPath: Bool {
    let parts = path.bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return path.bytes.hasSuffix(".swift") && parts.allSatisfy { !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8) }
  }
}
