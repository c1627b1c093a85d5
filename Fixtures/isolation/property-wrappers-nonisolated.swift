// A wrapper whose value is nonisolated makes what it wraps nonisolated, whatever is around and whatever the default is.
// configurations: 6, 6+MA, 5+MA

@globalActor actor Desk { // isolation: nonisolated
  static let shared = Desk() // isolation: nonisolated
}
@propertyWrapper struct Loose { // isolation: 6: nonisolated; @MainActor
  nonisolated init() {} // isolation: nonisolated
  nonisolated var wrappedValue: Int { 0 } // isolation: nonisolated
  var projectedValue: Int { 1 } // isolation: 6: nonisolated; @MainActor
}
class Plain { // isolation: 6: nonisolated; @MainActor
  @Loose var first: Int // isolation: nonisolated
}
struct Value { // isolation: 6: nonisolated; @MainActor
  @Loose var first: Int // isolation: nonisolated
}
@MainActor class Shown { // isolation: @MainActor
  @Loose var first: Int // isolation: nonisolated
  var second = 1 // isolation: @MainActor
}
@Desk class Kept { // isolation: @Desk
  @Loose var first: Int // isolation: nonisolated
}
nonisolated class Free { // isolation: nonisolated
  @Loose var first: Int // isolation: nonisolated
}
