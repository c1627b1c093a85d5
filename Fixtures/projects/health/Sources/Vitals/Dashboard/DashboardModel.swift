import Foundation
import Observation
import SwiftData
import VitalsData

/// State of the first screen: everything that views read is on the main actor.
@MainActor
@Observable
final class DashboardModel {
  private(set) var metrics: [HealthMetric] = []
  private(set) var isLoading = false
  private(set) var message: String?
  @ObservationIgnored private let container: ModelContainer
  @ObservationIgnored private let repository: SwiftDataRepository<HealthMetricMapper>
  @ObservationIgnored private let exporter: MetricExporter
  @ObservationIgnored private let profiles: ProfileExporter
  @ObservationIgnored private let reader = HealthKitReader()

  init(container: ModelContainer) {
    self.container = container
    repository = SwiftDataRepository(modelContainer: container, mapper: HealthMetricMapper())
    exporter = MetricExporter(container: container, folder: FileManager.default.temporaryDirectory)
    profiles = ProfileExporter(container: container)
  }

  func load() async {
    isLoading = true
    defer { isLoading = false }
    do {
      metrics = try await repository.fetchAll()
    } catch is CancellationError {
      return
    } catch {
      message = error.localizedDescription
    }
  }

  func add(_ value: Double) async throws {
    isLoading = true // expect: busy-flag-not-reset-on-throw
    let metric = HealthMetric(kind: .weight, value: value, measuredAt: .now)
    metrics.append(try await repository.create(metric))
    isLoading = false
  }

  func share() async throws -> URL {
    message = try await profiles.names().joined(separator: ", ")
    return try await exporter.export(since: .distantPast)
  }

  /// Shows what HealthKit has sent, for as long as the screen is there.
  func importFromHealthKit() async throws {
    for try await count in reader.importAll(into: repository) {
      message = "\(count) imported"
    }
  }

  /// The model is one of the screen's; the two calls take it off the main actor.
  func tidyUp(_ metric: PersistedMetric, in store: some MetricTidying) async throws {
    await store.normalize(metric)
    message = "Tidied"
  }

  /// Values cross, and come back as values.
  func tidyUp(_ metric: HealthMetric) async throws {
    let tidied = await normalizer.normalized(metric)
    metrics = metrics.map { $0.id == tidied.id ? tidied : $0 }
  }

  private let normalizer = MetricNormalizer()
}

/// Tidies models up, wherever they come from.
protocol MetricTidying: Sendable {
  func normalize(_ metric: PersistedMetric) async // expect: model-parameter-crosses-actor
}

struct MetricNormalizer: MetricTidying {
  func normalize(_ metric: PersistedMetric) async {
    metric.value = max(0, metric.value)
  }

  func normalized(_ metric: HealthMetric) async -> HealthMetric {
    HealthMetric(id: metric.id, kind: metric.kind, value: max(0, metric.value), measuredAt: metric.measuredAt)
  }
}

/// Charts: the same work, but on no actor, and views read it while it changes.
@Observable
final class TrendsModel { // expect: observable-view-model-without-main-actor
  var averages: [Double] = []
  var newest: Double?
  @ObservationIgnored private let container: ModelContainer

  init(container: ModelContainer) {
    self.container = container
  }

  func load() async {
    let average = RunningAverage()
    for day in 0..<7 {
      averages.append(await average.summary + Double(day))
    }
    newest = averages.last
  }
}
