import Foundation
import SwiftData

/// Works on what was measured, off the main actor.
enum MetricProcessing {
  /// Called from screens with a model of theirs.
  static func normalize(_ metric: PersistedMetric) async { // expect: model-parameter-crosses-actor
    metric.value = max(0, metric.value)
  }

  @MainActor
  static func normalizeNewest(in container: ModelContainer) async throws {
    let descriptor = FetchDescriptor<PersistedMetric>(sortBy: [SortDescriptor(\.measuredAt, order: .reverse)])
    for metric in try container.mainContext.fetch(descriptor).prefix(10) {
      await normalize(metric)
    }
  }

  static func normalized(_ metric: HealthMetric) async -> HealthMetric {
    HealthMetric(id: metric.id, kind: metric.kind, value: max(0, metric.value), measuredAt: metric.measuredAt)
  }

  /// The compiler has nothing against it: only a container comes in, so what goes out counts as new.
  static func latest(in container: ModelContainer) async throws -> PersistedMetric? { // expect-warning: model-returned-across-actor
    let context = ModelContext(container)
    return try context.fetch(FetchDescriptor<PersistedMetric>()).max { $0.measuredAt < $1.measuredAt }
  }

  @MainActor
  static func isLatestArchived(in container: ModelContainer) async throws -> Bool {
    try await latest(in: container)?.isArchived ?? false
  }

  static func latestValue(in container: ModelContainer) async throws -> Double? {
    let context = ModelContext(container)
    return try context.fetch(FetchDescriptor<PersistedMetric>()).max { $0.measuredAt < $1.measuredAt }?.value
  }

  static func discardChanges(in container: ModelContainer) async {
    await container.mainContext.rollback() // expect: main-context-off-main-actor
  }

  static func saveLater(_ context: ModelContext) { // expect-error: model-context-parameter
    DispatchQueue.global(qos: .utility).async {
      try? context.save() // expect: swallowed-save-error
    }
  }

  @MainActor
  static func archiveAll(in container: ModelContainer, before date: Date) throws {
    let context = container.mainContext
    try context.transaction {
      let descriptor = FetchDescriptor<PersistedMetric>(predicate: #Predicate { $0.measuredAt < date })
      for metric in try context.fetch(descriptor) { metric.isArchived = true }
    }
  }
}

/// Recomputes averages while it is told new values, from many tasks at once.
public actor RunningAverage {
  private var sum = 0.0
  private var count = 0

  public init() {}

  public func add(_ metric: HealthMetric, converting convert: @Sendable (Double) async -> Double) async {
    sum = sum + (await convert(metric.value)) // expect: actor-stale-read-modify-write
    count += 1
  }

  public func addAtOnce(_ metric: HealthMetric, converting convert: @Sendable (Double) async -> Double) async {
    let converted = await convert(metric.value)
    sum += converted
    count += 1
  }

  public var summary: Double { count == 0 ? 0 : sum / Double(count) }
}
