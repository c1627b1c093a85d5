import SwiftData
import SwiftUI
struct Hike_Previews: PreviewProvider {
  static func seed(_ container: ModelContainer) async throws {
    let context = ModelContext(container)
    context.insert(Hike())
    try context.save()
  }
}
