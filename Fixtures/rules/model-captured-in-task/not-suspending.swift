import SwiftData
@Model final class Item { var name = "" }
// A function on the same actor that awaits nothing does not let others run.
@MainActor final class Calendar {
  var dates: [String] = []
  func add(_ name: String) async throws -> Int {
    dates.append(name)
    return dates.count
  }
  func publish(_ name: String) async throws -> Int {
    await upload(name)
    return dates.count
  }
}
@MainActor final class Store {
  var calendar: Calendar?
  func save(_ item: Item) { Task { await record(item) } }
  private func record(_ item: Item) async {
    var place: Int?
    if let calendar { place = try? await calendar.add(item.name) }
    item.name = "\(place ?? 0)"
  }
  func send(_ item: Item) { Task { await announce(item) } } // expect-warning: model-captured-in-task
  private func announce(_ item: Item) async {
    var place: Int?
    if let calendar { place = try? await calendar.publish(item.name) }
    item.name = "\(place ?? 0)"
  }
  func both(_ item: Item, _ calendar: Calendar) {
    Task {
      let place = try await calendar.add(item.name)
      item.name = "\(place)"
    }
  }
}
