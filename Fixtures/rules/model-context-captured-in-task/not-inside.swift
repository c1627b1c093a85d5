import SwiftData
// Each closure makes a context of its own, one of them under the name that is used outside.
@MainActor func count(_ container: ModelContainer) {
  let context = ModelContext(container)
  Task.detached {
    let context = ModelContext(container)
    use(context)
  }
  context.rollback()
}
