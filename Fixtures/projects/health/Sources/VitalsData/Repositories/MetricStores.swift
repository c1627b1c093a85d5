import Foundation
import SwiftData

/// What a background store offers to the screens.
protocol MetricArchiving: Sendable {
  func archive(_ metric: PersistedMetric) async throws // expect: model-parameter-crosses-actor
  func newest() async throws -> PersistedMetric? // expect: model-returned-across-actor
  func archiveMetric(id: PersistentIdentifier) async throws
}

/// The first attempt: the context comes from outside, and so do the models.
actor LegacyMetricStore: MetricArchiving {
  private let context: ModelContext // expect-warning: model-context-stored-in-actor
  private var pending: [PersistedMetric] = [] // expect-info: cached-model-reference

  init(context: ModelContext) {
    self.context = context
  }

  func archive(_ metric: PersistedMetric) async throws {
    metric.isArchived = true
    pending.append(metric)
    try context.save()
  }

  func newest() async throws -> PersistedMetric? {
    var descriptor = FetchDescriptor<PersistedMetric>(sortBy: [SortDescriptor(\.measuredAt, order: .reverse)])
    descriptor.fetchLimit = 1
    return try context.fetch(descriptor).first
  }

  func archiveMetric(id: PersistentIdentifier) async throws {
    guard let metric: PersistedMetric = context.registeredModel(for: id) else { return }
    try await archive(metric)
  }
}

/// A context of its own, but not one that the store's queue knows of.
actor ReportBuilder {
  private let container: ModelContainer
  private let context: ModelContext // expect-info: model-context-stored-in-actor

  init(container: ModelContainer) {
    self.container = container
    context = ModelContext(container)
  }

  func count() throws -> Int {
    try context.fetchCount(FetchDescriptor<PersistedMetric>())
  }
}

/// The right one: the macro makes the executor, identifiers come in, values go out.
@ModelActor
actor MetricStore {
  func archiveMetric(id: PersistentIdentifier) throws {
    guard let metric = self[id, as: PersistedMetric.self] else { return }
    metric.isArchived = true
    try modelContext.save()
  }

  func metrics(since date: Date) throws -> [MetricDTO] {
    let descriptor = FetchDescriptor<PersistedMetric>(
      predicate: #Predicate { $0.measuredAt > date }, sortBy: [SortDescriptor(\.measuredAt)])
    return try modelContext.fetch(descriptor).compactMap(Self.dto)
  }

  func insert(_ metrics: [HealthMetric]) throws {
    let context = modelContext
    let mapper = HealthMetricMapper()
    for (number, metric) in metrics.enumerated() {
      context.insert(mapper.toModel(metric))
      if number.isMultiple(of: 500) { try context.save() }
    }
    try context.save()
  }

  private static func dto(_ model: PersistedMetric) -> MetricDTO? {
    guard let kind = MetricKind(rawValue: model.kindName) else { return nil }
    return MetricDTO(id: model.uuid, kind: kind, value: model.value, metadata: ["archived": String(model.isArchived)])
  }
}

/// Any model may come in here, from wherever it was fetched.
@ModelActor
public actor DataRepository {
  public func create<T: PersistentModel>(_ model: T) throws { // expect-info: model-parameter-crosses-actor
    modelContext.insert(model)
    try modelContext.save()
  }

  public func everything() throws -> [PersistedMetric] { // expect-info: model-returned-across-actor
    try modelContext.fetch(FetchDescriptor<PersistedMetric>())
  }

  public func identifiers() throws -> [PersistentIdentifier] {
    try modelContext.fetchIdentifiers(FetchDescriptor<PersistedMetric>())
  }

  public func removeArchived() throws -> Int {
    let archived = try modelContext.fetch(FetchDescriptor<PersistedMetric>()).filter { $0.isArchived } // expect: fetch-then-filter-in-memory
    for metric in archived { modelContext.delete(metric) } // expect: actor-context-property-in-hot-loop
    try modelContext.save()
    return archived.count
  }
}

/// Written out by hand: without the macro, all of this is needed.
actor HandmadeStore: ModelActor {
  nonisolated let modelExecutor: any ModelExecutor
  nonisolated let modelContainer: ModelContainer

  init(modelContainer: ModelContainer) {
    let modelContext = ModelContext(modelContainer)
    modelExecutor = DefaultSerialModelExecutor(modelContext: modelContext)
    self.modelContainer = modelContainer
  }

  func isEmpty() throws -> Bool {
    try modelContext.fetchCount(FetchDescriptor<PersistedMetric>()) == 0
  }
}
