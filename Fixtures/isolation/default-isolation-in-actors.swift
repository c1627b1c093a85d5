// Wrappers isolate actors, too, which their static members show; what stands in an actor has no default isolation.
// configurations: 5, 5+MA, 6, 6+MA

@propertyWrapper nonisolated struct Main {
  nonisolated init() {}
  @MainActor var wrappedValue: Int { 0 } // isolation: @MainActor
}
actor Store { // isolation: 5, 5+MA: @MainActor; nonisolated
  @Main var shown: Int // isolation: @MainActor
  func run() { // isolation: actor
    @MainActor func around() { // isolation: @MainActor
      @Sendable func inside() {} // isolation: nonisolated
      inside()
    }
  }
  static func make() {} // isolation: 5, 5+MA: @MainActor; nonisolated
}
