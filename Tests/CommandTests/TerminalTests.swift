import Testing

@Suite("On a terminal")
struct TerminalTests {
  @Test("A bar on long runs, wiped at the end; interrupts leave no traces", .timeLimit(.minutes(60)))
  func terminal() throws {
    let outcome = try ConsumerTests.python("Tests/Terminal/watch-terminal.py", BuiltCommand.url.path)
    #expect(outcome.status == 0, "\(outcome.output)")
  }
}
