import Testing

@Suite("Types of expressions")
struct ExpressionTypeTests {
  @Test(
    "Literals have the standard library's types, or that of the operand beside them",
    arguments: [
      ("1", "Int"), ("-1.5", "Double"), ("\"a\"", "String"), ("true", "Bool"), ("[1, 2]", "[Int]"),
      ("[\"a\": 1.5]", "[String: Double]"),
      ("[1, nil]", "[Int?]"), ("(1, b: \"x\")", "(Int, b: String)"), ("UInt8(1) + 2", "UInt8"), ("1 + 2.5", "Double")
    ])
  func literals(value: String, type: String) { #expect(TypedSource.value(value) == type) }

  @Test(
    "Operators of the standard library bind as its precedences say",
    arguments: [
      ("1 < 2 && !flag", "Bool"), ("flag ? 1 : 2", "Int"), ("flag ? nil : 1", "Int?"), ("optional ?? 1", "Int"),
      ("optional ?? optional", "Int?"),
      ("0 ..< 3", "Range<Int>"), ("0 ... 3", "ClosedRange<Int>"), ("3...", "PartialRangeFrom<Int>"), ("1 << 3", "Int"),
      ("any as? String", "String?"), ("any as! String", "String"), ("any is String", "Bool"),
      ("optional! + 1 * 2", "Int")
    ])
  func operators(value: String, type: String) {
    #expect(TypedSource.value(value, after: "let flag = true; let optional: Int? = 1; let any: Any = 1") == type)
  }

  @Test("The parts of a long sum are looked at once, and of one without end not at all", .timeLimit(.minutes(60)))
  func longSums() {
    func sum(_ count: Int) -> String? {
      TypedSource.value("text" + String(repeating: " + \"a\"", count: count), after: "let text = String()")
    }
    #expect(sum(200) == "String")
    #expect(sum(2000) == "unknown")
  }

  @Test("The last link of a long chain has a type, as the first one has")
  func longChains() {
    let view = "struct V { func pad() -> V { self }; var inner: V { self }; func with(_ f: (V) -> V) -> V { self } }"
    for link in [".pad()", ".inner", ".with { $0 }", ".with { $0.pad() }.inner"] {
      let chain = "V()" + String(repeating: link, count: 300)
      #expect(TypedSource.value(chain, after: view) == "V", "\(link)")
    }
  }

  @Test("A long chain in a value that begins with itself ends")
  func longCircularChain() {
    #expect(
      TypedSource("let a = a" + String(repeating: ".b { $0 }", count: 2000)).type(of: "a") == "unknown")
  }

  @Test("The result of a generic call has members before its generic arguments are known")
  func membersOfOpenTypes() {
    let box = "struct Box<Content> { init(_ make: (Int) -> Content) {}; var count: Int { 1 }; var content: Content }"
    #expect(TypedSource.value("Box { unknown($0) }.count", after: box) == "Int")
    #expect(TypedSource.value("Box { unknown($0) }.content", after: box) == "unknown")
    #expect(TypedSource.value("Box { unknown($0) }", after: box) == "unknown")
  }

  @Test("The result of a result builder is not known")
  func resultBuilders() {
    let stack = """
      @resultBuilder struct Builder { static func buildBlock<each T>(_ part: repeat each T) -> (repeat each T) { (repeat each part) } }
      struct Stack<Content> { init(@Builder _ make: () -> Content) {}; var count: Int { 1 } }
      """
    #expect(TypedSource.value("Stack { 1 }", after: stack) == "unknown")
    #expect(TypedSource.value("Stack { 1; \"\" }", after: stack) == "unknown")
    #expect(TypedSource.value("Stack { 1; \"\" }.count", after: stack) == "Int")
  }

  @Test("An operator that is declared in the project may mean anything")
  func ownOperators() {
    #expect(
      TypedSource.value(
        "Column() == Column()",
        after: "struct Column {}; struct Query {}; func == (a: Column, b: Column) -> Query { Query() }") == "unknown")
    #expect(
      TypedSource.value("1 <> 2", after: "infix operator <>; func <> (a: Int, b: Int) -> String { \"\" }") == "unknown")
  }

  @Test(
    "'Self' of a class is the subclass in a subclass",
    arguments: [
      ("sub.itself()", "Sub"), ("Sub.make()", "Sub"), ("sub.copy", "Sub"), ("sub.other()", "Sub?"),
      ("Sub.shared", "Sub"), ("base.itself()", "Base"),
      ("sub.base()", "Base")
    ])
  func dynamicSelf(value: String, type: String) {
    let classes = """
      class Base {
        required init() {}
        func itself() -> Self { self }
        func other() -> Self? { nil }
        func base() -> Base { self }
        static func make() -> Self { Self() }
        class var shared: Self { Self() }
      }
      extension Base { var copy: Self { self } }
      class Middle: Base {}
      final class Sub: Middle {}
      let sub = Sub(), base = Base()
      """
    #expect(TypedSource.value(value, after: classes) == type)
  }

  @Test(
    "Lazy collections stay lazy",
    arguments: [
      ("numbers.lazy.reversed()", "ReversedCollection<LazySequence<[Int]>>"), ("numbers.lazy.reversed().first", "Int?"),
      ("numbers.lazy.filter { $0 > 1 }.first", "Int?"), ("Array(numbers.lazy.reversed())", "[Int]")
    ])
  func lazyCollections(value: String, type: String) {
    #expect(TypedSource.value(value, after: "let numbers = [1, 2]") == type)
  }

  @Test("A chain with question marks is optional once, however many it has")
  func optionalChains() {
    let declarations =
      "final class Link { var next: Link?; var name = \"\"; func links() -> [Link] { [] } }; let link: Link? = nil"
    #expect(TypedSource.value("link?.next", after: declarations) == "Link?")
    #expect(TypedSource.value("link?.next?.name.isEmpty", after: declarations) == "Bool?")
    #expect(TypedSource.value("link?.links().first", after: declarations) == "Link?")
    #expect(TypedSource.value("link!.name", after: declarations) == "String")
    #expect(TypedSource.value("try? fail()", after: "func fail() throws -> Int? { 1 }") == "Int?")
  }

  @Test(
    "The parameters and results of closures come from the function that takes them",
    arguments: [
      ("numbers.map { $0 + 1 }", "[Int]"), ("numbers.map { number in \"\\(number)\" }", "[String]"),
      ("numbers.compactMap { Double(exactly: $0) }", "[Double]"),
      ("numbers.filter { $0 > 1 }.first", "Int?"), ("numbers.sorted { $0 > $1 }", "[Int]"),
      ("numbers.reduce(0) { $0 + $1 }", "Int"),
      ("doubles.reduce(0) { $0 + $1 }", "unknown"), ("doubles.reduce(0, +)", "unknown"),
      ("numbers.reduce(0, +)", "Int"),
      ("[\"\"].reduce(0) { $0 + $1.count }", "Int"), ("[Job()].reduce(0) { $0 + $1.size }", "Int"),
      ("numbers.reduce(into: [:]) { (table: inout [Int: Int], _) in table[0] = 1 }", "unknown"),
      ("numbers.first { $0 > 1 }", "Int?"),
      ("Dictionary(grouping: numbers) { $0 % 2 }", "[Int: [Int]]"), ("numbers.enumerated().map { $0.offset }", "[Int]"),
      ("numbers.map(\\.description.count)", "[Int]"), ("{ (a: Int) in a == 1 }", "(Int) -> Bool"),
      ("try await Task { 3 }.value", "Int"),
      ("numbers.map { if $0 > 1 { return \"a\" } else { return \"b\" } }", "[String]")
    ])
  func closures(value: String, type: String) {
    let declarations = "let numbers = [1, 2], doubles = [1.5]; struct Job { let size = 1 }"
    #expect(TypedSource.value(value, after: declarations) == type)
  }

  @Test(
    "Generic arguments come from arguments, annotations and where clauses",
    arguments: [
      ("Box(1)", "Box<Int>"), ("Box<String>(\"\")", "Box<String>"), ("Box(\"\").value", "String"),
      ("Box(1).mapped { \"\\($0)\" }", "Box<String>"),
      ("same(Box(1))", "Box<Int>"), ("Set([1])", "Set<Int>"), ("Box([1]).value.first", "Int?"),
      ("Box(1).onlyForStrings", "unknown"),
      ("Box(\"\").onlyForStrings", "Bool"), ("firstOf([1.5])", "Double")
    ])
  func generics(value: String, type: String) {
    let declarations = """
      struct Box<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
        func mapped<Other>(_ transform: (Value) -> Other) -> Box<Other> { Box<Other>(transform(value)) }
      }
      extension Box where Value == String { var onlyForStrings: Bool { true } }
      func same<T>(_ value: T) -> T { value }
      func firstOf<C: Collection>(_ collection: C) -> C.Element { collection.first! }
      """
    #expect(TypedSource.value(value, after: declarations) == type)
  }

  @Test(
    "Overloads are told apart by labels, by their number, and by types that cannot fit",
    arguments: [
      ("make(1)", "Int"), ("make(named: \"\")", "String"), ("make()", "Bool"), ("make(\"a\")", "Double"),
      ("make(other)", "unknown"),
      ("trailing { }", "Int"), ("variadic(1, 2, last: 3)", "Int")
    ])
  func overloads(value: String, type: String) {
    let declarations = """
      func make(_ number: Int) -> Int { 1 }
      func make(_ text: String) -> Double { 1 }
      func make(named: String) -> String { "" }
      func make() -> Bool { true }
      func trailing(_ first: Int = 1, body: () -> Void) -> Int { 1 }
      func variadic(_ numbers: Int..., last: Int) -> Int { 1 }
      """
    #expect(TypedSource.value(value, after: declarations) == type)
  }

  @Test(
    "A closure that returns a value goes where one is expected, and a single expression may",
    arguments: [
      ("run { return 1 }", "Int"), ("run { let a = 1; return a }", "Int"), ("run { let a = 1; _ = a }", "()"),
      ("run { other() }", "unknown")
    ])
  func overloadsByResult(value: String, type: String) {
    let declarations = """
      func run(_ body: () -> Void) {}
      func run<T>(_ body: () throws -> T) rethrows -> T { try body() }
      """
    #expect(TypedSource.value(value, after: declarations) == type)
  }

  @Test(
    "Initializers make their type, or an optional of it",
    arguments: [
      ("Plain(a: 1, b: 2)", "Plain"), ("Failing(1)", "Failing?"), ("Kind(rawValue: 1)", "Kind?"),
      ("Options(rawValue: 1)", "Options"), ("Int(\"1\")", "Int?"),
      ("Int(1.5)", "Int"), ("Int(mystery)", "unknown"), ("String(1)", "String"), ("Plain.init(a: 1, b: 2).a", "Int"),
      ("Base()", "Base"), ("Derived()", "Derived")
    ])
  func initializers(value: String, type: String) {
    let declarations = """
      struct Plain { var a: Int; var b: Int }
      struct Failing { init?(_ number: Int) { nil } }
      enum Kind: Int { case one = 1 }
      struct Options: OptionSet { var rawValue: Int }
      class Base { init() {} }
      class Derived: Base {}
      """
    #expect(TypedSource.value(value, after: declarations) == type)
  }

  @Test(
    "Members come from the type, its extensions, superclasses and protocols",
    arguments: [
      ("Derived().inherited", "Int"), ("Derived().overridden()", "Derived"), ("Conformer().byDefault", "Conformer"),
      ("Conformer().item", "String"),
      ("Conformer().items()", "[String]"), ("Conformer.shared", "Conformer"), ("Derived.self", "Derived.Type"),
      ("Conformer().nobodyKnows", "unknown"),
      ("Conformer()[1]", "String"), ("Wrapper().text", "String")
    ])
  func members(value: String, type: String) {
    let declarations = """
      class Base { var inherited = 1; func overridden() -> Base { self } }
      class Derived: Base { override func overridden() -> Derived { self } }
      protocol Source { associatedtype Item; var item: Item { get } }
      extension Source { var byDefault: Self { self }; func items() -> [Item] { [item] } }
      struct Conformer: Source { static let shared = Conformer(); var item: String { "" }; subscript(place: Int) -> String { "" } }
      @propertyWrapper struct Trimmed { var wrappedValue: String }
      struct Wrapper { @Trimmed var text = "" }
      """
    #expect(TypedSource.value(value, after: declarations) == type)
  }

  @Test(
    "Members of an SDK's types have types, but for closures",
    arguments: [
      ("view.bounds.size.width", "CGFloat"), ("view.traitCollection.displayScale", "CGFloat"),
      ("view.window?.windowScene", "UIWindowScene?"),
      ("view.leftAnchor.constraint(equalTo: view.rightAnchor)", "NSLayoutConstraint"),
      ("transition.view(forKey: .to)", "UIView?"), ("URL(fileURLWithPath: \"\").host()", "String?"),
      ("IndexPath(row: 1, section: 2).row", "Int"), ("sqrt(view.bounds.width)", "CGFloat"),
      ("UIView.transition", "unknown"), ("view.nothingThatIsTold", "unknown")
    ])
  func membersOfSDK(value: String, type: String) {
    let declarations = "import UIKit\nlet view: UIView\nlet transition: UIViewControllerContextTransitioning"
    #expect(TypedSource.value(value, after: declarations) == type)
  }

  @Test(
    "Classes of Objective-C inherit all initializers, classes of Swift those that they do not replace",
    arguments: [
      ("UILabel()", "UILabel"), ("UISlider(frame: .zero)", "UISlider"),
      ("CABasicAnimation(keyPath: nil)", "CABasicAnimation"),
      ("Bare(frame: .zero)", "Bare"), ("Named(name: 1)", "Named"), ("Named(frame: .zero)", "unknown")
    ])
  func inheritedInitializers(value: String, type: String) {
    let declarations =
      "import UIKit\nclass Bare: UIView {}\nclass Named: UIView { init(name: Int) { super.init(frame: .zero) } }"
    #expect(TypedSource.value(value, after: declarations) == type)
  }

  @Test(
    "A call through '?' or '!' calls the method that meets an optional requirement",
    arguments: [
      ("delegate?.size?(1)", "Double?"), ("delegate!.size!(1)", "Double"), ("delegate?.size?(for: \"\")", "String?"),
      ("delegate?.missing?(1)", "unknown")
    ])
  func optionalRequirements(value: String, type: String) {
    let declarations = """
      @objc protocol Delegate { @objc optional func size(_ place: Int) -> Double; @objc optional func size(for name: String) -> String }
      let delegate: Delegate?
      """
    #expect(TypedSource.value(value, after: declarations) == type)
  }

  @Test("Names that begin with a period come from the contextual type")
  func implicitMembers() {
    let declarations =
      "enum Kind { case a, b(Int); static let standard = Kind.a }; func take(_ kind: Kind) -> Kind { kind }"
    #expect(
      TypedSource("\(declarations)\nfunc test(kind: Kind) { take(.standard.self); if kind == .a {} }").type(of: "kind")
        == "Kind")
    #expect(TypedSource.value("[Kind.a, .b(1)]", after: declarations) == "[Kind]")
  }

  @Test(
    "Branches that are values agree, or are unknown",
    arguments: [
      ("if flag { 1 } else { 2 }", "Int"), ("switch flag { case true: \"a\"; case false: \"b\" }", "String"),
      ("if flag { 1 } else { fatalError() }", "Int"),
      ("if flag { 1 } else { \"\" }", "unknown")
    ])
  func branches(value: String, type: String) { #expect(TypedSource.value(value, after: "let flag = true") == type) }
}
