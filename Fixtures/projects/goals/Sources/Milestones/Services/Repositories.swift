import Foundation
import GoalStore

/// Sums actions. On the main actor, though all it does is ask the database.
@MainActor // expect: main-actor-on-io-service
final class ActionRepository {
  private let database: any DatabaseReader
  private let cacheFile: URL

  init(database: any DatabaseReader, cacheFile: URL) {
    self.database = database
    self.cacheFile = cacheFile
  }

  func total(of goal: Goal) async throws -> Double {
    let id = goal.id.uuidString
    return try await database.read { connection in
      try connection.rows("select amount from action where goal = ?", [.text(id)])
        .compactMap { $0["amount"].flatMap(Double.init) }.reduce(0, +)
    }
  }

  /// For the widget, which does not open the database.
  func keep(_ total: Double) throws {
    try Data(String(total).utf8).write(to: cacheFile) // expect: blocking-io-in-async
  }
}

final class PersonalValueRepository: Sendable {
  private let database: any DatabaseReader

  init(database: any DatabaseReader) {
    self.database = database
  }

  func titles() async throws -> [String] {
    try await database.read { connection in
      try connection.rows("select title from value order by rank").compactMap { $0["title"] }
    }
  }
}

/// Keeps sums, and asks the repository while others add to them.
actor ProgressTracker {
  private var total = 0.0
  private var best = 0.0
  private var recent: [Double] = []
  private let repository: ActionRepository

  init(repository: ActionRepository) {
    self.repository = repository
  }

  func add(_ goal: Goal) async throws {
    let before = total
    let amount = try await repository.total(of: goal)
    total = before + amount // expect: actor-stale-read-modify-write
    recent.append(amount)
  }

  func addAtOnce(_ goal: Goal) async throws {
    let amount = try await repository.total(of: goal)
    total += amount
    recent.append(amount)
  }

  func noteBest(_ goal: Goal) async throws {
    best = max(best, try await repository.total(of: goal)) // expect: actor-stale-read-modify-write
  }

  func noteBestAtOnce(_ goal: Goal) async throws {
    let amount = try await repository.total(of: goal)
    best = max(best, amount)
  }
}
