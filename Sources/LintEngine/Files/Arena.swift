import LintKit
import Synchronization

/// Memory for the trees of a run, given out in order and freed all at once. One for each thread.
///
/// A run keeps some ten thousand blocks to its end; from the heap each of them costs a search, and every 4 kB of them a page fault.
final class Arena: SyntaxArena {
  private struct State {
    var chunks: [UnsafeMutableRawBufferPointer] = []
    var used = 0
  }

  /// A lock that nobody waits for: trees are made by the thread that has the arena.
  private let state = Mutex(State())

  /// In bytes. Small projects do with the first chunk, in pages of the usual size.
  private static let firstChunk = 1 << 20
  private static let furtherChunks = 1 << 23
  private static let alignment = 16

  deinit {
    state.withLock { state in
      for chunk in state.chunks { Platform.unmapPages(chunk) }
    }
  }

  func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
    let size = (byteCount + Self.alignment - 1) & ~(Self.alignment - 1)
    return state.withLock { state in
      if let last = state.chunks.last, let start = last.baseAddress, last.count - state.used >= size {
        state.used += size
        return UnsafeMutableRawPointer(start + state.used - size)
      }
      let isFirst = state.chunks.isEmpty
      let count = max(isFirst ? Self.firstChunk : Self.furtherChunks, size)
      guard let chunk = Platform.mapPages(byteCount: count, inLargePages: !isFirst), let start = chunk.baseAddress else {
        fatalError("out of memory")
      }
      state.chunks.append(chunk)
      state.used = size
      return UnsafeMutableRawPointer(start)
    }
  }
}
