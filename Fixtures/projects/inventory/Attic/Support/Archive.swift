import Foundation

/// A folder with `items.csv`, `locations.csv` and the photos, which the share sheet compresses.
struct Archive: Sendable {
  let folder: URL

  static func temporary(named name: String) -> Archive {
    Archive(folder: FileManager.default.temporaryDirectory.appendingPathComponent(name))
  }

  /// Blocks while it reads; import and export call it off the main actor.
  func lines(of name: String) throws -> [String] {
    let url = folder.appendingPathComponent(name)
    guard FileManager.default.fileExists(atPath: url.path) else { throw DataError.invalidArchive }
    let text = try String(contentsOf: url, encoding: .utf8)
    return text.split(separator: "\n").dropFirst().map(String.init)
  }

  func write(_ items: [ItemRecord]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let header = ["title", "quantity", "price", "notes", "location", "label", "photo"]
    let text = CSV.text([header] + items.map(\.columns))
    try Data(text.utf8).write(to: folder.appendingPathComponent("items.csv"))
  }

  func copyPhotos(named names: [String], from source: URL) throws {
    for name in names {
      try FileManager.default.copyItem(at: source.appendingPathComponent(name), to: folder.appendingPathComponent(name))
    }
  }
}

/// Looks photos up for whoever asks. Nothing in it is ever changed.
actor PhotoFolder { // expect: actor-without-isolated-state
  let url: URL

  init(url: URL) {
    self.url = url
  }

  nonisolated func path(of name: String) -> URL {
    url.appendingPathComponent(name)
  }

  nonisolated func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(of: name).path)
  }
}
