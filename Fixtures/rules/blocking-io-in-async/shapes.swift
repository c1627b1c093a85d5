import Foundation

@MainActor final class Drafts {
  private let folder: URL
  init(folder: URL) { self.folder = folder }
  func save(_ text: String) throws {
    try text.write(to: folder, atomically: true, encoding: .utf8) // expect: blocking-io-in-async
  }
  func later(_ url: URL) {
    Task.detached { _ = try? Data(contentsOf: url) }
  }
  func template() throws -> Data {
    try Data(contentsOf: Bundle.main.bundleURL)
  }
}
