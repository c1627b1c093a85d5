// What is read from and written to may be declared in another file.

//- file: Environment.swift
import Foundation
class Service {
  let log: FileHandle = .standardError
  let files = FileManager.default
  let web = URLSession.shared
}

//- file: Log.swift
import Foundation
@MainActor // expect: main-actor-on-io-service
final class Log {
  private var lines: [Data] = []
  func read(_ service: Service) throws {
    if let line = try service.log.readToEnd() { lines.append(line) }
  }
}

//- file: Photos.swift
import Foundation
@MainActor // expect: main-actor-on-io-service
final class Photos {
  private var count = 0
  func load(_ service: Service, from path: String) {
    count += service.files.contents(atPath: path)?.count ?? 0
  }
}

//- file: Weather.swift
import Foundation
@MainActor
final class Weather {
  private var count = 0
  func load(_ service: Service, from url: URL) async throws {
    count += try await service.web.data(from: url).0.count
  }
}
