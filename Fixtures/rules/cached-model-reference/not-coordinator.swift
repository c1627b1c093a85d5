// option: short_lived
import SwiftData
import SwiftUI
@Model final class Place { var name = "" }
// The coordinator has the view that made it; each update brings a new one.
struct Map: UIViewRepresentable {
  var places: [Place]
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  final class Coordinator {
    var parent: Map
    init(_ parent: Map) { self.parent = parent }
  }
}
