// option: short_lived
import SwiftData
@Model final class Row { var name = "" }
struct Record { var name = "" }
extension Row {
  convenience init(from record: Record) { self.init() }
}
extension Record {
  func makeRow() -> Row { Row(from: self) }
}
// Rows made of what a server sends, for display: no context has them.
@MainActor final class Feed {
  var rows: [Row] = []
  var made: [Row] = []
  var first: Row?
  var all: [Row] = []
  var inserted: [Row] = [] // expect-info: cached-model-reference
  var fetched: [Row] = [] // expect-info: cached-model-reference
  func show(_ records: [Record]) {
    rows = records.map { Row(from: $0) }
    made = records.map { $0.makeRow() }
    first = records[0].makeRow()
    for record in records { all.append(Row(from: record)) }
  }
  func store(_ record: Record, in context: ModelContext) {
    let row = Row(from: record)
    context.insert(row)
    inserted.append(row)
  }
  func load(_ context: ModelContext) throws {
    fetched = try context.fetch(FetchDescriptor<Row>())
  }
}
