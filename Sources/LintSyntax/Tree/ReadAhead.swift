import CVolatile

extension SyntaxTree {
  /// Reads all tokens and nodes of a tree that was made long ago, in order, to bring them into the cache before random
  /// access.
  ///
  /// Random access waits for memory at each place, while places in a row are prefetched. It takes a tenth off the time
  /// of all rules together; prefetch instructions do less than half of that.
  public func readAhead() {
    let columns = columns.pointee
    let (tokens, nodes) = (Int(columns.tokenCount), Int(columns.nodeCount))
    Self.read(columns.tokens, tokens)
    Self.read(columns.reaches, nodes)
    Self.read(columns.firstTokens, nodes)
    Self.read(columns.flags, nodes)
    Self.read(columns.kinds, nodes)
    Self.read(columns.roles, nodes)
  }

  /// In bytes. More would evict from the cache what was read first.
  private static let limit = 1 << 18
  /// In bytes, of most processors.
  private static let cacheLine = 64

  private static func read<Element>(_ column: UnsafePointer<Element>, _ count: Int) {
    let size = min(count * MemoryLayout<Element>.stride, limit)
    for offset in stride(from: 0, to: size, by: cacheLine) { cvolatile_read(UnsafeRawPointer(column) + offset) }
  }
}
