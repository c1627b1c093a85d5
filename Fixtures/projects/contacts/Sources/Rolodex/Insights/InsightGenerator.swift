import Foundation
import SwiftData

/// Reads evidence and writes insights, in the background and with a context of its own.
@ModelActor
actor InsightGenerator {
  func generate(limit: Int = 200) throws -> Int {
    let context = modelContext
    var descriptor = FetchDescriptor<EvidenceItem>(
      predicate: #Predicate { $0.isPinned }, sortBy: [SortDescriptor(\.occurredAt, order: .reverse)])
    descriptor.fetchLimit = limit
    var made = 0
    for item in try context.fetch(descriptor) {
      guard let person = item.person else { continue }
      context.insert(Insight(text: "Talk about \(item.title)", personName: person.displayName))
      made += 1
    }
    try context.save()
    return made
  }
}
