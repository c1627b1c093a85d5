import SwiftData
// The model is reported for what it claims, not wherever it goes.
@Model final class Draft: @unchecked Sendable { var text = "" }
@Model final class Note { var text = "" }
protocol Drafts {
  func save(_ draft: Draft) async throws
  func save(all drafts: [Draft]) async throws
  func save(_ note: Note) async throws // expect: model-parameter-crosses-actor
}
@MainActor final class Store: Drafts {
  func save(_ draft: Draft) async throws {}
  func save(all drafts: [Draft]) async throws {}
  func save(_ note: Note) async throws {}
}
