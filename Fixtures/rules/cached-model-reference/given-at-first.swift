// option: short_lived
import SwiftData
import SwiftUI
@Model final class Goal { var name = "" }
func remove(_ goal: Goal, _ context: ModelContext) { context.delete(goal) }
// A form that a view shows for a while.
@MainActor final class Form: ObservableObject {
  @Published var goal: Goal
  init(goal: Goal) { self.goal = goal }
  func save() async { await upload(goal.name) }
}
@MainActor final class Player: ObservableObject {
  @Published var goal: Goal // expect-info: cached-model-reference
  init(goal: Goal) { self.goal = goal }
  func play(_ goal: Goal) { self.goal = goal }
  func save() async { await upload(goal.name) }
}
@MainActor final class Service {
  var goal: Goal // expect-info: cached-model-reference
  init(goal: Goal) { self.goal = goal }
}
struct FormView: View {
  @StateObject private var form: Form
  @StateObject private var player: Player
  var body: some View { TextField("", text: $form.goal.name) }
}
