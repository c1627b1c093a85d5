import Foundation

actor Thumbnails {
  private var cache: [URL: Data] = [:]
  private var pending: Set<URL> = []
  private var isLoading = false
  private var waiters: [CheckedContinuation<Void, Never>] = []

  /// The flag is set before the wait.
  func load() async throws {
    guard !isLoading else { return }
    isLoading = true
    _ = try await download(URL(fileURLWithPath: "/a"))
    isLoading = false
  }

  func image(at url: URL) async throws -> Data? {
    if let known = cache[url] { return known }
    guard pending.insert(url).inserted else { return nil }
    let data = try await download(url)
    cache[url] = data
    return data
  }

  func acquire() async {
    if isLoading {
      await withCheckedContinuation { waiters.append($0) }
    }
  }
}

func download(_ url: URL) async throws -> Data { Data() }
