import LintKit
import Testing

/// Says of the argument of every `show(…)` what a fetch with it would ask for.
private enum ShowFetched: Rule {
  static let info = RuleInfo(
    id: "show-fetched", family: .source, severity: .info, priority: .low, summary: "A fetch", why: "", instead: "",
    compilerView: [],
    examples: [])
  static let gate = Gate()

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard call.calleeNameToken?.text == "show", let argument = call.arguments.first?.expression else { return }
    let message: Message =
      if case .everything(let model) = pass.fetched(by: argument) {
        "everything of \(pass.index.type(model).name)"
      } else { "\(pass.fetched(by: argument))" }
    pass.report(at: argument.range, message)
  }
}

/// Names the functions that are used without being called.
private enum ShowUsedAsValue: Rule {
  static let info = RuleInfo(
    id: "show-value", family: .source, severity: .info, priority: .low, summary: "A value", why: "", instead: "",
    compilerView: [],
    examples: [])
  static let gate = Gate()

  static func check(_ declaration: FunctionDecl, in pass: Pass) {
    guard let function = pass.function(around: declaration.parameters.first?.node ?? declaration.node),
      pass.isUsedAsValue(function)
    else { return }
    pass.report(at: declaration.range, Message(declaration.node.mainToken.text))
  }
}

@Suite("What rules learn from flow")
struct LocalFlowTests {
  private func messages(_ rule: any Rule.Type, _ text: String) throws -> [String] {
    let tree = SyntaxTree.parse(text)
    let index = ProjectIndex(merging: [FileOutline(tree, path: "A.swift")])
    let file = try #require(index.file(at: "A.swift"))
    return RuleSet([rule]).check(tree, file: file, in: index).diagnostics.map(\.message)
  }

  @Test(
    "A descriptor fetches everything unless it is restricted on a path to the fetch",
    arguments: [
      ("var d = FetchDescriptor<M>(); show(d)", "everything of M"),
      ("var d = FetchDescriptor<M>(); d.fetchLimit = 1; show(d)", "restricted"),
      ("var d = FetchDescriptor<M>(); show(d); d.fetchLimit = 1", "everything of M"),
      ("var d = FetchDescriptor<M>(); while a { show(d); d.fetchOffset += 1 }", "restricted"),
      ("var d = FetchDescriptor<M>(); if a { d.fetchLimit = 1 } else { show(d) }", "everything of M"),
      ("var d = FetchDescriptor<M>(); d.includePendingChanges = false; show(d)", "everything of M"),
      ("var d = FetchDescriptor<M>(); change(&d); show(d)", "unknown"),
      ("var d = FetchDescriptor<M>(); g { d.fetchLimit = 1 }; show(d)", "restricted")
    ])
  func descriptors(_ statements: String, _ expected: String) throws {
    #expect(
      try messages(ShowFetched.self, "import SwiftData\n@Model class M {}\nfunc f() { \(statements) }") == [expected])
  }

  @Test("A local of the same name is no use of the function")
  func localOfTheSameName() throws {
    #expect(try messages(ShowUsedAsValue.self, "func make(x: Int) {}\nfunc f(y: Int) { y.map(make) }") == ["make"])
    #expect(try messages(ShowUsedAsValue.self, "func make(x: Int) {}\nfunc f(make: Int) { y.map(make) }") == [])
  }
}
