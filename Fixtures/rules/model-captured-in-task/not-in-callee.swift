//- file: Item.swift
import SwiftData
@Model final class Item { var name = "" }
//- file: Service.swift
// Reported by another rule, once for all callers.
@MainActor final class Service {
  func upload(_ item: Item) async {
    await send()
    item.name = "b"
  }
  func keep(_ item: Item) async {
    await send()
    store(item)
  }
}
//- file: Screen.swift
@MainActor final class Screen {
  let service = Service()
  func one(_ item: Item) { Task { await service.upload(item) } }
  func two(_ item: Item) { Task { await service.keep(item) } } // expect-info: model-captured-in-task
}
