import Foundation

public struct Goal: Sendable, Identifiable, Equatable {
  public let id: UUID
  public var title: String
  public var target: Double
  public var unit: String

  public init(id: UUID = UUID(), title: String, target: Double, unit: String) {
    self.id = id
    self.title = title
    self.target = target
    self.unit = unit
  }
}

public struct Action: Sendable, Identifiable, Equatable {
  public let id: UUID
  public var goalID: UUID
  public var amount: Double
  public var note: String

  public init(id: UUID = UUID(), goalID: UUID, amount: Double, note: String = "") {
    self.id = id
    self.goalID = goalID
    self.amount = amount
    self.note = note
  }
}

public struct PersonalValue: Sendable, Identifiable, Equatable {
  public let id: UUID
  public var title: String
  public var rank: Int

  public init(id: UUID = UUID(), title: String, rank: Int) {
    self.id = id
    self.title = title
    self.rank = rank
  }
}

public struct TimePeriod: Sendable, Identifiable, Equatable {
  public let id: UUID
  public var name: String
  public var days: Int

  public init(id: UUID = UUID(), name: String, days: Int) {
    self.id = id
    self.name = name
    self.days = days
  }
}
