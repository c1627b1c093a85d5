/// Everything that running a manifest changes. A value, so that both sides of an unknown condition can be run from one
/// state and joined.
struct ManifestState {
  struct Scope {
    /// Tells scopes apart for closures.
    let id: Int
    var variables: [String: Value] = [:]
  }

  struct Object {
    /// `Package` or `Target`.
    let typeName: String
    /// Where it is made, in bytes from 0.
    let offset: UInt32
    var fields: [String: Value]
  }

  /// From the file's own to the innermost.
  var scopes: [Scope] = [Scope(id: 0)]
  var objects: [Value.ObjectID: Object] = [:]

  /// The place of the innermost scope that has a variable.
  func scope(of name: String) -> Int? { scopes.lastIndex { $0.variables[name] != nil } }

  static func join(_ left: ManifestState, _ right: ManifestState) -> ManifestState {
    var joined = left
    for index in joined.scopes.indices where index < right.scopes.count {
      joined.scopes[index].variables = join(left.scopes[index].variables, right.scopes[index].variables)
    }
    for (id, object) in right.objects {
      guard let known = joined.objects[id] else {
        joined.objects[id] = object
        continue
      }
      joined.objects[id]?.fields = join(known.fields, object.fields)
    }
    return joined
  }

  private static func join(_ left: [String: Value], _ right: [String: Value]) -> [String: Value] {
    var joined = left
    for (name, value) in right { joined[name] = left[name].map { Value.join($0, value) } ?? .unknown }
    for name in left.keys where right[name] == nil { joined[name] = .unknown }
    return joined
  }

  // MARK: Forgetting

  /// Something unknown may have changed every object and every variable.
  mutating func forgetEverything() {
    for index in scopes.indices {
      for (name, value) in scopes[index].variables { scopes[index].variables[name] = Self.forgotten(value) }
    }
    for id in objects.keys { forgetObject(id) }
  }

  mutating func forgetObject(_ id: Value.ObjectID) {
    guard let object = objects[id] else { return }
    for (name, value) in object.fields where name != "name" && name != "type" {
      objects[id]?.fields[name] = Self.forgotten(value)
    }
  }

  /// Something was assigned to this field of an object that is not known.
  mutating func forgetField(_ name: String) {
    for id in objects.keys {
      if let value = objects[id]?.fields[name] { objects[id]?.fields[name] = Self.forgotten(value) }
    }
  }

  /// Objects keep their identity: a list of targets may have more or fewer, but still those.
  private static func forgotten(_ value: Value) -> Value {
    switch value {
    case .object, .closure, .type: return value
    case .list(let list):
      return .list(Value.List(elements: list.elements.map { .init(value: $0.value, isCertain: false) }, isOpen: true))
    default: return .unknown
    }
  }
}
