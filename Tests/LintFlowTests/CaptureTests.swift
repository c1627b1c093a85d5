import LintFlow
import LintSyntax
import Testing

@Suite("What a closure captures")
struct CaptureTests {
  /// The captures of the first closure, local function or child task in the snippet's code.
  private func captures(_ text: String) -> [String] {
    let names = FlowSnippet(text).names
    return names.captures(of: BodyID(rawValue: 1)).map { capture in
      let what =
        switch capture.what {
        case .local(let definition): names.node(of: definition).nameShown
        case .selfParameter: "self"
        case .memberOrGlobal: "member"
        case .unknown: "?"
        }
      return "\(capture.mode) \(what)"
    }
  }

  @Test("Locals of the code around are captured by reference, each once")
  func references() {
    #expect(
      captures("func f(x: Int) { let y = 1; g { use(x, y, x) { let z = 1; use(z, $0) } } }") == [
        "reference x", "reference y"
      ])
  }

  @Test("A capture list says how; a computed value is not a name")
  func captureList() {
    #expect(
      captures("func f(x: C, y: C) { g { [x, weak y, unowned self, z = x.y] in use(x, y, self, z) } }")
        == ["copy x", "weak y", "unowned self", "copy ?"])
  }

  @Test("self that is written counts, self in the capture list does not count again")
  func selfByName() {
    #expect(captures("func f() { g { self.h() } }") == ["reference self"])
    #expect(captures("func f() { g { [weak self] in self?.h() } }") == ["weak self"])
  }

  @Test("A local function and an async let capture like a closure")
  func otherBodies() {
    #expect(captures("func f(x: Int) { func g() { use(x) } }") == ["reference x"])
    #expect(captures("func f(x: Int) async { async let y = g(x) }") == ["reference x"])
  }

  @Test("A closure inside captures for the closures around it")
  func nested() {
    #expect(captures("func f(x: Int) { g { h { use(x) } } }") == ["reference x"])
  }

  @Test(
    "Without its name, self may be captured by a member's name",
    arguments: [
      ("self.h()", Truth.yes), ("h()", .unknown), ("use2", .unknown), ("Type.h(x)", .no), ("x + x", .no),
      ("super.h()", .yes)
    ])
  func implicitSelf(_ statement: String, _ expected: Truth) {
    let names = FlowSnippet("func f(x: Int) { x.g { \(statement) } }").names
    #expect(names.capturesSelf(BodyID(rawValue: 1)) == expected)
  }
}

extension Node {
  /// The name that a definition's node introduces.
  fileprivate var nameShown: String {
    switch kind {
    case .functionParameter: FunctionParameter(unchecked: self).internalName?.text ?? "_"
    default: mainToken.text
    }
  }
}
