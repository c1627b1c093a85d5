import SwiftData
@Model final class Item { var name = "" }
actor Exporter {
  func export(_ items: Foreign<Item>) {}
  // Nobody outside of the actor can call it.
  private func write(_ items: Foreign<Item>) {}
}
