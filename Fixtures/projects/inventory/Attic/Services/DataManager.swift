import Foundation
import SwiftData

/// What the screens need of the export; tests put a double in its place.
protocol InventoryExporting: Sendable {
  func exportInventory(modelContext: ModelContext, fileName: String) async throws -> URL // expect-error: model-context-parameter
}

/// Moves the whole inventory in and out of the app.
actor DataManager: InventoryExporting {
  static let shared = DataManager()

  private let container: ModelContainer?

  private init() {
    container = nil
  }

  init(container: ModelContainer) {
    self.container = container
  }

  private func requireContainer() throws -> ModelContainer {
    guard let container else { throw DataError.containerNotConfigured }
    return container
  }

  // MARK: Export

  func exportInventory(modelContext: ModelContext, fileName: String) async throws -> URL {
    let (records, photos) = try await fetchItemsInBatches(modelContext: modelContext)
    guard !records.isEmpty else { throw DataError.nothingToExport }
    let archive = Archive.temporary(named: fileName)
    try archive.write(records)
    try archive.copyPhotos(named: photos, from: URL(fileURLWithPath: NSHomeDirectory()))
    return archive.folder
  }

  /// The same with progress for the screen, which may be left at any time.
  nonisolated func exportInventoryWithProgress(
    modelContext: ModelContext, // expect-error: model-context-parameter
    fileName: String
  ) -> AsyncStream<TransferProgress> {
    AsyncStream { continuation in // expect: async-stream-missing-termination // expect: async-stream-unbounded-buffer
      Task { @MainActor in
        continuation.yield(.preparing)
        do {
          let items = try modelContext.fetch(FetchDescriptor<Item>(sortBy: [SortDescriptor(\.title)]))
          var records: [ItemRecord] = []
          for (done, item) in items.enumerated() {
            records.append(ItemRecord(item))
            continuation.yield(.working(done: done + 1, of: items.count))
          }
          let archive = Archive.temporary(named: fileName)
          try archive.write(records)
          continuation.yield(.finished(archive.folder))
        } catch {
          continuation.yield(.failed(error.localizedDescription))
        }
        continuation.finish()
      }
    }
  }

  /// Pages through the items, so that not all of them are in memory at once.
  private func fetchItemsInBatches(modelContext: ModelContext) async throws -> (records: [ItemRecord], photos: [String]) { // expect-error: model-context-parameter
    var records: [ItemRecord] = []
    var offset = 0
    let pageSize = 50
    while true {
      let page = try await MainActor.run { // expect: main-actor-run-in-loop
        var descriptor = FetchDescriptor<Item>()
        descriptor.fetchLimit = pageSize
        descriptor.fetchOffset = offset // expect: paged-fetch-without-sort
        return try modelContext.fetch(descriptor).map(ItemRecord.init)
      }
      records += page
      if page.count < pageSize { break }
      offset += pageSize
    }
    return (records, records.compactMap(\.photoName))
  }

  // MARK: Import

  /// Reads an archive into the context of the screen that asks for it.
  nonisolated func importInventory(
    from archive: Archive,
    modelContext: ModelContext, // expect-error: model-context-parameter
    config: ImportConfig = ImportConfig()
  ) -> AsyncStream<TransferProgress> {
    AsyncStream { continuation in // expect: async-stream-missing-termination // expect: async-stream-unbounded-buffer
      Task.detached(priority: .userInitiated) {
        continuation.yield(.preparing)
        do {
          let locations = try archive.lines(of: "locations.csv")
          let lines = try archive.lines(of: "items.csv")
          if config.includesLocations {
            await MainActor.run {
              for line in locations {
                guard let record = LocationRecord(columns: CSV.columns(of: line)) else { continue }
                let location = self.makeLocation(name: record.name, desc: record.desc)
                modelContext.insert(location) // expect: bulk-insert-without-batch-save
              }
            }
          }
          var done = 0
          for line in lines {
            guard let record = ItemRecord(columns: CSV.columns(of: line)) else { throw DataError.invalidRow(done + 1) }
            await MainActor.run { // expect: main-actor-run-in-loop
              let item = self.makeItem(from: record)
              item.location = self.findOrMakeLocation(named: record.location, in: modelContext)
              modelContext.insert(item) // expect: bulk-insert-without-batch-save
            }
            done += 1
            continuation.yield(.working(done: done, of: lines.count))
          }
          try await MainActor.run { try modelContext.save() }
          continuation.yield(.finished(nil))
        } catch {
          continuation.yield(.failed(error.localizedDescription))
        }
        continuation.finish()
      }
    }
  }

  /// The same with the container, which may travel. What it makes of it may not: the context and both caches cross with every hop.
  nonisolated func importInventory(
    from archive: Archive,
    into container: ModelContainer,
    config: ImportConfig = ImportConfig()
  ) -> AsyncStream<TransferProgress> {
    AsyncStream { continuation in // expect: async-stream-missing-termination // expect: async-stream-unbounded-buffer
      Task.detached(priority: .userInitiated) {
        let modelContext = await MainActor.run { ModelContext(container) } // expect: model-context-escapes-main-actor-run
        var locationCache: [String: Location] = [:] // expect: cached-model-reference
        var labelCache: [String: ItemLabel] = [:] // expect: cached-model-reference
        await MainActor.run {
          if config.includesLocations {
            if let existing = try? modelContext.fetch(FetchDescriptor<Location>()) {
              for location in existing { locationCache[location.name] = location }
            }
          }
          if config.includesLabels {
            if let existing = try? modelContext.fetch(FetchDescriptor<ItemLabel>()) {
              for label in existing { labelCache[label.name] = label }
            }
          }
        }
        do {
          let lines = try archive.lines(of: "items.csv")
          for (done, line) in lines.enumerated() {
            guard let record = ItemRecord(columns: CSV.columns(of: line)) else { throw DataError.invalidRow(done + 1) }
            await MainActor.run { // expect: main-actor-run-in-loop
              let item = self.makeItem(from: record)
              item.location = locationCache[record.location]
              item.label = labelCache[record.label] ?? self.makeLabel(name: record.label)
              modelContext.insert(item) // expect: bulk-insert-without-batch-save
            }
            continuation.yield(.working(done: done + 1, of: lines.count))
          }
          try await MainActor.run { try modelContext.save() }
          continuation.yield(.finished(nil))
        } catch {
          continuation.yield(.failed(error.localizedDescription))
        }
        continuation.finish()
      }
    }
  }

  /// Counts what an archive would bring. No store is needed for that.
  nonisolated func previewImport(of archive: Archive) throws -> Int {
    try archive.lines(of: "items.csv").compactMap { ItemRecord(columns: CSV.columns(of: $0)) }.count
  }

  /// Puts a few things into an empty inventory, for the first start.
  @MainActor
  func addSamples(to modelContext: ModelContext) throws {
    let garage = makeLocation(name: "Garage", desc: "Behind the house")
    modelContext.insert(garage)
    let bike = makeItem(from: ItemRecord(title: "Bike", quantity: 1, price: 300, notes: "", location: "Garage", label: "Sport"))
    bike.location = garage
    bike.label = makeLabel(name: "Sport")
    modelContext.insert(bike)
    try modelContext.save()
  }

  /// Adds one thing from a scanned code, without a screen.
  func addScanned(_ record: ItemRecord) async throws -> PersistentIdentifier {
    let container = try requireContainer()
    let item = makeItem(from: record)
    return try await MainActor.run {
      let context = container.mainContext
      context.insert(item) // expect: model-captured-in-task
      try context.save()
      return item.persistentModelID
    }
  }

  // MARK: Helpers

  nonisolated private func makeLocation(name: String, desc: String) -> Location {
    MainActor.assumeIsolated { // expect-info: main-actor-assume-isolated
      let location = Location(name: name)
      location.desc = desc
      return location
    }
  }

  nonisolated private func makeItem(from record: ItemRecord) -> Item {
    MainActor.assumeIsolated { // expect: main-actor-assume-isolated
      let item = Item(title: record.title, quantity: record.quantity, price: record.price, notes: record.notes)
      item.photoName = record.photoName
      return item
    }
  }

  nonisolated private func makeLabel(name: String) -> ItemLabel {
    MainActor.assumeIsolated { ItemLabel(name: name) } // expect-info: main-actor-assume-isolated
  }

  nonisolated private func findOrMakeLocation(named name: String, in modelContext: ModelContext) -> Location {
    MainActor.assumeIsolated { // expect-info: main-actor-assume-isolated
      let descriptor = FetchDescriptor<Location>()
      if let found = try? modelContext.fetch(descriptor).first(where: { $0.name == name }) { // expect: fetch-then-filter-in-memory
        return found
      }
      let location = makeLocation(name: name, desc: "")
      modelContext.insert(location)
      return location
    }
  }
}
