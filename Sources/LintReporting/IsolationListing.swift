/// Where the declarations and closures of a file run: a plain model, and its text.
public struct IsolationListing: Sendable {
  public struct Entry: Sendable {
    public var kind: String
    public var name: String
    /// From 1.
    public var line: Int
    /// From 1, in bytes.
    public var column: Int
    public var isolation: String
    /// The nearest first.
    public var reasons: [String]
    /// `yes`, `no` or `unknown`; for types only.
    public var sendable: String?
    public var sendableReasons: [String]

    public init(
      kind: String, name: String, line: Int, column: Int, isolation: String, reasons: [String], sendable: String? = nil,
      sendableReasons: [String] = []
    ) {
      (self.kind, self.name, self.line, self.column) = (kind, name, line, column)
      (self.isolation, self.reasons, self.sendable, self.sendableReasons) = (
        isolation, reasons, sendable, sendableReasons
      )
    }
  }

  /// As the file was given.
  public var path: String
  public var entries: [Entry]

  public init(path: String, entries: [Entry]) {
    self.path = path
    self.entries = entries
  }

  /// A line for each entry, `path:line:column: kind name: isolation`, and one for each reason below it.
  public var text: String {
    var text = ""
    for entry in entries {
      let what = entry.name.isEmpty ? entry.kind : "\(entry.kind) \(entry.name)"
      let sendable = entry.sendable.map { "; sendable: \($0)" } ?? ""
      text += terminalSafe("\(path):\(entry.line):\(entry.column): \(what): \(entry.isolation)\(sendable)") + "\n"
      for reason in entry.reasons { text += terminalSafe("  \(reason)") + "\n" }
      for reason in entry.sendableReasons { text += terminalSafe("  sendable: \(reason)") + "\n" }
    }
    return text
  }

  /// An array with an object for each entry.
  public var json: ContiguousArray<UInt8> {
    ContiguousArray(
      ByteStream.bytes { stream in
        var json = JSONWriter(to: stream)
        json.array { json in
          for entry in entries {
            json.line { json in
              json.member("kind", entry.kind)
              json.member("name", entry.name)
              json.member("line", entry.line)
              json.member("column", entry.column)
              json.member("isolation", entry.isolation)
              json.key("reasons")
              json.array { json in for reason in entry.reasons { json.value(reason) } }
              guard let sendable = entry.sendable else { return }
              json.member("sendable", sendable)
              json.key("sendableReasons")
              json.array { json in for reason in entry.sendableReasons { json.value(reason) } }
            }
          }
        }
        stream.append("\n")
      })
  }
}
