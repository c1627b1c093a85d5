import SwiftData
// The model is reported for what it claims, not wherever it goes.
@Model final class Draft: @unchecked Sendable { var text = "" }
@Model final class Note { var text = "" }
func make() async {
  let draft = await MainActor.run { Draft() }
  let note = await MainActor.run { Note() } // expect-warning: model-context-escapes-main-actor-run
  use(draft, note)
}
