// option: short_lived
import SwiftData
@Model final class Place { var name = "" }
func oneHop() async {
  await MainActor.run {
    var places: [String: Place] = [:]
    places["a"] = make()
    show(places["a"])
  }
}
@MainActor func sameIsolation() async {
  var places: [Place] = []
  await MainActor.run { places.append(make()) }
  show(places)
}
func unknownHop() async {
  var places: [Place] = []
  await elsewhere { places.append(make()) }
  show(places)
}
