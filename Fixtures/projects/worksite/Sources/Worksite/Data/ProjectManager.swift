import Foundation
import SwiftData

/// Knows which project the crew is at.
@MainActor
final class ProjectManager {
  private let context: ModelContext
  private var cachedProject: Project? // expect-info: cached-model-reference

  init(context: ModelContext) {
    self.context = context
  }

  func open(_ project: Project) {
    cachedProject = project
  }

  func getCurrentProject() -> Project? {
    cachedProject
  }
}

/// Knows the identifier, and looks the project up for whoever asks.
@MainActor
final class CurrentProject {
  private let context: ModelContext
  private var currentID: String?

  init(context: ModelContext) {
    self.context = context
  }

  func open(_ project: Project) {
    currentID = project.id
  }

  func project() throws -> Project? {
    guard let id = currentID else { return nil }
    var descriptor = FetchDescriptor<Project>(predicate: #Predicate<Project> { $0.id == id })
    descriptor.fetchLimit = 1
    return try context.fetch(descriptor).first
  }
}
