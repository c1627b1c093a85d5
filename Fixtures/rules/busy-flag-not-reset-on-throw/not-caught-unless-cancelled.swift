@MainActor final class Search {
  var isLoading = false
  var results: [String] = []
  private var search: Task<Void, Never>?
  // A cancelled search leaves the flag to the newer one.
  func find(_ text: String) {
    search?.cancel()
    guard !text.isEmpty else {
      isLoading = false
      return
    }
    search = Task {
      do {
        isLoading = true
        try await Task.sleep(for: .milliseconds(500))
        guard !Task.isCancelled else { return }
        results = try await request(text)
        isLoading = false
      } catch {
        if !Task.isCancelled {
          results = []
          isLoading = false
        }
      }
    }
  }
  // Every error leaves it.
  func load(_ text: String) {
    search = Task {
      do {
        isLoading = true // expect: busy-flag-not-reset-on-throw
        results = try await request(text)
        isLoading = false
      } catch {
        if !Task.isCancelled { results = [] }
      }
    }
  }
  private func request(_ text: String) async throws -> [String] { [text] }
}
