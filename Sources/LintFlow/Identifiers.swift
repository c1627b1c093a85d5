/// The number of a ``Definition`` in its ``LocalNames``, from 0 in source order.
@frozen
public struct DefinitionID: Hashable, Sendable {
  public let rawValue: Int32
  @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The number of a ``Use`` in its ``LocalNames``, from 0 in source order.
@frozen
public struct UseID: Hashable, Sendable, Strideable {
  public let rawValue: Int32
  @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }
  @inlinable public func distance(to other: UseID) -> Int { Int(other.rawValue - rawValue) }
  @inlinable public func advanced(by count: Int) -> UseID { UseID(rawValue: rawValue + Int32(count)) }
}

/// The number of a ``Body`` in its ``LocalNames``, from 0 (the outermost) in source order.
@frozen
public struct BodyID: Hashable, Sendable {
  public let rawValue: Int32
  @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }
}
