import LintSemantics
import Testing

@Suite("Requirements and witnesses")
struct WitnessTests {
  /// The lines of the requirements that the last function called `run` witnesses.
  private func witnessed(_ text: String) throws -> [String] {
    let small = SmallIndex(text)
    let member = try #require(small.functions.last { $0.name == "run" })
    return small.index.witnessedRequirements(of: member.ref).map { requirement in
      small.index.type(small.index.function(requirement).owner ?? requirement).name
    }
  }

  @Test(
    "A protocol is the one that is in scope where the conformance is written",
    arguments: [
      ("class Job: Task { func run() {} }", ["Task"]),
      ("extension Queue { class Job: Task { func run() {} } }", ["Task"]),
      ("class Job: Queue.Task { func run() {} }", ["Task"]),
      ("class Job: Elsewhere.Task { func run() {} }", []),
      ("class Job {}; extension Job: Task { func run() {} }", ["Task"])
    ])
  func scopes(declaration: String, expected: [String]) throws {
    #expect(
      try witnessed(
        "import Elsewhere\nprotocol Task { func run() }\nenum Queue { protocol Task { func run() } }\n\(declaration)")
        == expected)
  }

  @Test("Two protocols of one name are two")
  func sameNames() throws {
    let small = SmallIndex(
      "protocol Task { func run() }\nenum Queue { protocol Task { func run() } }\nclass Job: Queue.Task { func run() {} }"
    )
    let functions = small.functions.filter { $0.name == "run" }
    #expect(small.index.witnessedRequirements(of: functions[2].ref) == [functions[1].ref])
    #expect(small.index.witnesses(of: functions[0].ref) == [])
    #expect(small.index.family(of: functions[1].ref) == [functions[1].ref, functions[2].ref])
  }
}
