import Foundation

/// Each use is on the reader's thread.
final class Reader: @unchecked Sendable {
  private var line = 0
  func next() { line += 1 }
}

final class Writer: @unchecked Sendable {
  // Confined to the writer's queue.
  private var line = 0
  func next() { line += 1 }
}
