import SwiftData
@Model final class Item { var name = "" }
struct Change { var item: Item }
actor Exporter {
  func export(_ items: [Item]) {} // expect: model-parameter-crosses-actor
  func byID(_ items: [PersistentIdentifier: Item], with change: Change) {} // expect: model-parameter-crosses-actor // expect: model-parameter-crosses-actor
  func neverCalled(item: Item?) {} // expect-info: model-parameter-crosses-actor
  func generic<T: PersistentModel>(_ model: T) {} // expect-info: model-parameter-crosses-actor
  func existential(_ model: any PersistentModel) {} // expect-info: model-parameter-crosses-actor
}
extension Exporter {
  func extended(_ item: Item) {} // expect-info: model-parameter-crosses-actor
}
@concurrent func scan(_ item: Item) async {} // expect: model-parameter-crosses-actor
enum Upload {
  static func start(_ item: Item) async {} // expect: model-parameter-crosses-actor
}
@MainActor final class Screen {
  func show(_ item: Item) async {} // expect: model-parameter-crosses-actor
}
@globalActor actor Background { static let shared = Background() }
@Background func index(_ item: Item) {} // expect: model-parameter-crosses-actor
//- file: Callers.swift
import SwiftData
@MainActor func use(_ item: Item, _ exporter: Exporter) async {
  await exporter.export([item])
  await exporter.byID([item.persistentModelID: item], with: Change(item: item))
  await scan(item)
  await Upload.start(item)
  await index(item)
}
func background(_ container: ModelContainer, screen: Screen) async throws {
  let context = ModelContext(container)
  for item in try context.fetch(FetchDescriptor<Item>()) { await screen.show(item) }
}
