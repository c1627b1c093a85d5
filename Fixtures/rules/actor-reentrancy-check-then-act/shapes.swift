import Foundation

actor Thumbnails {
  private var cache: [URL: Data] = [:]
  private var state = State.idle
  private var token: String?
  private var requests = 0
  enum State { case idle, running }

  func image(at url: URL) async throws -> Data {
    if let known = cache[url] { return known }
    let data = try await download(url)
    cache[url] = data // expect: actor-reentrancy-check-then-act
    return data
  }

  func start() async {
    guard state == .idle else { return }
    await prepare()
    self.state = .running // expect: actor-reentrancy-check-then-act
  }

  func currentToken() async -> String? {
    // Every caller that comes while the first one waits asks for a token of its own.
    if token == nil { token = await fetchToken() } // expect: actor-reentrancy-check-then-act
    return token
  }

  func send() async {
    guard requests < 3 else { return }
    await prepare()
    requests += 1 // expect: actor-reentrancy-check-then-act
    await prepare()
    requests -= 1
  }

  private func prepare() async {}
  private func fetchToken() async -> String { "" }
}

@MainActor final class Player {
  var isLoaded = false
  func load() async throws {
    guard !isLoaded else { return }
    _ = try await download(URL(fileURLWithPath: "/song"))
    isLoaded = true // expect: actor-reentrancy-check-then-act
  }
}

func download(_ url: URL) async throws -> Data { Data() }
