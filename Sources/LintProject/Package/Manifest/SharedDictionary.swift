/// A dictionary whose copies share what they have in common. To change one of n entries in a copy takes the logarithm
/// of n, and two copies are joined by comparing only what differs: the sides of an unknown condition change little of
/// what a manifest has.
///
/// A trie over the bits of hashes, of nodes that never change.
struct SharedDictionary<Key: Hashable, Value> {
  private var root = Slot.empty

  private enum Slot {
    case empty
    case leaf(Leaf)
    case branch(Branch)
  }

  /// The entries whose keys have one hash: nearly always one.
  private final class Leaf {
    let hash: UInt
    let entries: [(key: Key, value: Value)]

    init(hash: UInt, entries: [(key: Key, value: Value)]) {
      self.hash = hash
      self.entries = entries
    }
  }

  private final class Branch {
    let slots: [Slot]

    init(_ slots: [Slot]) { self.slots = slots }
  }

  /// How many bits of a hash choose a slot of a branch.
  private static var bits: UInt { 4 }

  private static func place(of hash: UInt, below depth: UInt) -> Int { Int(hash >> depth & (1 << bits - 1)) }

  // MARK: Entries

  subscript(key: Key) -> Value? {
    get {
      let hash = UInt(bitPattern: key.hashValue)
      var slot = root
      var depth: UInt = 0
      while case .branch(let branch) = slot {
        slot = branch.slots[Self.place(of: hash, below: depth)]
        depth += Self.bits
      }
      guard case .leaf(let leaf) = slot, leaf.hash == hash else { return nil }
      return leaf.entries.first { $0.key == key }?.value
    }
    set {
      // An optional chain through a missing entry sets nothing.
      guard let newValue else { return }
      let leaf = Leaf(hash: UInt(bitPattern: key.hashValue), entries: [(key, newValue)])
      // If both have the key, the new value wins.
      root = Self.union(root, .leaf(leaf), 0, Merge(both: { $1 }, one: { $0 }))
    }
  }

  /// All entries, in no order.
  var entries: [(key: Key, value: Value)] {
    var found: [(key: Key, value: Value)] = []
    var pending = [root]
    while let slot = pending.popLast() {
      switch slot {
      case .empty: break
      case .leaf(let leaf): found += leaf.entries
      case .branch(let branch): pending += branch.slots
      }
    }
    return found
  }

  // MARK: Joining

  /// How values are joined: those that both have for a key, and those that only one has.
  private struct Merge {
    let both: (Value, Value) -> Value
    let one: (Value) -> Value
  }

  /// - Parameters:
  ///   - both: joins two values of one key; not called for values that are the same because both are copies of one
  ///     dictionary.
  ///   - one: converts a value whose key the other does not have.
  func joined(with other: Self, both: (Value, Value) -> Value, one: (Value) -> Value) -> Self {
    withoutActuallyEscaping(both) { both in
      withoutActuallyEscaping(one) { one in
        var result = Self()
        result.root = Self.join(root, other.root, 0, Merge(both: both, one: one))
        return result
      }
    }
  }

  private static func join(_ left: Slot, _ right: Slot, _ depth: UInt, _ merge: Merge) -> Slot {
    switch (left, right) {
    case (.empty, .empty): return .empty
    case (.empty, let only), (let only, .empty): return mapped(only, merge.one)
    case (.leaf(let one), .leaf(let other)):
      if one === other { return left }
      guard one.hash == other.hash else {
        return union(mapped(left, merge.one), mapped(right, merge.one), depth, merge)
      }
      return .leaf(joined(one, other, merge))
    case (.branch(let one), .branch(let other)):
      if one === other { return left }
      return .branch(Branch(zip(one.slots, other.slots).map { join($0, $1, depth + bits, merge) }))
    case (.leaf(let leaf), .branch): return join(branched(leaf, depth), right, depth, merge)
    case (.branch, .leaf(let leaf)): return join(left, branched(leaf, depth), depth, merge)
    }
  }

  private static func joined(_ one: Leaf, _ other: Leaf, _ merge: Merge) -> Leaf {
    var entries = one.entries.map { entry in
      (
        entry.key,
        other.entries.first { $0.key == entry.key }.map { merge.both(entry.value, $0.value) } ?? merge.one(entry.value)
      )
    }
    for entry in other.entries where !one.entries.contains(where: { $0.key == entry.key }) {
      entries.append((entry.key, merge.one(entry.value)))
    }
    return Leaf(hash: one.hash, entries: entries)
  }

  /// Joins the entries of both; only the path to what the second holds is copied.
  private static func union(_ left: Slot, _ right: Slot, _ depth: UInt, _ merge: Merge) -> Slot {
    switch (left, right) {
    case (.empty, let only), (let only, .empty): return only
    case (.leaf(let one), .leaf(let other)) where one.hash == other.hash: return .leaf(joined(one, other, merge))
    case (.leaf(let leaf), .leaf), (.leaf(let leaf), .branch): return union(branched(leaf, depth), right, depth, merge)
    case (.branch(let branch), .leaf(let leaf)):
      var slots = branch.slots
      let place = place(of: leaf.hash, below: depth)
      slots[place] = union(slots[place], right, depth + bits, merge)
      return .branch(Branch(slots))
    case (.branch(let one), .branch(let other)):
      return .branch(Branch(zip(one.slots, other.slots).map { union($0, $1, depth + bits, merge) }))
    }
  }

  private static func branched(_ leaf: Leaf, _ depth: UInt) -> Slot {
    var slots = [Slot](repeating: .empty, count: 1 << Int(bits))
    slots[place(of: leaf.hash, below: depth)] = .leaf(leaf)
    return .branch(Branch(slots))
  }

  private static func mapped(_ slot: Slot, _ change: (Value) -> Value) -> Slot {
    switch slot {
    case .empty: .empty
    case .leaf(let leaf): .leaf(Leaf(hash: leaf.hash, entries: leaf.entries.map { ($0.key, change($0.value)) }))
    case .branch(let branch): .branch(Branch(branch.slots.map { mapped($0, change) }))
    }
  }
}

extension SharedDictionary: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (Key, Value)...) {
    for (key, value) in elements { self[key] = value }
  }
}
