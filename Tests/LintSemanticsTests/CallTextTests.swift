import LintSyntax
import Testing

@testable import LintSemantics

@Suite("Calls in plain text")
struct CallTextTests {
  @Test(
    "What may be a call is one",
    arguments: [
      "save()", "model.save(now: true)", "save { }", "save\n{ }", "save\n  (1)", "save<Int>(1)", "save?(1)", "save!(1)",
      "save /* why */ (1)", "`save`()", "x = save()", "func save2() { save() }", "// calls func\nsave()",
      "\"\\(save())\"", "saved = resave; save()", "save\u{A0}()"
    ])
  func mayCall(source: String) { #expect(Self.mayCallSave(source)) }

  @Test(
    "What is surely none is not",
    arguments: [
      "", "save", "save:", "save.later()", "resave()", "saver()", "save2()", "_save()", "$save()", "let f = save\n",
      "func save() {}", "func  save(x: Int)", "static func\tsave<T>()", "f(save: 1)", "save, (1)"
    ])
  func callsNothing(source: String) { #expect(!Self.mayCallSave(source)) }

  @Test("After another name that ends in 'func', it is called") func otherKeyword() {
    #expect(Self.mayCallSave("_func save()"))
  }

  @Test("A function without a name may be called anywhere") func noName() {
    #expect(Array("f()".utf8).withUnsafeBufferPointer { CallText.mayCall(ByteSearch.Needle(""), in: $0) })
  }

  private static func mayCallSave(_ source: String) -> Bool {
    Array(source.utf8).withUnsafeBufferPointer { CallText.mayCall(ByteSearch.Needle("save"), in: $0) }
  }
}
