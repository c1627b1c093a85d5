/// The objects of a project file, by their ids.
struct XcodeObjects: Sendable {
  typealias ID = String

  private let objects: [ID: PropertyList.Value]
  /// The objects of those kinds that are asked for by their kind, in the order of their ids.
  private let byKind: [Kind: [XcodeObject]]
  let rootID: ID

  /// Nil when the property list is no project.
  init?(_ list: PropertyList) {
    guard let pairs = list.root["objects"]?.pairs, let root = list.root["rootObject"]?.string else { return nil }
    objects = Dictionary(pairs.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
    var byKind: [Kind: [XcodeObject]] = [:]
    for (id, value) in objects {
      if let kind = value["isa"]?.string.flatMap({ Kind(rawValue: $0) }) { byKind[kind, default: []].append(XcodeObject(id: id, value: value)) }
    }
    self.byKind = byKind.mapValues { $0.sorted { $0.id < $1.id } }
    rootID = root
  }

  subscript(id: ID?) -> XcodeObject? {
    guard let id, let value = objects[id], value.pairsExist else { return nil }
    return XcodeObject(id: id, value: value)
  }

  /// The objects that a field names, those that do not exist left out.
  func list(_ object: XcodeObject, _ field: String) -> [XcodeObject] {
    object.texts(field).compactMap { self[$0] }
  }

  enum Kind: String {
    case localPackage = "XCLocalSwiftPackageReference"
    case synchronizedFolder = "PBXFileSystemSynchronizedRootGroup"
  }

  func all(_ kind: Kind) -> [XcodeObject] { byKind[kind] ?? [] }
}

/// One object: a dictionary with an `isa`.
struct XcodeObject: Sendable {
  let id: XcodeObjects.ID
  let value: PropertyList.Value

  var isa: String { self["isa"] ?? "" }

  subscript(field: String) -> String? { value[field]?.string }

  func texts(_ field: String) -> [String] { value[field]?.array?.compactMap(\.string) ?? [] }
}

extension PropertyList.Value {
  fileprivate var pairsExist: Bool { entry.kind == .dictionary }
}
