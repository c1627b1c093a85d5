import SwiftData
import SwiftUI
@Model final class Item { var name = "" }
struct List: View {
  @Environment(\.modelContext) private var context
  @State private var items: [Item] = []
  var body: some View {
    Text("").onAppear { items = (try? context.fetch(FetchDescriptor<Item>())) ?? [] }
  }
}
