// Several requirements for one witness: two isolations give none, an unspecified one does not count.
// configurations: 5, 6

@globalActor actor Printer { static let shared = Printer() }
protocol Shown { // isolation: nonisolated
  @MainActor func show() // isolation: @MainActor
}
protocol Printed { // isolation: nonisolated
  @Printer func show() // isolation: @Printer
}
protocol Plain { // isolation: nonisolated
  func show() // isolation: nonisolated
}
struct Poster: Shown, Printed {
  func show() {} // isolation: nonisolated
}
struct Flyer: Shown, Plain { // error: 6
  func show() {} // isolation: @MainActor
}

class Page {
  func show() {} // isolation: nonisolated
}
class Cover: Page, Shown {
  override func show() {} // isolation: nonisolated
}
class Back: Page, Shown {}

actor Press: Shown { // error: 6
  func show() {} // isolation: actor
}
@MainActor class Board { // isolation: @MainActor
  func pin() {} // isolation: @MainActor
}
protocol Pinned { // isolation: nonisolated
  nonisolated func pin() // isolation: nonisolated
}
extension Board: Pinned { // error: 6
  func unpin() {} // isolation: @MainActor
}
