/// Annotations of one declaration that a forecast tries out.
public struct WhatIfChange: Sendable, Hashable {
  /// Where the declaration is, with the path that users gave.
  public var place: SourceLocation
  /// As in `Cause`.
  public var kind: String
  public var name: String
  public var annotations: [Annotation]

  public init(place: SourceLocation, kind: String, name: String, annotations: [Annotation]) {
    (self.place, self.kind, self.name, self.annotations) = (place, kind, name, annotations)
  }
}

/// What some changes do to what is forecast.
public struct WhatIfOutcome: Sendable {
  /// An error that they bring.
  public struct Added: Sendable, Hashable {
    public var path: String
    /// From 1.
    public var line: Int
    public var message: String

    public init(path: String, line: Int, message: String) {
      (self.path, self.line, self.message) = (path, line, message)
    }
  }

  public var changes: [WhatIfChange]
  /// How many errors are gone, and which ones are new.
  public var removes: Int
  public var adds: [Added]
  /// How many errors there are with the changes.
  public var remaining: Int
  /// How many fewer errors there are with these changes and none of those before them; `nil` where that was not tried.
  public var alone: Int?
  public var net: Int { removes - adds.count }
  /// The least certain of the changes.
  public var effect: Annotation.Effect { changes.flatMap(\.annotations).map(\.effect).max() ?? .checked }

  public init(changes: [WhatIfChange], removes: Int, adds: [Added], remaining: Int) {
    (self.changes, self.removes, self.adds, self.remaining) = (changes, removes, adds, remaining)
  }
}
