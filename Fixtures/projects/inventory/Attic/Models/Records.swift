import Foundation

/// A row of `items.csv`: what leaves the store and comes back, without the store's objects.
struct ItemRecord: Sendable, Equatable {
  var title: String
  var quantity: Int
  var price: Double
  var notes: String
  var location: String
  var label: String
  var photoName: String?
}

extension ItemRecord {
  init(_ item: Item) {
    self.init(
      title: item.title, quantity: item.quantity, price: item.price, notes: item.notes,
      location: item.location?.name ?? "", label: item.label?.name ?? "", photoName: item.photoName)
  }

  init?(columns: [String]) {
    guard columns.count >= 6, let quantity = Int(columns[1]), let price = Double(columns[2]) else { return nil }
    self.init(
      title: columns[0], quantity: quantity, price: price, notes: columns[3], location: columns[4], label: columns[5],
      photoName: columns.count > 6 && !columns[6].isEmpty ? columns[6] : nil)
  }

  var columns: [String] { [title, String(quantity), String(price), notes, location, label, photoName ?? ""] }
}

struct LocationRecord: Sendable, Equatable {
  var name: String
  var desc: String

  init?(columns: [String]) {
    guard let name = columns.first, !name.isEmpty else { return nil }
    self.name = name
    desc = columns.count > 1 ? columns[1] : ""
  }
}

enum TransferProgress: Sendable, Equatable {
  case preparing
  case working(done: Int, of: Int)
  case finished(URL?)
  case failed(String)
}

struct ImportConfig: Sendable {
  var includesLocations = true
  var includesLabels = true
  var batchSize = 100
}

enum DataError: Error, Sendable { // expect: redundant-sendable-on-error
  case nothingToExport
  case invalidArchive
  case invalidRow(Int)
  case containerNotConfigured
}
