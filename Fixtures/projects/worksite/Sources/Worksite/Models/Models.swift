import Foundation
import SwiftData

@Model
final class Company {
  @Attribute(.unique) var id: String
  var name: String
  /// Nobody says which property of the other side this belongs to.
  var teamMembers: [TeamMember] = []

  init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

@Model
final class TeamMember {
  @Attribute(.unique) var id: String
  var firstName: String
  var lastName: String
  var isAdmin: Bool
  var companyID: String
  var lastSyncedAt: Date?
  var assignedProjects: [Project] = []

  init(id: String, firstName: String, lastName: String, companyID: String, isAdmin: Bool = false) {
    self.id = id
    self.firstName = firstName
    self.lastName = lastName
    self.companyID = companyID
    self.isAdmin = isAdmin
  }
}

@Model
final class Project {
  @Attribute(.unique) var id: String
  var title: String
  var statusName: String
  var companyID: String
  var needsSync: Bool
  var memberIDs: [String]
  var teamMembers: [TeamMember] = []
  @Relationship(deleteRule: .cascade, inverse: \ProjectTask.project) var tasks: [ProjectTask] = []

  init(id: String, title: String, companyID: String = "", statusName: String = "open") {
    self.id = id
    self.title = title
    self.companyID = companyID
    self.statusName = statusName
    needsSync = false
    memberIDs = []
  }
}

@Model
final class ProjectTask {
  @Attribute(.unique) var id: String
  var title: String
  var isDone: Bool
  var project: Project?

  init(id: String, title: String) {
    self.id = id
    self.title = title
    isDone = false
  }
}

@Model
final class CalendarEvent {
  @Attribute(.unique) var id: String
  var title: String
  var companyID: String
  var startDate: Date
  var endDate: Date
  var memberIDs: [String]
  var task: ProjectTask

  init(id: String, title: String, companyID: String, startDate: Date, endDate: Date, task: ProjectTask) {
    self.id = id
    self.title = title
    self.companyID = companyID
    self.startDate = startDate
    self.endDate = endDate
    self.task = task
    memberIDs = []
  }

  /// Every day from the first to the last.
  var spannedDates: [Date] {
    var dates: [Date] = []
    var date = startDate
    while date <= endDate {
      dates.append(date)
      date = date.addingTimeInterval(86_400)
    }
    return dates
  }
}

extension Array {
  func chunked(into size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
