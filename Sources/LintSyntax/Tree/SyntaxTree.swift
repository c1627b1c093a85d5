/// The tree of one file: source bytes, tokens and nodes, in memory that never changes after parsing.
///
/// A tree has no references out of it. Everything is read through cursors (``Node`` and the typed views), which are a
/// pointer and a number: they cost nothing to pass, and the tree must outlive them.
///
/// `@unchecked Sendable`: the memory of `columns` is written before `init` and freed in `deinit`, and in between only
/// read. The memory of a tree that a ``Parser`` lends is the parser's; see ``Parser/withTree(_:)``.
public final class SyntaxTree: @unchecked Sendable {
  /// The columns that cursors read.
  public let columns: UnsafePointer<SyntaxColumns>
  /// What could not be understood, by offset; at most ``Limits/errorsPerFile``.
  public let errors: [SyntaxError]
  /// The well-known names that occur as tokens of this file.
  public let names: WellKnownNameSet

  /// Bytes that the tree occupies.
  public let byteCount: Int
  /// The owner of the tree's memory.
  let memory: SyntaxMemory
  var ownsMemory: Bool { if case .own = memory { true } else { false } }
  /// Whether bodies were left out, see ``OutlineBuilder``.
  public let isOutline: Bool

  init(
    columns: UnsafePointer<SyntaxColumns>, byteCount: Int, errors: [SyntaxError], names: WellKnownNameSet,
    memory: SyntaxMemory,
    isOutline: Bool = false
  ) {
    self.columns = columns
    self.byteCount = byteCount
    self.errors = errors
    self.names = names
    self.memory = memory
    self.isOutline = isOutline
  }

  deinit {
    guard case .own(let excerpt) = memory else { return }
    UnsafeMutableRawPointer(mutating: columns).deallocate()
    excerpt?.deallocate()
  }

  /// The whole file as a node.
  public var root: Node { Node(columns: columns, id: 0) }

  /// The file's bytes, without padding.
  ///
  /// - Precondition: The tree has all of them, see ``hasWholeSource``.
  public var source: UnsafeBufferPointer<UInt8> {
    precondition(hasWholeSource, "an excerpt is not the file")
    return UnsafeBufferPointer(start: columns.pointee.source, count: Int(columns.pointee.sourceCount))
  }

  /// The tokens in source order, the last one being the end of the file.
  public var tokens: UnsafeBufferPointer<Token> {
    UnsafeBufferPointer(start: columns.pointee.tokens, count: Int(columns.pointee.tokenCount))
  }
}

extension SyntaxTree {
  /// The names of all identifiers, in source order, as ``Parser/identifiers``. Computed by a search: for tests and
  /// single files.
  public var identifiers: [Name] { tokens.filter { $0.kind == .identifier }.map(\.name) }
}

/// Whose the memory of a tree is.
enum SyntaxMemory {
  /// The tree's own: freed with it, and with the excerpt of the source that it has.
  case own(excerpt: UnsafeMutableRawPointer?)
  /// The parser's: good until that is used again.
  case parser
  /// An arena's, which lives at least as long as the tree.
  case arena(any SyntaxArena)
}

/// Allocates memory for trees that live and die together.
public protocol SyntaxArena: AnyObject, Sendable {
  /// - Returns: memory of `byteCount` bytes, aligned to 16, that lives as long as the arena.
  func allocate(byteCount: Int) -> UnsafeMutableRawPointer
}

/// The addresses of the columns of a tree. Nodes are in preorder: a node's descendants follow it, up to its
/// `subtreeEnd`.
@frozen
public struct SyntaxColumns {
  /// The file's bytes, or an excerpt of them: see ``text(at:)``.
  public var source: UnsafePointer<UInt8>
  /// How many bytes the file has.
  public var sourceCount: UInt32
  public var tokenCount: UInt32
  public var nodeCount: UInt32
  public var tokens: UnsafePointer<Token>
  public var kinds: UnsafePointer<NodeKind>
  public var roles: UnsafePointer<Role>
  public var flags: UnsafePointer<NodeFlags>
  /// The node's first token.
  public var firstTokens: UnsafePointer<UInt32>
  public var reaches: UnsafePointer<NodeReach>
  /// Empty, unless a reach is ``NodeReach/far``.
  public var farReaches: UnsafePointer<FarNodeReach>
  /// What an excerpt leaves out, in the order of the file.
  @usableFromInline var omissions: UnsafeBufferPointer<SourceOmission>

  /// Bytes of all columns together, for each node of a file that is not very large.
  public static let bytesPerNode = 4 + MemoryLayout<UInt32>.size + MemoryLayout<NodeReach>.size

  /// The node's last token (inclusive); `first - 1` for a node without tokens.
  @inlinable
  public func lastToken(of id: UInt32) -> UInt32 {
    let count = reaches[Int(id)].tokenCount
    return firstTokens[Int(id)] &+ (count == NodeReach.far ? farReaches[Int(id)].tokenCount : UInt32(count)) &- 1
  }

  /// The main token of the node: a declaration's name, a member's name, an operator, the keyword of a statement.
  @inlinable
  public func mainToken(of id: UInt32) -> UInt32 {
    let distance = reaches[Int(id)].mainToken
    return firstTokens[Int(id)] &+ (distance == NodeReach.far ? farReaches[Int(id)].mainToken : UInt32(distance))
  }

  /// The id of the first node after the node's descendants.
  @inlinable
  public func subtreeEnd(of id: UInt32) -> UInt32 {
    let count = reaches[Int(id)].nodeCount
    return id &+ (count == NodeReach.far ? farReaches[Int(id)].nodeCount : UInt32(count))
  }

  /// The id of the parent; the root's is its own.
  @inlinable
  public func parent(of id: UInt32) -> UInt32 {
    let distance = reaches[Int(id)].parent
    return id &- (distance == NodeReach.far ? farReaches[Int(id)].parent : UInt32(distance))
  }
}
