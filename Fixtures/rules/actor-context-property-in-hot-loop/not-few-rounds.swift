import SwiftData
@ModelActor actor Store {
  func seed() {
    for number in 0..<3 { modelContext.insert(Row(number)) }
    for name in ["a", "b"] { modelContext.insert(Row(name)) }
  }
  func seedMany(_ count: Int) {
    for number in 0..<count {
      for part in 0..<number { modelContext.insert(Row(part)) } // expect: actor-context-property-in-hot-loop
    }
  }
  func local(_ names: [String], _ modelContext: ModelContext) {
    for name in names { modelContext.insert(Row(name)) }
  }
}
