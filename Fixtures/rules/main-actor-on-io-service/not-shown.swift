import SwiftUI
@MainActor @Observable final class Documents {
  var names: [String] = []
  func load(_ folder: URL) throws { names = try FileManager.default.contentsOfDirectory(atPath: folder.path) }
}
@MainActor struct Page: View {
  let url: URL
  var body: some View { Text(text()) }
  func text() -> String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
}
@MainActor final class Saver {
  func save(_ data: Data) throws {
    let panel = NSSavePanel()
    try data.write(to: panel.url, options: .atomic)
  }
}
@MainActor final class Settings {
  @AppStorage("folder") var folder = ""
  func load() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder) }
}
