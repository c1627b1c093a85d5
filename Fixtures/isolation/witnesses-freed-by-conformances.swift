// Where conformances may be isolated (SE-0470), the compiler looks at the type to say of each whether it is, and of those that come along first;
// of those to a protocol with SendableMetatype it knows.
// configurations: 5+ISO, 6

nonisolated protocol Named {} // isolation: nonisolated
protocol Known: SendableMetatype {} // isolation: nonisolated
nonisolated protocol Made: SendableMetatype { // isolation: nonisolated
  @MainActor init(size: Int) // isolation: @MainActor
  @MainActor static func make() // isolation: @MainActor
}
nonisolated protocol NamedMade: Named, SendableMetatype { // isolation: nonisolated
  @MainActor init(size: Int) // isolation: @MainActor
  @MainActor static func make() // isolation: @MainActor
}
nonisolated protocol KnownMade: Known { // isolation: nonisolated
  @MainActor init(size: Int) // isolation: @MainActor
  @MainActor static func make() // isolation: @MainActor
}
struct One: Made, @unchecked Sendable { // isolation: nonisolated
  init(size: Int) {} // isolation: @MainActor
  static func make() {} // isolation: @MainActor
}
struct Two: NamedMade, @unchecked Sendable { // isolation: nonisolated
  init(size: Int) {} // isolation: 6: @MainActor; nonisolated
  static func make() {} // isolation: 6: @MainActor; nonisolated
}
struct Three: KnownMade, @unchecked Sendable { // isolation: nonisolated
  init(size: Int) {} // isolation: @MainActor
  static func make() {} // isolation: @MainActor
}
struct Four: Made, Named, @unchecked Sendable { // isolation: nonisolated
  init(size: Int) {} // isolation: @MainActor
  static func make() {} // isolation: @MainActor
}
struct Five: NamedMade, Named, @unchecked Sendable { // isolation: nonisolated
  init(size: Int) {} // isolation: 6: @MainActor; nonisolated
  static func make() {} // isolation: 6: @MainActor; nonisolated
}
actor Six: NamedMade { // isolation: nonisolated
  init(size: Int) {} // isolation: 6: @MainActor; nonisolated
  static func make() {} // isolation: 6: @MainActor; nonisolated
}
actor Seven: Made { // isolation: nonisolated
  init(size: Int) {} // isolation: @MainActor
  static func make() {} // isolation: @MainActor
}
