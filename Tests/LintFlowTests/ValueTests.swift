import LintFlow
import LintSyntax
import Testing

@Suite("Values of locals")
struct ValueTests {
  /// The source text of where the value may come from that is used after `/*use*/`.
  private func values(_ text: String) throws -> (places: [String], isComplete: Bool) {
    let code = FlowSnippet(text)
    let graph = code.graph(around: "use")
    let use = try #require(graph.names.use(at: code.node("use")))
    let values = try #require(graph.valuesReaching(use))
    return (values.places.map { graph.node(at: $0).parent?.text ?? "" }, values.isComplete)
  }

  @Test("An assignment hides what was there before")
  func assignment() throws {
    #expect(try values("func f() { var x = 1; x = 2; g((/*use*/x)) }").places == ["x = 2"])
  }

  @Test("Values of several branches come together")
  func branches() throws {
    #expect(try values("func f() { var x = 1; if a { x = 2 }; g((/*use*/x)) }").places == ["x = 1", "x = 2"])
  }

  @Test("A loop brings the value of the previous iteration")
  func loops() throws {
    #expect(try values("func f() { var x = 1; while a { g((/*use*/x)); x = 2 } }").places == ["x = 1", "x = 2"])
  }

  @Test("A part that is assigned to changes the value without replacing it")
  func parts() throws {
    #expect(try values("func f() { var x = y; x.z = 2; g((/*use*/x)) }").places == ["x = y", "x.z"])
  }

  @Test("A method called on a constant does not give it another value")
  func methods() throws {
    #expect(try values("func f() { let x = y; x.g(); g((/*use*/x)) }").places == ["x = y"])
    #expect(try values("func f() { var x = y; x.g(); g((/*use*/x)) }").places == ["x = y", "x.g"])
  }

  @Test("Where a closure assigns to the variable, the list is not complete")
  func closures() throws {
    #expect(try values("func f() { var x = 1; g { x = 2 }; g((/*use*/x)) }").isComplete == false)
    #expect(try values("func f() { var x = 1; g { x.append(2) }; g((/*use*/x)) }").isComplete == false)
    #expect(try values("func f() { let x = y; g { x.h() }; g((/*use*/x)) }").isComplete)
    #expect(try values("func f() { var x = 1; g { h(x) }; g((/*use*/x)) }").isComplete)
  }

  // MARK: Later uses

  /// Whether the local after `/*x*/` may be used after `/*here*/`.
  private func mayUse(_ text: String) -> Truth {
    let code = FlowSnippet(text)
    let graph = code.graph(around: "here")
    return graph.mayUse(code.definition("x"), from: .behind(graph.places(of: code.node("here"))))
  }

  @Test("A use after the place counts, one before it does not")
  func laterUse() {
    #expect(mayUse("func f() { let /*x*/x = 1; /*here*/g(); h(x) }") == .yes)
    #expect(mayUse("func f() { let /*x*/x = 1; h(x); /*here*/g() }") == .no)
  }

  @Test("In a loop, the next iteration is after the place, unless the variable is its own")
  func nextRound() {
    #expect(mayUse("func f() { let /*x*/x = 1; while a { h(x); /*here*/g() } }") == .yes)
    #expect(mayUse("func f() { while a { let /*x*/x = 1; h(x); /*here*/g() } }") == .no)
  }

  @Test("A closure that uses the variable counts where it is made")
  func closure() {
    #expect(mayUse("func f() { let /*x*/x = 1; /*here*/g(); k { h(x) } }") == .yes)
    #expect(mayUse("func f() { let /*x*/x = 1; k { h(x) }; /*here*/g() }") == .no)
  }

  @Test("A use on a path that does not lead from there does not count")
  func otherBranch() {
    #expect(mayUse("func f() { let /*x*/x = 1; if a { /*here*/g() } else { h(x) } }") == .no)
  }
}
