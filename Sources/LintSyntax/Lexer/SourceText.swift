/// A file's bytes, and the questions that they alone answer: where things begin and end.
///
/// Two words, so that the lexer's helpers get it by value; a method of ``Lexer`` that does not change it would be
/// passed a copy of the whole lexer.
struct SourceText {
  /// The file, followed by at least 16 zero bytes. Those stop every scan.
  let bytes: UnsafePointer<UInt8>
  /// How many bytes the file has, without the padding.
  let count: Int

  @inline(__always) subscript(offset: Int) -> UInt8 { bytes[offset] }

  @inline(__always) func word(at offset: Int) -> Word { bytes.word(at: offset) }
}
