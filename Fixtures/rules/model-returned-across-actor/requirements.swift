import SwiftData
@Model final class Item { var name = "" }
// The requirement is where the design is decided: the witness is not reported again.
protocol Repository {
  func all() async throws -> [Item] // expect: model-returned-across-actor
}
actor Store: Repository {
  func all() async throws -> [Item] { [] }
}
