import SwiftUI
struct Retry: View {
  var body: some View {
    Text("Retry").task {
      var count = 0
      while count < 3 {
        await load()
        try? await Task.sleep(for: .seconds(1)) // expect: swallowed-sleep-cancellation
        count += 1
      }
    }
  }
}
