// unsafe, mode 6
import SwiftData

@Model final class Hike {
  var name: String
  init(name: String) { self.name = name }
}

@MainActor final class Hikes {
  let container: ModelContainer
  init(container: ModelContainer) { self.container = container }

  func rename(_ hike: Hike) {
    hike.name = "Alps"
    try? hike.modelContext?.save()
  }

  func add(_ name: String) throws {
    container.mainContext.insert(Hike(name: name))
    try container.mainContext.save()
  }
}
