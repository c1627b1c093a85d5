import LintKit

/// The edits that turn the parameters of a chain into containers.
struct ContextEdits {
  private let chain: ContextChain
  private var builders: [FileID: FixBuilder] = [:]
  /// The new names of parameters where they are passed on.
  private var names: [ContextChain.Place: String] = [:]

  init(of chain: ContextChain) {
    self.chain = chain
    for link in chain.links {
      for use in link.uses { names[ContextChain.Place(use.node, in: link.pass)] = link.name }
    }
  }

  private mutating func edit(_ pass: Pass, _ change: (inout FixBuilder) -> Void) {
    change(&builders[pass.file, default: FixBuilder(in: pass)])
  }

  func fix(_ message: Message, in pass: Pass) -> RawDiagnostic.FixIt {
    var all = FixBuilder(in: pass)
    for (_, builder) in builders.sorted(by: { $0.key < $1.key }) { all.add(builder) }
    return all.fix(message, .unsafe)
  }

  // MARK: Calls

  /// `modelContext: e` → `modelContainer: e.container`
  mutating func change(_ argument: LabeledExpr, of call: ClosedCall, for link: ContextChain.Link) {
    guard let expression = argument.expression else { return }
    let replacement = names[ContextChain.Place(expression.node, in: call.pass)] ?? call.pass.container(of: expression)
    edit(call.pass) { fix in
      if let label = argument.label, let new = link.label, label.identifierText != new {
        fix.replace(label.range, with: new)
      }
      fix.replace(expression.node.range, with: replacement)
    }
  }

  // MARK: Functions

  /// Changes the parameter and makes contexts where the body needs one.
  mutating func change(_ link: ContextChain.Link, callersMakeContexts: Bool) throws(OpenCalls) {
    let scopes = try scopes(of: link)
    try check(scopes, of: link)
    edit(link.pass) { fix in
      link.rename(in: &fix)
      for use in link.uses {
        if let read = use.containerRead { fix.replace(read.node.range, with: link.name) }
      }
    }
    for scope in scopes {
      guard let old = link.parameter.internalName else { continue }
      var builder = builders[link.pass.file] ?? FixBuilder(in: link.pass)
      let isMain = scope.isolation == .mainActor && !callersMakeContexts
      try builder.makeContext(of: link.name, isMain: isMain, named: old.text, in: scope, pass: link.pass)
      builders[link.pass.file] = builder
    }
  }

  /// The uses of a parameter that need a context, by the outermost code that they can share one in.
  private func scopes(of link: ContextChain.Link) throws(OpenCalls) -> [ContextScope] {
    var scopes: [ContextScope] = []
    for use in link.uses where !chain.isArgument(use.node, in: link.pass) && use.containerRead == nil {
      let (node, isolation) = try link.scope(of: use)
      if let known = scopes.firstIndex(where: { $0.node == node }) {
        scopes[known].uses.append(use.node)
      } else {
        scopes.append(ContextScope(node: node, isolation: isolation, uses: [use.node]))
      }
    }
    return scopes
  }

  /// What one context does must not be left to another.
  private func check(_ scopes: [ContextScope], of link: ContextChain.Link) throws(OpenCalls) {
    let name = link.pass.index.function(link.id.function).name
    let own = scopes.filter { $0.isolation != .mainActor }
    if own.isEmpty { return }
    if own.contains(where: { $0.onlySaves }) { throw .other("'\(name)' saves what its caller has changed") }
    if own.count < scopes.count { throw .other("'\(name)' uses it on the main actor and off it") }
    let function = link.pass.index.function(link.id.function)
    if link.pass.takesModels(function.ref) || link.pass.givesModels(function.ref) {
      throw .other("'\(name)' takes or gives models of the caller's context")
    }
    if own.count > 1, own.contains(where: { $0.changesModels && !$0.saves }) {
      throw .other("'\(name)' changes models in one closure and saves in another")
    }
  }
}

extension ContextChain.Link {
  /// The closure that the use crosses into last, or the function itself.
  fileprivate func scope(of use: DeclReferenceExpr) throws(OpenCalls) -> (node: Node, isolation: Isolation) {
    let name = pass.index.function(id.function).name
    for ancestor in use.node.ancestors {
      if ancestor == declaration { break }
      if ancestor.kind == .closureCapture { throw .other("a capture list in '\(name)' holds it") }
      if ancestor.kind.category == .declaration, ancestor.kind != .variableDecl, ancestor.kind != .patternBinding {
        throw .other("a declaration in '\(name)' uses it")
      }
    }
    var node = declaration
    var below = declaration.child(.body) ?? declaration
    var isolation = pass.index.isolation(ofFunction: id.function).isolation
    while let capture = pass.capture(of: use.node, below: below, runningIn: isolation) {
      guard case .elsewhere(let captured) = capture, captured.boundary.kind == .closureExpr,
        let context = pass.context(around: captured.boundary)
      else {
        throw .other("where a closure in '\(name)' runs is not known")
      }
      (node, below) = (captured.boundary, captured.boundary)
      isolation = pass.index.isolation(ofContext: context).isolation
    }
    if !isolation.isKnown { throw .other("where '\(name)' runs is not known") }
    return (node, isolation)
  }

  /// The names and type of the parameter, and what the documentation says of it.
  fileprivate func rename(in fix: inout FixBuilder) {
    guard let first = parameter.firstName, let type = parameter.type else { return }
    if let second = parameter.secondName {
      if let label, first.identifierText != label { fix.replace(first.range, with: label) }
      fix.replace(second.range, with: name)
    } else {
      fix.replace(first.range, with: label == name || label == nil ? name : "\(label ?? "_") \(name)")
    }
    if let token = type.node.tokens.first(where: { $0.name == .ModelContext }) {
      fix.replace(token.range, with: "ModelContainer")
    }
    if let old = parameter.internalName {
      fix.renameInDocumentation(of: declaration, parameter: old.identifierText, to: name)
    }
  }
}

extension Pass {
  /// The container of the context that an expression has, as text.
  fileprivate func container(of expression: Expr) -> String {
    if let container = expression.containerOfNewContext { return container.node.text }
    if case .memberAccess(let member) = expression, member.name == .mainContext, let base = member.base,
      isContainer(base)
    {
      return base.node.text
    }
    switch expression {
    case .declReference, .memberAccess, .functionCall, .subscriptCall, .forceUnwrap, .await, .try, .tuple:
      return expression.node.text + ".container"
    default: return "(\(expression.node.text)).container"
    }
  }

  private func isContainer(_ expression: Expr) -> Bool {
    type(of: expression).standardName == "ModelContainer"
  }
}
