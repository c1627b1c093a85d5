// option: short_lived
//- file: Models.swift
import SwiftData
@Model final class Item { var name = "" }
@Model final class Book { var name = "" }
@Model final class Tag { var name = "" }
//- file: Manager.swift
import SwiftData
// Each delete fetches what is left.
@MainActor final class Manager {
  let context: ModelContext
  var all: [Item] = []
  var named: [Item] = []
  var current: Item? // expect-info: cached-model-reference
  init(context: ModelContext) { self.context = context }
  private func load() {
    guard let items = try? context.fetch(FetchDescriptor<Item>()) else { return }
    all = Array(items.prefix(50))
    named = items.filter { $0.name != "" }
  }
  private func refresh() { load() }
  func add(_ item: Item) {
    context.insert(item)
    all.append(item)
    current = item
  }
  func remove(_ item: Item) {
    context.delete(item)
    try? context.save()
    refresh()
  }
  func removeUnnamed() {
    for item in all where item.name.isEmpty { context.delete(item) }
    load()
  }
}
//- file: Waiting.swift
import SwiftData
// Views draw the rows while the store waits.
@MainActor final class Waiting {
  let context: ModelContext
  var tags: [Tag] = [] // expect-info: cached-model-reference
  init(context: ModelContext) { self.context = context }
  func load() { tags = (try? context.fetch(FetchDescriptor<Tag>())) ?? [] }
  func remove(_ tag: Tag) async {
    context.delete(tag)
    await upload()
    load()
  }
}
//- file: Search.swift
import SwiftData
protocol Repository { func books() throws -> [Book] }
@MainActor @Observable final class Search {
  let repository: any Repository
  var books: [Book] = []
  var selected: Book?
  var drawn: [Book] = [] // expect-info: cached-model-reference
  init(repository: any Repository) { self.repository = repository }
  func load() {
    guard let found = try? repository.books() else { return }
    books = found
  }
  func loadDrawn() {
    drawn = (try? repository.books()) ?? []
    if drawn.isEmpty { drawn.removeAll() }
  }
  func add(_ book: Book) { books.insert(book, at: 0) }
  func select(_ book: Book) { selected = book }
  func has(_ name: String) -> Bool { books.contains { $0.name == name } }
}
func remove(_ book: Book, in context: ModelContext) { context.delete(book) }
//- file: SearchView.swift
import SwiftUI
struct SearchView: View {
  @State private var search: Search
  var body: some View { Text("").onAppear {
      search.load()
      search.loadDrawn()
      print(search.drawn.map(\.name))
    }
  }
}
