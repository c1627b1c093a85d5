import SwiftData
import SwiftUI
@Model final class Team { var members: [Member] = [] }
@Model final class Member {
  var id = 0
  var teams: [Team] = []
}
struct Team_Previews: PreviewProvider {
  static func tidy(_ team: Team) { team.members.removeAll { $0.id == 0 } }
}
