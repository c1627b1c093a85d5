// option: short_lived
//- file: Model.swift
import SwiftData
@Model final class Song { var title = "" }
func remove(_ song: Song, _ context: ModelContext) { context.delete(song) }
//- file: Keepers.swift
// They live as long as the program, and so do the rows that they hold.
final class Player {
  static let shared = Player()
  var current: Song? // expect-info: cached-model-reference
}
final class Queue {
  var next: [Song] = [] // expect-info: cached-model-reference
}
final class Editor {
  var edited: Song? // expect-info: cached-model-reference
}
//- file: Main.swift
import SwiftUI
@main struct Main: App {
  let queue = Queue()
  var body: some Scene { WindowGroup { Text("") } }
}
