// What does not block the main thread while the app is used.
import Foundation
import GRDB
// Awaited, the database runs elsewhere.
@MainActor final class GoalRepository {
  private let database: any DatabaseWriter
  init(database: any DatabaseWriter) { self.database = database }
  func goals() async throws -> [Goal] { try await database.read { try Goal.fetchAll($0) } }
}
// Awaited, but what is written after it is not.
@MainActor final class GoalExporter { // expect: main-actor-on-io-service
  private let database: any DatabaseWriter
  init(database: any DatabaseWriter) { self.database = database }
  func export(to url: URL) async throws {
    let goals = try await database.read { try Goal.fetchAll($0) }
    try encode(goals).write(to: url, options: .atomic)
  }
}
// Once, before anything is shown.
@MainActor final class Migration {
  init(_ url: URL) throws {
    let old = try Data(contentsOf: url)
    insert(old)
  }
}
@MainActor enum OldSettings {
  static func importIfNeeded(_ url: URL) { insert(FileManager.default.contents(atPath: url.path)) }
}
@MainActor final class Account {
  init(_ url: URL) { OldSettings.importIfNeeded(url) }
}
@MainActor enum NewSettings { // expect: main-actor-on-io-service
  static func load(_ url: URL) { insert(FileManager.default.contents(atPath: url.path)) }
}
@MainActor final class Settings {
  init(_ url: URL) { NewSettings.load(url) }
  func reload(_ url: URL) { NewSettings.load(url) }
}
#if DEBUG
@MainActor final class Seeds {
  func load(_ url: URL) throws -> Data { try Data(contentsOf: url) }
}
#endif
