/// All state of an evaluation. A value, so that both sides of an unknown condition can be run from one state and
/// joined; what neither side changes is not copied.
struct ManifestState {
  typealias Variables = SharedDictionary<String, Value>

  struct Scope {
    /// Tells scopes apart for closures.
    let id: Int
    var variables: Variables = [:]
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
  var objects: SharedDictionary<Value.ObjectID, Object> = [:]

  /// The place of the innermost scope that has a variable.
  func scope(of name: String) -> Int? { scopes.lastIndex { $0.variables[name] != nil } }

  static func join(_ left: ManifestState, _ right: ManifestState) -> ManifestState {
    var joined = left
    for index in joined.scopes.indices where index < right.scopes.count {
      // What one side alone has may be there or not.
      joined.scopes[index].variables = left.scopes[index].variables.joined(
        with: right.scopes[index].variables, both: Value.join, one: { _ in .unknown })
    }
    joined.objects = left.objects.joined(
      with: right.objects,
      both: { Object(typeName: $0.typeName, offset: $0.offset, fields: join($0.fields, $1.fields)) }, one: { $0 })
    return joined
  }

  private static func join(_ left: [String: Value], _ right: [String: Value]) -> [String: Value] {
    var joined = left
    for (name, value) in right { joined[name] = left[name].map { Value.join($0, value) } ?? .unknown }
    for name in left.keys where right[name] == nil { joined[name] = .unknown }
    return joined
  }

  // MARK: Forgetting

  /// An unknown call may have changed every object and every variable.
  mutating func forgetEverything() {
    for index in scopes.indices {
      for (name, value) in scopes[index].variables.entries { scopes[index].variables[name] = Self.forgotten(value) }
    }
    for (id, _) in objects.entries { forgetObject(id) }
  }

  mutating func forgetObject(_ id: Value.ObjectID) {
    guard let object = objects[id] else { return }
    for (name, value) in object.fields where name != "name" && name != "type" {
      objects[id]?.fields[name] = Self.forgotten(value)
    }
  }

  /// This field of an unknown object was assigned.
  mutating func forgetField(_ name: String) {
    for (id, object) in objects.entries {
      if let value = object.fields[name] { objects[id]?.fields[name] = Self.forgotten(value) }
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
