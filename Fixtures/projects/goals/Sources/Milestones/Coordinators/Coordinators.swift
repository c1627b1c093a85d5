import Combine
import Foundation
import GoalStore

/// Personal values. Views once observed it; nobody does any more.
public final class PersonalValueCoordinator: ObservableObject { // expect: final-class-missing-sendable // expect: unused-observable-object-conformance
  private let database: any DatabaseWriter

  public init(database: any DatabaseWriter) {
    self.database = database
  }

  public func create(title: String, rank: Int) async throws -> PersonalValue {
    let value = PersonalValue(title: title, rank: rank)
    try await database.write { connection in
      try connection.execute(
        "insert into value values (?, ?, ?)", [.text(value.id.uuidString), .text(value.title), .number(Double(value.rank))])
    }
    return value
  }

  public func delete(_ value: PersonalValue) async throws {
    try await database.write { try $0.execute("delete from value where id = ?", [.text(value.id.uuidString)]) }
  }
}

/// Periods. On the main actor for no reason but that its callers are.
@MainActor // expect: main-actor-on-io-service
public final class TimePeriodCoordinator {
  private let database: any DatabaseWriter
  private let backup: URL

  public init(database: any DatabaseWriter, backup: URL) {
    self.database = database
    self.backup = backup
  }

  public func create(name: String, days: Int) async throws -> TimePeriod {
    let period = TimePeriod(name: name, days: days)
    try await database.write { connection in
      try connection.execute(
        "insert into period values (?, ?, ?)", [.text(period.id.uuidString), .text(period.name), .number(Double(period.days))])
    }
    try Data(period.name.utf8).write(to: backup) // expect: blocking-io-in-async
    return period
  }
}

/// Actions. It runs in the background and nothing in it changes, which the compiler is not told.
public final class ActionCoordinator { // expect: final-class-missing-sendable
  private let database: any DatabaseWriter

  public init(database: any DatabaseWriter) {
    self.database = database
  }

  public func create(for goal: Goal, amount: Double, note: String) async throws -> Action {
    let action = Action(goalID: goal.id, amount: amount, note: note)
    try await database.write { connection in
      try connection.execute(
        "insert into action values (?, ?, ?, ?)",
        [.text(action.id.uuidString), .text(action.goalID.uuidString), .number(action.amount), .text(action.note)])
    }
    return action
  }

  public func update(_ action: Action) async throws {
    try await database.write { connection in
      try connection.execute(
        "update action set amount = ?, note = ? where id = ?",
        [.number(action.amount), .text(action.note), .text(action.id.uuidString)])
    }
  }

  public func delete(_ action: Action) async throws {
    try await database.write { try $0.execute("delete from action where id = ?", [.text(action.id.uuidString)]) }
  }
}

/// Goals. The same, and it says so.
public final class GoalCoordinator: Sendable {
  private let database: any DatabaseWriter

  public init(database: any DatabaseWriter) {
    self.database = database
  }

  public func create(title: String, target: Double, unit: String) async throws -> Goal {
    let goal = Goal(title: title, target: target, unit: unit)
    try await database.write { connection in
      try connection.execute(
        "insert into goal values (?, ?, ?, ?)",
        [.text(goal.id.uuidString), .text(goal.title), .number(goal.target), .text(goal.unit)])
    }
    return goal
  }

  public func all() async throws -> [Goal] {
    try await database.read { connection in
      try connection.rows("select * from goal order by title").compactMap(Goal.init(row:))
    }
  }

  public func delete(_ goal: Goal) async throws {
    try await database.write { try $0.execute("delete from goal where id = ?", [.text(goal.id.uuidString)]) }
  }
}

extension Goal {
  init?(row: [String: String]) {
    guard let text = row["id"], let id = UUID(uuidString: text), let title = row["title"], let target = row["target"].flatMap(Double.init)
    else { return nil }
    self.init(id: id, title: title, target: target, unit: row["unit"] ?? "")
  }
}
