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

/// One such call.
struct NotificationPost: Sendable {
  /// The last name of the notification's, and all of it.
  var name: Name
  var written: String
  /// The callee, in bytes of the file.
  var place: Range<UInt32>
  var context: RecordID
  /// Whether a closure around the call is given to what runs it in the background.
  var isInBackgroundClosure: Bool

  static func all(in file: FileID, of index: ProjectIndex) -> [NotificationPost] {
    let tree = index.files[Int(file)].wholeTree()
    return withExtendedLifetime(tree) {
      let bodies = index.bodies(of: file, tree: tree)
      return tree.root.descendants(of: .functionCallExpr).compactMap { node in
        let call = FunctionCallExpr(unchecked: node)
        guard call.calleeName == .post, let name = call.postedName, let last = name.lastName,
          let context = bodies.context(around: node)
        else { return nil }
        return NotificationPost(
          name: last, written: name.node.text, place: call.calleeRange, context: context,
          isInBackgroundClosure: node.isInBackgroundClosure)
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

extension Node {
  fileprivate var isInBackgroundClosure: Bool {
    guard let around = ancestors.first(where: { $0.kind == .closureExpr || $0.kind == .functionDecl }) else {
      return false
    }
    return around.kind == .closureExpr && around.isGivenToBackground
  }
}

extension ProjectIndex {
  /// The posts of notifications by the last part of their name, but for those of tests; `nil` for none. Few files post,
  /// and fewer mention the name: those are parsed again.
  public func posts(ofNotificationNamed name: Name) -> NotificationPosts? {
    callAnswers.notificationPosts(name) {
      var posts: NotificationPosts?
      for file in NameFilter.files(mentioning: name, among: postingFiles, nameFilters) {
        for post in callAnswers.postsOfFile(file, find: { NotificationPost.all(in: file, of: self) })
        where post.name == name {
          posts = posts ?? NotificationPosts(name: post.written)
          posts?.add(post.written, at: (file, post.place), on: thread(of: post, in: file))
        }
      }
      return posts
    }
  }

  private var postingFiles: [FileID] {
    callAnswers.postingFiles {
      files.indices.map { FileID($0) }.filter { outline($0).names.contains(.post) && !isTest($0) }
    }
  }

  private func thread(of post: NotificationPost, in file: FileID) -> CodeThread {
    let context = BodyRef(file: file, id: post.context)
    switch isolation(ofContext: context).isolation {
    case .mainActor: return .main
    case .global, .actor, .concurrent: return .background
    case .caller, .parameter, .unknown: return .unknown
    case .nonisolated: break
    }
    // Nonisolated asynchronous code runs on the global executor.
    return isAsync(context).isYes || post.isInBackgroundClosure ? .background : .unknown
  }
}
