import Foundation
import SwiftData
@Model final class Item { var name = "" }
// The call with a predicate is of another function than that with a descriptor.
@ModelActor actor Store {
  func items(_ predicate: Predicate<Item>? = nil) throws -> [Item] { // expect: model-returned-across-actor
    try modelContext.fetch(FetchDescriptor<Item>(predicate: predicate))
  }
  func items(_ descriptor: FetchDescriptor<Item>) throws -> [Item] { try modelContext.fetch(descriptor) }
}
func load(_ store: Store, _ name: String) async throws {
  let all = try await store.items(nil)
  let wanted = #Predicate<Item> { $0.name == name }
  let named = try await store.items(wanted)
  print(all.count, named.map(\.name))
}
