import LintDiagnostics
import Testing

@testable import LintReporting

@Suite("Rule documentation")
struct RuleDocumentationTests {
  @Test("explain tells everything about a rule")
  func text() {
    #expect(
      RuleDocumentation(.sample).text() == """
        fetch-then-filter
        SwiftData · warning · medium priority · unsafe fix

        A fetch without a predicate whose result is filtered in memory.

        Why
          Every row becomes a model before most are thrown away.

          Lists stutter.

        Instead
          Give the descriptor a predicate:

              FetchDescriptor<Item>(predicate: isDone)

        Examples
          Flagged: a direct chain
            func done() throws {
              try context.fetch(all).filter(isDone)
                                     ^
            }

          Not flagged: a predicate
            try context.fetch(done)

          Fixed (unsafe): a chain
              let a = 1
            - let b = try fetch(all).filter(f)
            + let b = try fetch(d)

        What the compiler says
          Nothing in any mode.
          When the closure is async: nothing in Swift 5, a warning with complete
          checking, an error in Swift 6 (SendingRisksDataRace).

        Limits
          Silent where the closure calls a method.

        References
          SE-0461: async function isolation
          https://github.com/swiftlang/swift-evolution/blob/main/proposals/0461-async-function-isolation.md

        """)
  }

  @Test("Options are listed with what they take, and an example says what it chooses")
  func options() {
    var rule = RuleInfo.sample
    rule.options = [
      .number("at_least", 3, in: 1...9, "How often it has to happen"), .words("allowed", ["a"], "What is left alone")
    ]
    rule.examples = [.notFlagged("three times", "a.b", options: ["at_least": .number(4)])]
    let text = RuleDocumentation(rule).text(width: 120)
    #expect(text.contains("\n  at_least: How often it has to happen; a number from 1 to 9, 3 if not given.\n"))
    #expect(text.contains("\n  allowed: What is left alone; a list of words, [a] if not given.\n"))
    #expect(text.contains("Not flagged: three times, with at_least: 4\n"))
    #expect(RuleDocumentation(rule).markdown().contains("## Options\n\n- `at_least`: How often it has to happen;"))
    #expect(RuleIndexPage([rule]).markdown().contains("\n  - Option `at_least`: How often it has to happen;"))
  }

  @Test("Markdown tells the same")
  func markdown() {
    #expect(
      RuleDocumentation(.sample).markdown() == """
        # `fetch-then-filter`

        SwiftData · warning · medium priority · unsafe fix

        A fetch without a predicate whose result is filtered in memory.

        ## Why

        Every row becomes a model before most are thrown away.

        Lists stutter.

        ## Instead

        Give the descriptor a predicate:

            FetchDescriptor<Item>(predicate: isDone)

        ## Examples

        **Flagged: a direct chain**

        ```swift
        func done() throws {
          try context.fetch(all).filter(isDone)  // flagged
        }
        ```

        **Not flagged: a predicate**

        ```swift
        try context.fetch(done)
        ```

        **Fixed: a chain**

        ```diff
          let a = 1
        - let b = try fetch(all).filter(f)
        + let b = try fetch(d)
        ```

        ## What the compiler says

        - Nothing in any mode.
        - When the closure is async: nothing in Swift 5, a warning with complete checking, an error in Swift 6 (SendingRisksDataRace).

        ## Limits

        Silent where the closure calls a method.

        ## References

        - [SE-0461: async function isolation](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0461-async-function-isolation.md)

        """)
  }

  @Test("Colour changes nothing but colour")
  func color() {
    let colored = RuleDocumentation(.sample).text(color: true)
    #expect(colored.hasPrefix("\u{1B}[1mfetch-then-filter\u{1B}[0m\n"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == RuleDocumentation(.sample).text())
  }

  @Test("A file of several is named above its code")
  func severalFiles() {
    var rule = RuleInfo.sample
    rule.examples = [.flagged("x", "a.↓b", files: [.init("Other.swift", "let a = 1")])]
    let text = RuleDocumentation(rule).text()
    #expect(text.contains("    // Example.swift\n    a.b\n      ^\n    // Other.swift\n    let a = 1\n"))
  }

  @Test("Code with backticks is fenced with more of them")
  func fences() {
    var rule = RuleInfo.sample
    rule.examples = [.notFlagged("x", "let s = \"```\"")]
    #expect(RuleDocumentation(rule).markdown().contains("````swift\nlet s = \"```\"\n````\n"))
  }

  @Test("Two marks on a line are two carets; one at its end is after it")
  func carets() {
    var rule = RuleInfo.sample
    rule.examples = [.flagged("x", "↓日 ↓b↓")]
    #expect(RuleDocumentation(rule).text().contains("    日 b\n    ^  ^^\n"))
  }

  @Test("The table goes by family and id, aligned")
  func table() {
    var other = RuleInfo.sample
    other.id = "a-much-longer-rule-name"
    other.severity = .error
    other.priority = .critical
    other.fix = nil
    other.isOptIn = true
    other.summary = "Something else"
    var isolation = RuleInfo.sample
    isolation.id = "isolated"
    isolation.family = .isolation
    #expect(
      RuleTable([.sample, other, isolation]).text() == """
        Isolation
          isolated                 warning  medium    unsafe        A fetch without a predicate whose result is filtered in memory

        SwiftData
          a-much-longer-rule-name  error    critical  -             Something else (opt-in)
          fetch-then-filter        warning  medium    unsafe        A fetch without a predicate whose result is filtered in memory

        """)
  }

  @Test("Paragraphs fill the width and code stays")
  func wrapping() {
    #expect(
      wrapped("one two three\nfour\n\n    a  b  c d e f g h i\nfive", width: 12, indentation: "  ") == """
          one two
          three four

              a  b  c d e f g h i
          five
        """)
  }
}
