import Foundation
import SwiftData

/// Deletes, in an order and with a care that the relationships need, or without.
@MainActor
final class DataWipe {
  private let context: ModelContext

  init(context: ModelContext) {
    self.context = context
  }

  /// From the leaves to the roots, and members out of projects before either goes.
  func deleteEverything() throws {
    autoreleasepool {
      if let events = try? context.fetch(FetchDescriptor<CalendarEvent>()) {
        for event in events { context.delete(event) } // expect: fetch-loop-delete-all
      }
      if let tasks = try? context.fetch(FetchDescriptor<ProjectTask>()) {
        for task in tasks { context.delete(task) }
      }
      if let projects = try? context.fetch(FetchDescriptor<Project>()) {
        for project in projects {
          project.teamMembers.removeAll()
          context.delete(project)
        }
      }
      if let members = try? context.fetch(FetchDescriptor<TeamMember>()) {
        for member in members {
          member.assignedProjects.removeAll()
          context.delete(member)
        }
      }
    }
    try context.save()
  }

  /// Tasks go before the events that cannot be without one.
  func deleteCalendar() {
    do {
      try context.delete(model: ProjectTask.self) // expect-info: parent-deleted-before-children
      try context.delete(model: CalendarEvent.self)
      try context.save()
    } catch {
      print("Calendar: \(error)")
    }
  }

  func deleteCompanies() throws {
    for company in try context.fetch(FetchDescriptor<Company>()) { // expect: fetch-loop-delete-all
      context.delete(company) // expect: delete-without-relationship-cleanup
    }
    try! context.save() // expect-info: force-try-persistence
  }

  /// The loop has nothing left to do.
  func deleteProject(_ project: Project) {
    project.teamMembers.removeAll()
    project.tasks.removeAll()
    for task in project.tasks { // expect-info: iterate-after-remove-all
      task.project = nil
    }
    context.delete(project)
    try? context.save() // expect: swallowed-save-error
  }

  func deleteProjectInOrder(_ project: Project) -> Bool {
    for task in project.tasks {
      task.project = nil
    }
    project.tasks.removeAll()
    project.teamMembers.removeAll()
    context.delete(project)
    do {
      try context.save()
      return true
    } catch {
      context.rollback()
      return false
    }
  }

  func remove(_ member: TeamMember, from project: Project) {
    project.teamMembers.removeAll { $0.id == member.id } // expect: one-sided-relationship-removal
  }

  func removeOnBothSides(_ member: TeamMember, from project: Project) {
    project.teamMembers.removeAll { $0.id == member.id }
    member.assignedProjects.removeAll { $0.id == project.id }
    project.memberIDs = project.teamMembers.map { $0.id }
  }

  /// One pool for everything is drained when everything is done.
  func renumber(_ titles: [String]) {
    autoreleasepool { // expect: autoreleasepool-placement
      for batch in titles.chunked(into: 100) {
        for title in batch { context.insert(Project(id: UUID().uuidString, title: title)) }
      }
    }
  }

  func renumberInBatches(_ titles: [String]) throws {
    for batch in titles.chunked(into: 100) {
      autoreleasepool {
        for title in batch { context.insert(Project(id: UUID().uuidString, title: title)) }
      }
      try context.save()
    }
  }
}
