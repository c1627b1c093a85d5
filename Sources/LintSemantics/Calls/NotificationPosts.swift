import LintSyntax

/// The thread that runs a stretch of code, as far as its isolation tells.
enum CodeThread {
  case main
  /// A thread of the global executor, of an actor or of a background queue.
  case background
  case unknown
}

/// The calls of `NotificationCenter.post(name:object:)` for notifications of one last name.
public struct NotificationPosts: Sendable {
  /// The callee of a call, in bytes of the file.
  public typealias Place = (file: FileID, range: Range<UInt32>)

  /// The notification's name where all write it alike, `.didChange` or `Store.didChange`; else it may be of two types.
  public private(set) var commonName: String?
  /// The first call on a thread that is not the main one.
  public private(set) var firstInBackground: Place?
  /// Whether all calls are on the main thread.
  public private(set) var areOnMain = true

  fileprivate init(name: String) { commonName = name }

  fileprivate mutating func add(_ name: String, at place: Place, on thread: CodeThread) {
    if commonName != name { commonName = nil }
    if thread != .main { areOnMain = false }
    if thread == .background, firstInBackground == nil { firstInBackground = place }
  }
}

/// Made for a whole project when a rule first asks: few files post.
struct AllNotificationPosts: Sendable {
  private(set) var byName: [Name: NotificationPosts] = [:]

  init(of index: ProjectIndex) {
    for (number, file) in index.files.enumerated() where file.names.contains(.post) && !index.isTest(FileID(number)) {
      add(file.wholeTree(), FileID(number), index)
    }
  }

  private mutating func add(_ tree: SyntaxTree, _ file: FileID, _ index: ProjectIndex) {
    withExtendedLifetime(tree) {
      let bodies = index.bodies(of: file, tree: tree)
      for node in tree.root.descendants(of: .functionCallExpr) {
        let call = FunctionCallExpr(unchecked: node)
        guard call.calleeName == .post, let name = call.postedName, let last = name.lastName,
          let context = bodies.context(around: node)
        else { continue }
        let thread = index.thread(of: node, in: BodyRef(file: file, id: context))
        let written = name.node.text
        byName[last, default: NotificationPosts(name: written)].add(written, at: (file, call.calleeRange), on: thread)
      }
    }
  }
}

extension FunctionCallExpr {
  /// `name` of `post(name: name, object: …)` and `post(Notification(name: name))`.
  fileprivate var postedName: Expr? {
    if let name = argument(spelled: "name") { return argument(spelled: "object") == nil ? nil : name.expression }
    guard case .functionCall(let notification)? = arguments.first?.expression,
      notification.calleeNameToken?.identifierText == "Notification"
    else { return nil }
    return notification.argument(spelled: "name")?.expression
  }

  private func argument(spelled label: String) -> LabeledExpr? {
    arguments.first { $0.label?.identifierText == label }
  }
}

extension ProjectIndex {
  /// The posts of notifications by the last part of their name, but for those of tests; `nil` for none.
  public func posts(ofNotificationNamed name: Name) -> NotificationPosts? {
    callAnswers.notificationPosts { AllNotificationPosts(of: self) }.byName[name]
  }

  /// - Parameter node: in the tree of the whole file.
  fileprivate func thread(of node: Node, in context: BodyRef) -> CodeThread {
    switch isolation(ofContext: context).isolation {
    case .mainActor: return .main
    case .global, .actor, .concurrent: return .background
    case .caller, .parameter, .unknown: return .unknown
    case .nonisolated: break
    }
    // Nonisolated asynchronous code runs on the global executor.
    if isAsync(context).isYes { return .background }
    guard let closure = node.ancestors.first(where: { $0.kind == .closureExpr || $0.kind == .functionDecl }),
      closure.kind == .closureExpr
    else { return .unknown }
    return closure.isGivenToBackground ? .background : .unknown
  }
}
