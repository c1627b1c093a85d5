import SwiftData
@Model final class Item { var name = "" }
struct Record { var name = "" }
extension Record {
  func makeItem() -> Item {
    let item = Item()
    item.name = name
    return item
  }
}
@MainActor final class Repository {
  let context: ModelContext
  init(context: ModelContext) { self.context = context }
  func create(_ name: String) -> Item {
    let item = Item()
    context.insert(item)
    return item
  }
  func fetched() {
    Task {
      let items = try context.fetch(FetchDescriptor<Item>())
      await wait()
      for item in items { item.name = "x" } // expect-info: model-captured-in-task
    }
  }
  func made() {
    let item = create("a")
    Task {
      await wait()
      item.name = "b" // expect-info: model-captured-in-task
    }
  }
  func madeInside() {
    Task {
      let item = create("a")
      await wait()
      item.name = "b" // expect-info: model-captured-in-task
    }
  }
  // No context has what this makes.
  func converted(_ record: Record) {
    let item = record.makeItem()
    Task {
      await wait()
      item.name = "b"
    }
    Task {
      let other = record.makeItem()
      await wait()
      other.name = "b"
    }
  }
  // Fetched after the wait.
  func later() {
    Task {
      await wait()
      for item in try context.fetch(FetchDescriptor<Item>()) { item.name = "x" }
    }
  }
}
