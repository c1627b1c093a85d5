import GoalStore
import SwiftUI

struct GoalListView: View {
  @State var model: GoalFormViewModel
  @State var actions: ActionFormViewModel
  @State private var failure: String?

  var body: some View {
    NavigationStack {
      List(model.goals) { goal in
        HStack {
          Text(goal.title)
          Spacer()
          Button("Done") { act(for: goal) }
        }
      }
      .navigationTitle("Milestones")
      .toolbar {
        Button("Add") { model.saveSoon(unit: "km") }
      }
      .task { await load() }
    }
  }

  private func load() async {
    do {
      try await model.load()
    } catch is CancellationError {
      failure = nil
    } catch {
      failure = error.localizedDescription
    }
  }

  private func act(for goal: Goal) {
    Task {
      do {
        try await actions.save(for: goal)
      } catch { // expect: cancellation-error-swallowed
        failure = error.localizedDescription
      }
    }
  }
}
