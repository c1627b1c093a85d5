import Foundation
import HealthKit

/// Turns the callbacks of HealthKit into values that can be awaited.
public final class HealthKitReader { // expect: final-class-missing-sendable
  private let store: HKHealthStore

  public init(store: HKHealthStore = HKHealthStore()) {
    self.store = store
  }

  public func authorize() async throws {
    try await store.requestAuthorization(toShare: [], read: [HKQuantityType(.heartRate), HKQuantityType(.stepCount)])
  }

  /// Waits for ever when HealthKit has neither samples nor an error.
  public func heartRates(limit: Int) async throws -> [HealthMetric] {
    try await withCheckedThrowingContinuation { continuation in // expect: continuation-missing-resume
      let query = HKSampleQuery(
        sampleType: HKQuantityType(.heartRate), predicate: nil, limit: limit, sortDescriptors: nil
      ) { _, samples, error in
        if let error {
          continuation.resume(throwing: error)
          return
        }
        guard let samples else { return }
        continuation.resume(returning: samples.compactMap { Self.metric($0, .heartRate, unit: "count/min") })
      }
      store.execute(query)
    }
  }

  /// An error is followed by an answer, and the second one ends the process.
  public func steps(limit: Int) async throws -> [HealthMetric] {
    try await withCheckedThrowingContinuation { continuation in // expect: continuation-double-resume
      let query = HKSampleQuery(
        sampleType: HKQuantityType(.stepCount), predicate: nil, limit: limit, sortDescriptors: nil
      ) { _, samples, error in
        if let error {
          continuation.resume(throwing: error)
        }
        continuation.resume(returning: (samples ?? []).compactMap { Self.metric($0, .steps, unit: "count") })
      }
      store.execute(query)
    }
  }

  public func samples(of type: HKQuantityType, _ kind: MetricKind, unit: String) async throws -> [HealthMetric] {
    try await withCheckedThrowingContinuation { continuation in
      let query = HKSampleQuery(sampleType: type, predicate: nil, limit: 0, sortDescriptors: nil) { _, samples, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: (samples ?? []).compactMap { Self.metric($0, kind, unit: unit) })
        }
      }
      store.execute(query)
    }
  }

  public func save(_ sample: HKQuantitySample) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in // expect: continuation-wraps-async-api
      store.save(sample) { saved, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: saved) }
      }
    }
  }

  /// Ticks whenever new steps arrive. Nobody stops the query.
  public func stepChanges() -> AsyncStream<Void> {
    AsyncStream { continuation in // expect: async-stream-missing-termination
      let query = HKObserverQuery(sampleType: HKQuantityType(.stepCount), predicate: nil) { _, completed, _ in
        continuation.yield()
        completed()
      }
      store.execute(query)
    }
  }

  /// The whole import as progress; after an error the screen waits for ever.
  public func importAll(into repository: some Repository<HealthMetric>) -> AsyncThrowingStream<Int, any Error> {
    AsyncThrowingStream { continuation in // expect: async-stream-never-finished
      let task = Task {
        let metrics = try await self.heartRates(limit: 1_000)
        for (number, metric) in metrics.enumerated() {
          _ = try await repository.create(metric)
          continuation.yield(number + 1)
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  public func importSteps(into repository: some Repository<HealthMetric>) -> AsyncThrowingStream<Int, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task {
        do {
          for (number, metric) in try await self.steps(limit: 1_000).enumerated() {
            _ = try await repository.create(metric)
            continuation.yield(number + 1)
          }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private static func metric(_ sample: HKSample, _ kind: MetricKind, unit: String) -> HealthMetric? {
    guard let sample = sample as? HKQuantitySample else { return nil }
    return HealthMetric(kind: kind, value: sample.quantity.doubleValue(for: HKUnit(from: unit)), measuredAt: sample.startDate)
  }
}
