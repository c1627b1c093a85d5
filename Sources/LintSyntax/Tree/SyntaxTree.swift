/// The tree of one file: source bytes, tokens and nodes, in memory that never changes after parsing.
///
/// A tree has no references out of it. Everything is read through cursors (``Node`` and the typed views), which are a
/// pointer and a number: they cost nothing to pass, and the tree must outlive them.
///
/// `@unchecked Sendable`: the memory behind `columns` is written before `init` and freed in `deinit`, and in between only
/// read. The memory of a tree that a ``Parser`` lends is the parser's; see ``Parser/withTree(names:_:)``.
public final class SyntaxTree: @unchecked Sendable {
  /// The columns that cursors read.
  public let columns: UnsafePointer<SyntaxColumns>
  /// What could not be understood, by offset; at most ``Limits/errorsPerFile``.
  public let errors: [SyntaxError]
  /// The well-known names that occur as tokens of this file.
  public let names: WellKnownNameSet

  /// Bytes that the tree occupies on the heap.
  public let byteCount: Int
  let ownsMemory: Bool
  /// Whether bodies were left out, see ``OutlineBuilder``.
  public let isOutline: Bool

  init(
    columns: UnsafePointer<SyntaxColumns>, byteCount: Int, errors: [SyntaxError], names: WellKnownNameSet, ownsMemory: Bool,
    isOutline: Bool = false
  ) {
    self.columns = columns
    self.byteCount = byteCount
    self.errors = errors
    self.names = names
    self.ownsMemory = ownsMemory
    self.isOutline = isOutline
  }

  deinit { if ownsMemory { UnsafeMutableRawPointer(mutating: columns).deallocate() } }

  /// The whole file as a node.
  public var root: Node { Node(columns: columns, id: 0) }

  /// The file's bytes, without padding.
  public var source: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: columns.pointee.source, count: Int(columns.pointee.sourceCount))
  }

  /// The tokens in source order, the last one being the end of the file.
  public var tokens: UnsafeBufferPointer<Token> {
    UnsafeBufferPointer(start: columns.pointee.tokens, count: Int(columns.pointee.tokenCount))
  }
}

/// Where the columns of a tree stand in memory. Nodes are in preorder: a node's descendants follow it, up to its
/// `subtreeEnd`.
@frozen
public struct SyntaxColumns {
  public var source: UnsafePointer<UInt8>
  public var sourceCount: UInt32
  public var tokenCount: UInt32
  public var nodeCount: UInt32
  public var tokens: UnsafePointer<Token>
  public var kinds: UnsafePointer<NodeKind>
  public var roles: UnsafePointer<Role>
  public var flags: UnsafePointer<NodeFlags>
  /// The node's first token, and its last one (inclusive). A node without tokens has `last == first - 1`.
  public var firstTokens: UnsafePointer<UInt32>
  public var lastTokens: UnsafePointer<UInt32>
  /// The token that the node is known by: a declaration's name, a member's name, an operator, the keyword of a statement.
  public var mainTokens: UnsafePointer<UInt32>
  /// The id of the first node behind the node's descendants.
  public var subtreeEnds: UnsafePointer<UInt32>
  /// The id of the parent; the root's is its own.
  public var parents: UnsafePointer<UInt32>

  /// Bytes of all columns together, for each node.
  public static let bytesPerNode = 4 + 5 * MemoryLayout<UInt32>.size
}
