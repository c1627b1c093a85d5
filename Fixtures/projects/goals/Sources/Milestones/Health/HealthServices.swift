import Foundation
import HealthKit
import Observation

/// Belongs on the main actor: views read what it publishes.
@MainActor
@Observable
final class HealthKitManager {
  private(set) var isAuthorized = false
  private(set) var message: String?
  @ObservationIgnored let store = HKHealthStore()

  func authorize() async {
    do {
      try await store.requestAuthorization(toShare: [], read: [HKQuantityType(.stepCount)])
      isAuthorized = true
    } catch { // expect: cancellation-error-swallowed
      message = error.localizedDescription
    }
  }
}

/// Belongs there too: it calls back into views.
@MainActor
final class HealthKitLiveTrackingService {
  var onUpdate: ((Double) -> Void)?
  private let log: URL
  private let manager: HealthKitManager

  init(manager: HealthKitManager, log: URL) {
    self.manager = manager
    self.log = log
  }

  func update(_ steps: Double) throws {
    guard manager.isAuthorized else { return }
    try Data("\(steps)\n".utf8).write(to: log) // expect: blocking-io-in-async
    onUpdate?(steps)
  }
}

/// Works with the manager, and stays where that is.
@MainActor
final class HealthKitImportService {
  private let manager: HealthKitManager
  private(set) var imported = 0

  init(manager: HealthKitManager) {
    self.manager = manager
  }

  func importSteps(limit: Int) async -> Int {
    if !manager.isAuthorized { await manager.authorize() }
    imported += await steps(limit: limit)
    return imported
  }

  private func steps(limit: Int) async -> Int {
    await withCheckedContinuation { continuation in
      let query = HKSampleQuery(
        sampleType: HKQuantityType(.stepCount), predicate: nil, limit: limit, sortDescriptors: nil
      ) { _, samples, _ in
        continuation.resume(returning: samples?.count ?? 0)
      }
      manager.store.execute(query)
    }
  }
}
