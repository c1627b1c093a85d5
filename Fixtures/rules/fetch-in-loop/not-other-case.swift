// Each turn comes to another case, with a fetch of its own.
import SwiftData

@Model final class Note { var text = "" }
@Model final class Tag { var name = "" }
enum Kind { case notes, tags }

func count(_ kinds: [Kind], in context: ModelContext) throws -> Int {
  var sum = 0
  for kind in kinds {
    switch kind {
    case .notes: sum += try context.fetch(FetchDescriptor<Note>()).count
    case .tags: sum += try context.fetch(FetchDescriptor<Tag>()).count
    }
  }
  return sum
}

func countAll(_ kinds: [Kind], in context: ModelContext) throws -> Int {
  var sum = 0
  for kind in kinds {
    let notes = try context.fetch(FetchDescriptor<Note>()) // expect: fetch-in-loop
    switch kind {
    case .notes: sum += notes.count
    case .tags: sum += 1
    }
  }
  return sum
}
