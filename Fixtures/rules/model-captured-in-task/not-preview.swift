import SwiftData
import SwiftUI
@Model final class Item { var name = "" }
#Preview {
  let item = sample()
  Task.detached { use(item as Item) }
  return Text("")
}
