// A wrapper whose value is nonisolated leaves an actor's property to the actor; protocols that disagree leave a type alone.
// configurations: 5, 6, 6+NNS

@globalActor actor Printer { static let shared = Printer() }
@propertyWrapper @MainActor struct Free {
  nonisolated init() {}
  nonisolated var wrappedValue: Int { 0 } // isolation: nonisolated
}
actor Store {
  @Free var count: Int // isolation: actor
}
@MainActor protocol Shown {}
nonisolated protocol Hidden: Shown { // isolation: nonisolated
  @Printer func print() // isolation: @Printer
}
class Page: Hidden { // isolation: nonisolated
  func print() {} // isolation: @Printer
}
