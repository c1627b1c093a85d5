// Static members and initialisers of an actor that states a nonisolated protocol: extensions take nothing from requirements, and the
// body takes nothing either where conformances are looked at first.
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
