import SwiftData
// These closures run before the call returns, where the code around runs.
@MainActor func count(_ container: ModelContainer) throws -> [Int] {
  let context = container.mainContext
  DispatchQueue.global().sync { use(context) }
  let stream = AsyncStream<Int> { continuation in
    use(context)
    continuation.finish()
  }
  show(stream)
  return items.map { item in find(item, context) }
}
