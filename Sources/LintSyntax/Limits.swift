/// The limits that keep any input from exhausting the machine. Each has a ``SyntaxError`` of its own.
public enum Limits {
  /// How deep brackets, closures, blocks, types, prefix operators and `else if` may nest. The parser recurses, with up
  /// to 1.5 KB of stack a level, 10 KB in a debug build: threads that parse need ``parserStackSize``.
  public static let nestingDepth = 256

  /// The largest file that is parsed, in bytes; a larger one is only an error.
  public static let fileSize = 1 << 30

  /// How many tokens a file may have, without the end-of-file token; a file with more is only an error. Ordinary source
  /// has one for every eight bytes, so this is a file of 60 MB; with its nodes it takes up to half a gigabyte.
  public static let tokenCount = 1 << 23

  /// The stack, in bytes, that a thread needs to parse any input.
  public static let parserStackSize = 8 << 20

  /// How many syntax errors of one file are kept; the first is what people fix.
  public static let errorsPerFile = 200
}
