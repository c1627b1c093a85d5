import SwiftData
@Model final class Team {
  var id = 0
  var members: [Member] = []
}
@Model final class Member {
  var id = 0
  var teams: [Team] = []
}
func remove(_ member: Member, from team: Team) {
  member.teams.removeAll { $0.id == team.id }
  team.members.removeAll { $0.id == member.id }
}
