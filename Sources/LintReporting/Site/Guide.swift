/// A short page about one task of one kind of user.
public struct Guide: Sendable {
  public enum Block: Sendable {
    /// A paragraph, in which the text between single quotes is code.
    case text(String)
    /// Commands to type; each runs as it is written.
    case commands([String])
    /// What a file holds.
    case file(String, String)
  }

  /// Names the page: `guides/first-hour.html`.
  public let id: String
  public let title: String
  public let blocks: [Block]

  /// What a reader has to read: paragraphs by 100 columns, and every line of commands and files.
  public var lineCount: Int {
    blocks.reduce(0) { count, block in
      switch block {
      case .text(let text): count + (text.count + 99) / 100
      case .commands(let commands): count + commands.count
      case .file(_, let text): count + text.split(separator: "\n").count
      }
    }
  }
}
