import Foundation
import SwiftData

/// Converts between what travels and what is stored.
public protocol EntityMapper: Sendable {
  associatedtype EntityType: Entity
  associatedtype ModelType: StoredEntity

  func toModel(_ entity: EntityType) -> ModelType
  func toEntity(_ model: ModelType) throws -> EntityType
}

public struct HealthMetricMapper: EntityMapper {
  public init() {}

  public func toModel(_ entity: HealthMetric) -> PersistedMetric {
    PersistedMetric(uuid: entity.id, kindName: entity.kind.rawValue, value: entity.value, measuredAt: entity.measuredAt)
  }

  public func toEntity(_ model: PersistedMetric) throws -> HealthMetric {
    guard let kind = MetricKind(rawValue: model.kindName) else { throw RepositoryError.mappingFailed }
    return HealthMetric(id: model.uuid, kind: kind, value: model.value, measuredAt: model.measuredAt)
  }
}

public struct ProfileMapper: EntityMapper {
  public init() {}

  public func toModel(_ entity: Profile) -> PersistedProfile {
    PersistedProfile(uuid: entity.id, name: entity.name, birthYear: entity.birthYear)
  }

  public func toEntity(_ model: PersistedProfile) throws -> Profile {
    Profile(id: model.uuid, name: model.name, birthYear: model.birthYear)
  }
}
