// option: short_lived
// option: screens
//- file: Models.swift
import SwiftData
@Model final class Item { var name = "" }
//- file: Search.swift
import SwiftData
@MainActor @Observable final class Search {
  var results: [Item] = []
  var changed: [Item] = [] // expect-info: cached-model-reference
  var exported: [Item] = [] // expect-info: cached-model-reference
  func find(_ context: ModelContext) throws {
    results = try context.fetch(FetchDescriptor<Item>())
  }
  func change(_ context: ModelContext) throws {
    changed = try context.fetch(FetchDescriptor<Item>())
    changed.removeLast()
  }
  func export(_ context: ModelContext) throws {
    exported = try context.fetch(FetchDescriptor<Item>())
  }
}
//- file: Shared.swift
import SwiftData
@MainActor final class Service {
  static let shared = Service()
  var results: [Item] = [] // expect-info: cached-model-reference
  func find(_ context: ModelContext) throws {
    results = try context.fetch(FetchDescriptor<Item>())
  }
}
@MainActor final class Exporter {
  func export(_ search: Search) { for item in search.exported { print(item.name) } }
}
//- file: SearchView.swift
import SwiftUI
struct SearchView: View {
  @State private var search = Search()
  var body: some View {
    List(search.results) { Text($0.name) }
  }
}
