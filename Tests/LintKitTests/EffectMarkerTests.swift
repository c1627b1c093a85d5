import LintKit
import Testing

@Suite("'try' and 'await' that do not fit the callee")
struct EffectMarkerTests {
  private func mistakes(_ body: String, in head: String = "func f() async throws") throws -> [String] {
    let tree = SyntaxTree.parse(
      """
      func wait() async {}
      func fail() throws {}
      func plain() {}
      func each(_ body: () throws -> Void) rethrows {}
      @MainActor func turn() {}
      \(head) { \(body) }
      """)
    let index = ProjectIndex(merging: [FileOutline(tree, path: "A.swift")])
    let file = try #require(index.file(at: "A.swift"))
    return EffectMarkers(in: tree, of: file, index).mistakes.map(\.message.text)
  }

  @Test(
    "Missing",
    arguments: [
      ("wait()", "The call of 'wait()' needs 'await'."), ("fail()", "The call of 'fail()' needs 'try'."),
      ("Task { wait() }", "The call of 'wait()' needs 'await'."),
      ("await g { wait() }", "The call of 'wait()' needs 'await'.")
    ])
  func missing(_ body: String, _ message: String) throws { #expect(try mistakes(body) == [message]) }

  @Test(
    "Needless",
    arguments: [
      ("await plain()", "The call of 'plain()' needs no 'await'."),
      ("try plain()", "The call of 'plain()' needs no 'try'.")
    ])
  func needless(_ body: String, _ message: String) throws { #expect(try mistakes(body) == [message]) }

  @Test("Out of place")
  func outOfPlace() throws {
    #expect(try mistakes("await wait()", in: "func f()") == ["Synchronous code cannot use 'await'."])
    #expect(try mistakes("try fail()", in: "func f()") == ["Nothing handles the error of this 'try'."])
  }

  @Test(
    "Right, or not known",
    arguments: [
      "await wait()", "try fail()", "try? fail()", "do { try fail() } catch {}", "try each { try fail() }",
      "each { plain() }", "async let x: Void = wait()", "await turn()", "unknown()", "await unknown()", "try unknown()",
      "let x = try fail() == fail()", "await g(plain())", "try await plain().other()"
    ])
  func right(_ body: String) throws { #expect(try mistakes(body).isEmpty) }

  @Test("Code that has come to the callee's own actor still waits, which is no mistake")
  func ownActor() throws { #expect(try mistakes("await turn()", in: "@MainActor func f() async").isEmpty) }
}
