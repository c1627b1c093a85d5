import LintKit

/// What may cancel the task that runs a piece of code.
struct Canceller {
  enum Kind: Equatable {
    /// No task whose handle is kept runs the code.
    case none
    case unknown(MissingFact)
    /// A function that other modules may call.
    case caller
    /// SwiftUI's `.task`, when the view disappears.
    case view
    /// What holds the task and cancels it, or the group that it is a child of.
    case handle
  }

  var kind: Kind
  /// The call that the task reaches the function of the code by; `nil` where the code is the task's own.
  var call: (file: FileID, range: Range<UInt32>)?

  /// How much is known against the code.
  fileprivate var rank: Int {
    switch kind {
    case .none: 0
    case .unknown: 1
    case .caller: 2
    case .view: 3
    case .handle: 4
    }
  }
}

extension Pass {
  func canceller(of node: Node) -> Canceller {
    var search = CancellerSearch(index: index)
    let found = search.canceller(of: node, in: self)
    // Where nothing starts a task, nothing has one to cancel.
    return found.rank > 0 && index.isOfMainTaskAlone(file) ? Canceller(kind: .none) : found
  }
}

/// Follows the calls of a function up to the tasks that run them.
private struct CancellerSearch {
  /// More functions on the way than that are not followed.
  private static let mostFunctions = 8
  private static let mostCalls = 16

  let index: ProjectIndex
  private var visited: Set<DeclRef> = []

  init(index: ProjectIndex) { self.index = index }

  mutating func canceller(of node: Node, in pass: Pass) -> Canceller {
    for ancestor in node.ancestors {
      if let function = pass.function(at: ancestor) { return canceller(ofCallsOf: function, in: pass) }
      if ancestor.kind == .accessorDecl { return Canceller(kind: .caller) }
      guard let closure = ClosureExpr(ancestor) else { continue }
      guard let call = ancestor.callOfArgument else { return Canceller(kind: .unknown(.closure(ancestor))) }
      if pass.taskConstruct(ofBody: closure) != nil { return Canceller(kind: kind(ofTask: call, in: pass)) }
      switch call.calleeName {
      case .addTask?, .addTaskUnlessCancelled?: return Canceller(kind: .handle)
      default:
        let isView = call.calleeNameToken?.identifierText == "task"
        return Canceller(kind: isView ? .view : .unknown(.closure(ancestor)))
      }
    }
    return Canceller(kind: .unknown(.taskAround))
  }

  private func kind(ofTask call: FunctionCallExpr, in pass: Pass) -> Canceller.Kind {
    switch pass.taskHandle(of: call) {
    case .discarded: .none
    case .kept(let name): pass.cancellation(ofTaskNamed: name) == .never ? .unknown(.otherFile) : .handle
    case .handedOn: pass.isValueOfVoidClosure(call) ? .none : .unknown(.taskHandedOn)
    }
  }

  private mutating func canceller(ofCallsOf function: DeclRef, in pass: Pass) -> Canceller {
    let flags = index.function(function).flags
    guard visited.insert(function).inserted else { return Canceller(kind: .none) }
    if flags.contains(.isPublic) || flags.contains(.isObjC) || index.takesPartInOverriding(function)
      || visited.count > Self.mostFunctions
    {
      return Canceller(kind: .caller)
    }
    guard let all = index.callSites(of: function), all.count <= Self.mostCalls else { return Canceller(kind: .caller) }
    let sites = all.filter { !index.isTest($0.call.file) }
    // Calls of the name that may be of another function count only where there is no other.
    let certain = sites.filter(\.isCertain)
    var worst = Canceller(kind: certain.isEmpty && !sites.isEmpty ? .caller : .none)
    for site in certain {
      guard let call = pass.node(ofCall: site.call) else { continue }
      var found = canceller(of: call, in: pass.looking(at: site.call.file))
      if found.rank <= worst.rank { continue }
      if case .unknown = found.kind { found.kind = .caller }
      found.call = (site.call.file, index.call(site.call).range)
      worst = found
    }
    return worst
  }
}

extension Pass {
  /// Whether a task is all that a closure does which is wanted for no result: then the handle is dropped.
  fileprivate func isValueOfVoidClosure(_ task: FunctionCallExpr) -> Bool {
    let value = task.node.withoutWrappers
    guard value.role == .statement, let closure = value.parent.flatMap({ ClosureExpr($0) }),
      case .function(let type)? = contextualType(of: .closure(closure))?.unwrapped
    else { return false }
    return type.result == .void
  }
}

extension MissingFact {
  fileprivate static let otherFile: MissingFact = "task: whether another file cancels it"
  fileprivate static let taskAround: MissingFact = "task: which one runs the code"
}
