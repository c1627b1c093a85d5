import Combine // expect: unused-combine-import
import Foundation
import Observation
import SwiftData

/// What views ask about evidence.
@MainActor
@Observable
final class EvidenceRepository {
  @ObservationIgnored private let container: ModelContainer
  private(set) var lastImport: Date?

  init(container: ModelContainer) {
    self.container = container
  }

  /// Reads everything there is, and keeps a few.
  func needsReview() throws -> [EvidenceItem] {
    let descriptor = FetchDescriptor<EvidenceItem>(sortBy: [SortDescriptor(\.occurredAt, order: .reverse)])
    return try container.mainContext.fetch(descriptor).filter { $0.state == .needsReview } // expect: fetch-then-filter-in-memory
  }

  func done() throws -> [EvidenceItem] {
    try container.mainContext.fetch(FetchDescriptor<EvidenceItem>()).filter { $0.state == .done } // expect: fetch-then-filter-in-memory
  }

  func pinned() throws -> [EvidenceItem] {
    try container.mainContext.fetch(FetchDescriptor<EvidenceItem>()).filter { $0.isPinned } // expect: fetch-then-filter-in-memory
  }

  func item(sourceID: String) throws -> EvidenceItem? {
    let items = try container.mainContext.fetch(FetchDescriptor<EvidenceItem>())
    return items.first(where: { $0.sourceID == sourceID }) // expect: fetch-then-filter-in-memory
  }

  /// Lets the store choose. States are enumerations, which its predicates do not compare.
  func recentlyPinned(since date: Date) throws -> [EvidenceItem] {
    let descriptor = FetchDescriptor<EvidenceItem>(
      predicate: #Predicate { $0.isPinned && $0.occurredAt > date },
      sortBy: [SortDescriptor(\.occurredAt, order: .reverse)])
    return try container.mainContext.fetch(descriptor)
  }

  func find(sourceID: String) throws -> EvidenceItem? {
    var descriptor = FetchDescriptor<EvidenceItem>(predicate: #Predicate { $0.sourceID == sourceID })
    descriptor.fetchLimit = 1
    return try container.mainContext.fetch(descriptor).first
  }

  /// One fetch for many lookups.
  func link(_ people: [String: String]) throws {
    let known = try container.mainContext.fetch(FetchDescriptor<Person>())
    for (sourceID, contactID) in people {
      guard let person = known.first(where: { $0.contactID == contactID }) else { continue }
      try find(sourceID: sourceID)?.person = person
    }
    try container.mainContext.save()
    lastImport = .now
  }

  func markDone(_ item: EvidenceItem) throws {
    item.state = .done
    try container.mainContext.save()
  }
}
