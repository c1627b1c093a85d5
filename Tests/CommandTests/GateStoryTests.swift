import Testing

/// A small version of the story on real checkouts: `make gate-story PROJECT=DIR`.
@Suite("How a team switches the gate on")
struct GateStoryTests {
  @Test("Baseline, red, suppressed, green, left over, fixed: in every format")
  func inventory() throws {
    let outcome = try ConsumerTests.python("Tests/Story/gate-story.py", BuiltCommand.url.path)
    #expect(outcome.status == 0, "\(outcome.output)")
  }
}
