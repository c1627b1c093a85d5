import SwiftData
import XCTest

@testable import Vitals
@testable import VitalsData

final class RepositoryTests: XCTestCase {
  private let metric = HealthMetric(kind: .steps, value: 4_000, measuredAt: Date(timeIntervalSince1970: 0))

  private func makeContainer() throws -> ModelContainer {
    try ModelContainer(
      for: PersistedMetric.self, PersistedProfile.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  func testCreatesAndFinds() async throws {
    let repository = SwiftDataRepository(modelContainer: try makeContainer(), mapper: HealthMetricMapper())
    _ = try await repository.create(metric)
    let found = try await repository.fetch(id: metric.id)
    XCTAssertEqual(found, metric)
  }

  func testMocksKeepWhatTheyGet() async throws {
    let repository = MockRepository()
    _ = try await repository.create(metric)
    let all = try await repository.fetchAll()
    XCTAssertEqual(all, [metric])
  }

  @MainActor
  func testArchivesFromTheOldStore() async throws {
    let container = try makeContainer()
    let store = LegacyMetricStore(context: container.mainContext)
    let model = HealthMetricMapper().toModel(metric)
    container.mainContext.insert(model)
    try await store.archive(model)
    XCTAssertTrue(model.isArchived)
  }

  @MainActor
  func testArchivesBefore() throws {
    let container = try makeContainer()
    container.mainContext.insert(HealthMetricMapper().toModel(metric))
    try MetricProcessing.archiveAll(in: container, before: .now)
    XCTAssertTrue(try! container.mainContext.fetch(FetchDescriptor<PersistedMetric>()).allSatisfy { $0.isArchived })
  }

  func testNormalizes() async {
    let value = await MetricProcessing.normalized(HealthMetric(kind: .weight, value: -1, measuredAt: .now)).value
    XCTAssertEqual(value, 0)
  }
}

/// A repository in memory. All of its state is behind one lock.
private final class MockRepository: Repository, @unchecked Sendable {
  private var storage: [UUID: HealthMetric] = [:]
  private let lock = NSLock()

  func create(_ entity: HealthMetric) async throws -> HealthMetric {
    lock.withLock { storage[entity.id] = entity }
    return entity
  }

  func fetch(id: UUID) async throws -> HealthMetric? {
    lock.withLock { storage[id] }
  }

  func fetchAll() async throws -> [HealthMetric] {
    lock.withLock { Array(storage.values) }
  }

  func delete(id: UUID) async throws {
    lock.withLock { storage[id] = nil }
  }
}
