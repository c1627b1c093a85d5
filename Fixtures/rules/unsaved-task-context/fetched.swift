import SwiftData
actor Archive {
  func all(_ container: ModelContainer) throws {
    let context = ModelContext(container)
    for item in try context.fetch(FetchDescriptor<Item>()) { print(item.title) }
  }
  func named(_ container: ModelContainer) async throws {
    let context = ModelContext(container) // expect: unsaved-task-context
    let items = (try? context.fetch(FetchDescriptor<Item>())) ?? []
    for item in items where item.isOld { item.isArchived = true }
  }
  func first(_ container: ModelContainer) async throws {
    let context = ModelContext(container) // expect: unsaved-task-context
    if let item = try context.fetch(FetchDescriptor<Item>()).first { item.count += 1 }
  }
  func saved(_ container: ModelContainer) async throws {
    let context = ModelContext(container)
    let item = try context.fetch(FetchDescriptor<Item>()).first
    item?.isArchived = true
    try context.save()
  }
  func counted(_ container: ModelContainer) async throws {
    let context = ModelContext(container)
    var report = try context.fetchCount(FetchDescriptor<Item>())
    report += 1
  }
  func each(_ container: ModelContainer) async throws {
    let context = ModelContext(container) // expect: unsaved-task-context
    try context.fetch(FetchDescriptor<Item>()).forEach { $0.isArchived = true }
  }
  func eachByName(_ container: ModelContainer) async throws {
    let context = ModelContext(container) // expect: unsaved-task-context
    let items = try context.fetch(FetchDescriptor<Item>())
    items.forEach { item in item.count += 1 }
  }
  func related(_ container: ModelContainer) async throws {
    let context = ModelContext(container) // expect: unsaved-task-context
    if let item = try context.fetch(FetchDescriptor<Item>()).first { item.tags.removeAll() }
  }
  func eachRead(_ container: ModelContainer) async throws {
    let context = ModelContext(container)
    var titles: [String] = []
    try context.fetch(FetchDescriptor<Item>()).forEach { titles.append($0.title) }
  }
}
