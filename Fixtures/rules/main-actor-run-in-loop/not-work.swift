import Foundation
nonisolated func work(_ files: [URL]) async throws {
  for file in files {
    let data = try Data(contentsOf: file)
    await MainActor.run { show(data) }
  }
}
func show(_ data: Data) {}
