import Foundation
import GoalStore

/// Reads and writes actions as text, and the main thread waits meanwhile.
@MainActor // expect: main-actor-on-io-service
final class ActionCSVService {
  private let folder: URL
  private let coordinator: ActionCoordinator

  init(folder: URL, database: any DatabaseWriter) {
    self.folder = folder
    coordinator = ActionCoordinator(database: database)
  }

  func importActions(for goal: Goal) async throws -> Int {
    let text = try String(contentsOf: folder.appendingPathComponent("actions.csv"), encoding: .utf8) // expect: blocking-io-in-async
    var count = 0
    for line in text.split(separator: "\n") {
      let columns = line.split(separator: ",")
      guard columns.count == 2, let amount = Double(columns[0]) else { continue }
      _ = try await coordinator.create(for: goal, amount: amount, note: String(columns[1]))
      count += 1
    }
    return count
  }

  func export(_ actions: [Action]) throws {
    let lines = actions.map { "\($0.amount),\($0.note)" }
    try Data(lines.joined(separator: "\n").utf8).write(to: folder.appendingPathComponent("actions.csv")) // expect: blocking-io-in-async
  }
}

/// The same for goals, on no actor.
final class GoalCSVService: Sendable {
  private let folder: URL
  private let coordinator: GoalCoordinator

  init(folder: URL, database: any DatabaseWriter) {
    self.folder = folder
    coordinator = GoalCoordinator(database: database)
  }

  func importGoals() async throws -> Int {
    let text = try String(contentsOf: folder.appendingPathComponent("goals.csv"), encoding: .utf8)
    var count = 0
    for line in text.split(separator: "\n") {
      let columns = line.split(separator: ",")
      guard columns.count == 3, let target = Double(columns[1]) else { continue }
      _ = try await coordinator.create(title: String(columns[0]), target: target, unit: String(columns[2]))
      count += 1
    }
    return count
  }

  /// For callers that cannot wait, on whatever thread they are.
  func importGoalsNow() -> Int {
    let done = DispatchSemaphore(value: 0)
    let result = ImportResult()
    Task {
      result.count = (try? await importGoals()) ?? 0
      done.signal()
    }
    done.wait() // expect-info: semaphore-bridges-async
    return result.count
  }

  /// Tries again until the file is there.
  func importWhenReady(attempts: Int) async throws -> Int {
    for _ in 0..<attempts {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("goals.csv").path) { return try await importGoals() }
      Thread.sleep(forTimeInterval: 2) // expect-warning: blocking-wait-in-async
    }
    return 0
  }

  func importWhenAvailable(attempts: Int) async throws -> Int {
    for _ in 0..<attempts {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("goals.csv").path) { return try await importGoals() }
      try await Task.sleep(for: .seconds(2))
    }
    return 0
  }

  /// Counts lines while they are read. Who reads the stream to its end waits for ever.
  func lineNumbers() -> AsyncStream<Int> {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self) // expect: async-stream-never-finished
    let url = folder.appendingPathComponent("goals.csv")
    let task = Task {
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { return }
      for number in 1...max(1, text.split(separator: "\n").count) { continuation.yield(number) }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }

  func finishedLineNumbers() -> AsyncStream<Int> {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let url = folder.appendingPathComponent("goals.csv")
    let task = Task {
      defer { continuation.finish() }
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { return }
      for number in 1...max(1, text.split(separator: "\n").count) { continuation.yield(number) }
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }
}

private final class ImportResult: @unchecked Sendable { // missed: unchecked-sendable-unprotected-state
  var count = 0
}

/// How the services write numbers.
enum CSVFormat {
  static var separator = "," // expect: mutable-global-state
  static let lineBreak = "\n"

  static func line(_ columns: [String]) -> String {
    columns.joined(separator: separator) + lineBreak
  }
}

/// Waits for the file that another device sends, and imports it.
struct GoalImport {
  let service: GoalCSVService

  func run() async throws -> Int { try await service.importWhenReady(attempts: 3) }
}
