import SwiftData
@Model final class Item { var name = "" }
// A function on the same actor that awaits nothing does not let others run.
@MainActor final class Calendar {
  var dates: [String] = []
  func add(_ name: String) async throws -> Int {
    dates.append(name)
    return dates.count
  }
  // What the task waits for, the caller does not.
  func start(_ name: String) async throws {
    dates.append(name)
    Task { await upload(name) }
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
  func send(_ item: Item) { Task { await announce(item) } } // expect-info: model-captured-in-task
  private func announce(_ item: Item) async {
    var place: Int?
    if let calendar { place = try? await calendar.publish(item.name) }
    item.name = "\(place ?? 0)"
  }
  func start(_ item: Item, _ calendar: Calendar) {
    Task {
      try await calendar.start(item.name)
      item.name = ""
    }
  }
  func both(_ item: Item, _ calendar: Calendar) {
    Task {
      let place = try await calendar.add(item.name)
      item.name = "\(place)"
    }
  }
}

// A requirement waits where what witnesses it does.
@MainActor protocol Book {
  func note(_ name: String) async
  func post(_ name: String) async
}
@MainActor final class Notebook: Book {
  var names: [String] = []
  func note(_ name: String) async { names.append(name) }
  func post(_ name: String) async { await upload(name) }
}
@MainActor struct Writer {
  let book: any Book
  func note(_ item: Item) {
    Task {
      await book.note(item.name)
      item.name = ""
    }
  }
  func post(_ item: Item) {
    Task {
      await book.post(item.name)
      item.name = "" // expect-info: model-captured-in-task
    }
  }
}
