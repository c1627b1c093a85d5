// unsafe, mode 6
import SwiftData

@Model final class Summit {
  var name: String
  init(name: String) { self.name = name }
}

@MainActor final class SummitList {
  var rows: [Summit] = []
  let container: ModelContainer
  init(container: ModelContainer) { self.container = container }

  func refresh() throws {
    let context = container.mainContext
    rows = try context.fetch(FetchDescriptor<Summit>())
  }

  func add(_ name: String) throws -> Summit {
    let context = container.mainContext
    let summit = Summit(name: name)
    context.insert(summit)
    try context.save()
    return summit
  }
}
