import SwiftData
@Model final class Row { var name = "" }
final class Store: @unchecked Sendable {
  @MainActor var rows: [Row] = []
}
@MainActor final class Other: @unchecked Sendable {
  var context: ModelContext?
}
