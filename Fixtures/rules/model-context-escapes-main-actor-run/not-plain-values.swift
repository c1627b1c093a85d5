import SwiftData
@Model final class Tag { var name = "" }
struct TagRow: Sendable { var name: String }
// Models are looked at inside, and values and identifiers come out.
func names(_ container: ModelContainer) async throws {
  let names = try await MainActor.run { try ModelContext(container).fetch(FetchDescriptor<Tag>()).map(\.name) }
  let rows = try await MainActor.run { try container.mainContext.fetch(FetchDescriptor<Tag>()).map { TagRow(name: $0.name) } }
  let ids = try await MainActor.run { try container.mainContext.fetchIdentifiers(FetchDescriptor<Tag>()) }
  let count = try await MainActor.run { try container.mainContext.fetchCount(FetchDescriptor<Tag>()) }
  let id = await MainActor.run { Tag().persistentModelID }
  use(names, rows, ids, count, id)
}
