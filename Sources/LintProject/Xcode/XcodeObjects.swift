/// The objects of a project file, by their ids.
struct XcodeObjects: Sendable {
  typealias ID = String

  private let objects: [ID: PropertyList.Value]
  let rootID: ID

  /// Nil when the property list is no project.
  init?(_ list: PropertyList) {
    guard let pairs = list.root["objects"]?.pairs, let root = list.root["rootObject"]?.string else { return nil }
    objects = Dictionary(pairs.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
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

  func all(_ isa: String) -> [XcodeObject] {
    objects.compactMap { id, value in value["isa"]?.string == isa ? XcodeObject(id: id, value: value) : nil }.sorted { $0.id < $1.id }
  }
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
