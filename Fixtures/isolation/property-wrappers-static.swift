// Wrapped static properties and enums isolate nothing.
// configurations: 5, 5+DO

@propertyWrapper struct Watched {
  @MainActor var wrappedValue: Int { 0 } // isolation: @MainActor
}
enum Mode { // isolation: nonisolated
  @Watched static var current: Int // isolation: @MainActor
  func toggle() {} // isolation: nonisolated
}
struct Level { // isolation: nonisolated
  @Watched static var current: Int // isolation: @MainActor
  func raise() {} // isolation: nonisolated
}
