import SwiftData
@Model final class Item { var name = "" }
@ModelActor actor Repository {
  var newest: Item? { nil } // expect-info: model-returned-across-actor
  private var oldest: Item? { nil }
  var everything: [Item] { [] }
  func count() -> Int { everything.count }
}
