// A wrapper isolates the actor whose variable it wraps, for its static members, unless a nonisolated protocol keeps it off.
// configurations: 5, 5+DO, 6

@propertyWrapper struct Shown { // isolation: nonisolated
  @MainActor var wrappedValue: Int { 0 } // isolation: @MainActor
}
nonisolated protocol Quiet {} // isolation: nonisolated
protocol Calm: Quiet {} // isolation: nonisolated

actor Loud { // isolation: 5: @MainActor; nonisolated
  @Shown var number: Int // isolation: @MainActor
  static func make() {} // isolation: 5: @MainActor; nonisolated
}
actor Soft: Quiet { // isolation: nonisolated
  @Shown var number: Int // isolation: @MainActor
  static func make() {} // isolation: nonisolated
}
actor Softer: Calm { // isolation: nonisolated
  @Shown var number: Int // isolation: @MainActor
  static func make() {} // isolation: nonisolated
}
actor Later { // isolation: 5: @MainActor; nonisolated
  @Shown var number: Int // isolation: @MainActor
  static func make() {} // isolation: 5: @MainActor; nonisolated
}
extension Later: Quiet {}
