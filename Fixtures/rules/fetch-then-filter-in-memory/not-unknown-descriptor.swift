import SwiftData
@Model final class Item { var isDone: Bool = false }
func generic(_ context: ModelContext, _ descriptor: FetchDescriptor<Item>) throws {
  _ = try context.fetch(descriptor).filter { $0.isDone }
  var configured = FetchDescriptor<Item>()
  configure(&configured)
  _ = try context.fetch(configured).filter { $0.isDone }
  // A model of another module: its properties are not known.
  _ = try context.fetch(FetchDescriptor<Foreign>()).filter { $0.isDone }
}
