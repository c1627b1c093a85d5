import SwiftData
import Testing
@Test func inserts() async {
  let context = ModelContext(container)
  context.insert(Item())
}
