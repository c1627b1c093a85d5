// Compiled into one module with the sources of LintSyntax, see fuzz.py: the work of a fuzzer on one input.

/// Parses the bytes and ends the process if the tree violates its invariants.
///
/// A parser that has seen other files must give the same tree as a new one; so the parser is kept from input to input,
/// and about every eighth is parsed by a new one too.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let padded = UnsafeMutablePointer<UInt8>.allocate(capacity: count + SourcePadding.byteCount)
  defer { padded.deallocate() }
  if let bytes { padded.initialize(from: bytes, count: count) }
  (padded + count).initialize(repeating: 0, count: SourcePadding.byteCount)

  let tree = keptParser.value.parse(paddedSource: padded, count: count)
  let violations = TreeValidator.violations(in: tree)
  guard violations.isEmpty else { fatalError("\(violations)") }
  let isWhole = withExtendedLifetime(tree) {
    tree.source.elementsEqual(UnsafeBufferPointer(start: padded, count: count))
  }
  guard isWhole else { fatalError("the tree's source is not the file") }
  let outlineViolations = TreeValidator.violations(in: tree.outline())
  guard outlineViolations.isEmpty else { fatalError("outline: \(outlineViolations)") }
  guard tree.errors.map(\.offset).isSortedAndAtMost(UInt32(count)) else {
    fatalError("errors out of order: \(tree.errors)")
  }

  if (bytes?.pointee ?? 0) % 8 == 1 {
    var parser = Parser()
    guard tree.isSame(as: parser.parse(paddedSource: padded, count: count)) else {
      fatalError("the parser remembers an earlier file")
    }
  }
  return 0
}

/// libFuzzer calls from one thread only.
private nonisolated(unsafe) let keptParser = KeptParser()

private final class KeptParser {
  var value = Parser()
}

extension [UInt32] {
  fileprivate func isSortedAndAtMost(_ end: UInt32) -> Bool {
    zip(self, dropFirst() + [end]).allSatisfy { $0 <= $1 }
  }
}

extension SyntaxTree {
  /// Whether tokens, nodes and errors are the same. Columns are compared, not dumps of them: dumping took half of the
  /// time.
  fileprivate func isSame(as other: SyntaxTree) -> Bool {
    guard errors == other.errors, names == other.names, tokens.elementsEqual(other.tokens, by: { $0.isSame(as: $1) })
    else { return false }
    let (nodeCount, otherCount) = (columns.pointee.nodeCount, other.columns.pointee.nodeCount)
    return nodeCount == otherCount
      && (0..<nodeCount).allSatisfy { id in
        Node(columns: columns, id: id).isSame(as: Node(columns: other.columns, id: id))
      }
  }
}

extension Token {
  fileprivate func isSame(as other: Token) -> Bool {
    (offset, length, payload, kind, flags.rawValue) == (
      other.offset, other.length, other.payload, other.kind, other.flags.rawValue
    )
  }
}

extension Node {
  fileprivate func isSame(as other: Node) -> Bool {
    (kind, role, flags) == (other.kind, other.role, other.flags)
      && (parent?.id, subtreeEnd) == (other.parent?.id, other.subtreeEnd)
      && (firstToken.index, lastToken.index, mainToken.index) == (
        other.firstToken.index, other.lastToken.index, other.mainToken.index
      )
  }
}
