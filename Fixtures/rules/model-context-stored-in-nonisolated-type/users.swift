import SwiftData
import SwiftUI
@Model final class Hike { var name = "" }
@Observable final class HikeStore {
  var context: ModelContext? // expect-error: model-context-stored-in-nonisolated-type
  func reload() async throws {
    print("reload")
    try fetchAll()
  }
  /// Synchronous: it runs where it is called.
  private func fetchAll() throws { _ = try context?.fetch(FetchDescriptor<Hike>()) }
}
struct HikeScreen: View {
  @State private var store = HikeStore()
  var body: some View { Text("Hikes").task { try? await store.reload() } }
}
struct HikeRepository {
  private let context: ModelContext // expect: model-context-stored-in-nonisolated-type
  init(context: ModelContext) { self.context = context }
  func count() async throws -> Int { try context.fetchCount(FetchDescriptor<Hike>()) }
}
/// The context is its own: nothing but its functions, several at once, uses it.
final class HikeArchive {
  private let context: ModelContext // expect: model-context-stored-in-nonisolated-type
  init(container: ModelContainer) { context = ModelContext(container) }
  func count() async throws -> Int { try context.fetchCount(FetchDescriptor<Hike>()) }
}
@MainActor func show(_ archive: HikeArchive) async throws { print(try await archive.count()) }
/// The callers are on no actor either, and who gave the context is not known.
final class HikeImporter {
  var context: ModelContext? // expect: model-context-stored-in-nonisolated-type
  func start() { Task { try await reload() } }
  func reload() async throws { try context?.save() }
}
