import SwiftUI
struct Board: View {
  @State private var refresh: Task<Void, any Error>?
  @State private var search: Task<Void, Never>?
  @State private var departures = 0
  @State private var query = ""

  var body: some View {
    TextField("Search", text: $query)
      .onChange(of: query) { look() }
    Button("Refresh \(departures)") {
      refresh = Task { // expect: task-handle-overwritten-without-cancel
        try await Task.sleep(for: .seconds(3))
        departures += 1
      }
    }
    .onDisappear {
      refresh?.cancel()
      search?.cancel()
    }
  }

  private func look() {
    search = Task { await find(query) } // expect: task-handle-overwritten-without-cancel
  }

  private func find(_ text: String) async {}
}
