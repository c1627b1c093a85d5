import SwiftUI
struct Cancelling: View {
  @State private var search: Task<Void, Never>?
  @State private var query = ""

  var body: some View {
    TextField("Search", text: $query)
      .onChange(of: query) {
        search?.cancel()
        search = Task { await find(query) }
      }
  }

  private func find(_ text: String) async {}
}
struct Appearing: View {
  @State private var clock: Task<Void, Never>?

  var body: some View {
    Text("12:00")
      .onAppear { clock = Task { await tick() } }
      .onDisappear { clock?.cancel() }
  }

  private func tick() async {}
}
struct Choosing: View {
  @State private var upload: Task<Void, Never>?

  var body: some View {
    if upload == nil {
      Button("Start") { upload = Task { await send() } }
    } else {
      Button("Stop") { upload?.cancel(); upload = nil }
    }
  }

  private func send() async {}
}
struct Announcing: View {
  @State private var upload: Task<Void, Never>?
  @State private var isSending = false

  var body: some View {
    Button("Start") {
      isSending = true
      upload = Task { await send(); isSending = false }
    }
    .disabled(isSending)
    Button("Stop") { upload?.cancel() }
  }

  private func send() async {}
}
