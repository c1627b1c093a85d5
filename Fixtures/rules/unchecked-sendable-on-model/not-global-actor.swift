import SwiftData
@Model final class Row { var name = "" }
final class Store: @unchecked Sendable {
  @MainActor var rows: [Row] = []
}
@MainActor @Model final class Place: @unchecked Sendable { var name = "" }
@MainActor final class Other: @unchecked Sendable {
  var context: ModelContext?
}
@MainActor @Model final class Road { var name = "" }
extension Road: @unchecked Sendable {}
