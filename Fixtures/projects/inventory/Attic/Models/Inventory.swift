import Foundation
import SwiftData

@Model
final class Item {
  var title: String
  var quantity: Int
  var price: Double
  var notes: String
  var photoName: String?
  var createdAt: Date
  var location: Location?
  var label: ItemLabel?

  init(title: String, quantity: Int = 1, price: Double = 0, notes: String = "", createdAt: Date = .now) {
    self.title = title
    self.quantity = quantity
    self.price = price
    self.notes = notes
    self.createdAt = createdAt
  }

  var total: Double { price * Double(quantity) }
}

@Model
final class Location {
  @Attribute(.unique) var name: String
  var desc: String
  @Relationship(deleteRule: .nullify, inverse: \Item.location) var items: [Item] = []

  init(name: String, desc: String = "") {
    self.name = name
    self.desc = desc
  }
}

@Model
final class ItemLabel {
  @Attribute(.unique) var name: String
  var emoji: String
  @Relationship(deleteRule: .nullify, inverse: \Item.label) var items: [Item] = []

  init(name: String, emoji: String = "📦") {
    self.name = name
    self.emoji = emoji
  }
}
