import SwiftData
@Model final class Tag { var name = "" }
// Nothing takes the result.
func make(_ container: ModelContainer) async {
  await MainActor.run { container.mainContext.insert(Tag()) }
  _ = await MainActor.run { Tag() }
  await MainActor.run { makeTag() }
}
@discardableResult @MainActor func makeTag() -> Tag { Tag() }
