import Foundation
import SwiftData

/// The day of a crew: who works on what.
@MainActor
struct Shift {
  let data: DataController
  let manager: ProjectManager
  let uploader: PhotoUploader

  /// Begins with the first project, and uploads what yesterday left.
  func begin(as user: TeamMember, photos: [URL]) async -> String {
    data.signIn(user)
    guard await data.isSignedIn(asAdmin: false), let project = data.getProjects().first else { return "" }
    manager.open(project)
    let today = data.events(on: .now).count
    let count = await uploader.upload(photos) { _, done in done() }
    return "\(manager.getCurrentProject()?.title ?? ""): \(count) photos, \(today) events"
  }
}
