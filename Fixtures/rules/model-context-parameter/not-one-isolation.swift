import SwiftData
// The function and all of its callers share one isolation.
actor Store {
  func sync() async throws {
    try prune(context)
    try await load(context)
  }
  private func prune(_ context: ModelContext) throws {}
  private func load(_ context: ModelContext) async throws {}
}
@MainActor enum Screen {
  static func show(context: ModelContext) async { await draw(context: context) }
  static func draw(context: ModelContext) async {}
}
enum Work {
  static func first() async { await second(context: make()) }
  static func second(context: ModelContext) async {}
}
