import SwiftData
@Model final class Note { var text = "" }
// One cause: the function that takes the note along, whichever way it goes.
@MainActor final class Editor {
  func save(_ note: Note, at once: Bool) {
    if once {
      Task {
        await write()
        finish(note) // expect-info: model-captured-in-task
      }
    } else {
      Task {
        await write()
        finish(note)
      }
    }
  }
  private func finish(_ note: Note) { note.text = "" }
}
