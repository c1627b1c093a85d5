import LintSyntax

/// The definitions that are in scope, innermost first by name. Entering a scope costs nothing, leaving it undoes what
/// was entered.
struct SymbolTable {
  private struct Entry {
    let definition: Int32
    let bucket: Int32
    /// The entry that was at the head of the bucket before.
    let shadowed: Int32
  }

  private var entries: ContiguousArray<Entry> = []
  private var heads: ContiguousArray<Int32>
  private let mask: UInt32

  /// How many entries of other names a search passes before it gives up: colliding names occur only in hostile code.
  static let patience = 256

  /// - Parameter nodes: how many nodes there are to visit; names are fewer.
  init(nodes: Int) {
    var buckets = 16
    while buckets < nodes / 16, buckets < 1 << 16 { buckets *= 2 }
    heads = ContiguousArray(repeating: -1, count: buckets)
    mask = UInt32(buckets - 1)
  }

  /// The state to return to with ``leave(to:)``.
  var height: Int { entries.count }

  mutating func enter(_ definition: Int32, name: Name) {
    let bucket = Int(name.rawValue & mask)
    entries.append(Entry(definition: definition, bucket: Int32(bucket), shadowed: heads[bucket]))
    heads[bucket] = Int32(entries.count - 1)
  }

  mutating func leave(to height: Int) {
    while entries.count > height, let entry = entries.popLast() { heads[Int(entry.bucket)] = entry.shadowed }
  }

  /// The innermost entry whose name may be this one; -1 when there is none.
  func first(_ name: Name) -> Int32 { heads[Int(name.rawValue & mask)] }

  /// The next entry further out whose name may be the same; -1 when there is none.
  func next(after entry: Int32) -> Int32 { entries[Int(entry)].shadowed }

  func definition(at entry: Int32) -> Int32 { entries[Int(entry)].definition }
}
