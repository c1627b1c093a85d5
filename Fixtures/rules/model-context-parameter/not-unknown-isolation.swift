import SwiftData
// Where the type's members run is not known, nor what becomes of the closure.
final class Loader: ForeignLoader {
  func load(context: ModelContext) async { await other(context) }
}
func pass(context: ModelContext) { elsewhere { use(context) } }
