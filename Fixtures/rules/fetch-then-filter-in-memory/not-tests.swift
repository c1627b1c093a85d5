import SwiftData
import Testing
@Model final class Item { var isDone: Bool = false }
@Test func done() throws { _ = try context.fetch(FetchDescriptor<Item>()).filter { $0.isDone } }
