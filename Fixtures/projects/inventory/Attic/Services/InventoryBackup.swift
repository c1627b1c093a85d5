import Foundation
import SwiftData

/// The export as it should be: the container travels, and whoever runs makes a context.
struct InventoryBackup: Sendable {
  let container: ModelContainer

  /// A stream that stops working as soon as nobody listens any more.
  func export(fileName: String) -> AsyncStream<TransferProgress> {
    let container = container
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task { @MainActor in
        defer { continuation.finish() }
        continuation.yield(.preparing)
        let context = ModelContext(container)
        do {
          let records = try Self.records(in: context)
          let archive = Archive.temporary(named: fileName)
          try await Self.write(records, to: archive)
          continuation.yield(.finished(archive.folder))
        } catch {
          continuation.yield(.failed(error.localizedDescription))
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  func importer() -> InventoryImporter {
    InventoryImporter(modelContainer: container)
  }

  /// Runs where the context belongs, whoever calls.
  private static func records(in context: ModelContext) throws -> [ItemRecord] {
    try context.fetch(FetchDescriptor<Item>(sortBy: [SortDescriptor(\.title)])).map(ItemRecord.init)
  }

  private static func write(_ records: [ItemRecord], to archive: Archive) async throws {
    guard !records.isEmpty else { throw DataError.nothingToExport }
    try archive.write(records)
  }

  /// All pages in one visit to the main actor, in an order that does not change between them.
  @MainActor
  func pages(of size: Int) throws -> [[ItemRecord]] {
    let context = container.mainContext
    var pages: [[ItemRecord]] = []
    var descriptor = FetchDescriptor<Item>(sortBy: [SortDescriptor(\.createdAt), SortDescriptor(\.title)])
    descriptor.fetchLimit = size
    repeat {
      descriptor.fetchOffset = pages.count * size
      pages.append(try context.fetch(descriptor).map(ItemRecord.init))
    } while pages.last?.count == size
    return pages
  }

  @MainActor
  func items(in locationName: String) throws -> [Item] {
    let context = container.mainContext
    return try context.fetch(FetchDescriptor<Item>(predicate: #Predicate { $0.location?.name == locationName }))
  }
}
