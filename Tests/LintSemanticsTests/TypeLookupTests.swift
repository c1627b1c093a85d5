import Testing

@Suite("Lookup of types")
struct TypeLookupTests {
  @Test("The innermost declaration of a name wins")
  func nesting() {
    let source = TypedSource(
      """
      struct Item {}
      struct Outer<T> {
        struct Item { var inner: T }
        var own: Item
        func generic<Item>(_ parameter: Item) {}
      }
      extension Outer { func test() { struct Item { let local = 1 }; let x: Item; let y: Outer<Int>.Item } }
      let top: Item
      """)
    #expect(source.type(of: "own") == "Outer<T>.Item")
    #expect(source.type(of: "parameter") == "Item")
    #expect(source.type(of: "x") == "Item")
    #expect(source.type(of: "y") == "Outer<Int>.Item")
    #expect(source.type(of: "top") == "Item")
  }

  @Test("An extension is at file scope, however deep broken code has it")
  func nestedExtensions() {
    let source = TypedSource(
      "struct Item { struct Item {}; var name = \"\" }\n" + String(repeating: "extension Item {\n", count: 30)
        + "func test() { let x = self.name }" + String(repeating: "}", count: 30))
    #expect(source.type(of: "x") == "String")
  }

  @Test("Typealiases are followed, generic and nested ones too")
  func aliases() {
    let source = TypedSource(
      """
      typealias Pair<T> = (T, T)
      typealias Handler = (Int) -> Void
      struct Box<T> { typealias List = [T] }
      let a: Pair<Int>
      let b: Handler?
      let c: Box<String>.List
      """)
    #expect(source.type(of: "a") == "(Int, Int)")
    #expect(source.type(of: "b") == "((Int) -> Void)?")
    #expect(source.type(of: "c") == "[String]")
  }

  @Test("Associated types are what the conforming type has for them")
  func associatedTypes() {
    let source = TypedSource(
      """
      struct Numbers: Sequence {
        struct Iterator: IteratorProtocol { mutating func next() -> Double? { nil } }
        func makeIterator() -> Iterator { Iterator() }
      }
      func test<S: Sequence>(_ numbers: Numbers, _ some: S) where S.Element == String {
        for x in numbers {}
        for y in some {}
        let z = numbers.map { "\\($0)" }
      }
      """)
    #expect(source.type(of: "x") == "Double")
    #expect(source.type(of: "y") == "String")
    #expect(source.type(of: "z") == "[String]")
  }

  @Test("Subscripts for elements and for slices are told apart")
  func subscriptsOfCollections() {
    let source = TypedSource(
      """
      struct Bag: RandomAccessCollection {
        var startIndex: Int { 0 }
        var endIndex: Int { 0 }
        subscript(bounds: Range<Int>) -> String { "" }
        subscript(position: Int) -> Double { 1 }
      }
      func test(_ bag: Bag) { for x in bag {}; let y = bag[...] }
      """)
    #expect(source.type(of: "x") == "Double")
    #expect(source.type(of: "y") == "String")
  }

  @Test("The stated associated types of an opaque parameter are known, the rest is not")
  func primaryAssociatedTypes() {
    let source = TypedSource(
      "func test(_ list: some Collection<Int>) { for x in list {}; let y = list.startIndex }; func call() { Box.make() }; struct Box<T> { static func make() {} }"
    )
    #expect(source.type(of: "x") == "Int")
    #expect(source.type(of: "y") == "unknown")
    #expect(source.type(of: "make", .receiver) == "unknown")
  }

  @Test("In a clause of an '#if' its own type of a name is meant, outside of it that of the first platform")
  func clauses() {
    let source = TypedSource(
      """
      #if os(iOS)
      struct Level { var value: Int }
      func first(_ level: Level) { let a = level.value }
      #else
      struct Level { var value: String }
      func second(_ level: Level) { let b = level.value }
      #endif
      func third(_ level: Level) { let c = level.value }
      """)
    #expect(source.type(of: "a") == "Int")
    #expect(source.type(of: "b") == "String")
    #expect(source.type(of: "c") == "Int")
  }

  @Test(
    "Of types of one name in clauses of an '#if', a build for the platform has one",
    arguments: [
      ("os(macOS)", "Int"), ("!os(iOS)", "Int"), ("canImport(UIKit)", "String"), ("canImport(AppKit)", "Int"),
      ("os(macOS) || os(Linux)", "Int"), ("os(iOS) && !targetEnvironment(macCatalyst)", "String"),
      ("compiler(>=6)", "String"), ("compiler(<5.9)", "Int"), ("DEBUG", "unknown"), ("swift(>=6)", "unknown"),
      ("canImport(Somebody)", "unknown"), ("os(iOS) && DEBUG", "unknown"), ("os(macOS) && DEBUG", "Int")
    ])
  func platforms(condition: String, expected: String) {
    let types = "#if \(condition)\ntypealias Level = String\n#else\ntypealias Level = Int\n#endif"
    let source = TypedSource([("Sources/App/A.swift", "func test(_ x: Level) {}"), ("Sources/App/Level.swift", types)])
    #expect(source.type(of: "x") == expected)
  }

  @Test("Code that is compiled for one platform alone has the types of that one")
  func platformOfPlace() {
    let types = "#if os(macOS)\ntypealias Level = String\n#else\ntypealias Level = Int\n#endif"
    let uses = "#if os(macOS)\nfunc test(_ x: Level) {}\n#elseif os(tvOS)\nfunc test(_ y: Level) {}\n#endif"
    let source = TypedSource([("Sources/App/A.swift", uses), ("Sources/App/Level.swift", types)])
    #expect(source.type(of: "x") == "String")
    #expect(source.type(of: "y") == "Int")
  }

  @Test("A type of the project hides the SDK's of the same name")
  func shadowing() {
    let source = TypedSource(
      "struct Task { init(_ work: () -> Void) {} }; func test() { let x = Task {} }; struct View {}; let y: View")
    #expect(source.type(of: "x") == "Task")
    #expect(source.type(of: "y") == "View")
  }

  @Test("Types of one name in two targets are kept apart")
  func targets() {
    let files = [
      ("Sources/App/A.swift", "import Kit\nlet a: Item\nlet b = Item().app\nlet c = kitItem()\nlet d = c.kit"),
      ("Sources/App/Item.swift", "struct Item { var app = 1 }"),
      (
        "Sources/Kit/Item.swift",
        "public struct Item { public var kit = true; public init() {} }\npublic func kitItem() -> Item { Item() }"
      )
    ]
    let source = TypedSource(files)
    #expect(source.type(of: "b") == "Int")
    #expect(source.type(of: "d") == "Bool")
    #expect(TypedSource(files + [("Sources/App/A0.swift", "let e = kitItem()")], asking: 1).type(of: "e") == "unknown")
  }

  @Test(
    "Cyclic code has no type, and typing it ends",
    arguments: [
      "typealias A = B; typealias B = A; let x: A",
      "class A: B {}; class B: A {}; let x = A().nothing",
      "protocol A: B {}; protocol B: A {}; struct S: A {}; let x = S().nothing",
      "let x = y; let y = x",
      "extension Unknown { struct A {} }; let x: Unknown.A",
      "struct S<T> where T == S<T> {}; let x = S.make()",
      "func test() { let x = { x() }() }"
    ])
  func circles(code: String) { #expect(TypedSource(code).type(of: "x") == "unknown") }

  @Test("Many declarations of one name are as fast as few")
  func manyDeclarations() {
    let text = (0..<20_000).map { "struct S\($0) { var next: S\(($0 + 1) % 20_000) }" }.joined(separator: "\n")
    #expect(TypedSource(text + "\nfunc test(s: S0) { let x = s.next.next }").type(of: "x") == "S2")
  }
}
