/// The ends of a node's tokens and the places of its relatives, relative to the node: 8 bytes instead of 16.
///
/// What is too far for 16 bits is ``far``, and is kept in a ``FarNodeReach``. Only files of more than 65,534 tokens or
/// nodes have any.
@frozen
public struct NodeReach: BitwiseCopyable, Sendable {
  /// How many tokens the node has.
  public var tokenCount: UInt16
  /// The main token of the node, relative to its first token.
  public var mainToken: UInt16
  /// How many nodes the subtree has, the node itself among them.
  public var nodeCount: UInt16
  /// How far before the node its parent is; 0 for the root.
  public var parent: UInt16

  @usableFromInline static var far: UInt16 { .max }

  /// Whether a tree may need more than 16 bits.
  static func mayBeFar(nodeCount: Int, tokenCount: Int) -> Bool { max(nodeCount, tokenCount) >= Int(far) }
}

/// The same in numbers that are large enough for any tree.
@frozen
public struct FarNodeReach: BitwiseCopyable, Sendable {
  public var tokenCount, mainToken, nodeCount, parent: UInt32
}

extension NodeReach {
  /// - Parameter reach: of a tree that has no far ones.
  @inline(__always)
  init(near reach: FarNodeReach) {
    tokenCount = UInt16(truncatingIfNeeded: reach.tokenCount)
    mainToken = UInt16(truncatingIfNeeded: reach.mainToken)
    nodeCount = UInt16(truncatingIfNeeded: reach.nodeCount)
    parent = UInt16(truncatingIfNeeded: reach.parent)
  }

  init(_ reach: FarNodeReach) {
    tokenCount = Self.near(reach.tokenCount)
    mainToken = Self.near(reach.mainToken)
    nodeCount = Self.near(reach.nodeCount)
    parent = Self.near(reach.parent)
  }

  private static func near(_ number: UInt32) -> UInt16 { UInt16(truncatingIfNeeded: min(number, UInt32(far))) }
}
