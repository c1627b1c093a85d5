import Foundation

actor Thumbnails {
  private var cache: [URL: Data] = [:]
  private var balance = 3

  func image(at url: URL) async throws -> Data {
    if let known = cache[url] { return known }
    let data = try await download(url)
    if let other = cache[url] { return other }
    cache[url] = data
    return data
  }

  func withdraw() async throws {
    guard balance > 0 else { return }
    _ = try await download(URL(fileURLWithPath: "/a"))
    if balance > 0 { balance -= 1 }
  }

  func spend() async throws {
    guard balance > 0 else { return }
    _ = try await download(URL(fileURLWithPath: "/a"))
    let left = max(balance - 1, 0)
    balance = left
  }

  /// The wait is part of the test.
  func reset() async {
    if await isEmpty(balance) { balance = 0 }
  }
  private func isEmpty(_ number: Int) async -> Bool { number == 0 }

  /// It was only tested before the wait, not relied on.
  func refill() async throws {
    balance = 3
    _ = try await download(URL(fileURLWithPath: "/a"))
    if balance < 3 { balance += 1 }
  }
}

func download(_ url: URL) async throws -> Data { Data() }
