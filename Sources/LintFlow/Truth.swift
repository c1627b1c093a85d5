/// An answer to a semantic question. The world is open: what the sources do not state is `unknown`, never `no`.
public enum Truth: Sendable, Hashable {
  case yes
  case no
  case unknown

  @inlinable public init(_ value: Bool) { self = value ? .yes : .no }

  @inlinable public var isYes: Bool { self == .yes }
  @inlinable public var isNo: Bool { self == .no }
  @inlinable public var isUnknown: Bool { self == .unknown }

  @inlinable
  public static prefix func ! (truth: Truth) -> Truth {
    switch truth {
    case .yes: .no
    case .no: .yes
    case .unknown: .unknown
    }
  }

  /// `yes` when either is.
  @inlinable
  public func or(_ other: Truth) -> Truth {
    if self == .yes || other == .yes { return .yes }
    return self == .no && other == .no ? .no : .unknown
  }

  /// `yes` when both are.
  @inlinable
  public func and(_ other: Truth) -> Truth { !((!self).or(!other)) }

  /// What all answers agree on; `unknown` if they do not, or there are none.
  public static func agreement(of answers: some Sequence<Truth>) -> Truth {
    var common: Truth?
    for answer in answers {
      if let common, common != answer { return .unknown }
      common = answer
    }
    return common ?? .unknown
  }
}
