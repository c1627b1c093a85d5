import CoreData
enum API {
  static func now(_ body: () -> Void) { body() }
  static func onMain(_ body: @escaping () -> Void) {
    DispatchQueue.global().async { DispatchQueue.main.async { body() } }
  }
  static func onSomeQueue(_ queue: DispatchQueue, _ body: @escaping () -> Void) { queue.async { body() } }
  static func mainTask(_ body: @escaping () -> Void) { Task { @MainActor in body() } }
  @MainActor static func inherited(_ body: @escaping () -> Void) { Task { body() } }
  static func typed(_ body: @escaping @MainActor () -> Void) { Task { await body() } }
  static func passedOn(_ body: @escaping () -> Void) { DispatchQueue.global().async(execute: body) }
  static func background(_ body: @escaping () -> Void) { DispatchQueue.global().async { body() } }
  static func wrapped(_ body: @escaping () -> Void) { DispatchQueue.global().async { onMainThread(body()) } }
  static func overloaded(_ body: @escaping () -> Void) { DispatchQueue.global().async { body() } }
  static func overloaded(_ body: @escaping () -> Void, on queue: DispatchQueue? = nil) { body() }
}
func onMainThread(_ work: @escaping @autoclosure () -> Void) { DispatchQueue.main.async { work() } }
@MainActor final class Model {
  var value = 0
  let limit = 3
  func load(_ container: NSPersistentContainer) {
    API.now { value += 1 }
    API.onMain { self.value += 1 }
    API.onSomeQueue(.main) { self.value += 1 }
    API.mainTask { self.value += 1 }
    API.inherited { self.value += 1 }
    API.typed { self.value += 1 }
    API.passedOn { self.value += 1 }
    API.wrapped { self.value += 1 }
    API.overloaded { self.value += 1 }
    // It touches nothing of the actor's.
    API.background { print(self.limit) }
    API.background { Task { self.value += 1 } }
    container.viewContext.perform { self.value += 1 }
  }
  nonisolated func other(_ container: NSPersistentContainer) {
    API.background { print("done") }
    container.performBackgroundTask { _ in Task { @MainActor in self.value += 1 } }
  }
}
// Writing the state of a view is allowed on any thread.
struct Row: View {
  @State var value = 0
  var body: some View { Button("") { API.background { value += 1 } } }
}
