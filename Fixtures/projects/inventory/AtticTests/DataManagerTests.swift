import SwiftData
import XCTest

@testable import Attic

final class DataManagerTests: XCTestCase {
  private func makeContainer() throws -> ModelContainer {
    try ModelContainer(for: Item.self, Location.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  @MainActor
  func testExportsWhatIsThere() async throws {
    let container = try makeContainer()
    let manager = DataManager(container: container)
    try manager.addSamples(to: container.mainContext)
    let url = try await manager.exportInventory(modelContext: container.mainContext, fileName: "test")
    XCTAssertEqual(url.lastPathComponent, "test")
  }

  @MainActor
  func testReportsProgress() async throws {
    let container = try makeContainer()
    var steps: [TransferProgress] = []
    for await step in DataManager(container: container).exportInventoryWithProgress(
      modelContext: container.mainContext, fileName: "test")
    {
      steps.append(step)
    }
    XCTAssertEqual(steps.first, .preparing)
  }

  @MainActor
  func testCoordinatorUsesItsExporter() async throws {
    let container = try makeContainer()
    let coordinator = ExportCoordinator(exporter: ExporterDouble())
    await coordinator.exportAtOnce(modelContext: container.mainContext, fileName: "double")
    XCTAssertEqual(coordinator.archiveURL?.lastPathComponent, "double")
  }

  func testInsertsInBatches() async throws {
    let container = try makeContainer()
    let record = ItemRecord(title: "Lamp", quantity: 2, price: 9.5, notes: "", location: "Hall", label: "")
    let count = try await InventoryImporter(modelContainer: container).insert(Array(repeating: record, count: 250))
    XCTAssertEqual(count, 250)
    let context = ModelContext(container)
    XCTAssertEqual(try! context.fetchCount(FetchDescriptor<Item>()), 250)
  }

  func testReadsQuotedColumns() {
    XCTAssertEqual(CSV.columns(of: "\"a,b\",c"), ["a,b", "c"])
  }
}

/// Stands in for the data manager: a requirement, two witnesses and their callers must change together.
private struct ExporterDouble: InventoryExporting {
  func exportInventory(modelContext: ModelContext, fileName: String) async throws -> URL {
    _ = try modelContext.fetchCount(FetchDescriptor<Item>())
    return URL(fileURLWithPath: "/tmp").appendingPathComponent(fileName)
  }
}
