/// The objects of a project file. A project has tens of thousands that name each other by texts of 24 characters: here
/// they are numbers, and no strings are made.
struct XcodeObjects: Sendable {
  /// The number of an object, in the order of the file.
  typealias ID = Int

  private let list: PropertyList
  /// By number: the places of an object's key and its value among the entries of the list.
  private var places: [(key: Int, value: Int)] = []
  /// Numbers of objects by the hashes of their keys, with free places after those that are taken: -1.
  private var table: [Int32]
  /// The project itself.
  private(set) var root: XcodeObject?

  /// The objects of kinds that are looked up on their own, by key.
  private(set) var localPackages: [XcodeObject] = []
  private(set) var synchronizedFolders: [XcodeObject] = []

  /// Nil when the property list is no project.
  init?(_ list: PropertyList) {
    guard let objects = list.root["objects"], objects.isDictionary, let root = list.root["rootObject"] else {
      return nil
    }
    self.list = list
    let count = objects.pairs.reduce(0) { count, _ in count + 1 }
    table = [Int32](repeating: -1, count: 1 << (Int.bitWidth - (2 * count).leadingZeroBitCount))
    places.reserveCapacity(count)
    for pair in objects.pairs { add(pair.key, pair.value) }
    self.root = object(namedAt: root.index)
    findByKind()
  }

  /// Adds an object. Of two with the same key, the last one counts.
  private mutating func add(_ key: Int, _ value: Int) {
    let slot = slot(ofTextAt: key)
    if table[slot] >= 0 {
      places[Int(table[slot])] = (key, value)
    } else {
      table[slot] = Int32(places.count)
      places.append((key, value))
    }
  }

  /// Where the table has the object that a text names, or has room for it: the table is less than half full.
  private func slot(ofTextAt entry: Int) -> Int {
    var slot = list.hash(ofTextAt: entry) & (table.count - 1)
    while table[slot] >= 0, !list.areSameTexts(places[Int(table[slot])].key, entry) {
      slot = (slot + 1) & (table.count - 1)
    }
    return slot
  }

  /// The object that an entry of the list names; `nil` where there is none.
  private func object(namedAt entry: Int) -> XcodeObject? {
    let number = table[slot(ofTextAt: entry)]
    return number < 0 ? nil : object(Int(number))
  }

  private func object(_ id: ID) -> XcodeObject? {
    let value = PropertyList.Value(list: list, index: places[id].value)
    return value.isDictionary ? XcodeObject(id: id, value: value) : nil
  }

  /// How many numbers there are.
  var count: Int { places.count }

  /// The object that a field names.
  func object(_ object: XcodeObject, _ field: StaticString) -> XcodeObject? {
    object.value[field].flatMap { $0.isText ? self.object(namedAt: $0.index) : nil }
  }

  /// The objects that a field names, those that do not exist left out.
  func list(_ object: XcodeObject, _ field: StaticString) -> [XcodeObject] {
    object.value[field].map { list($0) } ?? []
  }

  /// The objects that an array names.
  func list(_ names: PropertyList.Value) -> [XcodeObject] {
    guard names.isArray else { return [] }
    return names.children.compactMap { place in
      PropertyList.Value(list: list, index: place).isText ? self.object(namedAt: place) : nil
    }
  }

  private mutating func findByKind() {
    for id in places.indices {
      let value = places[id].value
      guard let isa = list.value(of: "isa", in: value) else { continue }
      func object() -> XcodeObject { XcodeObject(id: id, value: PropertyList.Value(list: list, index: value)) }
      if list.spells(isa, "XCLocalSwiftPackageReference") { localPackages.append(object()) }
      if list.spells(isa, "PBXFileSystemSynchronizedRootGroup") { synchronizedFolders.append(object()) }
    }
    localPackages = sorted(localPackages)
    synchronizedFolders = sorted(synchronizedFolders)
  }

  private func sorted(_ objects: [XcodeObject]) -> [XcodeObject] {
    objects.count > 1 ? objects.sorted { key(of: $0) < key(of: $1) } : objects
  }

  private func key(of object: XcodeObject) -> String {
    PropertyList.Value(list: list, index: places[object.id].key).string ?? ""
  }
}

/// One object: a dictionary with an `isa`.
struct XcodeObject: Sendable {
  let id: XcodeObjects.ID
  let value: PropertyList.Value

  func isA(_ kind: StaticString) -> Bool { value["isa"].map { $0.list.spells($0.index, kind) } ?? false }

  subscript(field: StaticString) -> String? { value[field]?.string }

  func texts(_ field: StaticString) -> [String] { value[field]?.array?.compactMap(\.string) ?? [] }
}
