import LintSyntax
import LintText

/// The stretches of code of a file. Made from the whole file's tree on demand.
public struct FileBodies: Sendable {
  public internal(set) var contexts: [ContextRecord] = []
  /// The context that a local type or function is declared in, by the declaration's node in the outline.
  var surroundings: [UInt32: RecordID] = [:]
  /// The accessors that have attributes: their node in the outline.
  var attributedAccessors: [RecordID: UInt32] = [:]
  /// Statements are at the top level, as only in a program's main file.
  public internal(set) var isScript = false

  /// - Parameters:
  ///   - whole: the file's tree.
  ///   - outline: of the same bytes.
  ///   - hidden: names that do not mean what Swift's libraries declare.
  init(of whole: SyntaxTree, outline: FileOutline, hidden: WellKnownNameSet) {
    var walk = BodyWalk(tree: whole, outline: outline, hidden: hidden, bodies: self)
    walk.run()
    self = walk.bodies
  }

  /// The innermost context that contains or is a node of the whole file's tree.
  public func context(around node: Node) -> RecordID? {
    var current: Node? = node
    while let candidate = current {
      if let found = context(at: candidate) { return found }
      current = candidate.parent
    }
    return nil
  }

  /// The context that begins with a node of the whole file's tree.
  public func context(at node: Node) -> RecordID? {
    guard node.opensContext else { return nil }
    // Contexts are in source order, so their nodes ascend.
    let place = contexts.partitioningIndex { $0.node >= node.id }
    return place < contexts.count && contexts[place].node == node.id ? RecordID(place) : nil
  }
}

extension Node {
  /// Whether a context may begin with this node.
  @inlinable
  var opensContext: Bool {
    switch kind {
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .patternBinding, .accessorBlock,
      .accessorDecl,
      .closureExpr, .functionParameter, .sourceFile:
      true
    default: false
    }
  }
}

/// The code of files that was asked about.
final class BodyAnswers: AnswerTable {
  static let number = AnswerTableNumber()
  let bodies = Memo<FileID, FileBodies>()
  let calls = Memo<FileID, [CallRecord]>()
  let callsByCallee = Memo<FileID, [Range<UInt32>: RecordID]>()
}

extension ProjectIndex {
  private var bodyAnswers: BodyAnswers { answers(BodyAnswers.self) }

  /// The stretches of code of a file.
  ///
  /// - Parameter tree: the whole file's tree, where the caller has it.
  public func bodies(of file: FileID, tree: SyntaxTree? = nil) -> FileBodies {
    bodyAnswers.bodies(file) {
      let outline = files[Int(file)]
      return FileBodies(of: tree ?? outline.wholeTree(), outline: outline, hidden: hiddenNames(in: file))
    }
  }

  /// The calls of a file, in source order.
  ///
  /// - Parameter tree: the whole file's tree, where the caller has it.
  public func calls(in file: FileID, tree: SyntaxTree? = nil) -> [CallRecord] {
    bodyAnswers.calls(file) {
      let tree = tree ?? files[Int(file)].wholeTree()
      return CallWalk.calls(in: tree, bodies(of: file, tree: tree).contexts)
    }
  }

  /// The record of a call.
  ///
  /// - Parameters:
  ///   - callee: the range of its callee, in bytes.
  ///   - tree: the whole file's tree, where the caller has it.
  public func call(withCallee callee: Range<UInt32>, in file: FileID, tree: SyntaxTree? = nil) -> BodyRef? {
    let numbers = bodyAnswers.callsByCallee(file) {
      let calls = calls(in: file, tree: tree).enumerated().lazy.map { ($1.range, RecordID($0)) }
      return Dictionary(calls) { first, _ in first }
    }
    return numbers[callee].map { BodyRef(file: file, id: $0) }
  }

  /// The context that a local type or function is declared in; `nil` for members and what is at the top level of a
  /// file.
  func contextAround(_ ref: DeclRef) -> BodyRef? {
    bodies(of: ref.file).surroundings[ref.node].map { BodyRef(file: ref.file, id: $0) }
  }

  public func context(_ ref: BodyRef) -> ContextRecord { bodies(of: ref.file).contexts[Int(ref.id)] }
  /// The context around one; `nil` for members and globals, and for a closure that is all code that there is.
  public func parent(of ref: BodyRef) -> BodyRef? {
    let parent = context(ref).parent
    return parent >= 0 ? BodyRef(file: ref.file, id: parent) : nil
  }
  /// The code that has a call; `nil` for one in an attribute or a member's macro.
  public func context(ofCall call: BodyRef) -> BodyRef? {
    let context = self.call(call).context
    return context >= 0 ? BodyRef(file: call.file, id: context) : nil
  }
  public func call(_ ref: BodyRef) -> CallRecord { calls(in: ref.file)[Int(ref.id)] }
}
