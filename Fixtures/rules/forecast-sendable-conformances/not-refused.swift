// What an actor stores is isolated to it.
actor Cache: Sendable {
  private var storage: [String: Any] = [:]
}

// Of metatypes Swift 6 warns at most.
struct Kind<Value, Other: Sendable>: Sendable {
  var value: Value.Type
  var other: Other.Type
}

struct Choice<Key: CaseIterable>: Sendable {
  let type: Key.Type
  let all: [Key.Type]
  let any: (any CaseIterable.Type)?
}
