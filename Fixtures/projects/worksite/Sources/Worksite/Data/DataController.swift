import Combine
import Foundation
import SwiftData

/// What screens ask for data. Its context is that of the main actor.
@MainActor
class DataController: ObservableObject { // expect: observable-object-to-observable
  @Published private(set) var isSyncing = false
  @Published private(set) var currentUser: TeamMember? // expect-info: cached-model-reference
  var modelContext: ModelContext?
  var isConnected = true

  private let api: any APIService
  private let syncManager: SyncManager

  init(api: any APIService, syncManager: SyncManager) {
    self.api = api
    self.syncManager = syncManager
    Task {
      for await state in syncManager.syncState.values { // expect-info: for-await-retains-self
        isSyncing = state
      }
    }
  }

  @MainActor // expect: redundant-main-actor-annotation
  func setModelContext(_ context: ModelContext) {
    modelContext = context
  }

  // MARK: Looking up

  /// Looks a project up, and its members after it.
  func getProject(id: String) -> Project? {
    guard let context = modelContext else { return nil }
    do {
      let descriptor = FetchDescriptor<Project>(predicate: #Predicate<Project> { $0.id == id })
      guard let project = try context.fetch(descriptor).first else { return nil }
      let projectID = project.id
      Task { @MainActor in // expect: redundant-main-actor-task
        // Fetched again: by now it may be gone.
        if let fresh = self.getProjectWithoutSync(id: projectID) {
          await self.syncProjectTeamMembers(fresh)
        }
      }
      return project
    } catch {
      return nil
    }
  }

  private func getProjectWithoutSync(id: String) -> Project? {
    guard let context = modelContext else { return nil }
    var descriptor = FetchDescriptor<Project>(predicate: #Predicate<Project> { $0.id == id })
    descriptor.fetchLimit = 1
    return try? context.fetch(descriptor).first
  }

  func getProjects(limit: Int = 50) -> [Project] {
    var descriptor = FetchDescriptor<Project>(sortBy: [SortDescriptor(\.title)])
    descriptor.fetchLimit = limit
    return (try? modelContext?.fetch(descriptor)) ?? []
  }

  func getAllProjects() -> [Project] {
    (try? modelContext?.fetch(FetchDescriptor<Project>())) ?? []
  }

  /// Keeps the model for a task that runs when it gets its turn.
  func refresh(_ project: Project) {
    Task {
      await syncProjectTeamMembers(project) // expect-info: model-captured-in-task
    }
  }

  func refreshByID(_ project: Project) {
    let id = project.id
    Task {
      guard let fresh = getProjectWithoutSync(id: id) else { return }
      await syncProjectTeamMembers(fresh)
    }
  }

  func upload(_ project: Project) async {
    await syncManager.syncProjectStatus(project)
    isConnected = true
  }

  func uploadAtOnce(_ project: Project) async throws {
    try await api.push(project)
  }

  func uploadRecord(of project: Project) async throws {
    try await api.send(ProjectDTO(project))
  }

  // MARK: Members

  /// Fetches who is missing, and goes on with models that may have been deleted while it waited.
  func syncProjectTeamMembers(_ project: Project) async {
    guard let context = modelContext else { return }
    let existing = Set(project.teamMembers.map { $0.id })
    for memberID in project.memberIDs.filter({ !existing.contains($0) }) {
      do {
        let descriptor = FetchDescriptor<TeamMember>(predicate: #Predicate<TeamMember> { $0.id == memberID })
        if let known = try context.fetch(descriptor).first { // expect: fetch-in-loop
          project.teamMembers.append(known)
          known.assignedProjects.append(project)
        } else if isConnected {
          let record = try await api.fetchMember(id: memberID)
          let member = record.makeModel()
          member.assignedProjects.append(project)
          project.teamMembers.append(member) // expect: model-used-after-await
          context.insert(member)
        }
      } catch {
        print("Member \(memberID): \(error)")
      }
    }
    do {
      try context.save()
    } catch {
      print("Members: \(error)")
    }
  }

  /// Keeps the newest of several with one identifier.
  func cleanupDuplicateUsers() async {
    guard let context = modelContext else { return }
    do {
      let members = try context.fetch(FetchDescriptor<TeamMember>())
      for (_, duplicates) in Dictionary(grouping: members, by: \.id) where duplicates.count > 1 {
        let sorted = duplicates.sorted { ($0.lastSyncedAt ?? .distantPast) > ($1.lastSyncedAt ?? .distantPast) }
        for duplicate in sorted.dropFirst() {
          sorted[0].assignedProjects += duplicate.assignedProjects
          context.delete(duplicate) // expect: delete-without-relationship-cleanup
        }
      }
      try context.save()
    } catch {
      print("Duplicates: \(error)")
    }
  }

  // MARK: Calendar

  func events(on date: Date) -> [CalendarEvent] {
    guard let user = currentUser, let context = modelContext else { return [] }
    do {
      let events = try context.fetch(FetchDescriptor<CalendarEvent>())
      let shown = events.filter { event in // expect: fetch-then-filter-in-memory
        guard event.spannedDates.contains(where: { Calendar.current.isDate($0, inSameDayAs: date) }) else { return false }
        return user.isAdmin ? event.companyID == user.companyID : event.memberIDs.contains(user.id)
      }
      return shown.sorted { $0.startDate < $1.startDate }
    } catch {
      print("Events: \(error)")
      return []
    }
  }

  func events(of companyID: String) throws -> [CalendarEvent] {
    try modelContext?.fetch(FetchDescriptor<CalendarEvent>()).filter { $0.companyID == companyID } ?? [] // expect: fetch-then-filter-in-memory
  }

  func events(of companyID: String, from start: Date, to end: Date) throws -> [CalendarEvent] {
    let descriptor = FetchDescriptor<CalendarEvent>(
      predicate: #Predicate { $0.companyID == companyID && $0.endDate >= start && $0.startDate < end },
      sortBy: [SortDescriptor(\.startDate)])
    return try modelContext?.fetch(descriptor) ?? []
  }

  // MARK: Session

  func signIn(_ user: TeamMember) {
    currentUser = user
  }

  func isSignedIn(asAdmin: Bool) async -> Bool { currentUser?.isAdmin == asAdmin }
}
