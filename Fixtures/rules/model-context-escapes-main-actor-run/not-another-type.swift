import SwiftData
// The project's own type of that name.
struct ModelContext: Sendable { var id: Int }
func load() async {
  let context = await MainActor.run { ModelContext(id: 1) }
  use(context)
}
