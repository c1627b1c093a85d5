import Foundation
import SwiftData
@Model final class Item { var name = "" }
// One model and several of them go to functions of one name.
@ModelActor actor Store {
  func add(_ item: some PersistentModel) { modelContext.insert(item) } // expect: model-parameter-crosses-actor
  func add(_ items: [some PersistentModel]) { for item in items { modelContext.insert(item) } }
  func log(_ item: some PersistentModel) {}
  func log(_ items: [some PersistentModel]) {} // expect: model-parameter-crosses-actor
}
@MainActor func add(_ item: Item, _ items: [Item], to store: Store) async {
  await store.add(item)
  await store.log(items)
}
// Functions of one name for a model and for its address: the calls are of the second ones.
@Model final class Song { var url = URL(filePath: "/") }
actor Library {
  func sort(_ sticky: Song?, reason: String) {}
  func sort(_ url: URL?, reason: String) {}
  func remove(_ songs: [Song], verbose: Bool = false) {}
  func remove(_ urls: [URL], verbose: Bool = false) {}
  func find(_ song: Song?, reason: String) {} // expect: model-parameter-crosses-actor
  func find(_ url: URL?, reason: String) {}
}
@MainActor final class Songs {
  private var library = Library()
  func sort(_ sticky: Song?, reason: String) async { await library.sort(sticky?.url, reason: reason) }
  func sort(_ url: URL?, reason: String) async { await library.sort(url, reason: reason) }
  func remove(_ urls: [URL], verbose: Bool = false) async { await library.remove(urls, verbose: verbose) }
  func find(_ sticky: Song?, reason: String) async { await library.find(sticky, reason: reason) }
}
