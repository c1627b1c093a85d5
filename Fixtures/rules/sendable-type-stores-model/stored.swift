import SwiftData
@Model final class Row { var name = "" }
protocol Payload: Sendable {}
struct Draft { var row: Row }
struct Sheet: Sendable {
  var rows: [Row] // expect: sendable-type-stores-model
  var first: Row?
}
struct Message: Payload {
  let draft: Draft // expect: sendable-type-stores-model
}
final class Store: Sendable {
  let context: ModelContext // expect: sendable-type-stores-model
  init(context: ModelContext) { self.context = context }
}
enum Route: Sendable {
  case list
  case detail(Row) // expect: sendable-type-stores-model
  enum Part { case row(Row) }
}
struct Later {
  var row: Row // expect: sendable-type-stores-model
}
extension Later: Sendable {}
struct Both: Identifiable & Sendable {
  let id = 1
  let row: Row // expect: sendable-type-stores-model
}
