import Foundation

/// On no actor: other rules and the compiler speak of that.
final class Counter {
  var count = 0
  func add() async throws {
    guard count < 3 else { return }
    _ = try await download(URL(fileURLWithPath: "/a"))
    count += 1
  }
}

actor Store {
  private var rows: [Int] = []
  /// Of locals nobody else knows.
  func merge() async throws -> [Int] {
    var merged = rows
    if merged.isEmpty {
      _ = try await download(URL(fileURLWithPath: "/a"))
      merged = [1]
    }
    return merged
  }
  /// The elements may differ.
  func move(_ index: Int, _ other: Int) async throws {
    guard rows[index] > 0 else { return }
    _ = try await download(URL(fileURLWithPath: "/a"))
    rows[other] = 1
  }
}

func download(_ url: URL) async throws -> Data { Data() }
