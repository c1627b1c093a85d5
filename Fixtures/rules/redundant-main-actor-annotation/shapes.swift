import UIKit
@MainActor class Store {
  @MainActor var rows: [Int] = [] // expect: redundant-main-actor-annotation
  @MainActor let name = "store"
  @MainActor init() {} // expect: redundant-main-actor-annotation
  @MainActor static func make() -> Store { Store() } // expect: redundant-main-actor-annotation
  @MainActor subscript(row: Int) -> Int { row } // expect: redundant-main-actor-annotation
  @MainActor final class Row {}
  var handler: @MainActor () -> Void = {}
}
extension Store {
  @MainActor // expect: redundant-main-actor-annotation
  func load() {}
}
final class Screen: UIViewController {
  @MainActor override func viewDidLoad() {} // expect: redundant-main-actor-annotation
}
/// What the superclass is isolated to is not known.
final class Other: ForeignScreen {
  @MainActor func load() {}
}
actor Worker {
  @MainActor func show() {}
}
