import LintDiagnostics

extension MigrationReport {
  /// Part 5: everything of a kind, with or without a finding.
  public struct Inventory: Codable, Sendable, Equatable {
    /// For machines: `escape-hatches`, `locks-and-queues`, `callbacks`, `combine`, `models`, `contexts`.
    public var id: String
    public var title: String
    /// Why they matter.
    public var about: String
    /// Every kind that occurs, the most frequent first.
    public var kinds: [Kind]
    /// By path, line and column.
    public var items: [Item]

    public struct Kind: Codable, Sendable, Equatable {
      public var name: String
      public var count: Int
      /// How many of them have a comment that justifies them.
      public var justified: Int

      public init(name: String, count: Int, justified: Int) {
        self.name = name
        self.count = count
        self.justified = justified
      }
    }

    public struct Item: Codable, Sendable, Equatable {
      /// `@unchecked Sendable`, `stored`, …
      public var kind: String
      public var place: Place
      /// The declarations around it; empty at file level.
      public var symbol: String
      /// Its line, shortened.
      public var code: String
      /// The comment right above or after it; nil when there is none.
      public var comment: String?
      public var isTest: Bool

      public init(kind: String, place: Place, symbol: String, code: String, comment: String? = nil, isTest: Bool) {
        self.kind = kind
        self.place = place
        self.symbol = symbol
        self.code = code
        self.comment = comment
        self.isTest = isTest
      }
    }

    public init(id: String, title: String, about: String, kinds: [Kind] = [], items: [Item] = []) {
      self.id = id
      self.title = title
      self.about = about
      self.kinds = kinds
      self.items = items
    }
  }
}
