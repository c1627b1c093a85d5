import SwiftData
import SwiftUI
#Preview {
  let context = container.mainContext
  Task.detached { use(context) }
  return Text("")
}
