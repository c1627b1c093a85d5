import SwiftData
import SwiftUI
@Model final class Trip {
  var hike: Hike?
  var hikes: [Hike] = []
}
@Model final class Hike { var name = "" }
@MainActor func relate(_ container: ModelContainer) throws {
  let main = container.mainContext
  let other = ModelContext(container)
  guard let hike = try main.fetch(FetchDescriptor<Hike>()).first else { return }
  let trip = Trip()
  trip.hike = hike // expect: cross-context-model-use
  trip.hikes.append(hike)
  other.insert(trip)
  try other.save()
}
func move(_ container: ModelContainer) throws {
  let old = ModelContext(container)
  let new = ModelContext(container)
  if let hike = try old.fetch(FetchDescriptor<Hike>()).first { new.insert(hike) } // expect: cross-context-model-use
  try new.save()
}
struct Screen: View {
  @Environment(\.modelContext) private var context
  @Query private var hikes: [Hike]
  var body: some View { Button("Clear") { try? clear() } }
  private func clear() throws {
    let background = ModelContext(context.container)
    for hike in hikes { background.delete(hike) } // expect: cross-context-model-use
    try background.save()
  }
}
@ModelActor actor Store {
  func copy() throws {
    let other = ModelContext(modelContainer)
    for hike in try modelContext.fetch(FetchDescriptor<Hike>()) { other.insert(hike) } // expect: cross-context-model-use
    try other.save()
  }
}
final class Remover {
  let container: ModelContainer
  init(_ container: ModelContainer) { self.container = container }
  func remove(_ hike: Hike) throws {
    let context = ModelContext(container)
    context.delete(hike) // expect-warning: cross-context-model-use
    try context.save()
  }
}
