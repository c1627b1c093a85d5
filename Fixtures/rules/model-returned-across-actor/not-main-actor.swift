import SwiftData
@Model final class Item { var name = "" }
@MainActor protocol Repository {
  func all() async throws -> [Item]
}
final class Store: Repository {
  func all() async throws -> [Item] { [] }
  func first() -> Item? { nil }
}
// What is synchronous on the main actor is meant for it.
func background(_ store: Store) async { print(await store.first()) }
