// Compiled into one module with the sources of LintSyntax, see fuzz.py: what a fuzzer does to one input.

/// Parses the bytes and ends the process if the tree is not what readers rely on.
///
/// A parser that has seen other files must give the same tree as a new one; so the parser is kept from input to input, and
/// about every eighth is parsed by a new one too.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let padded = UnsafeMutablePointer<UInt8>.allocate(capacity: count + SourcePadding.byteCount)
  defer { padded.deallocate() }
  if let bytes { padded.initialize(from: bytes, count: count) }
  (padded + count).initialize(repeating: 0, count: SourcePadding.byteCount)

  let tree = keptParser.value.parse(paddedSource: padded, count: count)
  let violations = TreeValidator.violations(in: tree)
  guard violations.isEmpty else { fatalError("\(violations)") }
  let isWhole = withExtendedLifetime(tree) { tree.source.elementsEqual(UnsafeBufferPointer(start: padded, count: count)) }
  guard isWhole else { fatalError("the tree's source is not the file") }
  guard tree.errors.map(\.offset).isSortedAndAtMost(UInt32(count)) else { fatalError("errors out of order: \(tree.errors)") }

  if (bytes?.pointee ?? 0) % 8 == 1 {
    var parser = Parser()
    let fresh = parser.parse(paddedSource: padded, count: count)
    guard fresh.errors == tree.errors, TreeDump.tree(fresh) == TreeDump.tree(tree), TreeDump.tokens(fresh) == TreeDump.tokens(tree)
    else { fatalError("the parser remembers an earlier file") }
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
