import SwiftUI
struct Sheet: View {
  @State private var isSending = false
  var body: some View {
    Button("Send") {
      Task {
        isSending = true // expect: busy-flag-not-reset-on-throw
        try await send()
        isSending = false
      }
    }
  }
  func send() async throws {}
}
actor Downloads {
  var isRunning = false
  func run() async {
    self.isRunning = true // expect: busy-flag-not-reset-on-throw
    for url in await urls() {
      if url.isEmpty { return }
      await load(url)
    }
    self.isRunning = false
  }
  func urls() async -> [String] { [] }
  func load(_ url: String) async {}
}
