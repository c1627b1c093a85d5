// In language mode 5 the conformances of superclasses isolate a class, wherever they are stated.
// configurations: 5, 5complete, 6

@globalActor actor Desk { // isolation: nonisolated
  static let shared = Desk() // isolation: nonisolated
}
@MainActor protocol Shown {} // isolation: @MainActor
@Desk protocol Kept {} // isolation: @Desk
nonisolated protocol Free {} // isolation: nonisolated
protocol Listed: Shown {} // isolation: 6: @MainActor; nonisolated

class Paper {} // isolation: nonisolated
extension Paper: Shown {}
class Letter: Paper { // isolation: 6: nonisolated; @MainActor
  func send() {} // isolation: 6: nonisolated; @MainActor
}
class Stamped: Letter {} // isolation: 6: nonisolated; @MainActor
class Bill: Paper, Kept {} // isolation: 6: @Desk; nonisolated
class Flyer: Paper, Free {} // isolation: nonisolated

class Card {} // isolation: nonisolated
extension Card: Listed {}
class Postcard: Card {} // isolation: 6: nonisolated; @MainActor

class Roll {} // isolation: nonisolated
extension Roll: Shown {}
extension Roll: Kept {}
class Poster: Roll {} // isolation: nonisolated

class Leaf {} // isolation: nonisolated
extension Leaf: Free {}
class Fern: Leaf {} // isolation: nonisolated
class Rose: Leaf, Shown {} // isolation: @MainActor

nonisolated class Stone {} // isolation: nonisolated
extension Stone: Shown {}
class Pebble: Stone {} // isolation: nonisolated
