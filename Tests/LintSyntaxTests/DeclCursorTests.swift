import LintSyntax
import Testing

@Suite("Declarations")
struct DeclCursorTests {
  @Test(
    "Each declaration has its usual name",
    arguments: [
      ("class A<T>: B {}", "A"), ("actor C {}", "C"), ("extension X.Y<Int> {}", "Y"), ("extension [Int] {}", nil),
      ("func f() {}", "f"), ("func == (a: A, b: A) {}", "=="), ("let a = 1, b = 2", "a"), ("let (a, b) = c", nil),
      ("import struct Foundation.Date", "Date"), ("typealias T = Int", "T"), ("infix operator +++", "+++"),
      ("class {}", nil), ("@attr", nil), ("using @MainActor", nil), ("#if X\n#endif", nil),
      ("extension A { init() {} }", "A")
    ] as [(String, String?)])
  func names(source: String, name: String?) {
    let tree = SyntaxTree.kept(source)
    #expect(tree.first(Decl.self)?.nameToken?.text == name)
  }

  @Test("An import knows its module")
  func importModule() {
    let tree = SyntaxTree.kept("@testable import SwiftData\nimport struct SwiftData.ModelContext\nimport A.B.C")
    #expect(tree.all(ImportDecl.self).map { $0.moduleToken?.text } == ["SwiftData", "SwiftData", "A"])
    #expect(tree.first(ImportDecl.self)?.module == Name(.SwiftData))
    #expect(tree.all(ImportDecl.self).map { $0.hasAttribute(.testable) } == [true, false, false])
    #expect(SyntaxTree.kept("import").first(ImportDecl.self)?.moduleToken == nil)
  }

  @Test("Attributes are found by the last part of their name, with their arguments")
  func attributes() throws {
    let tree = SyntaxTree.kept("@Swift.MainActor @Query(sort: \\A.b, order: .forward) @available(iOS 17, *) var x: Int")
    let variable = try #require(tree.first(VariableDecl.self))
    #expect(variable.attributes.map { $0.nameToken?.text } == ["MainActor", "Query", "available"])
    #expect(variable.attribute(named: .MainActor)?.hasArguments == false)
    #expect(variable.attribute(named: .MainActor)?.argumentTokens.map(\.text) == [])
    #expect(variable.attribute(named: .Query)?.arguments.map { $0.label?.text } == ["sort", "order"])
    #expect(variable.attribute(named: .available)?.argumentTokens.map(\.text) == ["iOS", "17", ",", "*"])
    #expect(variable.attribute(named: .available)?.arguments.isEmpty == true)
    #expect(variable.attribute(named: .Model) == nil)
  }

  @Test("A space before the arguments of an attribute is accepted before a declaration, as in language mode 5")
  func spacedArguments() throws {
    let tree = SyntaxTree.kept("struct A { @Relationship (inverse: \\B.a) @State (1) private var b = 1 }")
    let variable = try #require(tree.first(VariableDecl.self))
    #expect(variable.attributes.map { $0.arguments.count } == [1, 1])
    #expect(tree.errors.isEmpty)
    #expect(SyntaxTree.kept("enum A { case b(@Sendable (Int) -> Void) }").errors.isEmpty)
  }

  @Test("Attributes in an #if do not count as certain")
  func conditionalAttributes() throws {
    let tree = SyntaxTree.kept("#if X\n@MainActor\n#endif\nfunc f() {}\n")
    let function = try #require(tree.first(FunctionDecl.self))
    #expect(!function.hasAttribute(.MainActor))
    #expect(function.hasConditionalAttributes)
    #expect(SyntaxTree.kept("@MainActor func f() {}").first(FunctionDecl.self)?.hasConditionalAttributes == false)
  }

  @Test("Modifiers are found by name and detail")
  func modifiers() throws {
    let tree = SyntaxTree.kept("nonisolated(unsafe) public private(set) static var x = 1")
    let variable = try #require(tree.first(VariableDecl.self))
    #expect(variable.modifiers.map(\.nameToken.text) == ["nonisolated", "public", "private", "static"])
    #expect(variable.modifiers.map { $0.detailToken?.text } == ["unsafe", nil, "set", nil])
    #expect(variable.hasModifier(.nonisolated) && variable.hasModifier(.nonisolated, .unsafe))
    #expect(!variable.hasModifier(.nonisolated, .nonsending) && variable.hasModifier(.private, .set))
    #expect(!variable.hasModifier(.final))
  }

  @Test("A generic parameter may be named Self, but not Any", arguments: ["func f<#>() {}", "struct A<#> {}"])
  func generic(declaration: String) {
    func errors(_ name: String) -> Int {
      SyntaxTree.kept(declaration.replacingOccurrences(of: "#", with: name)).errors.count
    }
    #expect(errors("Self") == 0)
    #expect(errors("Any") == 1)
  }

  @Test("A nominal type has generic parameters, inherited types and members")
  func nominalType() throws {
    let tree = SyntaxTree.kept(
      "final class A<T: P>: B, @unchecked Sendable, ~Copyable where T: Q { var x = 1; func f() {} }")
    let type = try #require(tree.first(NominalTypeDecl.self))
    #expect(type.is(ClassDecl.self) && type.name != nil && type.nameToken?.text == "A")
    #expect(type.inheritedTypes.map { $0.type?.text } == ["B", "@unchecked Sendable", "~Copyable"])
    #expect(type.inheritedTypes.map { $0.name == Name(.Sendable) } == [false, true, false])
    #expect(type.genericParameters?.parameters.map(\.nameToken.text) == ["T"])
    #expect(type.genericParameters?.parameters.first?.constraint?.text == "P")
    #expect(type.requirements.map(\.text) == ["T: Q"])
    #expect(type.members.map(\.text) == ["var x = 1", "func f() {}"])
    #expect(type.hasModifier(.final))
  }

  @Test("A function has parameters, effects, result and body")
  func function() throws {
    let tree = SyntaxTree.kept(
      "func f(a: Int, _ b: String..., c d: @escaping () -> Void = {}) async throws(E) -> [Int] { g() }")
    let function = try #require(tree.first(FunctionDecl.self))
    #expect(function.parameters.map { $0.label?.text } == ["a", nil, "c"])
    #expect(function.parameters.map { $0.internalName?.text } == ["a", "b", "d"])
    #expect(function.parameters.map { $0.firstName?.text } == ["a", "_", "c"])
    #expect(function.parameters.map { $0.secondName?.text } == [nil, "b", "d"])
    #expect(function.parameters.map { $0.type?.text } == ["Int", "String", "@escaping () -> Void"])
    #expect(function.parameters.map(\.isVariadic) == [false, true, false])
    #expect(function.parameters.map { $0.defaultValue?.text } == [nil, nil, "{}"])
    #expect(function.isAsync && function.isThrowing && !function.isRethrowing)
    #expect(function.thrownType?.text == "E")
    #expect(function.returnType?.text == "[Int]")
    #expect(function.body?.statements.map(\.text) == ["g()"])
  }

  @Test("Parameters of subscripts and closures have no label by themselves, those of cases perhaps no name")
  func labels() throws {
    let tree = SyntaxTree.kept(
      "struct S { subscript(i: Int, at j: Int) -> Int { 1 } }; f { (a, b: Int) in }; enum E { case c(Int, x: Int) }")
    #expect(tree.all(FunctionParameter.self).map { $0.label?.text } == [nil, "at", nil, nil, nil, "x"])
    #expect(tree.all(FunctionParameter.self).map { $0.internalName?.text } == ["i", "j", "a", "b", nil, "x"])
  }

  @Test("Initializers tell whether they may fail")
  func initializers() {
    let tree = SyntaxTree.kept("struct S { init() {}; init?(a: Int) {}; init!(b: Int) async {} }")
    #expect(tree.all(InitializerDecl.self).map(\.isFailable) == [false, true, false])
    #expect(tree.all(InitializerDecl.self).map(\.isImplicitlyUnwrapped) == [false, false, true])
    #expect(tree.all(InitializerDecl.self).map(\.isAsync) == [false, false, true])
  }

  @Test("A variable has bindings with types, initializers and accessors")
  func variable() throws {
    let tree = SyntaxTree.kept(
      "let a = 1, (b, c): (Int, Int) = d\nvar e: Int { get async { 1 } set(v) {} }\nvar f: Int { 2 }")
    let variables = tree.all(VariableDecl.self)
    #expect(variables.map(\.isLet) == [true, false, false])
    #expect(variables.map { $0.bindings.map { $0.nameToken?.text } } == [["a", nil], ["e"], ["f"]])
    #expect(variables[0].bindings.map { $0.initializer?.text } == ["1", "d"])
    let accessors = try #require(variables[1].bindings.first?.accessors)
    #expect(accessors.accessors.map(\.keywordToken.text) == ["get", "set"])
    #expect(accessors.accessor(.get)?.isAsync == true && accessors.accessor(.set)?.isAsync == false)
    #expect(accessors.accessor(.set)?.parameterName?.text == "v" && accessors.accessor(.get)?.parameterName == nil)
    #expect(!accessors.isImplicitGetter)
    let getter = try #require(variables[2].bindings.first?.accessors)
    #expect(getter.isImplicitGetter && getter.statements.map(\.text) == ["2"])
  }

  @Test("An enum case has elements with values")
  func enumCases() throws {
    let cases = try #require(SyntaxTree.kept("enum E: Int { case a(x: Int, String), b = 2 }").first(EnumCaseDecl.self))
    #expect(cases.elements.map(\.nameToken.text) == ["a", "b"])
    #expect(cases.elements.map { $0.parameters.map { $0.type?.text } } == [["Int", "String"], []])
    #expect(cases.elements.map { $0.rawValue?.text } == [nil, "2"])
  }

  @Test("An #if has its clauses, and each what it holds")
  func ifConfig() throws {
    let config = try #require(
      SyntaxTree.kept("struct S {\n#if A\nvar x = 1\n#else\nfunc f() {}\n#endif\n}").first(IfConfigDecl.self))
    #expect(config.clauses.map { $0.condition?.text } == ["A", nil])
    #expect(config.clauses.map(\.isElse) == [false, true])
    #expect(config.clauses.map { $0.members.map(\.text) } == [["var x = 1"], ["func f() {}"]])
  }
}
