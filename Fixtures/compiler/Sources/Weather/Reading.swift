public final class Reading {
  public var degrees = 0.0
  public init() {}
}

/// Says that it may be shared, with something in it that may not.
public struct Sample: Sendable {
  public var reading: Reading
}

@available(*, deprecated, message: "use 'Sample'")
public struct OldSample {}

public func convert(_ old: OldSample) -> Sample { Sample(reading: Reading()) }
