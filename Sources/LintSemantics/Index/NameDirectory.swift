import LintSyntax

/// Declarations by name: all of one kind in a project, in the order of files and places.
///
/// A table of buckets by the name's hash, filled by counting: a project has hundreds of thousands of entries, and most are
/// never asked for.
struct NameDirectory: Sendable {
  private var starts: [UInt32]
  private var entries: [(name: Name, ref: DeclRef)]
  private let mask: UInt32

  init(_ kind: FileOutline.Entry.Kind, of files: [FileOutline]) {
    var count = 0
    for file in files {
      for entry in file.entries where entry.kind == kind { count += 1 }
    }
    let bucketCount = max(16, 1 << (Int.bitWidth - count.leadingZeroBitCount))
    mask = UInt32(bucketCount - 1)
    var ends = [UInt32](repeating: 0, count: bucketCount + 1)
    for file in files {
      for entry in file.entries where entry.kind == kind { ends[Int(Self.bucket(entry.name, mask)) + 1] += 1 }
    }
    for bucket in 1...bucketCount { ends[bucket] += ends[bucket - 1] }
    starts = ends
    entries = Array(repeating: (.noName, DeclRef(file: 0, node: 0)), count: count)
    for (number, file) in files.enumerated() {
      for entry in file.entries where entry.kind == kind {
        let bucket = Int(Self.bucket(entry.name, mask))
        entries[Int(ends[bucket])] = (entry.name, DeclRef(file: FileID(number), node: entry.node))
        ends[bucket] += 1
      }
    }
  }

  private static func bucket(_ name: Name, _ mask: UInt32) -> UInt32 {
    // Well-known names are small numbers, the others hashes.
    name.rawValue & mask
  }

  /// Equal names have equal hashes; callers that know the spelling compare it.
  subscript(name: Name) -> [DeclRef] {
    let bucket = Int(Self.bucket(name, mask))
    var found: [DeclRef] = []
    for place in Int(starts[bucket])..<Int(starts[bucket + 1]) where entries[place].name == name { found.append(entries[place].ref) }
    return found
  }
}
