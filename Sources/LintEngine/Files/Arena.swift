import LintKit
import Synchronization

/// Memory for the sources and trees of a run, given out in order and freed all at once. One for each thread.
///
/// A run keeps some ten thousand blocks to its end. From the heap each of them costs a search, and every 4 kB of them a
/// page fault. Pages are made present a few dozen at a time, which takes two thirds of the time of the faults. Pages of
/// 2 MB look better where the linter runs again and again, but take the system three times as long after another
/// program, such as a compiler, has used its memory.
final class Arena: SyntaxArena {
  private struct State {
    var chunks: [UnsafeMutableRawBufferPointer] = []
    var used = 0
    /// How much of the last chunk is present.
    var present = 0
  }

  /// An uncontended lock: trees are made by the thread that has the arena.
  private let state = Mutex(State())

  /// In bytes. The first chunk is enough for small projects.
  private static let firstChunk = 1 << 20
  private static let furtherChunks = 1 << 23
  private static let alignment = 16
  private let sources: Arena?

  /// - Parameter sources: an arena for the sources of the trees in this one, which lives as long.
  init(sources: Arena? = nil) { self.sources = sources }

  /// In bytes, whole pages of any system.
  private static let step = 1 << 18

  deinit {
    state.withLock { state in
      for chunk in state.chunks { Platform.unmapPages(chunk) }
    }
  }

  func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
    let size = Self.size(holding: byteCount)
    return state.withLock { state in
      let chunk = Self.chunk(withRoomFor: size, &state)
      let start = state.used
      state.used += size
      Self.makePresent(upTo: state.used, of: chunk, &state)
      return UnsafeMutableRawPointer(chunk.baseAddress! + start)
    }
  }

  /// Memory that is not allocated yet, for something whose size is not known in advance, or that may not be kept. The
  /// next allocation begins where this does, unless it is larger.
  ///
  /// - Parameter capacity: in bytes.
  func room(capacity: Int) -> UnsafeMutableRawBufferPointer {
    state.withLock { state in
      // What is kept is allocated, and then has to find room in the same chunk.
      let chunk = Self.chunk(withRoomFor: Self.size(holding: capacity), &state)
      // The rest of what is seldom needed is left to page faults.
      Self.makePresent(upTo: state.used + min(capacity, Self.step / 4), of: chunk, &state)
      return UnsafeMutableRawBufferPointer(rebasing: chunk[state.used..<(state.used + capacity)])
    }
  }

  /// How many bytes of a chunk an allocation takes: what follows it is aligned.
  private static func size(holding byteCount: Int) -> Int { (byteCount + alignment - 1) & ~(alignment - 1) }

  /// The last chunk, or a new one if that is too full.
  private static func chunk(withRoomFor size: Int, _ state: inout State) -> UnsafeMutableRawBufferPointer {
    if let last = state.chunks.last, last.count - state.used >= size { return last }
    let count = max(state.chunks.isEmpty ? firstChunk : furtherChunks, size)
    guard let chunk = Platform.mapPages(byteCount: count) else { fatalError("out of memory") }
    state.chunks.append(chunk)
    state.used = 0
    state.present = 0
    return chunk
  }

  private static func makePresent(upTo end: Int, of chunk: UnsafeMutableRawBufferPointer, _ state: inout State) {
    guard end > state.present else { return }
    let end = min(chunk.count, (end + step - 1) / step * step)
    Platform.makePresent(UnsafeMutableRawBufferPointer(rebasing: chunk[state.present..<end]))
    state.present = end
  }
}
