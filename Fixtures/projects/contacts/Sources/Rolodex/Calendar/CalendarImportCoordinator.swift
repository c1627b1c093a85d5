import EventKit
import Foundation
import SwiftData

/// A meeting as it comes out of the calendar.
struct MeetingRecord: Sendable {
  let id: String
  let title: String
  let start: Date
}

/// Imports meetings soon after the calendar has changed.
@MainActor
@Observable
final class CalendarImportCoordinator {
  private(set) var lastImport: Date?
  private(set) var isImporting = false
  @ObservationIgnored private let container: ModelContainer
  @ObservationIgnored private let eventStore: EKEventStore
  @ObservationIgnored private var debounce: Task<Void, Never>?

  init(container: ModelContainer, eventStore: EKEventStore) {
    self.container = container
    self.eventStore = eventStore
  }

  /// Notifications come in bursts, so each one starts the wait anew.
  func calendarChanged() {
    debounce?.cancel()
    debounce = Task {
      try? await Task.sleep(nanoseconds: 1_500_000_000) // expect: swallowed-sleep-cancellation // expect: task-sleep-nanoseconds
      await importMeetings()
    }
  }

  func calendarChangedAgain() {
    debounce?.cancel()
    debounce = Task {
      try? await Task.sleep(for: .seconds(1.5))
      guard !Task.isCancelled else { return }
      await importMeetings()
    }
  }

  /// Asks every ten minutes, and without a pause once it is cancelled.
  func poll() async {
    while lastImport == nil { // expect: uncancellable-loop
      await importMeetings()
      try? await Task.sleep(nanoseconds: 600 * 1_000_000_000) // expect: swallowed-sleep-cancellation // expect: task-sleep-nanoseconds
    }
  }

  func pollUntilCancelled() async throws {
    while !Task.isCancelled {
      await importMeetings()
      try await Task.sleep(for: .seconds(600))
    }
  }

  private func importMeetings() async {
    guard !isImporting else { return }
    isImporting = true
    defer { isImporting = false }
    let records = meetings(from: .now, to: .now.addingTimeInterval(7 * 86_400))
    do {
      try await MeetingWriter(modelContainer: container).write(records)
      lastImport = .now
    } catch { // expect: cancellation-error-swallowed
      lastImport = nil
    }
  }

  private func meetings(from start: Date, to end: Date) -> [MeetingRecord] {
    let predicate = eventStore.predicateForEvents(withStart: start, end: end, calendars: nil)
    return eventStore.events(matching: predicate).map { MeetingRecord(id: $0.eventIdentifier, title: $0.title, start: $0.startDate) } // missed: blocking-io-in-async
  }
}

@ModelActor
actor MeetingWriter {
  func write(_ records: [MeetingRecord]) throws {
    let context = modelContext
    for (number, record) in records.enumerated() {
      context.insert(EvidenceItem(sourceID: record.id, title: record.title, occurredAt: record.start))
      if number.isMultiple(of: 200) { try context.save() }
    }
    try context.save()
  }
}

extension CalendarImportCoordinator {
  func reload() { calendarChanged() }

  func startPolling() {
    debounce?.cancel()
    debounce = Task { await poll() }
  }
}
