import Contacts
import EventKit
import Foundation
import Observation

/// The same without Combine and without selectors. It lives as long as the process, so its tasks may.
@MainActor
@Observable
final class AccessMonitor {
  static let shared = AccessMonitor()

  private(set) var calendarStatus: EKAuthorizationStatus
  private(set) var contactsStatus: CNAuthorizationStatus
  @ObservationIgnored private let eventStore = EKEventStore()
  @ObservationIgnored private let contactStore = CNContactStore()

  private init() {
    calendarStatus = EKEventStore.authorizationStatus(for: .event)
    contactsStatus = CNContactStore.authorizationStatus(for: .contacts)
    setUpObservers()
  }

  func refreshStatus() {
    calendarStatus = EKEventStore.authorizationStatus(for: .event)
    contactsStatus = CNContactStore.authorizationStatus(for: .contacts)
  }

  func requestCalendarAccess() async -> Bool {
    let granted = try? await eventStore.requestFullAccessToEvents()
    refreshStatus()
    return granted ?? false
  }

  func requestContactsAccess() async -> Bool {
    let granted = try? await contactStore.requestAccess(for: .contacts)
    refreshStatus()
    return granted ?? false
  }

  private func setUpObservers() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .EKEventStoreChanged) {
        refreshStatus()
      }
    }
    Task {
      for await _ in NotificationCenter.default.notifications(named: .CNContactStoreDidChange) {
        refreshStatus()
      }
    }
  }
}

extension AccessMonitor {
  var calendarText: String {
    switch calendarStatus {
    case .notDetermined: return "Not requested"
    case .restricted: return "Restricted"
    case .denied: return "Denied"
    case .fullAccess: return "Granted"
    case .writeOnly: return "Granted, to add"
    @unknown default: return "Unknown"
    }
  }
}
