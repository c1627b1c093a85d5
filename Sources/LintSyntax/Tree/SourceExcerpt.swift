import LintText

/// A part of the source that an outline does not keep.
///
/// An outline that has no whole source has an excerpt: the bytes of its tokens, and the text between them where that is
/// short. Bodies and long comments are left out, each replaced by a blank. Most files are never read again, and their
/// sources would be the larger half of what a run keeps.
@frozen
public struct SourceOmission: BitwiseCopyable, Sendable {
  /// Where what is left out ends, in bytes from the start of the file.
  public var end: UInt32
  /// How much less the offsets in the excerpt are than those in the file from there on, in bytes.
  public var shift: UInt32

  /// In bytes: to leave out less would take as much room.
  static let shortest: UInt32 = 32

  /// Replaces what is left out, so that words do not run together.
  static let blank = UInt8(ascii: " ")
}

extension SyntaxColumns {
  /// The address of the byte of a token.
  @inlinable
  public func text(at offset: UInt32) -> UnsafePointer<UInt8> {
    omissions.isEmpty ? source + Int(offset) : excerptedText(at: offset)
  }

  @usableFromInline
  func excerptedText(at offset: UInt32) -> UnsafePointer<UInt8> {
    let next = omissions.partitioningIndex { $0.end > offset }
    return source + Int(next == 0 ? offset : offset &- omissions[next - 1].shift)
  }
}

extension SyntaxTree {
  /// Whether the tree has all bytes of the file, rather than an excerpt.
  public var hasWholeSource: Bool { columns.pointee.omissions.isEmpty }

  /// Calls `body` with the offsets of bytes that the excerpt has and their addresses.
  private func forEachExcerptedRun(_ body: (Range<Int>, UnsafePointer<UInt8>) -> Void) {
    let columns = columns.pointee
    var start = 0
    var token = 0
    for omission in columns.omissions {
      // The omission begins after the last token before its end.
      while columns.tokens[token].offset < omission.end { token += 1 }
      let end = token == 0 ? 0 : Int(columns.tokens[token - 1].end)
      if start < end { body(start..<end, columns.text(at: UInt32(start))) }
      start = Int(omission.end)
    }
    if start < Int(columns.sourceCount) { body(start..<Int(columns.sourceCount), columns.text(at: UInt32(start))) }
  }

  /// Whether the bytes may be those that the tree was made of: they are as many, and those that it has are the same.
  public func isExcerpt(of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count == Int(columns.pointee.sourceCount) else { return false }
    var isEqual = true
    forEachExcerptedRun { range, text in
      let own = UnsafeBufferPointer(start: text, count: range.count)
      if !ByteSearch.areEqual(UnsafeBufferPointer(rebasing: bytes[range]), own) { isEqual = false }
    }
    return isEqual
  }

  /// The file as far as the tree has it: every byte that it has in its place, and blanks for all others.
  public var blankedSource: [UInt8] {
    var bytes = [UInt8](repeating: SourceOmission.blank, count: Int(columns.pointee.sourceCount))
    forEachExcerptedRun { range, text in
      bytes.replaceSubrange(range, with: UnsafeBufferPointer(start: text, count: range.count))
    }
    return bytes
  }
}

/// The bytes of a file, or an excerpt of them.
struct TreeSource {
  /// Followed by padding.
  var bytes: UnsafePointer<UInt8>
  /// How many bytes the file has, without the padding.
  var count: Int
  var omissions = UnsafeBufferPointer<SourceOmission>(start: nil, count: 0)
  /// The memory of an excerpt that no arena has.
  var block: UnsafeMutableRawPointer?
}

/// Copies what an outline keeps of a source. The list is used again from file to file.
struct ExcerptWriter: ~Copyable {
  private var omissions = LexerStack<SourceOmission>(capacity: 256)

  // As for ``OutlineBuilder``.
  deinit {}

  /// - Parameters:
  ///   - tokens: those of the outline, the end of the file being the last one.
  ///   - arena: holds the excerpt; `nil` for a block of its own.
  mutating func copy(_ source: TreeSource, keeping tokens: UnsafeBufferPointer<Token>, in arena: (any SyntaxArena)?)
    -> TreeSource
  {
    omissions.removeAll()
    var (end, shift): (UInt32, UInt32) = (0, 0)
    for token in tokens {
      if token.offset &- end >= SourceOmission.shortest {
        shift &+= token.offset &- end &- 1
        omissions.push(SourceOmission(end: token.offset, shift: shift))
      }
      end = token.end
    }
    let listSize = omissions.count * MemoryLayout<SourceOmission>.stride
    let count = Int(end &- shift)
    let size = listSize + count + SourcePadding.byteCount
    let block = arena?.allocate(byteCount: size) ?? .allocate(byteCount: size, alignment: TreeLayout.alignment)
    let list = block.bindMemory(to: SourceOmission.self, capacity: omissions.count)
    list.initialize(from: omissions.start, count: omissions.count)
    let text = (block + listSize).bindMemory(to: UInt8.self, capacity: count + SourcePadding.byteCount)
    copy(source.bytes, upTo: Int(end), to: text)
    (text + count).initialize(repeating: 0, count: SourcePadding.byteCount)
    return TreeSource(
      bytes: text, count: source.count, omissions: UnsafeBufferPointer(start: list, count: omissions.count),
      block: arena == nil ? block : nil)
  }

  private func copy(_ source: UnsafePointer<UInt8>, upTo end: Int, to text: UnsafeMutablePointer<UInt8>) {
    var (start, place) = (0, 0)
    for number in 0..<omissions.count {
      // The blank is the last byte before the text continues.
      let next = Int(omissions[number].end &- omissions[number].shift)
      (text + place).initialize(from: source + start, count: next - 1 - place)
      text[next - 1] = SourceOmission.blank
      (start, place) = (Int(omissions[number].end), next)
    }
    (text + place).initialize(from: source + start, count: end - start)
  }
}
