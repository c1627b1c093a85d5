/// A set of node kinds, one bit each.
@frozen
public struct NodeKindSet: Sendable {
  @usableFromInline var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  public init(_ kinds: [NodeKind]) {
    for kind in kinds {
      let bit: UInt64 = 1 << UInt64(kind.rawValue & 63)
      switch kind.rawValue >> 6 {
      case 0: words.0 |= bit
      case 1: words.1 |= bit
      case 2: words.2 |= bit
      default: words.3 |= bit
      }
    }
  }

  @inlinable
  public func contains(_ kind: NodeKind) -> Bool {
    let word =
      switch kind.rawValue >> 6 {
      case 0: words.0
      case 1: words.1
      case 2: words.2
      default: words.3
      }
    return word & (1 << UInt64(kind.rawValue & 63)) != 0
  }
}
