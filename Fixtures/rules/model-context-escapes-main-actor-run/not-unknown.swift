import SwiftData
// Neither the type of the result nor where the class runs is known.
func read(_ store: ForeignStore) async {
  let value = await MainActor.run { store.current }
  use(value)
}
final class Loader: ForeignLoader {
  func load(_ container: ModelContainer) async {
    let context = await MainActor.run { ModelContext(container) }
    use(context)
  }
}
