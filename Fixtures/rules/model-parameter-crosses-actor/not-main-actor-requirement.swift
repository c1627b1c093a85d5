import SwiftData
@Model final class Item { var name = "" }
@MainActor protocol Repository {
  func save(_ item: Item) async throws
}
final class Store: Repository {
  func save(_ item: Item) async throws {}
}
// Nobody is known to be elsewhere.
protocol Observing {
  func changed(_ item: Item) async
}
