import LintSyntax
import Testing

@Suite("Statements, patterns and types")
struct StmtAndTypeCursorTests {
  @Test("Conditions are told apart")
  func conditions() throws {
    let tree = SyntaxTree.kept(
      "if let a, var b: Int = c, case .some(let d) = e, #available(iOS 17, *), f {} else if g {} else {}")
    let branch = try #require(tree.first(IfExpr.self))
    var seen: [String] = []
    for condition in branch.conditions {
      switch condition {
      case .optionalBinding(let binding):
        seen.append("\(binding.isLet) \(binding.nameToken?.text ?? "-") \(binding.initializer?.text ?? "-")")
      case .matchingPattern(let match): seen.append("\(match.pattern?.text ?? "") = \(match.initializer?.text ?? "")")
      case .availability(let test): seen.append("available \(!test.isUnavailable)")
      case .expression(let expression): seen.append(expression.text)
      }
    }
    #expect(seen == ["true a -", "false b c", ".some(let d) = e", "available true", "f"])
    guard case .elseIf(let second)? = branch.elseBranch else { return #expect(Bool(false), "no else if") }
    #expect(second.conditions.map(\.text) == ["g"])
    #expect(second.elseBranch?.is(CodeBlock.self) == true)
  }

  @Test("Loops have pattern, sequence, condition and body")
  func loops() throws {
    let tree = SyntaxTree.kept(
      "for try await x in s where x > 0 { a() }\nwhile b, let c { }\nrepeat { } while d\nouter: for _ in e { break outer }"
    )
    let loop = try #require(tree.first(ForStmt.self))
    #expect(loop.isAsync && loop.isThrowing)
    #expect(loop.pattern?.nameToken?.text == "x" && loop.sequence?.text == "s" && loop.whereClause?.text == "x > 0")
    #expect(loop.body?.statements.map(\.text) == ["a()"])
    #expect(tree.first(WhileStmt.self)?.conditions.map(\.text) == ["b", "let c"])
    #expect(tree.first(RepeatStmt.self)?.condition?.text == "d")
    #expect(tree.first(LabeledStmt.self)?.label.text == "outer")
    #expect(tree.first(BreakStmt.self)?.label?.text == "outer")
    #expect(SyntaxTree.kept("while a { continue }").first(ContinueStmt.self)?.label == nil)
  }

  @Test("A switch has cases with patterns and statements")
  func switches() throws {
    let tree = SyntaxTree.kept(
      "switch x {\ncase .a(let y) where y, is B: f()\n#if X\ncase 1: g()\n#endif\ndefault: break\n}")
    let expression = try #require(tree.first(SwitchExpr.self))
    #expect(expression.subject?.text == "x")
    #expect(expression.cases.map(\.isDefault) == [false, true])
    let items = try #require(expression.cases.first?.items)
    #expect(items.map { $0.pattern?.text } == [".a(let y)", "is B"])
    #expect(items.map { $0.whereClause?.text } == ["y", nil])
    #expect(expression.conditionalCases.first?.clauses.first?.switchCases.map(\.statements.first?.text) == ["g()"])
  }

  @Test("A binding in an expression is a pattern")
  func patterns() throws {
    let tree = SyntaxTree.kept("if case .some(let x) = y {}")
    let condition = try #require(tree.first(MatchingPatternCondition.self))
    guard case .expression(let pattern)? = condition.pattern else {
      return #expect(Bool(false), "no expression pattern")
    }
    let argument = try #require(pattern.operand?.as(FunctionCallExpr.self)?.arguments.first?.expression)
    #expect(argument.as(PatternExpr.self)?.pattern?.nameToken?.text == "x")
  }

  @Test("do has catches with patterns")
  func catches() throws {
    let statement = try #require(
      SyntaxTree.kept("do { try f() } catch let e as E where e.x { } catch { }").first(DoStmt.self))
    #expect(statement.catchClauses.map { $0.items.map { $0.pattern?.text } } == [["let e as E"], []])
    #expect(statement.body?.statements.first?.as(Expr.self)?.is(TryExpr.self) == true)
  }

  @Test("Named types have a last name and generic arguments")
  func namedTypes() throws {
    let tree = SyntaxTree.kept("let x: Swift.Result<[Int], A.E>?")
    let type = try #require(tree.first(PatternBinding.self)?.type)
    #expect(type.name == nil && type.is(OptionalType.self))
    let named = type.withoutOptionals
    #expect(named.name == Name(.Result))
    #expect(named.genericArguments?.arguments.map(\.text) == ["[Int]", "A.E"])
    #expect(named.genericArguments?.type(at: 0)?.as(ArrayType.self)?.element?.name == Name(.Int))
  }

  @Test("Wrappers around a type are skipped")
  func wrappers() throws {
    let tree = SyntaxTree.kept(
      "func f(_ a: inout Int, b: @MainActor @Sendable (Int, _ x: String...) async throws -> Void, c: (Int?)!) {}")
    let types = tree.all(FunctionParameter.self).compactMap(\.type)
    #expect(types[0].withoutAttributes.name == Name(.Int))
    #expect(types[0].as(AttributedType.self)?.hasModifier(.inout) == true)
    guard case .function(let function) = types[1].withoutAttributes else {
      return #expect(Bool(false), "no function type")
    }
    #expect(types[1].as(AttributedType.self)?.hasAttribute(.Sendable) == true)
    #expect(function.isAsync && function.isThrowing && function.returnType?.name == Name(.Void))
    #expect(function.parameters.map { $0.type?.text } == ["Int", "String"])
    #expect(function.parameters.map(\.isVariadic) == [false, true])
    #expect(types[2].withoutOptionals.name == Name(.Int))
  }

  @Test("some, any, compositions, metatypes and inline arrays are told apart")
  func otherTypes() {
    func type(_ spelling: String) -> TypeRef? { SyntaxTree.kept("let x: \(spelling)").first(PatternBinding.self)?.type }
    #expect(type("any P")?.as(SomeOrAnyType.self)?.isAny == true)
    #expect(type("some P")?.as(SomeOrAnyType.self)?.isAny == false)
    #expect(type("A & B")?.as(CompositionType.self)?.elements.map(\.text) == ["A", "B"])
    #expect(type("A.Type")?.as(MetatypeType.self)?.base?.text == "A")
    #expect(type("[3 of Int]")?.as(InlineArrayType.self)?.count?.text == "3")
    #expect(type("[String: Int]")?.as(DictionaryType.self)?.value?.name == Name(.Int))
    #expect(type("")?.is(MissingType.self) == true)
  }

  @Test("String literals give their text when nothing is interpolated")
  func strings() {
    func literal(_ source: String) -> StringLiteralExpr? { SyntaxTree.kept(source).first(StringLiteralExpr.self) }
    #expect(literal("\"abc\"")?.rawText == "abc")
    #expect(literal("\"\"")?.rawText == "")
    #expect(literal("\"a\\nb\"")?.rawText == "a\\nb")
    #expect(literal("\"a\\(b)\"")?.rawText == nil)
    #expect(literal("\"a\\(b)\"")?.interpolations.first?.arguments.map(\.text) == ["b"])
  }

  @Test("Key paths have components")
  func keyPaths() throws {
    let path = try #require(SyntaxTree.kept("\\A.b[0]?.c").first(KeyPathExpr.self))
    #expect(path.base?.text == "A")
    #expect(path.components.map(\.text) == [".b", "[0]", "?", ".c"])
    #expect(path.components.first?.as(KeyPathPropertyComponent.self)?.nameToken.text == "b")
  }
}
