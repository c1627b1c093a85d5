import LintSyntax

/// The source of a file of which only an excerpt was kept, read once more on demand, and kept from then on.
///
/// If the file has changed in the meantime, only what the excerpt holds is used: all else is blank, and nothing is
/// reported about it.
final class SecondReading: Sendable {
  private let read: @Sendable () -> [UInt8]?
  private let found = Locked<Source?>(nil)

  private struct Source {
    /// With padding.
    let bytes: [UInt8]
    let hasChanged: Bool
  }

  init(read: @escaping @Sendable () -> [UInt8]?) { self.read = read }

  /// Whether the file was read again, and had changed.
  var hasChanged: Bool { found.withLock { $0?.hasChanged ?? false } }

  /// The bytes, followed by padding.
  func callAsFunction(of tree: SyntaxTree) -> [UInt8] {
    found.withLock { found in
      if let found { return found.bytes }
      let again = read().flatMap { bytes in bytes.withUnsafeBufferPointer { tree.isExcerpt(of: $0) } ? bytes : nil }
      let padding = [UInt8](repeating: 0, count: SourcePadding.byteCount)
      let source = Source(bytes: (again ?? tree.blankedSource) + padding, hasChanged: again == nil)
      found = source
      return source.bytes
    }
  }
}

extension FileOutline {
  /// Calls `body` with the bytes of the file as it was analysed, valid for the call alone. `SourcePadding` follows
  /// them.
  public func withSource<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    if tree.hasWholeSource { return try body(tree.source) }
    if let kept { return try body(kept.source) }
    return try secondReading(of: tree).withUnsafeBufferPointer { padded in
      try body(UnsafeBufferPointer(rebasing: padded.dropLast(SourcePadding.byteCount)))
    }
  }

  /// Whether the file changed while it was analysed, as far as it was read again.
  public var hasChanged: Bool { secondReading.hasChanged }
}
