import Combine
import Foundation

final class Row { var title = "" }
func fetch() async -> [Int] { [] }

final class Feed: ObservableObject {
  @Published var rows: [Int] = []
  @Published var isLoading = false
  @Published var first: Row?
  func reload() {
    Task {
      isLoading = true // expect: published-mutated-off-main
      rows.append(contentsOf: await fetch())
    }
  }
}

// What the object holds is another object.
final class Titles: ObservableObject {
  @Published var first: Row?
  func rename() async { first?.title = "a" }
}

// Who calls it decides.
final class Plain: ObservableObject {
  @Published var rows: [Int] = []
  func add(_ row: Int) { rows.append(row) }
  func addLater(_ row: Int) { DispatchQueue.main.async { self.rows.append(row) } }
  @MainActor func load() async { rows = await fetch() }
}
