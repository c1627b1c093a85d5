import Testing

@Suite("What a local name means")
struct LocalNameTests {
  @Test("A name is the nearest one that was introduced before it")
  func shadowing() {
    let code = FlowSnippet(
      "func f(/*outer*/x: Int) { use(/*first*/x); do { let /*inner*/x = 1; use(/*second*/x) }; use(/*third*/x) }")
    #expect(code.meaning(of: "first") == "outer")
    #expect(code.meaning(of: "second") == "inner")
    #expect(code.meaning(of: "third") == "outer")
  }

  @Test("An initial value still sees the name that the variable will hide")
  func initialValue() {
    let code = FlowSnippet("func f(/*outer*/x: Int) { let x = /*use*/x + 1 }")
    #expect(code.meaning(of: "use") == "outer")
  }

  @Test("A name without a declaration is a member or a global")
  func member() {
    let code = FlowSnippet("func f() { use(/*a*/count); let count = 1 }")
    #expect(code.meaning(of: "a") == "member or global")
  }

  @Test("A local function is in scope in its whole block, a variable only after its declaration")
  func hoisting() {
    let code = FlowSnippet("func f() { /*early*/g(); /*tooEarly*/x; let x = 1; func /*g*/g() {} }")
    #expect(code.meaning(of: "early") == "g")
    #expect(code.meaning(of: "tooEarly") == "member or global")
  }

  @Test("Which of two local functions of one name is meant depends on their labels: unknown")
  func overloads() {
    let code = FlowSnippet(
      "func f() { func g() {}; func g(x: Int) {}; func /*h*/h() {}; /*one*/g(); do { func /*inner*/g() {}; /*two*/g() } }"
    )
    #expect(code.meaning(of: "one") == "unknown")
    #expect(code.meaning(of: "two") == "inner")
  }

  @Test("The second of two names of a parameter is the one in the body")
  func parameterNames() {
    let code = FlowSnippet("func f(label /*name*/name: Int) { use(/*use*/name, /*label*/label) }")
    #expect(code.meaning(of: "use") == "name")
    #expect(code.meaning(of: "label") == "member or global")
  }

  @Test("if let is in scope after it and in its body, not in else")
  func optionalBinding() {
    let code = FlowSnippet("func f() { if let /*x*/x = g(), /*condition*/x > 0 { /*body*/x } else { /*other*/x } }")
    #expect(code.meaning(of: "condition") == "x")
    #expect(code.meaning(of: "body") == "x")
    #expect(code.meaning(of: "other") == "member or global")
  }

  @Test("guard let is in scope after the statement, not in its own body")
  func guardBinding() {
    let code = FlowSnippet(
      "func f() { guard let /*x*/x = g(), /*condition*/x > 0 else { use(/*body*/x); return }; /*after*/x }")
    #expect(code.meaning(of: "condition") == "x")
    #expect(code.meaning(of: "body") == "member or global")
    #expect(code.meaning(of: "after") == "x")
  }

  @Test("if let without a value reads the name that it hides")
  func shortBinding() throws {
    let code = FlowSnippet("func f(/*outer*/x: Int?) { if let /*inner*/x { /*use*/x } }")
    #expect(code.meaning(of: "use") == "inner")
    let names = code.names
    #expect(names.uses(of: code.definition("outer")).map { names[$0].kind } == [.read])
  }

  @Test("guard let self gives self another meaning")
  func selfRebinding() {
    let code = FlowSnippet(
      "func f() { g { [weak /*weak*/self] in guard let /*strong*/self = /*value*/self else { return }; /*use*/self.h() } }"
    )
    #expect(code.meaning(of: "value") == "weak")
    #expect(code.meaning(of: "use") == "strong")
  }

  @Test("Entries of a capture list are looked up outside of the closure")
  func captureList() {
    let code = FlowSnippet("func f(/*outer*/x: Int) { g { [/*copy*/x = /*value*/x] in /*use*/x } }")
    #expect(code.meaning(of: "value") == "outer")
    #expect(code.meaning(of: "use") == "copy")
  }

  @Test("$0 belongs to the innermost closure")
  func anonymousParameter() {
    let code = FlowSnippet("func f() { a /*outer*/{ use(/*first*/$0); b /*inner*/{ /*second*/$0 } } }")
    #expect(code.meaning(of: "first") == "outer")
    #expect(code.meaning(of: "second") == "inner")
  }

  @Test("The names of a loop's pattern are in scope in its condition and body, not in its sequence")
  func loop() {
    let code = FlowSnippet(
      "func f(/*outer*/x: [Int]) { for (/*inner*/x, _) in /*sequence*/x where /*condition*/x > 0 { /*body*/x } }")
    #expect(code.meaning(of: "sequence") == "outer")
    #expect(code.meaning(of: "condition") == "inner")
    #expect(code.meaning(of: "body") == "inner")
  }

  @Test("Each pattern of a case has names of its own; the body sees those of the first")
  func casePatterns() {
    let code = FlowSnippet(
      "func f(e: E) { switch e { case .a(let /*first*/x), .b(let /*second*/x) where /*condition*/x > 0: /*body*/x; default: /*other*/x } }"
    )
    #expect(code.meaning(of: "condition") == "second")
    #expect(code.meaning(of: "body") == "first")
    #expect(code.meaning(of: "other") == "member or global")
  }

  @Test("A name without let in a pattern is compared with")
  func expressionPattern() {
    let code = FlowSnippet("func f(/*x*/x: Int, y: Int) { switch y { case /*compared*/x: break; default: break } }")
    #expect(code.meaning(of: "compared") == "x")
  }

  @Test("catch without a pattern introduces error, one with a pattern does not")
  func implicitError() {
    let code = FlowSnippet(
      "func f(/*outer*/error: Int) { do { try g() } catch is E { /*first*/error } /*catch*/catch { /*second*/error } }")
    #expect(code.meaning(of: "first") == "outer")
    #expect(code.meaning(of: "second") == "catch")
  }

  @Test("A setter has newValue unless it names its parameter")
  func accessors() {
    let code = FlowSnippet("var x: Int { get { 1 } /*set*/set { use(/*implied*/newValue) } }")
    #expect(code.meaning(of: "implied") == "set")
    let named = FlowSnippet("var x: Int { get { 1 } set(/*fresh*/fresh) { use(/*implied*/newValue, /*named*/fresh) } }")
    #expect(named.meaning(of: "implied") == "member or global")
    #expect(named.meaning(of: "named") == "fresh")
  }

  @Test("The parameters of a subscript are those of its accessors")
  func subscriptParameters() {
    let code = FlowSnippet("struct S { subscript(/*i*/i: Int) -> Int { get { /*use*/i } } }")
    #expect(code.meaning(of: "use") == "i")
  }

  @Test("self is the method's own where nothing gives it another meaning")
  func plainSelf() {
    let code = FlowSnippet("struct S { func f() { g { /*use*/self.h() } } }")
    #expect(code.meaning(of: "use") == "self")
  }

  @Test("In a member of a local type, a name not found inside may be a local function: unknown")
  func localType() {
    let code = FlowSnippet("func f() { func g() {}; struct S { func h() { /*use*/g() } } }")
    #expect(code.meaning(of: "use") == "unknown")
  }

  @Test("$x and _x may come with a wrapped x: unknown")
  func wrappedVariable() {
    let code = FlowSnippet("func f() { @State var /*x*/x = 1; use(/*value*/x, /*projection*/$x, /*other*/$y) }")
    #expect(code.meaning(of: "value") == "x")
    #expect(code.meaning(of: "projection") == "unknown")
    #expect(code.meaning(of: "other") == "member or global")
  }

  @Test("A name of one branch of #if is known in that branch, and unknown after it")
  func conditionalCompilation() {
    let code = FlowSnippet(
      """
      func f(/*outer*/x: Int) {
        #if A
          let /*inner*/x = 1
          /*same*/x
        #else
          /*other*/x
        #endif
        /*after*/x
      }
      """)
    #expect(code.meaning(of: "same") == "inner")
    #expect(code.meaning(of: "other") == "outer")
    #expect(code.meaning(of: "after") == "unknown")
  }

  @Test("What #selector names is not evaluated, and not analysed")
  func selectors() {
    let code = FlowSnippet("func f(x: Int) { use(#selector(/*use*/x)) }")
    #expect(code.meaning(of: "use") == "unknown")
  }
}
