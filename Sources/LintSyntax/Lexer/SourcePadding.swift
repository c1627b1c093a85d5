/// The zero bytes after a source, so that the lexer reads words without a bounds check.
public enum SourcePadding {
  public static let byteCount = 16
}
