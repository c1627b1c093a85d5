import Foundation
import SwiftData

/// Writes reports. It has nothing that changes, but does not say so.
public final class MetricExporter { // expect: final-class-missing-sendable
  private let container: ModelContainer
  private let folder: URL

  public init(container: ModelContainer, folder: URL) {
    self.container = container
    self.folder = folder
  }

  public func export(since date: Date) async throws -> URL {
    let metrics = try await MetricStore(modelContainer: container).metrics(since: date)
    let url = folder.appendingPathComponent("report.csv")
    let lines = metrics.map { "\($0.kind.rawValue),\($0.value)" }
    try Data(lines.joined(separator: "\n").utf8).write(to: url)
    return url
  }
}

/// The same, and it says so.
public final class ProfileExporter: Sendable {
  private let container: ModelContainer

  public init(container: ModelContainer) {
    self.container = container
  }

  public func names() async throws -> [String] {
    let repository = SwiftDataRepository(modelContainer: container, mapper: ProfileMapper())
    return try await repository.fetchAll().map(\.name)
  }
}
