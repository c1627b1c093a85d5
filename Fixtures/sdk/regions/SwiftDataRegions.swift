import SwiftData

// Regions are looked at only where types have no error: so these stand alone.

@Model final class Note {
  var text = ""

  init() {}
}

func leak(container: ModelContainer) {
  let context = ModelContext(container)
  Task.detached {  // error: risks causing data races
    try context.save()
  }
  context.rollback()
}

func handOver(container: ModelContainer) {
  let context = ModelContext(container)
  Task.detached { try context.save() }
}

@MainActor func send(_ note: Note, to store: Archive) async {
  await store.keep(note)  // error: sending 'note' risks causing data races
}

actor Archive {
  func keep(_ note: Note) {}
}
