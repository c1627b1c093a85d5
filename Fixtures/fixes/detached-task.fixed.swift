// unsafe, mode 6
import Foundation

@concurrent func uploadReport(_ name: String) async {}

nonisolated func startUpload() {
  Task(priority: .background) { try await Task.sleep(for: .seconds(1)); await uploadReport("a") }
}

@MainActor final class UploadModel {
  var state = ""

  func start() {
    Task {
      await MainActor.run { self.state = "done" }
    }
  }
}
