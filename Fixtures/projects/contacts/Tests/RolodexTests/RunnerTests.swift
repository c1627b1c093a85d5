import SwiftData
import XCTest

@testable import Rolodex

final class RunnerTests: XCTestCase {
  private func makeContainer() throws -> ModelContainer {
    try ModelContainer(
      for: EvidenceItem.self, Person.self, Insight.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  func testDebounces() async throws {
    let runner = DebouncedInsightRunner(container: try makeContainer())
    await runner.run()
    await runner.run()
    try? await Task.sleep(nanoseconds: 1_200_000_000)
    let runs = await runner.runs
    XCTAssertEqual(runs, 1)
  }

  func testStops() async throws {
    let runner = InsightRunner(container: try makeContainer())
    await runner.run()
    await runner.stop()
    let count = await runner.lastCount
    XCTAssertEqual(count, 0)
  }

  @MainActor
  func testFindsPinnedEvidence() throws {
    let container = try makeContainer()
    let repository = EvidenceRepository(container: container)
    let item = EvidenceItem(sourceID: "1", title: "Lunch", occurredAt: .now)
    item.isPinned = true
    container.mainContext.insert(item)
    XCTAssertEqual(try repository.pinned().count, 1)
    XCTAssertEqual(try container.mainContext.fetch(FetchDescriptor<EvidenceItem>()).filter { $0.isPinned }.count, 1)
  }

  func testGeneratesFromPinnedEvidence() async throws {
    let container = try makeContainer()
    let context = ModelContext(container)
    context.insert(EvidenceItem(sourceID: "1", title: "Lunch", occurredAt: .now))
    let made = try await InsightGenerator(modelContainer: container).generate()
    XCTAssertEqual(made, 0)
  }
}
