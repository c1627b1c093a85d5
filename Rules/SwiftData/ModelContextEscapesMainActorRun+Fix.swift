import LintKit

// Creates a context where it is used that `MainActor.run` returned.

extension ModelContextEscapesMainActorRun {
  /// Creates the context where it is used: here, or on the main actor when all of its uses are there. Unsafe: the first
  /// is another context than before, the second is the one of the user interface.
  static func fix(_ call: FunctionCallExpr, _ closure: ClosureExpr, in pass: Pass) -> RawDiagnostic.FixIt? {
    let value = call.node.withoutWrappers
    guard let made = closure.returned.first, let container = made.containerOfContext, container.isPath,
      closure.signature == nil,
      let binding = value.parent.flatMap({ PatternBinding($0) }), let name = binding.nameToken, binding.type == nil,
      let (names, definition) = pass.local(introducedBy: binding.node), let statement = binding.node.parent,
      let block = statement.parent,
      statement.children(.binding).reduce(0, { count, _ in count + 1 }) == 1
    else { return nil }
    let isolation = pass.isolation(around: call.node).isolation
    var inPlace: [Node] = []
    var scopes: [ContextScope] = []
    for use in names.uses(of: definition).map({ names.node(of: $0) }) {
      guard use.kind != .closureCapture else { return nil }
      switch pass.capture(of: use, below: block, runningIn: isolation) {
      case nil: inPlace.append(use)
      case .unknown?: return nil
      case .elsewhere(let captured)?:
        guard let context = pass.context(around: captured.boundary),
          pass.index.isolation(ofContext: context).isolation == .mainActor,
          pass.capture(of: use, below: captured.boundary, runningIn: .mainActor) == nil
        else { return nil }
        if let known = scopes.firstIndex(where: { $0.node == captured.boundary }) {
          scopes[known].uses.append(use)
        } else {
          scopes.append(ContextScope(node: captured.boundary, isolation: .mainActor, uses: [use]))
        }
      }
    }

    var fix = FixBuilder(in: pass)
    if scopes.isEmpty {
      fix.replace(value.range, with: "ModelContext(\(container.node.text))")
      return fix.fix(.makeHere, .unsafe)
    }
    guard inPlace.isEmpty else { return nil }
    fix.remove(statement: statement)
    do throws(OpenCalls) {
      for scope in scopes {
        try fix.makeContext(of: container.node.text, isMain: true, named: name.text, in: scope, pass: pass)
      }
    } catch {
      return nil
    }
    return fix.fix(.makeInside, .unsafe)
  }
}

extension Expr {
  /// `c` of `ModelContext(c)` and `c.mainContext`
  fileprivate var containerOfContext: Expr? {
    if case .memberAccess(let member) = self, member.name == .mainContext { return member.base }
    return containerOfNewContext
  }

  /// A name, or names with periods between.
  fileprivate var isPath: Bool {
    switch self {
    case .declReference: true
    case .memberAccess(let member): member.base?.isPath ?? false
    default: false
    }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let makeHere: Message = "Create the ModelContext where it is used"
  fileprivate static let makeInside: Message = "Use the main actor's context where it is needed"
}
