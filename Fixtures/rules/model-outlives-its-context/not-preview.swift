import SwiftData
import SwiftUI
@Model final class Hike { var name = "" }
struct Hike_Previews: PreviewProvider {
  static func sample(_ container: ModelContainer) throws -> [Hike] {
    let context = ModelContext(container)
    return try context.fetch(FetchDescriptor<Hike>())
  }
}
