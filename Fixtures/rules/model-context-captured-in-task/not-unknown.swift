import SwiftData
// Neither the closure's type nor the isolation of the class is known.
@MainActor func pass(_ container: ModelContainer) {
  let context = container.mainContext
  elsewhere { use(context) }
}
