import LintSyntax
import Testing

@Suite("Outlines of files")
struct OutlineTests {
  private func outline(_ text: String) -> SyntaxTree {
    SyntaxTree.parse(text).outline()
  }

  /// Kinds and names of the declarations of an outline, in order.
  private func declarations(_ tree: SyntaxTree) -> [String] {
    tree.root.descendants.filter { $0.kind.category == .declaration }.map { "\($0.kind) \($0.mainToken.text)" }
  }

  @Test("Statements are dropped, declarations at any depth stay")
  func bodies() {
    let tree = outline(
      """
      import A
      setUp()
      let global = make { let hidden = 1; func inner() {} }
      func f(x: Int = 1) { let local = 2; if x > local { struct S { var y: Int { run(); return 1 } } } }
      """)
    #expect(
      declarations(tree) == [
        "importDecl A", "variableDecl let", "functionDecl inner", "functionDecl f", "structDecl S", "variableDecl var"
      ])
    #expect(!tree.root.descendants.contains { $0.text.hasPrefix("run") || $0.text.hasPrefix("setUp") })
  }

  @Test("Declarations of a statement that is left out belong to the body around it")
  func declarationsOfStatements() throws {
    let tree = outline("func f() { do { struct A { var x = 1 } struct B {} enum C {} } }")
    #expect(TreeValidator.violations(in: tree) == [])
    let body = try #require(tree.root.descendants.first { $0.kind == .codeBlock })
    #expect(body.children.map(\.kind) == [.structDecl, .structDecl, .enumDecl])
  }

  @Test("A variable after a function in a statement of the main file is no global")
  func statementsOfMainFile() {
    let tree = outline("do { func f() {} \n let x = 1 }\nlet global = 2")
    #expect(declarations(tree) == ["functionDecl f", "variableDecl let"])
    #expect(tree.root.children.map(\.kind) == [.functionDecl, .variableDecl])
  }

  @Test("What an attribute says of a local variable is no declaration")
  func declarationsInAttributes() {
    let tree = outline("func f() { @abi(func old()) var x = 1 }")
    #expect(TreeValidator.violations(in: tree) == [])
    #expect(declarations(tree) == ["functionDecl f"])
  }

  @Test("The content of an #if stays, its condition too")
  func conditions() throws {
    let tree = outline("#if os(iOS)\nrun()\nfunc f() {}\n#else\nclass C {\n#if DEBUG\nvar x = 1\n#endif\n}\n#endif")
    #expect(
      declarations(tree).filter { !$0.hasPrefix("ifConfig") } == ["functionDecl f", "classDecl C", "variableDecl var"])
    let clause = try #require(tree.root.descendants.first { $0.kind == .ifConfigClause })
    #expect(clause.child(.condition)?.text == "os(iOS)")
  }

  @Test("What follows a local type in a closure is not in that type")
  func siblingsInClosures() throws {
    let tree = outline(
      "func f() { g { struct S {}; func h() {}; func i() {} } }\nlet x = { struct T { var y = 1 } func j() {} }")
    for name in ["h", "i", "j"] {
      let function = try #require(tree.root.descendants.first { $0.kind == .functionDecl && $0.mainToken.text == name })
      #expect(!function.ancestors.contains { $0.kind == .structDecl }, "\(name)")
    }
  }

  @Test("Modifiers with brackets are read after a body that was left out")
  func bracketsFindTheirPartners() throws {
    let tree = outline("func f() { g(1) }\nclass C { public private(set) var x = 1 }")
    let variable = try #require(tree.root.descendants.first { $0.kind == .variableDecl })
    #expect(VariableDecl(unchecked: variable).modifiers.compactMap(\.detailToken?.text) == ["set"])
  }

  @Test("An outline keeps of the source its tokens and short text between them")
  func excerpt() throws {
    let comment = "/// " + String(repeating: "Explains at length. ", count: 5) + "\n"
    let body = String(repeating: "call(); ", count: 20)
    let source = Array("\(comment)func f(a: Int /* short */, b: [Int]) { \(body)}\n\(comment)let x = 1 // end".utf8)
    let tree = SyntaxTree.parse(source).outline()
    #expect(!tree.hasWholeSource && tree.root.text == "func f(a: Int /* short */, b: [Int]) { } let x = 1")
    let range = try withExtendedLifetime(tree) { try #require(Array(tree.root.children).first).range }
    #expect(
      source[Int(range.lowerBound)..<Int(range.upperBound)].elementsEqual(
        "func f(a: Int /* short */, b: [Int]) { \(body)}".utf8))

    func isExcerpt(of other: [UInt8]) -> Bool { other.withUnsafeBufferPointer { tree.isExcerpt(of: $0) } }
    var (otherBody, otherName) = (source, source)
    otherBody[comment.utf8.count + 50] = UInt8(ascii: "?")
    otherName[comment.utf8.count + 5] = UInt8(ascii: "?")
    #expect(isExcerpt(of: source) && isExcerpt(of: otherBody) && isExcerpt(of: tree.blankedSource))
    #expect(!isExcerpt(of: otherName) && !isExcerpt(of: source.dropLast()) && !isExcerpt(of: []))
  }

  @Test("A file without anything to leave out is its own excerpt", arguments: ["", "let a = 1", "func f() {}\n"])
  func wholeExcerpt(_ text: String) {
    let tree = outline(text)
    #expect(withExtendedLifetime(tree) { tree.hasWholeSource && tree.source.elementsEqual(text.utf8) })
  }

  @Test("An outline is a valid tree whose nodes are those of the whole file", arguments: SyntaxFixtures.names)
  func agreesWithWholeTree(_ name: String) throws {
    let whole = SyntaxTree.parse(try SyntaxFixtures.bytes(name))
    let tree = whole.outline()
    #expect(tree.isOutline)
    #expect(TreeValidator.violations(in: tree) == [])
    var candidates = whole.root.descendants.makeIterator()
    for node in tree.root.descendants {
      var match: Node?
      while match == nil, let candidate = candidates.next() {
        if candidate.kind == node.kind, candidate.range.lowerBound == node.range.lowerBound { match = candidate }
      }
      guard let match else {
        Issue.record("\(node.kind) at \(node.range) is not in the whole tree, or out of order")
        return
      }
      #expect(match.role == node.role && match.flags == node.flags && match.mainToken.range == node.mainToken.range)
      #expect(match.range == node.range, "\(node.kind)")
    }
    let named: [NodeKind] = [
      .functionDecl, .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl
    ]
    for kind in named {
      #expect(
        tree.root.descendants.filter { $0.kind == kind }.count
          == whole.root.descendants.filter { $0.kind == kind }.count, "\(kind)")
    }
  }
}
