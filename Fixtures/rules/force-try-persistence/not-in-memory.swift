import SwiftData
struct Form {
  init(trial: Int) {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    container = try! ModelContainer(for: Item.self, configurations: configuration)
  }
  init(stored: Int) {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: false)
    container = try! ModelContainer(for: Item.self, configurations: configuration) // expect-warning: force-try-persistence
  }
}
