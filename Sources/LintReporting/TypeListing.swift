/// What `concurlint type` says.
public struct TypeListing: Sendable {
  public struct Entry: Sendable {
    /// `local`, `property`, `parameter` or `receiver`; empty for the answer about a place.
    public var kind: String
    public var name: String
    /// From 1, the column in bytes.
    public var line: Int
    public var column: Int
    /// `nil` where it is not known whole.
    public var type: String?

    public init(kind: String = "", name: String = "", line: Int, column: Int, type: String?) {
      self.kind = kind
      self.name = name
      self.line = line
      self.column = column
      self.type = type
    }
  }

  public var entries: [Entry]

  public init(entries: [Entry]) { self.entries = entries }

  /// A line for each entry.
  public var text: String {
    entries.map { entry in
      let name = entry.kind.isEmpty ? "" : "\(entry.kind) \(entry.name): "
      return terminalSafe("\(entry.line):\(entry.column): \(name)\(entry.type ?? "unknown")") + "\n"
    }.joined()
  }

  /// An array with an object for each entry.
  public var json: [UInt8] {
    ByteStream.bytes { stream in
      var json = JSONWriter(to: stream)
      json.array { json in
        for entry in entries {
          json.line { json in
            json.member("line", entry.line)
            json.member("column", entry.column)
            if !entry.kind.isEmpty {
              json.member("kind", entry.kind)
              json.member("name", entry.name)
            }
            json.key("type")
            if let type = entry.type { json.value(type) } else { json.null() }
          }
        }
      }
    }
  }
}
