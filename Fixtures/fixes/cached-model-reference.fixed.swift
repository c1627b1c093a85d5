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
    var shelves: [String: PersistentIdentifier] = [:]
    var volumes: [String: PersistentIdentifier] = [:]
    try await MainActor.run {
      let context = container.mainContext
      for shelf in try context.fetch(FetchDescriptor<Shelf>()) { shelves[shelf.name] = shelf.persistentModelID }
      for volume in try context.fetch(FetchDescriptor<Volume>()) { volumes[volume.title] = volume.persistentModelID }
    }
    for line in lines {
      await MainActor.run {
        let context = container.mainContext
        if let known = volumes[line.title].flatMap({ id in
          var descriptor = FetchDescriptor<Volume>(predicate: #Predicate { $0.persistentModelID == id })
          descriptor.fetchLimit = 1
          return try? context.fetch(descriptor).first
        }) {
          known.shelf = shelves[line.shelf].flatMap { id in
            var descriptor = FetchDescriptor<Shelf>(predicate: #Predicate { $0.persistentModelID == id })
            descriptor.fetchLimit = 1
            return try? context.fetch(descriptor).first
          }
          return
        }
        if shelves[line.shelf] == nil { print("no shelf", shelves.count) }
        let volume = Volume(title: line.title)
        context.insert(volume)
        volume.shelf = shelves[line.shelf].flatMap { id in
          var descriptor = FetchDescriptor<Shelf>(predicate: #Predicate { $0.persistentModelID == id })
          descriptor.fetchLimit = 1
          return try? context.fetch(descriptor).first
        } ?? Shelf(name: line.shelf)
      }
    }
    try await MainActor.run { try container.mainContext.save() }
  }
}
