import Foundation
final class Reader {
  func read(_ url: URL) {
    Task {
      for try await line in url.lines { add(line) }
    }
  }
  func add(_ line: String) {}
}
