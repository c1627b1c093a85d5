import LintSyntax

/// Declarations by name: all of one kind in a project, in the order of files and places.
///
/// A table of buckets by the name's hash, filled by counting: a project has hundreds of thousands of entries, and most are
/// never asked for.
struct NameDirectory: Sendable {
  private let starts: [UInt32]
  private let entries: [Entry]
  private let mask: UInt32

  typealias Entry = (name: Name, ref: DeclRef)

  init(_ kind: FileOutline.Entry.Kind, of files: [FileOutline]) {
    var listed: [Entry] = []
    for (number, file) in files.enumerated() {
      for entry in file.entries where entry.kind == kind {
        listed.append((entry.name, DeclRef(file: FileID(number), node: entry.node)))
      }
    }
    self.init(listed)
  }

  init(_ listed: [Entry]) {
    let bucketCount = max(16, 1 << (Int.bitWidth - listed.count.leadingZeroBitCount))
    let mask = UInt32(bucketCount - 1)
    var ends = [UInt32](repeating: 0, count: bucketCount + 1)
    for entry in listed { ends[Int(Self.bucket(entry.name, mask)) + 1] += 1 }
    for bucket in 1...bucketCount { ends[bucket] += ends[bucket - 1] }
    starts = ends
    var placed = listed
    for entry in listed {
      let bucket = Int(Self.bucket(entry.name, mask))
      placed[Int(ends[bucket])] = entry
      ends[bucket] += 1
    }
    entries = placed
    self.mask = mask
  }

  private static func bucket(_ name: Name, _ mask: UInt32) -> UInt32 {
    // Well-known names are small numbers, the others hashes.
    name.rawValue & mask
  }

  /// Whether something has the name, or one of the same hash.
  func contains(_ name: Name) -> Bool {
    let bucket = Int(Self.bucket(name, mask))
    return (Int(starts[bucket])..<Int(starts[bucket + 1])).contains { entries[$0].name == name }
  }

  /// Equal names have equal hashes; callers that know the spelling compare it.
  subscript(name: Name) -> [DeclRef] {
    let bucket = Int(Self.bucket(name, mask))
    var found: [DeclRef] = []
    for place in Int(starts[bucket])..<Int(starts[bucket + 1]) where entries[place].name == name { found.append(entries[place].ref) }
    return found
  }
}
