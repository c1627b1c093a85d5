import SwiftUI
struct Traits {
  var describe: (String) -> AsyncThrowingStream<String, Error>
  // Whoever shows the preview does not wait for its end.
  static let previewData = Traits { text in
    AsyncThrowingStream { continuation in
      Task {
        try await Task.sleep(for: .seconds(0.5))
        continuation.yield(text)
      }
    }
  }
  static let mockTraits = Traits { text in AsyncThrowingStream { $0.yield(text) } }
  static let live = Traits { text in
    AsyncThrowingStream { $0.yield(text) } // expect: async-stream-never-finished
  }
}
struct TraitsView: View {
  let traits: Traits
  var body: some View { Text("Traits") }
}
#Preview {
  TraitsView(traits: Traits { text in AsyncThrowingStream { $0.yield(text) } })
}
