// option: short_lived
import Feed
import SwiftData
@Model final class Conference { var title = "" }
enum Schema { @Model final class Room { var name = "" } }
// A type of another module that is named like a model.
final class Loader {
  private var conference: Feed.Conference?
  private var rooms: [String: Feed.Conference] = [:]
  func load() async { conference = await Feed.load() }
}
// The model is named with the type around it.
final class Floor {
  private var room: Schema.Room? // expect-info: cached-model-reference
  func enter(_ room: Schema.Room) { self.room = room }
}
