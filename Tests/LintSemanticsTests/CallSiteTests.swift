import LintSemantics
import LintSyntax
import Testing

@Suite("Who calls a function")
struct CallSiteTests {
  /// How many certain and uncertain calls the index finds of the first function called `target`.
  private func sites(_ files: String...) -> [Bool] {
    let found = sites(in: files)
    // So many functions and calls of the name that calls are sorted by the types that they may reach first.
    let others = (0..<70).map { "class Other\($0) { func target() {}; func f() { target() } }" }
    #expect(
      sites(in: files + [others.joined(separator: "\n")]) == found,
      "the answer depends on unrelated functions of the name")
    return found
  }

  private func sites(in files: [String]) -> [Bool] {
    let small = SmallIndex(files.enumerated().map { ("File\($0).swift", "import SwiftData\n" + $1) })
    guard let target = small.functions.first(where: { $0.name == "target" }) else { return [] }
    return small.index.callSites(of: target.ref)?.map(\.isCertain) ?? []
  }

  private let declaration = "class Owner { func target(in context: ModelContext, limit: Int = 0) {} "

  @Test("A call in the type itself is certain")
  func ownType() {
    #expect(sites(declaration + "func f() { target(in: c); self.target(in: c, limit: 1) } }") == [true, true])
  }

  @Test("Too many functions and calls of one name to compare have no answer, those of another name have")
  func many() {
    let copies = String(repeating: "class A { func target() {}; func f() { target() } }\n", count: 1_100)
    let small = SmallIndex(copies + "class B { func other() {}; func f() { other() } }")
    let sites = ["target", "other"].map { name in
      small.functions.first { $0.name == name }.map { small.index.callSites(of: $0.ref)?.count }
    }
    #expect(sites == [.some(nil), .some(1)])
  }

  @Test("Names of one hash are looked for as they are spelled")
  func sameHash() throws {
    let (one, other) = try #require(sameHashNames())
    let small = SmallIndex([
      ("Owner.swift", "func \(one)() {}\nfunc \(other)() {}"), ("User.swift", "func user() { \(other)() }")
    ])
    let sites = [one, other].map { name in
      small.functions.first { $0.name == name }.map { small.index.callSites(of: $0.ref)?.count }
    }
    #expect(sites == [0, 1])
  }

  /// Two names that have the same number: of some hundred thousand there are always a few.
  private func sameHashNames() -> (String, String)? {
    var names: [Name: String] = [:]
    for number in 0..<400_000 {
      let spelling = "name\(number)"
      if let other = names.updateValue(spelling, forKey: Name(spelling: spelling)) { return (other, spelling) }
    }
    return nil
  }

  @Test("Labels and the number of arguments must fit")
  func labels() {
    #expect(sites(declaration + "func f() { target(); target(for: c); target(in: c, limit: 1, more: 2) } }") == [])
  }

  @Test("Types of one name are told apart by what encloses them")
  func sameNamedTypes() {
    let nested = "enum Other { class Owner { func target(in context: ModelContext) {}; func g() { target(in: c) } } }"
    #expect(sites(declaration + "func f() { target(in: c) } }", nested) == [true])
    #expect(
      sites(declaration + "}", nested, "class User { let owner: Owner; func f() { owner.target(in: c) } }") == [true])
    #expect(
      sites(declaration + "}", nested, "class User { let owner = Other.Owner(); func f() { owner.target(in: c) } }")
        == [])
    #expect(
      sites(
        declaration + "}", nested,
        "extension Other { class User { let owner: Owner; func f() { owner.target(in: c) } } }") == [])
    #expect(sites(declaration + "}", nested, "extension Other.Owner { func f() { target(in: c) } }") == [])
    #expect(sites(declaration + "}", nested, "extension Owner { func f() { target(in: c) } }") == [true])
  }

  @Test("An initializer is called by the name of its own type")
  func sameNamedInitializers() {
    let small = SmallIndex(
      "class Owner { init(a: Int) {} }\nenum Other { class Owner { init(a: Int) {} }; static func f() { _ = Owner(a: 1) } }\nfunc g() { _ = Owner(a: 2) }"
    )
    let sites = small.functions.filter { $0.kind == .initializer }.map { small.index.callSites(of: $0.ref)?.count }
    #expect(sites == [1, 1])
  }

  @Test("A generic parameter and a local type hide a type of the name")
  func hidden() {
    let others = "class Other { func target(in context: ModelContext) {} }"
    #expect(sites(declaration + "}", others, "func f<Owner>(_ owner: Owner) { owner.target(in: c) }") == [false])
    #expect(sites(declaration + "}", others, "func f<Owner: P>() { Owner.target(in: c) }") == [false])
  }

  @Test("A trailing closure may be meant for a parameter of an alias")
  func aliases() {
    let owner = "typealias Handler = () -> Void; class Owner { func target(_ done: Handler) {}; func f() { "
    #expect(sites(owner + "target { } } }") == [true])
    #expect(sites(owner + "target() } }") == [])
  }

  @Test("The type of the receiver decides")
  func receivers() {
    let others = "class Other { func target(in context: ModelContext) {} }"
    #expect(
      sites(declaration + "}", others, "class User { let owner: Owner; func f() { owner.target(in: c) } }") == [true])
    #expect(
      sites(declaration + "}", others, "class User { let other = Other(); func f() { other.target(in: c) } }") == [])
    #expect(sites(declaration + "}", others, "func f(x: some P) { x.target(in: c) }") == [false])
  }

  @Test("A parameter of the function around is a receiver, unless a closure may have one of that name")
  func parameters() {
    let others = "class Other { func target(in context: ModelContext) {} }"
    #expect(sites(declaration + "}", others, "func f(owner: Owner) { owner.target(in: c) }") == [true])
    #expect(sites(declaration + "}", others, "func f(_ owner: Other?) { owner?.target(in: c) }") == [])
    #expect(
      sites(declaration + "}", others, "class User { let owner: Owner; func f(owner: Other) { owner.target(in: c) } }")
        == [])
    #expect(
      sites(declaration + "}", others, "func f(owner: Owner) { run { owner in owner.target(in: c) } }") == [false])
  }

  @Test("An unqualified call of another type is of another function")
  func otherTypes() {
    #expect(sites(declaration + "}", "class User { func f() { target(in: c) } }") == [])
    #expect(sites(declaration + "}", "class User: Owner { func f() { target(in: c) } }") == [true])
  }

  @Test("A private function has no callers in other files")
  func privateFunctions() {
    let owner = "class Owner { private func target(in context: ModelContext) {}; func f() { target(in: c) } }"
    #expect(sites(owner, "extension Owner { func g() { target(in: c) } }") == [true])
  }

  @Test("A call on a protocol reaches its witnesses")
  func protocols() {
    let source = """
      protocol P { func other() }
      protocol Q { func target(in context: ModelContext) }
      class Owner: Q { func target(in context: ModelContext) {} }
      class User { let q: any Q; func f() { q.target(in: c) } }
      """
    #expect(sites(source) == [true])
  }

  @Test("A context that is made for the call is marked")
  func freshContexts() {
    let index = SmallIndex(
      """
      import SwiftData
      func f() { g(ModelContext(c)); let fresh = ModelContext(c); g(fresh); g(kept); later { g(fresh) } }
      """
    ).index
    let fresh = index.calls(in: 0).filter { $0.argumentCount == 1 && !$0.flags.contains(.hasTrailingClosure) }
      .map { $0.flags.contains(.passesFreshContext) }
    // g, ModelContext, ModelContext, g, g, g
    #expect(fresh == [true, false, false, true, false, false])
  }
  @Test(
    "A context that is not used after the call is given away",
    arguments: [
      ("target(c)", true), ("c.insert(Item()); target(c)", true), ("target(c); c.save()", false),
      ("let i = Item(); c.insert(i); target(c); i.n = 1", false), ("for _ in 0..<2 { target(c) }", false),
      ("for _ in 0..<2 { target(c); return }", true),
      ("let l = try c.fetch(all); target(c); show(l)", false),
      ("let n = try c.fetchCount(all); target(c); show(n)", true),
      ("if x { target(c) } else { c.save() }", true), ("if x { target(c) }; c.save()", false),
      ("if x { target(c); return }; c.save()", true), ("target(c); later { c.save() }", false),
      ("switch x { case 1: target(c); default: c.save() }", true)
    ])
  func contextsGivenAway(body: String, expected: Bool) throws {
    let index = SmallIndex("import SwiftData\nfunc f() throws { let c = ModelContext(container); \(body) }").index
    let call = try #require(index.calls(in: 0).first { $0.name == Name(spelling: "target") })
    #expect(call.flags.contains(.passesFreshContext))
    #expect(call.flags.contains(.givesContextAway) == expected)
  }
}
