import SwiftData
import SwiftUI
@Model final class Hike { var name = "" }
struct Hike_Previews: PreviewProvider {
  static func clear(_ hike: Hike, _ container: ModelContainer) {
    let context = ModelContext(container)
    context.delete(hike)
  }
}
