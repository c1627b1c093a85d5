// Static members and initialisers of an actor that states a nonisolated protocol: extensions take nothing from requirements, and the
// body takes nothing either where conformances are looked at first. Variables are looked at in their order.
// configurations: 5, 6, 6+ISO

nonisolated protocol Named { // isolation: nonisolated
  @MainActor static func name() // isolation: @MainActor
  @MainActor init(name: Int) // isolation: @MainActor
}
protocol Counted { // isolation: nonisolated
  @MainActor static func count() // isolation: @MainActor
}
actor Clerk: Named { // isolation: nonisolated
  static func name() {} // isolation: 6+ISO: nonisolated; @MainActor
  init(name: Int) {} // isolation: 6+ISO: nonisolated; @MainActor
}
extension Clerk: Counted {
  static func count() {} // isolation: nonisolated
}
actor Judge { // isolation: nonisolated
  init(name: Int) {} // isolation: nonisolated
}
extension Judge: Counted {
  static func count() {} // isolation: @MainActor
}
@propertyWrapper struct Stamped { // isolation: nonisolated
  var wrappedValue: Int { 0 } // isolation: nonisolated
}
protocol Listed { // isolation: nonisolated
  @MainActor static var first: Int { get } // isolation: @MainActor
  @MainActor static var second: Int { get } // isolation: @MainActor
}
// A wrapped variable makes the compiler look at the actor first; variables before it have been looked at by then.
actor Porter: Named, Listed { // isolation: nonisolated
  static var first: Int { 1 } // isolation: @MainActor
  static func name() {} // isolation: nonisolated
  init(name: Int) {} // isolation: nonisolated
  @Stamped var stamp: Int // isolation: actor
  static var second: Int { 2 } // isolation: nonisolated
}
// So do a static variable that nothing isolates and an isolated deinitialiser.
actor Usher: Named { // isolation: nonisolated
  static func name() {} // isolation: nonisolated
  init(name: Int) {} // isolation: nonisolated
  static let limit = 3 // isolation: nonisolated
}
actor Ferry: Named, Listed { // isolation: nonisolated
  static var first: Int { 1 } // isolation: @MainActor
  isolated deinit {} // isolation: actor
  static func name() {} // isolation: nonisolated
  init(name: Int) {} // isolation: nonisolated
  static var second: Int { 2 } // isolation: nonisolated
}
// Conformances are looked at in their order, and one that cannot be isolated itself does not make the compiler look at the actor.
nonisolated protocol Ranked { // isolation: nonisolated
  @MainActor static func rank() // isolation: @MainActor
}
actor Guard: @preconcurrency Named { // isolation: nonisolated
  static func name() {} // isolation: @MainActor
  init(name: Int) {} // isolation: @MainActor
}
actor Valet: @preconcurrency Named, Ranked { // isolation: nonisolated
  static func name() {} // isolation: @MainActor
  init(name: Int) {} // isolation: @MainActor
  static func rank() {} // isolation: 6+ISO: nonisolated; @MainActor
}
actor Page: Named, @preconcurrency Ranked { // isolation: nonisolated
  static func name() {} // isolation: 6+ISO: nonisolated; @MainActor
  init(name: Int) {} // isolation: 6+ISO: nonisolated; @MainActor
  static func rank() {} // isolation: 6+ISO: nonisolated; @MainActor
}
// A requirement that isolates nothing makes the compiler look at the actor, too, for its witness: conformances after it know.
protocol Kind { // isolation: nonisolated
  static func kind() // isolation: nonisolated
}
actor Groom: Kind, Named { // isolation: nonisolated
  init(name: Int) {} // isolation: nonisolated
  static func name() {} // isolation: nonisolated
  static func kind() {} // isolation: nonisolated
}
actor Cook: Named, Kind { // isolation: nonisolated
  init(name: Int) {} // isolation: 6+ISO: nonisolated; @MainActor
  static func name() {} // isolation: 6+ISO: nonisolated; @MainActor
  static func kind() {} // isolation: nonisolated
}
