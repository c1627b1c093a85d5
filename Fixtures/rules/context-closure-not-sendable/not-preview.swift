import SwiftData
import SwiftUI
@Model final class Row { var name = "" }
struct Row_Previews: PreviewProvider {
  @MainActor final class Store {
    let container: ModelContainer
    init(container: ModelContainer) { self.container = container }
    func with<T>(_ work: (ModelContext) throws -> T) rethrows -> T { try work(container.mainContext) }
  }
  nonisolated static func use(_ store: Store) async throws {
    print(try await store.with { try $0.fetch(FetchDescriptor<Row>()) }.count)
  }
}
