// Overrides that are witnesses keep the isolation of what they override.
// configurations: 5, 6, 6+NNS

protocol Panting { // isolation: nonisolated
  @MainActor func pant() // isolation: @MainActor
}
class Animal {}
class Horse: Animal, Panting { // isolation: nonisolated
  func pant() {} // isolation: @MainActor
}
class Mule: Panting { // isolation: nonisolated
  func pant() {} // isolation: @MainActor
}
class Hinny: Mule { // isolation: nonisolated
  override func pant() {} // isolation: @MainActor
}
