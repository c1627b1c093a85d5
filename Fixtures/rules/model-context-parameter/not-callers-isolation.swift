import SwiftData
protocol Updatable {
  func apply(in context: ModelContext, isolation: isolated (any Actor)?) async throws
}
struct Importer: Updatable {
  func apply(in context: ModelContext, isolation: isolated (any Actor)? = #isolation) async throws {
    try context.save()
  }
}
