import LintKit

@testable import LintEngine

func toyInfo(_ id: String, severity: Severity = .warning, priority: Priority = .low) -> RuleInfo {
  RuleInfo(
    id: id, family: .source, severity: severity, priority: priority, summary: "A toy", why: "w", instead: "i",
    compilerView: [],
    fix: .safe, examples: [])
}

/// `old()` becomes `new()`, and so does the declaration, which may be in another file.
enum RenameOld: Rule {
  static let info = toyInfo("rename-old")
  static let gate = Gate()

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard let callee = call.node.child(.callee), callee.kind == .declReferenceExpr, callee.text == "old" else { return }
    guard let declaration = pass.index.functions(named: callee.mainToken.name).first else { return }
    let places = [(pass.file, callee.range), (declaration.file, pass.index.node(declaration).mainToken.range)]
    let edits = places.map { file, range in
      RawDiagnostic.Edit(
        location: .init(path: pass.index.path(file), bytes: Int(range.lowerBound)..<Int(range.upperBound)),
        replacement: "new")
    }
    pass.report(at: callee.range, "old", fix: .init(message: "Rename", applicability: .safe, edits: edits))
  }
}

/// `wrap(x)` becomes `x`: fixes of nested calls overlap.
enum Unwrap: Rule {
  static let info = toyInfo("unwrap")
  static let gate = Gate()

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard call.calleeNameToken?.text == "wrap", let argument = call.arguments.first?.expression else { return }
    var fix = FixBuilder(in: pass)
    fix.replace(call.node.range, with: argument.node.text)
    pass.report(at: call.calleeRange, "wrapped", fix: fix.fix("Unwrap", .safe))
  }
}

/// `danger()` goes, unsafely; `broken()` becomes something that does not parse.
enum Dangerous: Rule {
  static let info = toyInfo("dangerous", priority: .high)
  static let gate = Gate()

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    var fix = FixBuilder(in: pass)
    switch call.calleeNameToken?.text {
    case "danger":
      fix.replace(call.node.range, with: "safety()")
      pass.report(at: call.calleeRange, "dangerous", fix: fix.fix("Make safe", .unsafe))
    case "broken":
      fix.replace(call.node.range, with: "let )")
      pass.report(at: call.calleeRange, "broken", fix: fix.fix("Break", .safe))
    default: return
    }
  }
}

/// `flip()` becomes `flop()` and back again.
enum FlipFlop: Rule {
  static let info = toyInfo("flip-flop")
  static let gate = Gate()

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard let name = call.calleeNameToken, name.text == "flip" || name.text == "flop" else { return }
    var fix = FixBuilder(in: pass)
    fix.replace(name.range, with: name.text == "flip" ? "flop" : "flip")
    pass.report(at: name.range, "flip", fix: fix.fix("Flip", .safe))
  }
}

/// `count(1)` becomes `count(2)`, and so on.
enum Counting: Rule {
  static let info = toyInfo("counting")
  static let gate = Gate()

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard call.calleeNameToken?.text == "count", let argument = call.arguments.first?.expression,
      let number = Int(argument.node.text)
    else { return }
    var fix = FixBuilder(in: pass)
    fix.replace(argument.node.range, with: "\(number + 1)")
    pass.report(at: call.calleeRange, "counted", fix: fix.fix("Count", .safe))
  }
}

/// `stay()` is marked, which changes nothing for the rule.
enum Marking: Rule {
  static let info = toyInfo("marking")
  static let gate = Gate()

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard call.calleeNameToken?.text == "stay" else { return }
    var fix = FixBuilder(in: pass)
    fix.insert("/* marked */ ", at: call.node.range.lowerBound)
    pass.report(at: call.calleeRange, "stays", fix: fix.fix("Mark", .safe))
  }
}

/// `peel(x)` becomes `x` where no other one is around it.
enum Peeling: Rule {
  static let info = toyInfo("peeling")
  static let gate = Gate()

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard call.calleeNameToken?.text == "peel", let argument = call.arguments.first?.expression else { return }
    let isInner = call.node.ancestors.contains { FunctionCallExpr($0)?.calleeNameToken?.text == "peel" }
    var fix = FixBuilder(in: pass)
    fix.replace(call.node.range, with: argument.node.text)
    pass.report(at: call.calleeRange, "peeled", fix: isInner ? nil : fix.fix("Peel", .safe))
  }
}

extension TemporaryDirectory {
  /// The result of the toy rules in these paths, or in the whole directory.
  func plan(_ paths: String..., unsafe: Bool = false) throws -> (plan: FixPlan, scope: FixScope) {
    let paths = paths.isEmpty ? [path] : paths.map { self[$0] }
    let scope = FixScope(paths)
    let linter = Linter(
      rules: [RenameOld.self, Unwrap.self, Dangerous.self, FlipFlop.self, Counting.self, Marking.self, Peeling.self],
      jobs: 2)
    let planner = FixPlanner(linter: linter, discovery: try Discovery(paths: paths), scope: scope, allowsUnsafe: unsafe)
    return (try planner.plan(), scope)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try FileReader().read(self[name]) { Array($0) }, as: UTF8.self)
  }
}

extension FixPlan {
  var nothing: Selection { keeping { _ in false } }
  var everything: Selection { keeping { _ in true } }

  /// The text of a file when all of the plan is applied.
  func text(_ file: FilePath) -> String? { everything.texts[file].map { String(decoding: $0, as: UTF8.self) } }
}
