import SwiftData
import SwiftUI
struct Row: ViewModifier {
  let context: ModelContext
  func body(content: Content) -> some View { content }
  nonisolated func save() async throws { try context.save() }
}
@Model final class Hike {
  var name = ""
  @Transient private var context: ModelContext?
  func save() async throws { try context?.save() }
}
