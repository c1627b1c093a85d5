// option: short_lived
import SwiftData
@Model final class Place { var name = "" }
func run(_ container: ModelContainer) {
  Task.detached {
    var places: [String: Place] = [:] // expect: cached-model-reference
    var first: Place? // expect: cached-model-reference
    await MainActor.run {
      for place in load() { places[place.name] = place }
      first = places["home"]
    }
    let name = read()
    await MainActor.run { show(places[name]) }
    print(first?.name ?? "")
  }
}
