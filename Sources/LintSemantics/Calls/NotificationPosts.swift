import LintSyntax

/// The thread that runs a stretch of code, as far as its isolation tells.
public enum CodeThread: Sendable {
  case main
  /// A thread of the global executor, of an actor or of a background queue.
  case background
  case unknown
}

/// A call of `NotificationCenter.post(name:object:)`.
public struct NotificationPost: Sendable {
  public var file: FileID
  /// The callee, in bytes of the file.
  public var range: Range<UInt32>
  /// The notification's name as it is written: `.didChange`, `Store.didChange`.
  public var name: String
  public var thread: CodeThread
}

/// The posts of a project by the last name of what is posted.
///
/// Made for a whole project when a rule first asks: few files post.
struct NotificationPosts: Sendable {
  private(set) var byName: [Name: [NotificationPost]] = [:]

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
        byName[last, default: []].append(
          NotificationPost(file: file, range: call.calleeRange, name: name.node.text, thread: thread))
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
  /// The posts of a notification by the last part of its name, in the order of files and places.
  public func posts(ofNotificationNamed name: Name) -> [NotificationPost] {
    callAnswers.notificationPosts { NotificationPosts(of: self) }.byName[name] ?? []
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
