@MainActor final class Rooms {
  var rooms: [Room] = []
  func apply(_ diffs: [Diff]) async {
    rooms = await updated(rooms, with: diffs) // expect: actor-stale-read-modify-write
  }
  func rebuild() async {
    rooms = await rebuilt(rooms)
  }
}
