import SwiftUI
// The task of an older toast removes the newer one.
struct Screen: View {
  @State private var toast: String?
  @State private var hint: String?
  @State private var isShown = false
  var body: some View {
    Text(toast ?? "")
      .task(id: toast) {
        guard toast != nil else { return }
        try? await Task.sleep(for: .seconds(6)) // expect: swallowed-sleep-cancellation
        withAnimation { toast = nil }
      }
      .task(id: hint) {
        try? await Task.sleep(for: .seconds(6)) // expect: swallowed-sleep-cancellation
        isShown = false
      }
      .task(id: isShown) {
        try? await Task.sleep(for: .seconds(6)) // expect: swallowed-sleep-cancellation
        isShown = false
      }
      .task(id: toast) {
        try? await Task.sleep(for: .seconds(6))
        guard !Task.isCancelled else { return }
        toast = nil
      }
  }
}
