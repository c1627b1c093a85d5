import SwiftData
@Model final class Tag { var name = "" }
struct Row { var tag: Tag }
actor Exporter {
  let container: ModelContainer
  init(container: ModelContainer) { self.container = container }
  func context() async -> Int {
    let context = await MainActor.run { ModelContext(container) } // expect: model-context-escapes-main-actor-run
    return await MainActor.run { count(in: context) }
  }
  func fetched(_ ids: [PersistentIdentifier]) async throws {
    let tags = try await MainActor.run { try container.mainContext.fetch(FetchDescriptor<Tag>()) } // expect-warning: model-context-escapes-main-actor-run
    guard let first = try await MainActor.run(body: { // expect-warning: model-context-escapes-main-actor-run
      let context = ModelContext(container)
      let all = try context.fetch(FetchDescriptor<Tag>())
      return all.first
    }) else { return }
    write(tags, first)
  }
  func written() async -> [Tag] {
    await MainActor.run { () -> [Tag] in allTags() } // expect-warning: model-context-escapes-main-actor-run
  }
  func annotated() async {
    let tag: Tag? = await MainActor.run { current() } // expect-warning: model-context-escapes-main-actor-run
    write(tag)
  }
  func inside() async { await store(Row(tag: MainActor.run { Tag() })) } // expect-warning: model-context-escapes-main-actor-run
  func structure() async {
    let row = await MainActor.run { Row(tag: Tag()) } // expect-warning: model-context-escapes-main-actor-run
    write(row.tag)
  }
}
func start(_ container: ModelContainer) {
  Task.detached {
    let context = await MainActor.run { container.mainContext } // expect: model-context-escapes-main-actor-run
    try context.save()
  }
}
