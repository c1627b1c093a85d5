import Foundation

/// What the app talks about. Entities travel between actors; what is stored does not.
public protocol Entity: Sendable, Identifiable {
  var id: UUID { get }
}

public enum MetricKind: String, Codable, Sendable, CaseIterable {
  case heartRate
  case steps
  case weight
}

public struct HealthMetric: Entity, Equatable {
  public let id: UUID
  public let kind: MetricKind
  public let value: Double
  public let measuredAt: Date

  public init(id: UUID = UUID(), kind: MetricKind, value: Double, measuredAt: Date) {
    self.id = id
    self.kind = kind
    self.value = value
    self.measuredAt = measuredAt
  }
}

public struct Profile: Entity, Equatable {
  public let id: UUID
  public var name: String
  public var birthYear: Int

  public init(id: UUID = UUID(), name: String, birthYear: Int) {
    self.id = id
    self.name = name
    self.birthYear = birthYear
  }
}

/// One line of a report: everything that a chart needs, and nothing that belongs to a store.
public struct MetricDTO: Sendable, Equatable {
  public let id: UUID
  public let kind: MetricKind
  public let value: Double
  public let metadata: [String: String]
}

/// The same for other modules, whose compiler does not infer that it may travel.
public struct MetricSummary { // expect: public-value-type-missing-sendable
  public let kind: MetricKind
  public let average: Double
  public let count: Int
}

public enum RepositoryError: Error, Sendable, Equatable { // expect: redundant-sendable-on-error
  case contextUnavailable
  case mappingFailed
  case notFound(UUID)
}
