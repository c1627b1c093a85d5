import SwiftData
// The model is reported for what it claims, not wherever it goes.
@Model final class Draft: @unchecked Sendable { var text = "" }
@Model final class Note { var text = "" }
protocol Drafts {
  func drafts() async throws -> [Draft]
  func newest() async throws -> Draft?
  func notes() async throws -> [Note] // expect: model-returned-across-actor
}
@MainActor final class Store: Drafts {
  func drafts() async throws -> [Draft] { [] }
  func newest() async throws -> Draft? { nil }
  func notes() async throws -> [Note] { [] }
}
