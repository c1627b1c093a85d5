@testable import LintSyntax

/// Makes broken files from a good one: what an editor sees during typing, and worse. The same seed gives the same
/// files.
struct Mutator {
  let source: [UInt8]
  /// The ranges of the tokens of the file; never empty.
  private let tokens: [Range<Int>]
  private var random: SplitMix64

  init(_ source: [UInt8], seed: UInt64) {
    self.source = source
    let tree = SyntaxTree.parse(source)
    tokens = withExtendedLifetime(tree) { tree.tokens.filter { $0.length > 0 }.map { Int($0.offset)..<Int($0.end) } }
    random = SplitMix64(state: seed)
  }

  /// The file cut off after every `step`-th byte.
  func truncations(every step: Int) -> some Sequence<ArraySlice<UInt8>> {
    stride(from: 0, to: source.count, by: step).lazy.map { [source] in source[..<$0] }
  }

  /// The file with one to three changes.
  mutating func mutation() -> [UInt8] {
    var edits: [(range: Range<Int>, replacement: [UInt8])] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) { edits.append(edit()) }
    var result = source
    // From the end on, so that the offsets of earlier edits hold; edits that overlap a later one are left out.
    var end = source.count
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) where edit.range.upperBound <= end {
      result.replaceSubrange(edit.range, with: edit.replacement)
      end = edit.range.lowerBound
    }
    return result
  }

  private mutating func edit() -> (range: Range<Int>, replacement: [UInt8]) {
    guard let token = tokens.randomElement(using: &random), let other = tokens.randomElement(using: &random) else {
      return (0..<0, randomBytes())
    }
    let first = min(token.lowerBound, other.lowerBound)..<min(token.upperBound, other.upperBound)
    let second = max(token.lowerBound, other.lowerBound)..<max(token.upperBound, other.upperBound)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return (token, [])
    case 1: return (token.lowerBound..<token.lowerBound, Array(source[token]))
    case 2 where first != second:
      return (
        first.lowerBound..<second.upperBound,
        Array(source[second] + source[first.upperBound..<second.lowerBound] + source[first])
      )
    case 3: return (token, Array(source[other]))
    case 4: return (token.lowerBound..<token.lowerBound, source[other] + [UInt8(ascii: " ")])
    case 5: return (token.lowerBound..<token.lowerBound, Array(Self.insertions.randomElement(using: &random)!.utf8))
    case 6: return (token.upperBound..<token.upperBound, randomBytes())
    default: return (second.upperBound..<source.count, [])
    }
  }

  private mutating func randomBytes() -> [UInt8] {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
  }

  /// Pieces that change the meaning of much of what follows.
  private static let insertions = [
    "(", ")", "[", "]", "{", "}", "<", ">", "\"", "\"\"\"", "#\"", "\\(", "/*", "*/", "//", "/", "#/", "\n", " ", ";",
    ",", ":", ".", "?", "!",
    "@", "#", "`", "&", "=", "->", "...", "#if", "#else", "#endif", "case", "default:", "in", "func", "var", "init",
    "get", "else", "where",
    "async", "throws", "await", "try", "let", "is", "as", "class", "extension", "<<<<<<< a\n", "\n>>>>>>> b\n", "<#",
    "#>", "_", "$0"
  ]
}

/// The generator of Steele, Lea and Flood (2014): small, and the same everywhere.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
