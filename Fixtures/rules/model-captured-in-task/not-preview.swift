import SwiftData
import SwiftUI
@Model final class Item { var name = "" }
#Preview {
  let item = sample()
  Task.detached { use(item as Item) }
  return Text("")
}
struct Row_Previews: PreviewProvider {
  static func fill(_ item: Item) { Task.detached { use(item) } }
}
