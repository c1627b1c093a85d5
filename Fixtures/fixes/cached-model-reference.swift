// unsafe, mode 6

import Foundation
import SwiftData

@Model final class Shelf {
  var name = ""
  init(name: String) { self.name = name }
}

@Model final class Volume {
  var title = ""
  var shelf: Shelf?
  init(title: String) { self.title = title }
}

struct VolumeLine: Sendable {
  let title: String
  let shelf: String
}

struct Librarian {
  let container: ModelContainer

  func bringIn(_ lines: [VolumeLine]) async throws {
    var shelves: [String: Shelf] = [:]
    var volumes: [String: Volume] = [:]
    try await MainActor.run {
      let context = container.mainContext
      for shelf in try context.fetch(FetchDescriptor<Shelf>()) { shelves[shelf.name] = shelf }
      for volume in try context.fetch(FetchDescriptor<Volume>()) { volumes[volume.title] = volume }
    }
    for line in lines {
      await MainActor.run {
        let context = container.mainContext
        if let known = volumes[line.title] {
          known.shelf = shelves[line.shelf]
          return
        }
        if shelves[line.shelf] == nil { print("no shelf", shelves.count) }
        let volume = Volume(title: line.title)
        context.insert(volume)
        volume.shelf = shelves[line.shelf] ?? Shelf(name: line.shelf)
      }
    }
    try await MainActor.run { try container.mainContext.save() }
  }
}
