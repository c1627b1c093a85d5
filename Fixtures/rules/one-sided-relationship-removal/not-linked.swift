import SwiftData
@Model final class Team {
  var members: [Member] = []
  @Relationship(inverse: \Guest.teams) var guests: [Guest] = []
  var scores: [Score] = []
  var tags: [Tag] = []
  var first: [Player] = []
  var second: [Player] = []
}
@Model final class Member {
  var id = 0
  var teams: [Team] = []
}
@Model final class Guest {
  var id = 0
  var teams: [Team] = []
}
@Model final class Score {
  var value = 0
  var team: Team?
}
@Model final class Tag { var name = "" }
@Model final class Player {
  var id = 0
  var teams: [Team] = []
}
func remove(_ team: Team) {
  team.members.removeAll { $0.id == 1 } // expect: one-sided-relationship-removal
  // Stated on one side, implied, leading nowhere back, and one of two.
  team.guests.removeAll { $0.id == 1 }
  team.scores.removeAll { $0.value == 0 }
  team.tags.removeAll { $0.name == "" }
  team.first.removeAll { $0.id == 1 }
}
func other(_ values: [Int], _ team: Team) -> [Int] {
  var values = values
  values.removeAll { $0 == 0 }
  team.members.removeAll()
  return values
}
