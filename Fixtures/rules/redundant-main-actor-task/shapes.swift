import SwiftUI
struct Row: View {
  var body: some View {
    Button("Load") {
      Task { @MainActor in await load() } // expect: redundant-main-actor-task
    }
  }
}
