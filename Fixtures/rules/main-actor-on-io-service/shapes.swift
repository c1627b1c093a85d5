import Foundation
import GRDB
@MainActor // expect: main-actor-on-io-service
final class GoalRepository {
  private let database: any DatabaseWriter
  init(database: any DatabaseWriter) { self.database = database }
  func goals() throws -> [Goal] { try database.read { try Goal.fetchAll($0) } }
}
@MainActor public struct Notes { // expect: main-actor-on-io-service
  private let fileManager = FileManager()
  public func keep(_ url: URL) throws { try fileManager.copyItem(at: url, to: backup) }
}
@MainActor enum Log { // expect: main-actor-on-io-service
  static func tail(_ handle: FileHandle) throws -> Data? { try handle.readToEnd() }
}
@MainActor final class SQLite { // expect: main-actor-on-io-service
  private var handle: OpaquePointer?
  func run(_ text: String) -> Int32 { sqlite3_exec(handle, text, nil, nil, nil) }
}
@MainActor final class Weather {
  private let session = URLSession(configuration: .default)
  func today() async throws -> Data {
    let (data, _) = try await session.data(for: request())
    return data
  }
}
//- file: Package.swift
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "A", targets: [.target(name: "Default", path: "Default", swiftSettings: [.defaultIsolation(MainActor.self)])])
//- file: Default/Notes.swift
struct Note {}
@MainActor final class NoteReader { // expect: main-actor-on-io-service
  func read(_ url: URL) throws -> Note { Note(try Data(contentsOf: url)) }
}
