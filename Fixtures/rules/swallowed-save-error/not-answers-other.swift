import SwiftData
@Model final class Item { var name = "" }
// 'true' says that the item was sent: the saves are like those without an answer, which are one finding.
@MainActor final class Sender {
  let context: ModelContext
  init(_ context: ModelContext) { self.context = context }
  func send(_ item: Item) async -> Bool {
    item.name = "a"
    try? context.save() // expect: swallowed-save-error
    item.name = "b"
    try? context.save()
    guard await push(item) else { return false }
    return true
  }
  func store(_ item: Item?) -> Bool {
    guard let item else { return false }
    item.name = "a"
    try? context.save() // expect: swallowed-save-error
    item.name = "b"
    try? context.save() // expect: swallowed-save-error
    return true
  }
  func push(_ item: Item) async -> Bool { true }
}
