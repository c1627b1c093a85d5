import LintKit
import LintRules
import Testing

/// How rules speak: a headline that says what is wrong, then what to do about it. A forecast speaks as the compiler
/// does.
@Suite("The form of messages")
struct MessageFormTests {
  /// In characters.
  private static let longestHeadline = 100
  /// Names in the source may be long; what a rule says of them is not.
  private static let longestMessage = 240

  /// The messages of a rule for all its fixtures and examples.
  private static func messages(of rule: any Rule.Type) -> [String] {
    let fixtures = Fixture.all.filter { $0.rule == rule.info.id }.map(\.project)
    let examples = RuleExample.all.filter { $0.rule.info.id == rule.info.id }
    return fixtures.flatMap { $0.findings(of: [rule]).map(\.message) }
      + examples.flatMap { $0.before.findings(of: [rule], options: $0.options).map(\.message) }
  }

  private static func rule(_ id: String) throws -> any Rule.Type {
    try #require(Registry.rules.first { $0.info.id == id })
  }

  @Test(
    "Half of a rule's headlines have at most 100 characters, and no message has more than 240",
    arguments: NamedInfo.own)
  func length(_ item: NamedInfo) throws {
    let messages = try Self.messages(of: Self.rule(item.info.id))
    let headlines = messages.map { MessageParts($0).headline.count }.sorted()
    let median = try #require(headlines.isEmpty ? nil : headlines[headlines.count / 2])
    #expect(median <= Self.longestHeadline, "\(messages.max { $0.count < $1.count } ?? "")")
    #expect(messages.filter { $0.count > Self.longestMessage } == [])
  }

  @Test("A message is a headline of at most two clauses, and advice that is a sentence", arguments: NamedInfo.own)
  func sentences(_ item: NamedInfo) throws {
    let odd = try Self.messages(of: Self.rule(item.info.id)).filter { message in
      let parts = MessageParts(message)
      let prose = parts.headline.replacing(/(^|\W)'[^']*'(?!\w)/, with: "")
      let isChained = prose.count { $0 == ";" || $0 == ":" } > 1
      let begins = parts.headline.first.map { $0.isUppercase || $0 == "'" } ?? false
      return isChained || !begins || !message.hasSuffix(".") || parts.advice?.first?.isLowercase == true
    }
    #expect(Set(odd).sorted() == [])
  }

  @Test("What a rule flags is told in at most 60 characters", arguments: NamedInfo.all)
  func title(_ item: NamedInfo) {
    #expect(item.info.summary.count <= 60 && !item.info.summary.hasSuffix("."), "\(item.info.summary)")
  }

  @Test("A rule's priority fits its severity", arguments: NamedInfo.all)
  func priority(_ item: NamedInfo) {
    #expect(Priority.range(for: item.info.severity).contains(item.info.priority))
  }
}

extension NamedInfo {
  fileprivate static let own = all.filter { $0.info.family != .forecast }
}
