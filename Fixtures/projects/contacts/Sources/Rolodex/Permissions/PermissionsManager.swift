import Combine
import Contacts
import EventKit
import Foundation

extension Notification.Name {
  static let permissionsDidChange = Notification.Name("rolodex.permissions.didChange")
}

/// What the user allows, as views have been told since the first release.
@MainActor
final class PermissionsManager: NSObject, ObservableObject { // expect: observable-object-to-observable
  static let shared = PermissionsManager()

  @Published private(set) var calendarStatus: EKAuthorizationStatus
  @Published private(set) var contactsStatus: CNAuthorizationStatus

  let eventStore = EKEventStore()
  let contactStore = CNContactStore()

  override private init() {
    calendarStatus = EKEventStore.authorizationStatus(for: .event)
    contactsStatus = CNContactStore.authorizationStatus(for: .contacts)
    super.init()
    setUpObservers()
  }

  var hasCalendarAccess: Bool {
    calendarStatus == .fullAccess || calendarStatus == .writeOnly
  }

  func refreshStatus() {
    let oldCalendar = calendarStatus
    let oldContacts = contactsStatus
    calendarStatus = EKEventStore.authorizationStatus(for: .event)
    contactsStatus = CNContactStore.authorizationStatus(for: .contacts)
    if oldCalendar != calendarStatus || oldContacts != contactsStatus {
      NotificationCenter.default.post(name: .permissionsDidChange, object: self)
    }
  }

  private func setUpObservers() {
    NotificationCenter.default.addObserver( // expect: notification-selector-observer
      self, selector: #selector(handleEventStoreChanged), name: .EKEventStoreChanged, object: nil)
    NotificationCenter.default.addObserver( // expect: notification-selector-observer
      self, selector: #selector(handleContactsChanged), name: .CNContactStoreDidChange, object: nil)
  }

  /// The store posts on a thread of its own: the task is what brings this to the main actor.
  @objc private func handleEventStoreChanged() {
    Task { @MainActor in
      refreshStatus()
    }
  }

  @objc private func handleContactsChanged() {
    Task { @MainActor in
      refreshStatus()
    }
  }

  /// Called from a button: here the task is on the main actor anyway.
  func refreshSoon() {
    Task { @MainActor in // expect: redundant-main-actor-task
      refreshStatus()
    }
  }

  func requestCalendarAccess() async -> Bool {
    do {
      let granted = try await eventStore.requestFullAccessToEvents()
      await Task.yield() // expect: task-yield-as-synchronization
      refreshStatus()
      return granted
    } catch {
      refreshStatus()
      return false
    }
  }

  func requestContactsAccess() async -> Bool {
    do {
      let granted = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Bool, any Error>) in // expect: continuation-wraps-async-api
        contactStore.requestAccess(for: .contacts) { granted, error in
          if let error {
            continuation.resume(throwing: error)
          } else {
            continuation.resume(returning: granted)
          }
        }
      }
      refreshStatus()
      return granted
    } catch {
      refreshStatus()
      return false
    }
  }

  /// Answers only when the user says yes: whoever is denied access waits for ever.
  func waitForContactsAccess() async -> Bool {
    await withCheckedContinuation { continuation in // expect: continuation-missing-resume // expect: continuation-wraps-async-api
      contactStore.requestAccess(for: .contacts) { granted, _ in
        if granted {
          continuation.resume(returning: true)
        }
      }
    }
  }
}
