import SwiftData
@Model final class Policy { var number = "" }
// One fetch serves many lookups: a predicate would fetch once for each.
func restore(_ numbers: [String], _ context: ModelContext) throws -> [Policy] {
  let policies = try context.fetch(FetchDescriptor<Policy>())
  var found: [Policy] = []
  for number in numbers {
    if let policy = policies.first(where: { $0.number == number }) { found.append(policy) }
  }
  let others = try context.fetch(FetchDescriptor<Policy>())
  return found + numbers.compactMap { number in others.first { $0.number == number } }
}
