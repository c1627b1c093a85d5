/// What `concurlint index` prints: sections of rows, each a list of named values.
public struct IndexListing: Sendable {
  public struct Row: Sendable {
    /// In order; `nil` for what has no value.
    public var values: [(key: String, value: String?)]

    public init(_ values: [(key: String, value: String?)]) { self.values = values }
  }

  public struct Section: Sendable {
    public var name: String
    public var rows: [Row]

    public init(name: String, rows: [Row]) {
      self.name = name
      self.rows = rows
    }
  }

  public var sections: [Section]

  public init(sections: [Section]) { self.sections = sections }

  /// The sections that have rows, a line for each row.
  public var text: String {
    sections.filter { !$0.rows.isEmpty }.map { section in
      let rows = section.rows.map { row in
        "  " + row.values.compactMap { value in value.value.map { "\(value.key) \($0)" } }.joined(separator: ", ")
      }
      return ([section.name + ":"] + rows).map { terminalSafe($0) + "\n" }.joined()
    }.joined()
  }

  /// An object with an array for each section, of objects.
  public var json: [UInt8] {
    ByteStream.bytes { stream in
      var json = JSONWriter(to: stream)
      json.object { json in
        for section in sections {
          json.array(section.name) { json in
            for row in section.rows {
              json.line { json in
                for (key, value) in row.values {
                  json.key(key)
                  if let value { json.value(value) } else { json.null() }
                }
              }
            }
          }
        }
      }
    }
  }
}
