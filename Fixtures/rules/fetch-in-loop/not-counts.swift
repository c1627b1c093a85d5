import SwiftData

@Model final class Entry { var group = "" }

// The store counts what one query for all would load.
func sizes(of groups: [String], in context: ModelContext) throws -> [String: Int] {
  var sizes: [String: Int] = [:]
  for group in groups {
    sizes[group] = try context.fetchCount(FetchDescriptor<Entry>(predicate: #Predicate { $0.group == group }))
  }
  return sizes
}

// The same count in each turn.
func share(of groups: [String], in context: ModelContext) throws -> [Double] {
  var shares: [Double] = []
  for group in groups {
    let all = try context.fetchCount(FetchDescriptor<Entry>()) // expect: fetch-in-loop
    shares.append(Double(group.count) / Double(all))
  }
  return shares
}
