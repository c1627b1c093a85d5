import Foundation
import SwiftData

/// Imports in the background with a context of its own. Records come in, identifiers go out, models stay.
@ModelActor
actor InventoryImporter {
  /// Saves after each batch, so that a long import neither fills the memory nor loses everything when it is cancelled.
  func insert(_ records: [ItemRecord], batchSize: Int = 100) throws -> Int {
    let context = modelContext
    var locations = try Dictionary(uniqueKeysWithValues: context.fetch(FetchDescriptor<Location>()).map { ($0.name, $0) })
    var inserted = 0
    for (number, record) in records.enumerated() {
      try Task.checkCancellation()
      let item = Item(title: record.title, quantity: record.quantity, price: record.price, notes: record.notes)
      item.photoName = record.photoName
      if !record.location.isEmpty {
        let location = locations[record.location] ?? Location(name: record.location)
        if location.modelContext == nil { context.insert(location) }
        locations[record.location] = location
        item.location = location
      }
      context.insert(item)
      inserted += 1
      if (number + 1).isMultiple(of: batchSize) { try context.save() }
    }
    try context.save()
    return inserted
  }

  func add(_ record: ItemRecord) throws -> PersistentIdentifier {
    let item = Item(title: record.title, quantity: record.quantity, price: record.price, notes: record.notes)
    modelContext.insert(item)
    try modelContext.save()
    return item.persistentModelID
  }

  /// Adds and tells before anything is stored: the identifier is a temporary one.
  func addLater(_ record: ItemRecord) -> PersistentIdentifier {
    let item = Item(title: record.title, quantity: record.quantity, price: record.price, notes: record.notes)
    modelContext.insert(item)
    return item.persistentModelID // expect-info: temporary-persistent-id
  }

  /// For the rare archive with everything that somebody ever owned.
  func restoreEverything(_ records: [ItemRecord]) throws {
    for record in records {
      modelContext.insert(Item(title: record.title, quantity: record.quantity, price: record.price)) // expect: bulk-insert-without-batch-save // expect: actor-context-property-in-hot-loop
    }
    try modelContext.save()
  }
}

/// Fills the store without an actor of its own.
enum InventoryRestore {
  /// The context goes away with the task, and what it holds with it.
  static func addMissingLocations(_ names: [String], container: ModelContainer) {
    Task {
      let context = ModelContext(container) // expect-info: unsaved-task-context
      for name in names {
        context.insert(Location(name: name))
      }
    }
  }

  static func addLocations(_ names: [String], container: ModelContainer) async throws {
    let context = ModelContext(container)
    context.autosaveEnabled = false
    for name in names {
      context.insert(Location(name: name))
    }
    try context.save()
  }

  static func replaceLabels(_ names: [String], container: ModelContainer) async throws {
    let context = ModelContext(container)
    context.autosaveEnabled = false
    try context.transaction {
      for name in names { context.insert(ItemLabel(name: name)) }
    }
  }
}
