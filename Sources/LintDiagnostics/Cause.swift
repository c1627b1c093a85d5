/// A declaration that an error rests on.
public struct Cause<Place: Sendable & Hashable>: Sendable, Hashable {
  /// As in the language: `class`, `generic parameter`, `function type`.
  public var kind: String
  public var name: String
  /// Of the name, or of the function type.
  public var place: Place
  /// Whether changing this one suffices, whatever becomes of the others. Those of which this is false must all change.
  public var isAlternative: Bool
  /// What can be added to the declaration, as far as it is known to be possible there.
  public var annotations: [Annotation]

  public init(
    kind: String, name: String, place: Place, isAlternative: Bool = false, annotations: [Annotation] = []
  ) {
    self.kind = kind
    self.name = name
    self.place = place
    self.isAlternative = isAlternative
    self.annotations = annotations
  }
}

/// What can be added to a declaration so that code is safe by its types. The raw value is what is written.
public enum Annotation: String, Sendable, Hashable, CaseIterable {
  case final
  case sendable = "Sendable"
  case `let`
  case sendableFunction = "@Sendable"
  case sending
  case nonisolated
  case mainActor = "@MainActor"
  case uncheckedSendable = "@unchecked Sendable"
  case unsafe = "nonisolated(unsafe)"
  case preconcurrency = "@preconcurrency"

  /// How much the compiler knows of what it changes.
  public enum Effect: String, Sendable, Comparable {
    /// The compiler checks it.
    case checked
    /// It changes where code runs: callers may have to wait.
    case moves
    /// The compiler believes it.
    case promise

    private var rank: Int {
      switch self {
      case .checked: 0
      case .moves: 1
      case .promise: 2
      }
    }

    public static func < (left: Effect, right: Effect) -> Bool { left.rank < right.rank }
  }

  public var effect: Effect {
    switch self {
    case .final, .sendable, .let, .sendableFunction, .sending: .checked
    case .nonisolated, .mainActor: .moves
    case .uncheckedSendable, .unsafe, .preconcurrency: .promise
    }
  }
}
