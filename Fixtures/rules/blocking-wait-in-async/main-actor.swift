import SwiftUI
struct Loader: View {
  var body: some View { Text("…").onAppear { load() } }
  private func load() {
    Task {
      sleep(1) // expect: blocking-wait-in-async
    }
  }
}
