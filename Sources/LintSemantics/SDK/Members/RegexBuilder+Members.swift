// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let regexBuilder = SDKMembers(
    module: "RegexBuilder",
    typesOfOthers: [
      "Anchor", "BidirectionalCollection", "Character", "RangeReplaceableCollection", "Regex", "Scalar",
      "String", "StringProtocol", "Substring"
    ],
    text: #"""
      extension Anchor {
      var inverted: Anchor {get}
      var regex: Regex<Substring> {get}
      }
      extension BidirectionalCollection {
      func contains(_: _) -> Bool
      func firstRange(of: _) -> Range<Self.Index>?
      func ranges(of: _) -> [Range<Self.Index>]
      func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, separator: _) -> [Self.SubSequence]
      func starts(with: _) -> Bool
      func trimmingPrefix(_: _) -> Self.SubSequence
      }
      extension Capture {
      var regex: Regex<Output>
      }
      extension Character {
      var regex: Regex<Character.Output> {get}
      }
      extension CharacterClass {
      func intersection(_: CharacterClass) -> CharacterClass
      func subtracting(_: CharacterClass) -> CharacterClass
      func symmetricDifference(_: CharacterClass) -> CharacterClass
      func union(_: CharacterClass) -> CharacterClass
      var inverted: CharacterClass {get}
      var regex: Regex<Substring> {get}
      }
      extension Local {
      var regex: Regex<Output>
      }
      extension One {
      init(_: some RegexComponent<Output>)
      var regex: Regex<Output>
      }
      extension OneOrMore {
      var regex: Regex<Output>
      }
      extension Optionally {
      var regex: Regex<Output>
      }
      extension RangeReplaceableCollection {
      func trimPrefix(_: _)
      }
      extension Reference {
      init(_: Capture.Type = Capture.self)
      var regex: Regex<Capture> {get}
      }
      extension Regex {
      init(_: _)
      }
      extension Repeat {
      var regex: Regex<Output>
      }
      extension String {
      var regex: Regex<String.Output> {get}
      }
      extension StringProtocol {
      func split(separator: String, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true) -> [Substring]
      func split(separator: Substring, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true) -> [Substring]
      }
      extension Substring {
      var regex: Regex<Substring.Output> {get}
      }
      extension Unicode.Scalar {
      var regex: Regex<Unicode.Scalar.Output> {get}
      }
      """#)
}
