// option: unknown_waits
import SwiftData
@Model final class Letter { var title = "" }
@MainActor func remove(_ letter: Letter, _ context: ModelContext) { context.delete(letter) }
// That the letter comes from the main actor is worse, and an error of another rule.
enum Scheduler {
  static func schedule(_ letter: Letter) async throws {
    try await authorize()
    letter.title = "Scheduled"
  }
  private static func authorize() async throws {}
}
@MainActor func send(_ letter: Letter) async throws { try await Scheduler.schedule(letter) }
