import Foundation
import SwiftData
@Model final class Profile {
  var name = ""
  init() {}
}
// The code vouches for the copy, and Swift 6 compiles it.
@MainActor final class CloudSync {
  func start(_ profile: Profile) {
    nonisolated(unsafe) let profile = profile
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: .main) { [weak self] _ in
      Task { @MainActor in self?.pull(profile) }
    }
  }
  func startPlainly(_ profile: Profile) {
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: .main) { [weak self] _ in
      Task { @MainActor in self?.pull(profile) } // expect-warning: model-captured-in-task
    }
  }
  func pull(_ profile: Profile) {}
}
