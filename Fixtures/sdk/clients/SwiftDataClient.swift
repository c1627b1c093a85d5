import Foundation
import SwiftData

@Model final class Item {
  @Attribute(.unique) var title: String
  var count = 0
  @Relationship(deleteRule: .cascade, inverse: \Tag.item) var tags: [Tag] = []
  @Transient var drafts = 0

  init(title: String) { self.title = title }
}

@Model final class Tag {
  var item: Item?

  init() {}
}

@ModelActor public actor Store {
  func add(_ title: String) throws -> PersistentIdentifier {
    let item = Item(title: title)
    modelContext.insert(item)
    try modelContext.save()
    return item.persistentModelID
  }

  func popular() throws -> [String] {
    var descriptor = FetchDescriptor<Item>(predicate: #Predicate { $0.count > 1 }, sortBy: [SortDescriptor(\.title)])
    descriptor.fetchLimit = 3
    return try modelContext.fetch(descriptor).map(\.title)
  }

  func title(of id: PersistentIdentifier) -> String? { self[id, as: Item.self]?.title }
}

func needsSendable<T: Sendable>(_ value: T) {}

func travel(container: ModelContainer, id: PersistentIdentifier, descriptor: FetchDescriptor<Item>) {
  needsSendable(container)
  needsSendable(id)
  needsSendable(descriptor)
}

func stay(context: ModelContext, item: Item) {
  needsSendable(context)  // error: conformance of 'ModelContext' to 'Sendable' is unavailable
  needsSendable(item)  // error: conformance of 'Item' to 'Sendable' is unavailable
}

func offMain(container: ModelContainer) async {
  _ = container.mainContext  // error: cannot be accessed from outside of the actor
}

enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [] }
  static var stages: [MigrationStage] { [] }
}
