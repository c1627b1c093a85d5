import SwiftData
import SwiftUI
@Model final class Item { init() {} }
@MainActor func wipe(_ container: ModelContainer) { container.mainContext.rollback() }
func hop(_ container: ModelContainer) async {
  await MainActor.run { container.mainContext.rollback() }
  Task { @MainActor in container.mainContext.rollback() }
}
struct Screen: View {
  let container: ModelContainer
  var body: some View { Button("Wipe") { container.mainContext.rollback() } }
}
// Initial values run on the actor of the property, closures in them as well.
@MainActor extension ModelContainer {
  static let sample: ModelContainer = {
    let container = try! ModelContainer(for: Item.self)
    container.mainContext.insert(Item())
    return container
  }()
  static var names: [String] = [1, 2].map { number in
    let container = sample
    container.mainContext.insert(Item())
    return "\(number)"
  }
}
@MainActor final class Store {
  static let shared = Store()
  let container = try! ModelContainer(for: Item.self)
  lazy var context = { container.mainContext }()
}
struct Stack { var mainContext = 0 }
func other(_ stack: Stack) { print(stack.mainContext) }
