import SwiftData
// A synchronous nonisolated function runs where its caller runs.
struct Counter {
  func count(in context: ModelContext) throws -> Int { try context.fetchCount(all) }
}
@MainActor func show(context: ModelContext) throws { print(try Counter().count(in: context)) }
// The builder of a stream runs before the stream is returned.
func stream(context: ModelContext) -> AsyncStream<Int> {
  AsyncStream { continuation in
    continuation.yield(count(context))
    continuation.finish()
  }
}
