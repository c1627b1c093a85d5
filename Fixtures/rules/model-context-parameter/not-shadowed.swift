import SwiftData
// The task makes a context of its own under the same name.
func export(context: ModelContext) {
  let container = context.container
  Task {
    let context = ModelContext(container)
    use(context)
  }
}
