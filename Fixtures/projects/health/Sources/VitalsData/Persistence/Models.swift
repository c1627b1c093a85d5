import Foundation
import SwiftData

/// A model that is found by an identifier of the app's own, not by the store's.
public protocol StoredEntity: PersistentModel {
  var uuid: UUID { get }
}

@Model
public final class PersistedMetric {
  @Attribute(.unique) public var uuid: UUID
  public var kindName: String
  public var value: Double
  public var measuredAt: Date
  public var isArchived: Bool
  public var profile: PersistedProfile?

  public init(uuid: UUID, kindName: String, value: Double, measuredAt: Date) {
    self.uuid = uuid
    self.kindName = kindName
    self.value = value
    self.measuredAt = measuredAt
    isArchived = false
  }
}

@Model
public final class PersistedProfile {
  @Attribute(.unique) public var uuid: UUID
  public var name: String
  public var birthYear: Int
  @Relationship(deleteRule: .cascade, inverse: \PersistedMetric.profile) public var metrics: [PersistedMetric] = []

  public init(uuid: UUID, name: String, birthYear: Int) {
    self.uuid = uuid
    self.name = name
    self.birthYear = birthYear
  }
}

extension PersistedMetric: StoredEntity {}
extension PersistedProfile: StoredEntity {}
