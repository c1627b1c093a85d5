// unsafe, mode 6
import SwiftData

@Model final class Expedition {
  var name: String
  init(name: String) { self.name = name }
}

@Model final class Segment {
  var expedition: Expedition
  init(expedition: Expedition) { self.expedition = expedition }
}

func wipeExpeditions(_ context: ModelContext) throws {
  // Everything goes.
  try context.delete(model: Expedition.self)
  try context.delete(model: Segment.self)
  try context.save()
}
