import LintSyntax
import Testing

/// `swiftc -frontend -parse` reports the same.
@Suite("Anonymous arguments of closures")
struct AnonymousArgumentTests {
  private func reasons(_ source: String) -> [SyntaxError.Reason] { SyntaxTree.parse(source).errors.map(\.reason) }

  @Test(
    "They mean the innermost closure's arguments",
    arguments: [
      "let c = { $0 }", "let c = { [x] in $0 + x }", "let c = { () -> Int in f { $0 } }", "let c = { x in { $0 + x } }",
      "let c = { let w = $0; return w }", "let c = { @A($0) func f() {} }", "let c = { @Sendable in $0 }",
      "let c = { () in { $1 } }", "struct S { var a = f { $0 } }",
      "let c = { \"\\($0)\" }",
      "let c = { if $0 { return $1 } else { switch $2 { case $3: $4 } } }"
    ])
  func inClosures(source: String) {
    #expect(reasons(source) == [])
  }

  @Test(
    "Outside of a closure there are none",
    arguments: [
      "func f() { $0 }", "let z = $0", "let z = $0.f { $0 }", "func f(a: Int = $0) {}", "@A($0) func f() {}",
      "let c = { func g() -> Int { $0 } }", "let c = { func g(a: Int = $0) {} }", "let c = { var v: Int { $0 } }",
      "let c = { var v: Int { get { $0 } } }", "let c = { struct S { var a = $0 } }", "let c = { [x = $0] in x }",
      "#if A\nlet z = $0\n#endif"
    ])
  func outsideClosures(source: String) {
    #expect(reasons(source) == [.argumentOutsideClosure])
  }

  @Test(
    "A closure that names its parameters has none",
    arguments: [
      "let c = { x in $0 }", "let c = { _ in $0 }", "let c = { (x: Int) -> Int in $0 }", "let c = { () in $0 }",
      "let c = { async in $0 }"
    ])
  func inNamingClosures(source: String) {
    #expect(reasons(source) == [.argumentOfNamingClosure])
  }
}
