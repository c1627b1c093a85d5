/// A comment for the linter: `concurlint:disable:next rule-id - reason`.
struct Directive {
  enum Action {
    case disable(Reach)
    case enable
    /// Words that the linter does not know.
    case unknown
  }

  /// Which lines a suppression is about.
  enum Reach: String, CaseIterable {
    /// From the directive to the end of the file, or until the rule is enabled again.
    case onward = ""
    /// The line that the comment begins on.
    case this
    /// The next line with code.
    case next
    /// The last line with code before.
    case previous
    case file
  }

  /// A word of the directive and its bytes.
  struct Word {
    var text: String
    var bytes: Range<Int>
  }

  var action: Action
  /// The verb after the colon; empty if there is none.
  var verb: Word
  /// The words between the verb and the reason: ids of rules, or `all`.
  var ids: [Word]
  /// The text after the dash; nil for none.
  var reason: String?
  /// From the name of the tool to the end of the directive's text, in bytes.
  var bytes: Range<Int>
  /// The comment around it, in bytes.
  var comment: Range<Int>
  /// The range that it suppresses, in bytes of the file. Empty when there is no such line.
  var scope: Range<Int>

  /// The word for every rule.
  static let all = "all"
  static let marker = "concurlint:"
  static let verbs = Reach.allCases.map { $0 == .onward ? "disable" : "disable:\($0.rawValue)" } + ["enable"]

  static func action(_ verb: String) -> Action {
    if verb == "enable" { return .enable }
    if verb == "disable" { return .disable(.onward) }
    guard verb.hasPrefix("disable:"), let reach = Reach(rawValue: String(verb.dropFirst("disable:".count))),
      reach != .onward
    else { return .unknown }
    return .disable(reach)
  }

  func mentions(_ id: String) -> Bool { ids.contains { $0.text == id || $0.text == Self.all } }
}
