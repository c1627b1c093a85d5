import Foundation
import SwiftData

enum EvidenceState: String, Codable {
  case needsReview
  case done
}

/// Something that was noticed about a person: a meeting, a note, a message.
@Model
final class EvidenceItem {
  @Attribute(.unique) var sourceID: String
  var title: String
  var snippet: String
  var occurredAt: Date
  var state: EvidenceState
  var isPinned: Bool
  var person: Person?

  init(sourceID: String, title: String, snippet: String = "", occurredAt: Date) {
    self.sourceID = sourceID
    self.title = title
    self.snippet = snippet
    self.occurredAt = occurredAt
    state = .needsReview
    isPinned = false
  }
}

@Model
final class Person {
  @Attribute(.unique) var contactID: String
  var displayName: String
  @Relationship(deleteRule: .nullify, inverse: \EvidenceItem.person) var evidence: [EvidenceItem] = []

  init(contactID: String, displayName: String) {
    self.contactID = contactID
    self.displayName = displayName
  }
}

@Model
final class Insight {
  var text: String
  var createdAt: Date
  var personName: String

  init(text: String, personName: String, createdAt: Date = .now) {
    self.text = text
    self.personName = personName
    self.createdAt = createdAt
  }
}
