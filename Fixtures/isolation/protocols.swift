// Isolation from the conformances that a type's own declaration states.
// configurations: 5, 6, 6+MA, 6+NNS

@globalActor actor Printer { static let shared = Printer() }
@MainActor protocol Shown { // isolation: @MainActor
  func show() // isolation: @MainActor
}
struct Poster: Shown { // isolation: @MainActor
  func show() {} // isolation: @MainActor
  func fold() {} // isolation: @MainActor
  static func blank() {} // isolation: @MainActor
  var size = 0 // isolation: @MainActor
  struct Pin { // isolation: 6+MA: @MainActor; nonisolated
    func push() {} // isolation: 6+MA: @MainActor; nonisolated
  }
}
extension Poster {
  func tear() {} // isolation: @MainActor
}
struct Flyer { // isolation: 6+MA: @MainActor; nonisolated
  func fold() {} // isolation: 6+MA: @MainActor; nonisolated
}
extension Flyer: Shown {
  func show() {} // isolation: @MainActor
  func tear() {} // isolation: 6+MA: @MainActor; nonisolated
}

// Two global actors give none.
@MainActor protocol Lit {}
@Printer protocol Printed {}
struct Sign: Lit, Printed { // isolation: 6+MA: @MainActor; nonisolated
  func hang() {} // isolation: 6+MA: @MainActor; nonisolated
}

// A protocol that inherits an isolated one: in mode 5 its conformers are isolated, itself not.
protocol Glowing: Lit {} // isolation: 5: nonisolated; @MainActor
struct Lamp: Glowing { // isolation: @MainActor
  func turn() {} // isolation: @MainActor
}
extension Glowing {
  func dim() {} // isolation: 5: nonisolated; @MainActor
}
@MainActor class Fixture {}
protocol Mounted: Fixture {} // isolation: 5: nonisolated; @MainActor
extension Mounted {
  func unmount() {} // isolation: 5: nonisolated; @MainActor
}

// Explicitly nonisolated protocols.
nonisolated protocol Dark {} // isolation: nonisolated
struct Candle: Dark, Lit { // isolation: @MainActor
  func burn() {} // isolation: @MainActor
}
struct Cave: Dark { // isolation: 6+MA: @MainActor; nonisolated
  func enter() {} // isolation: 6+MA: @MainActor; nonisolated
}
@MainActor struct Cellar: Dark { // isolation: @MainActor
  func enter() {} // isolation: @MainActor
}
protocol Deep: Dark {} // isolation: 6+MA: @MainActor; nonisolated
struct Well: Deep { // isolation: 6+MA: @MainActor; nonisolated
  func draw() {} // isolation: 6+MA: @MainActor; nonisolated
}
extension Deep {
  func fall() {} // isolation: 6+MA: @MainActor; nonisolated
}
typealias LitAndSized = Lit & Equatable
struct Bulb: LitAndSized { // isolation: @MainActor
  func screw() {} // isolation: @MainActor
}
