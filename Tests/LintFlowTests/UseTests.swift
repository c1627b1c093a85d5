import LintFlow
import Testing

@Suite("What is done to a name")
struct UseTests {
  @Test(
    "The code around a name tells a read from a write",
    arguments: [
      ("let y = /*x*/x", Use.Kind.read),
      ("/*x*/x = 1", .write),
      ("/*x*/x += 1", .update),
      ("/*x*/x <<= 1", .update),
      ("_ = /*x*/x <= 1", .read),
      ("/*x*/x == 1", .read),
      ("/*x*/x.y = 1", .modify),
      ("/*x*/x[0]?.y += 1", .modify),
      ("(/*x*/x, y) = (1, 2)", .write),
      ("try /*x*/x = f()", .write),
      ("y = /*x*/x", .read),
      ("/*x*/x.append(1)", .methodCall),
      ("/*x*/x?.y.append(1)", .methodCall),
      ("/*x*/x.y.z", .read),
      ("/*x*/x()", .call),
      ("f(consume /*x*/x)", .consume),
      ("f { [/*x*/x] in }", .captureList),
      ("f(/*x*/x)", .read),
      ("/*x*/x[0]", .read)
    ])
  func kinds(_ statement: String, _ kind: Use.Kind) {
    #expect(FlowSnippet("func f() { var x = 1; \(statement) }").use("x")?.kind == kind)
  }

  @Test("& passes a variable or a part of it", arguments: ["f(&x)", "f(&x.y)", "f(&x[0]!.y)"])
  func inOut(_ statement: String) {
    let code = FlowSnippet("func f() { var /*x*/x = 1; \(statement) }")
    let names = code.names
    #expect(names.uses(of: code.definition("x")).map { names[$0].kind } == [.inOut])
  }

  @Test("A definition tells whether anything writes to it, and whether that happens in a closure")
  func facts() {
    let code = FlowSnippet("func f() { var /*a*/a = 1; var /*b*/b = 1; var /*c*/c = 1; use(a); b = 2; g { c += 1 } }")
    let names = code.names
    #expect(names[code.definition("a")].flags.isDisjoint(with: [.isWritten, .isCaptured]))
    #expect(names[code.definition("b")].flags.contains(.isWritten))
    #expect(names[code.definition("c")].flags.isSuperset(of: [.isCaptured, .isModifiedWhereCaptured]))
  }

  @Test("let, parameters and loop variables are constant; var and inout are not")
  func constants() {
    let code = FlowSnippet(
      "func f(/*p*/p: Int, /*q*/q: inout Int) { let /*a*/a = 1; var /*b*/b = 2; for /*c*/c in x {}; for var /*d*/d in x {} }"
    )
    let names = code.names
    #expect(["p", "q", "a", "b", "c", "d"].filter { names[code.definition($0)].isConstant } == ["p", "a", "c"])
  }
}
