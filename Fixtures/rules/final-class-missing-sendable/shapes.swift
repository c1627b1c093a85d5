import Foundation
final class Formatter { // expect: final-class-missing-sendable
  let width: Int
  weak let owner: Owner?
  @MainActor var shown = 0
  static let plain = Formatter(width: 8)
  init(width: Int) { self.width = width }
}
final class Owner: Sendable {}
enum Formatters { static let wide = Formatter(width: 16) }
// Not final, and nobody inherits from it.
class Loader: NSObject { // expect: final-class-missing-sendable
  let url: URL?
  let names: [String: [Int]] = [:]
  init(url: URL?) { self.url = url }
  func start() {
    DispatchQueue.global().async { self.run() }
  }
  func run() {}
}
let loader = Loader(url: nil)
// Kept by an actor.
final class Parser { // expect: final-class-missing-sendable
  let limit = 3
  func parse(_ text: String) async -> [Int] { [] }
}
actor Importer {
  private let parser = Parser()
  func run() async { _ = await self.parser.parse("") }
}
final class Keeper { // expect: final-class-missing-sendable
  static let shared = Keeper(store: open())
  let store: any ForeignStore
  init(store: any ForeignStore) { self.store = store }
}
