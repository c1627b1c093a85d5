import LintSyntax

/// Declarations by name: all of one kind in a project, in the order of files and places.
///
/// A table of buckets by the name's hash, filled by counting: a project has hundreds of thousands of entries, and most
/// are never asked for.
struct NameDirectory: Sendable {
  private let starts: [UInt32]
  private let entries: [Entry]
  private let mask: UInt32

  typealias Entry = (name: Name, ref: DeclRef)

  init(_ listed: [Entry]) {
    let bucketCount = max(16, 1 << (Int.bitWidth - listed.count.leadingZeroBitCount))
    let mask = UInt32(bucketCount - 1)
    // One place further than where it is read later: filling a bucket moves its start to its end, where the next one
    // starts.
    var starts = [UInt32](repeating: 0, count: bucketCount + 2)
    for entry in listed { starts[Int(Self.bucket(entry.name, mask)) + 2] += 1 }
    for bucket in 2...bucketCount { starts[bucket] += starts[bucket - 1] }
    entries = [Entry](unsafeUninitializedCapacity: listed.count) { entries, count in
      for entry in listed {
        let bucket = Int(Self.bucket(entry.name, mask)) + 1
        entries.initializeElement(at: Int(starts[bucket]), to: entry)
        starts[bucket] += 1
      }
      count = listed.count
    }
    self.starts = starts
    self.mask = mask
  }

  /// Directories of all kinds of entries, made in one pass over the files.
  ///
  /// - Parameter first: the number of the first file.
  static func byKind(_ files: [FileOutline], from first: FileID = 0) -> (FileLists.Entry.Kind) -> NameDirectory {
    let total = files.reduce(0) { $0 + $1.entries.count }
    var lists = FileLists.Entry.Kind.allCases.map { _ in
      var list: [Entry] = []
      // Room for all in each: memory that is never written costs nothing, while growing costs copies.
      list.reserveCapacity(total)
      return list
    }
    for (number, file) in zip(first..., files) {
      for entry in file.entries {
        lists[Int(entry.kind.rawValue)].append((entry.name, DeclRef(file: number, node: entry.node)))
      }
    }
    return { [lists] kind in NameDirectory(lists[Int(kind.rawValue)]) }
  }

  private static func bucket(_ name: Name, _ mask: UInt32) -> UInt32 {
    // Well-known names are small numbers, the others hashes.
    name.rawValue & mask
  }

  /// Whether something has the name, or one of the same hash.
  func contains(_ name: Name) -> Bool { contains(name) { _ in true } }

  /// Whether something that has the name, or one of the same hash, is meant.
  func contains(_ name: Name, where isMeant: (DeclRef) -> Bool) -> Bool {
    let bucket = Int(Self.bucket(name, mask))
    return (Int(starts[bucket])..<Int(starts[bucket + 1])).contains {
      entries[$0].name == name && isMeant(entries[$0].ref)
    }
  }

  /// Equal names have equal hashes; callers that know the spelling compare it.
  subscript(name: Name) -> [DeclRef] {
    let bucket = Int(Self.bucket(name, mask))
    var found: [DeclRef] = []
    for place in Int(starts[bucket])..<Int(starts[bucket + 1]) where entries[place].name == name {
      found.append(entries[place].ref)
    }
    return found
  }
}
