import Foundation
// A few settings, in one file each.
@MainActor enum ProxyFile {
  static func load() -> Data? {
    let url = location()
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return try? Data(contentsOf: url)
  }
  static func save(_ data: Data) throws { try data.write(to: location(), options: .atomic) }
  private static func location() -> URL { Folders.support.appending(path: "proxy.json") }
}
@MainActor final class Badge {
  private var cached: Data?
  func load() throws -> Data? { try cached ?? read(at: Folders.support) }
  private func read(at url: URL) throws -> Data { try Data(contentsOf: url) }
}
@MainActor final class Heartbeat {
  private let file = Folders.support.appending(path: "heartbeat")
  func beat() throws { try Data([1]).write(to: self.file, options: .atomic) }
}
// Files that somebody else chooses.
@MainActor final class Journal { // expect: main-actor-on-io-service
  private let folder: URL
  init(folder: URL) { self.folder = folder }
  func read(_ day: String) throws -> Data {
    let page = self.folder.appending(path: day)
    let file = URL(filePath: page.path)
    return try Data(contentsOf: file)
  }
}
// A database has no fixed size.
@MainActor final class Totals { // expect: main-actor-on-io-service
  func keep() async throws {
    let total = try await URLSession.shared.data(from: Folders.server).0
    try total.write(to: Folders.support, options: .atomic)
  }
}
enum Folders { static let support = URL(filePath: "/Library"); static let server = URL(filePath: "/") }
