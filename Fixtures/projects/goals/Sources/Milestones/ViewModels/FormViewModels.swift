import Foundation
import GoalStore
import Observation

/// Makes a coordinator for each call, and forgets its flag when a call fails.
@MainActor
@Observable
final class ActionFormViewModel {
  var amount = 1.0
  var note = ""
  private(set) var isSaving = false
  private(set) var message: String?
  @ObservationIgnored private let database: any DatabaseWriter

  private var coordinator: ActionCoordinator { ActionCoordinator(database: database) } // expect: service-recreated-by-computed-property

  init(database: any DatabaseWriter) {
    self.database = database
  }

  func save(for goal: Goal) async throws {
    isSaving = true // expect: busy-flag-not-reset-on-throw
    _ = try await coordinator.create(for: goal, amount: amount, note: note)
    isSaving = false
  }

  func change(_ action: Action) async throws {
    isSaving = true
    defer { isSaving = false }
    try await coordinator.update(action)
  }

  func delete(_ action: Action) async {
    do {
      try await coordinator.delete(action)
    } catch is CancellationError {
      message = nil
    } catch {
      message = error.localizedDescription
    }
  }
}

/// Has one coordinator for as long as the form is open.
@MainActor
@Observable
final class GoalFormViewModel {
  var title = ""
  var target = 10.0
  private(set) var goals: [Goal] = []
  private(set) var isSaving = false
  @ObservationIgnored private let database: any DatabaseWriter
  @ObservationIgnored private lazy var coordinator = GoalCoordinator(database: database)
  @ObservationIgnored private var saving: Task<Void, Never>?

  init(database: any DatabaseWriter) {
    self.database = database
  }

  func load() async throws {
    goals = try await coordinator.all()
  }

  func save(unit: String) async throws {
    isSaving = true
    defer { isSaving = false }
    goals.append(try await coordinator.create(title: title, target: target, unit: unit))
  }

  /// Starts a second save while the first still runs.
  func saveSoon(unit: String) {
    saving = Task { // missed: task-handle-overwritten-without-cancel
      try? await save(unit: unit)
    }
  }

  func removeAll() async throws {
    goals.removeAll()
    for goal in goals { // expect: iterate-after-remove-all
      try await coordinator.delete(goal)
    }
  }

  func removeEverything() async throws {
    let removed = goals
    goals.removeAll()
    for goal in removed {
      try await coordinator.delete(goal)
    }
  }
}

@MainActor
@Observable
final class PersonalValuesFormViewModel {
  var title = ""
  private(set) var values: [PersonalValue] = []
  @ObservationIgnored private let coordinator: PersonalValueCoordinator
  @ObservationIgnored private let periods: TimePeriodCoordinator

  init(coordinator: PersonalValueCoordinator, periods: TimePeriodCoordinator) {
    self.coordinator = coordinator
    self.periods = periods
  }

  func add() async throws {
    values.append(try await coordinator.create(title: title, rank: values.count))
  }

  func addPeriod() async throws {
    _ = try await periods.create(name: title, days: 30)
  }
}
