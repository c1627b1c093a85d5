import SwiftData
@Model final class Row { var name = "" }
struct Sheet: Sendable {
  var ids: [PersistentIdentifier]
  let container: ModelContainer
  static nonisolated(unsafe) var last: Row?
  nonisolated(unsafe) var kept: Row?
  var rows: [Row] { [] }
}
struct Plain { var rows: [Row] }
struct Vouched: @unchecked Sendable { var rows: [Row] }
final class Store: Sendable {
  @MainActor var rows: [Row] = []
}
actor Worker {
  var rows: [Row] = []
}
