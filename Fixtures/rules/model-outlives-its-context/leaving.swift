import SwiftData
import SwiftUI
@Model final class Hike {
  var name = ""
  var stops: [Hike] = []
}
@MainActor final class HikeList {
  var rows: [Hike] = []
  var newest: Hike?
  var byName: [String: Hike] = [:]
  private static var all: [Hike] = []
  func several(_ container: ModelContainer) throws {
    let context = ModelContext(container)
    let fetched = try context.fetch(FetchDescriptor<Hike>())
    rows = fetched // expect: model-outlives-its-context
    newest = fetched.first
  }
  func loop(_ container: ModelContainer) throws {
    let context = ModelContext(container)
    for hike in (try? context.fetch(FetchDescriptor<Hike>())) ?? [] {
      byName[hike.name] = hike // expect: model-outlives-its-context
    }
  }
  func appended(_ container: ModelContainer) {
    let context = ModelContext(container)
    let hike = Hike()
    context.insert(hike)
    self.rows.append(hike) // expect: model-outlives-its-context
  }
  func inPlace(_ container: ModelContainer) throws {
    HikeList.all = try ModelContext(container).fetch(FetchDescriptor<Hike>()) // expect: model-outlives-its-context
  }
}
func first(_ container: ModelContainer) throws -> Hike? {
  let context = ModelContext(container)
  if let hike = try context.fetch(FetchDescriptor<Hike>()).first { return hike } // expect: model-outlives-its-context
  return nil
}
func part(_ container: ModelContainer) throws -> [Hike] {
  try ModelContext(container).fetch(FetchDescriptor<Hike>()) // expect: model-outlives-its-context
}
struct HikeScreen: View {
  let container: ModelContainer
  @State private var rows: [Hike] = []
  var body: some View { Button("Load") { load() } }
  private func load() {
    let context = ModelContext(container)
    rows = (try? context.fetch(FetchDescriptor<Hike>())) ?? [] // expect: model-outlives-its-context
  }
}
func fill(_ list: HikeList, _ container: ModelContainer) throws {
  let context = ModelContext(container)
  list.rows = try context.fetch(FetchDescriptor<Hike>()) // expect: model-outlives-its-context
}
