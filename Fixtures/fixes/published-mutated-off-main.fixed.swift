// unsafe, mode 5
import Combine

final class LoadedAccounts: ObservableObject {
  @Published var names: [String] = []
  @Published private(set) var isLoading = false

  /// Asks the server.
  @MainActor func load() async throws {
    isLoading = true
    let found = try await requestAccountNames()
    names = found
    isLoading = false
  }

  func start() {
    Task { @MainActor in
      names = try await requestAccountNames()
    }
  }
}

func requestAccountNames() async throws -> [String] { [] }
