import Testing

@testable import LintEngine

@Suite("What makes a finding the same one")
struct FingerprintTests {
  private func fingerprint(_ source: String, rule: String = "some-rule", at code: String) throws -> Fingerprint {
    let place = try #require(source.range(of: code)).lowerBound.utf16Offset(in: source)
    return Fingerprinter(Array(source.utf8)).fingerprint(rule: rule, at: place)
  }

  private let original = """
    final class Store {
      func load(_ id: Int, from source: Source) async {
        let item = try! source.fetch(id, [1, 2])
        show(item)
      }
    }
    """

  @Test("The declarations around it, outermost first")
  func symbol() throws {
    #expect(try fingerprint(original, at: "try!").symbol == "Store.load(_:from:)")
    #expect(try fingerprint("extension A.B<Int> { var c: Int { try! d() } }", at: "try!").symbol == "A.B<Int>.c")
    #expect(
      try fingerprint("struct S { init(_ a: Int, b c: Int) { e() }; subscript(f: Int) -> Int { g() } }", at: "e()")
        .symbol == "S.init(_:b:)")
    #expect(try fingerprint("struct S { subscript(f: Int) -> Int { g() } }", at: "g()").symbol == "S.subscript(_:)")
    #expect(try fingerprint("let a = try! b()", at: "try!").symbol == "a")
    #expect(try fingerprint("func f() { let local = try! b() }", at: "try!").symbol == "f()")
  }

  @Test(
    "Layout, lines above and what formatters add change nothing",
    arguments: [
      "// new\n\nimport A\nfunc other() {}\nfinal class Store {\n  func load(_ id: Int, from source: Source) async {\n    let item = try! source.fetch(id, [1, 2])\n  }\n}",
      "final class Store { func load(_ id: Int,\r\n  from source: Source) async { let item =\r\n try! source\r\n.fetch(\r\nid, [1, 2,]\r\n); show(item) } }",
      "final class Store { func load(_ id: Int, from source: Source) async { let item = try! /* now */ source.fetch(id, [1, 2]) // here\n } }",
      "final class Store {\n\tfunc load(_ key: Int, from source: Source) async {\n\t\tprepare()\n\t\tlet item = try! source.fetch(id, [1, 2],)\n}}"
    ])
  func layout(text: String) throws { #expect(try fingerprint(text, at: "try!") == fingerprint(original, at: "try!")) }

  @Test("Text of several lines moves with its indentation")
  func multilineString() throws {
    let flat = "f(\"\"\"\nfirst\n  second\n\"\"\", try! g())"
    let indented = "f(\"\"\"\n    first\n      second\n    \"\"\", try! g())"
    #expect(try fingerprint(flat, at: "try!") == fingerprint(indented, at: "try!"))
  }

  @Test("The content of a statement's braces is not part of it")
  func braces() throws {
    let (before, after) = ("func f() { Task.detached { a() } }", "func f() { Task.detached { a(); b { c() } } }")
    #expect(try fingerprint(before, at: "Task") == fingerprint(after, at: "Task"))
    #expect(try fingerprint(after, at: "b {") != fingerprint(after, at: "Task"))
  }

  @Test(
    "Another rule, another symbol or other code is another finding",
    arguments: [
      ("func f() { try! a() }", "func g() { try! a() }"), ("func f() { try! a() }", "func f() { try! b() }"),
      ("func f(a: Int) { try! a() }", "func f(b: Int) { try! a() }"),
      ("func f() { try! a() }", "struct S { func f() { try! a() } }"),
      ("let a = [1, 2], b = try! c()", "let a = [12], b = try! c()")
    ])
  func different(first: String, second: String) throws {
    #expect(try fingerprint(first, at: "try!") != fingerprint(second, at: "try!"))
    #expect(try fingerprint(first, rule: "one", at: "try!") != fingerprint(first, rule: "two", at: "try!"))
  }

  @Test("A place after all code", arguments: ["", "// only a comment", "func f() {}\n"])
  func end(source: String) {
    #expect(Fingerprinter(Array(source.utf8)).fingerprint(rule: "r", at: source.utf8.count).symbol == "")
  }
}
