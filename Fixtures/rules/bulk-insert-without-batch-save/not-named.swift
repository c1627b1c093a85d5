import SwiftData
@Model final class Item { init(_ name: String) {} }
func add(_ lines: [String], _ context: ModelContext) {
  for line in lines { context.insert(Item(line)) }
  for number in 0..<100 { context.insert(Item("\(number)")) }
}
func importNames(_ lines: [String]) -> Set<String> {
  var names: Set<String> = []
  for line in lines { names.insert(line) }
  return names
}
