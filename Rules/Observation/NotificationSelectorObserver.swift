import LintKit

/// A main actor-isolated method that the notification center calls on another thread.
enum NotificationSelectorObserver: Rule {
  static let gate = Gate(of: [.NotificationCenter], calls: [.addObserver], where: { $0.takesSelector })

  enum Exemption: String, RuleExemption {
    case test
    /// The method says that it can be called anywhere.
    case nonisolatedMethod
    /// The framework, or each post of the project, posts on the main thread.
    case postedOnMain
    /// Which thread posts is not known: reported where the project asks for it.
    case postedSomewhere
  }

  static let unknownThreads = RuleOption.flag(
    "unknown_threads", false, "Whether notifications are reported of which it is not known where they are posted")

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard call.takesSelector, call.observesSelf, call.isOfNotificationCenter,
      !pass.exempts(Exemption.test, pass.isTest)
    else { return }
    guard let type = pass.type(around: call.node), let owner = pass.index.extendedNominal(type) else {
      return pass.leaveUndecided(missing: pass.unknownType(around: call.node))
    }
    let answer = pass.isolatedHandler(of: call, owner) ?? pass.index.isolation(ofType: owner)
    guard answer.isolation.isKnown else {
      return pass.leaveUndecided(missing: .isolation(answer, in: pass.index))
    }
    guard answer.isolation.isOnActor, !pass.exempts(Exemption.nonisolatedMethod, pass.isHandledAnywhere(call, owner))
    else { return }
    let observed = Observed(call, handler: call.selectedName ?? "the handler", isolation: answer.isolation)
    let notes = pass.notes(for: answer)
    switch pass.posting(of: call) {
    case .offMain:
      let mayTrap = pass.index.settings(of: pass.file).isSwift6.isYes
      pass.report(
        at: call.calleeRange, .postedOffMain(observed, mayTrap: mayTrap), severity: mayTrap ? .error : nil,
        notes: notes, fix: fix(call, in: owner, pass: pass))
    case .offMainHere(let post):
      let place = pass.note(Message.posted, at: post.range, of: post.file)
      pass.report(
        at: call.calleeRange, .postedHere(observed), notes: [place] + notes, fix: fix(call, in: owner, pass: pass))
    case .main:
      if pass.exempts(Exemption.postedOnMain, true) { return }
      fallthrough
    case .unknown:
      if pass.exempts(Exemption.postedSomewhere, !pass.flag(unknownThreads)) { return }
      pass.report(at: call.calleeRange, .postedSomewhere(observed), notes: notes)
    }
  }
}

/// Where a notification is posted.
private enum Posting {
  /// By a framework, on a thread of its own.
  case offMain
  /// By the project.
  case offMainHere(NotificationPosts.Place)
  case main
  case unknown
}

/// The parts of a registration that messages name.
private struct Observed {
  let notification: String
  let handler: String
  let isolation: String

  init(_ call: FunctionCallExpr, handler: String, isolation: Isolation) {
    notification = call.notificationName?.lastNameToken?.identifierText ?? "the notification"
    self.handler = handler
    self.isolation = isolation == .mainActor ? "main actor-isolated" : "actor-isolated"
  }
}

extension FunctionCallExpr {
  fileprivate var takesSelector: Bool { argument(labeled: .selector) != nil }

  fileprivate var observesSelf: Bool {
    guard case .declReference(let observer)? = arguments.first?.expression else { return false }
    return observer.isSelf
  }

  /// `NotificationCenter.default`, or something whose name ends so.
  fileprivate var isOfNotificationCenter: Bool {
    guard let base = calleeBase else { return false }
    for token in base.node.tokens where token.kind == .identifier {
      if token.name == .NotificationCenter || token.identifierText.lowercased().hasSuffix("notificationcenter") {
        return true
      }
    }
    return false
  }

  fileprivate var notificationName: Expr? { argument(spelled: "name") }
  fileprivate var observedObject: Expr? { argument(spelled: "object") }

  private func argument(spelled label: String) -> Expr? {
    arguments.first { $0.label?.identifierText == label }?.expression
  }

  /// The name of the method in `#selector(…)`.
  fileprivate var selectedName: String? {
    guard case .macroExpansion(let selector)? = argument(labeled: .selector)?.expression else { return nil }
    return selector.arguments.first?.expression?.lastNameToken?.identifierText
  }
}

extension Pass {
  /// Whether the method that the selector names is nonisolated.
  fileprivate func isHandledAnywhere(_ call: FunctionCallExpr, _ owner: DeclRef) -> Bool {
    handlers(of: call, owner).contains { index.isolation(ofFunction: $0).isolation.isNonisolated }
  }

  /// The isolation of the only method that the selector can name, where that is on an actor.
  fileprivate func isolatedHandler(of call: FunctionCallExpr, _ owner: DeclRef) -> IsolationAnswer? {
    let handlers = handlers(of: call, owner)
    guard handlers.count == 1 else { return nil }
    let answer = index.isolation(ofFunction: handlers[0])
    return answer.isolation.isOnActor ? answer : nil
  }

  private func handlers(of call: FunctionCallExpr, _ owner: DeclRef) -> [DeclRef] {
    guard let name = call.selectedName else { return [] }
    return index.functions(named: Name(spelling: name)).filter { index.nominalOwner(of: $0) == owner }
  }

  fileprivate func posting(of call: FunctionCallExpr) -> Posting {
    guard let name = call.notificationName, let last = name.lastNameToken else { return .unknown }
    if let known = documentedPosting(of: name, last, by: call.observedObject) { return known }
    guard let posts = index.posts(ofNotificationNamed: last.name), posts.commonName == name.node.text else {
      return .unknown
    }
    if let post = posts.firstInBackground { return .offMainHere(post) }
    return posts.areOnMain ? .main : .unknown
  }
}

extension Pass {
  /// Where a notification of the SDK is posted, as its documentation says; `nil` for others.
  ///
  /// - Parameter object: whose notifications are observed; those of a main context come on the main thread.
  fileprivate func documentedPosting(of notification: Expr, _ name: TokenCursor, by object: Expr?) -> Posting? {
    var type: TokenCursor?
    if case .memberAccess(let member) = notification { type = member.base?.lastNameToken }
    switch SDKTrait.ofNotification(named: name.identifierText, in: type?.identifierText) {
    case .postedOnMain: return .main
    case .postedOffMain: return .offMain
    case .postedByContext:
      guard let object, object.node.kind != .nilLiteralExpr else {
        return makesBackgroundContexts ? .offMain : .unknown
      }
      let name = object.lastNameToken?.identifierText
      return name == "viewContext" || name == "mainContext" ? .main : .unknown
    default: return type.map { index.postsOnMain(typeNamed: $0.identifierText) } == true ? .main : nil
    }
  }

  /// Whether the project names what makes a context that does not belong to the main thread.
  private var makesBackgroundContexts: Bool {
    index.files.indices.contains { index.outline(FileID($0)).mayContain(anyOf: Self.contextMakers) }
  }

  private static let contextMakers = NameQuery(
    ["newBackgroundContext", "performBackgroundTask", "privateQueueConcurrencyType", "ModelActor"].map {
      Name(spelling: $0)
    })
}

// MARK: - Messages

extension Message {
  fileprivate static func postedOffMain(_ observed: Observed, mayTrap: Bool) -> Message {
    mayTrap
      ? """
      '\(observed.notification)' is posted off the main thread and stops the process in '\(observed.handler)'. \
      Iterate 'notifications(named:)' in a Task.
      """
      : """
      '\(observed.notification)' is posted off the main thread, but '\(observed.handler)' is \
      \(observed.isolation). Iterate 'notifications(named:)' in a Task.
      """
  }

  fileprivate static func postedHere(_ observed: Observed) -> Message {
    """
    '\(observed.handler)' is \(observed.isolation), but '\(observed.notification)' is posted off the main thread. \
    Iterate 'notifications(named:)' in a Task.
    """
  }

  fileprivate static func postedSomewhere(_ observed: Observed) -> Message {
    """
    '\(observed.handler)' is \(observed.isolation), but it is not known which thread posts the notification. \
    Iterate 'notifications(named:)' in a Task.
    """
  }

  fileprivate static let posted = "posted here, off the main thread"
}

// MARK: - Info

extension NotificationSelectorObserver {
  static let info = RuleInfo(
    id: "notification-selector-observer",
    family: .observation,
    severity: .info,
    priority: .medium,
    summary: "Main-actor selector for a notification posted off main",
    why: """
      NotificationCenter calls the method on the thread that posts. In Swift 5 it reads and writes main-actor state \
      from there, which is a race; in Swift 6 the '@objc' thunk checks the thread and stops the process.
      """,
    instead: """
      Keep a task that iterates 'NotificationCenter.default.notifications(named:)' with '[weak self]', and cancel it \
      in 'deinit'. Delivery becomes asynchronous, and bursts may be shortened. A notification of the project can be \
      posted on the main actor instead.
      """,
    limits: """
      Reports notifications that Apple's frameworks post on other threads (those of saved contexts where the project \
      makes contexts in the background), and those that the project itself posts in nonisolated asynchronous code, on \
      another actor or on a global queue. An error in Swift 6 mode, of what a framework posts. With 'unknown_threads' \
      also those of which the thread is not known. Only 'self' as the observer is checked.
      """,
    references: [.evolution("0423-dynamic-actor-isolation")],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "the selector's function is called in other ways, or the observer is removed by hand",
    options: [unknownThreads],
    examples: [
      .flagged(
        "calendars change on another thread",
        """
        @MainActor final class Calendar: NSObject {
          func start() {
            ↓NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .EKEventStoreChanged, object: nil)
          }
          @objc func changed() {}
        }
        """),
      .flagged(
        "posted by an actor",
        """
        @MainActor final class Badge: NSObject {
          func start() {
            ↓NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .countChanged, object: nil)
          }
          @objc func changed() {}
        }
        actor Store {
          func save() { NotificationCenter.default.post(name: .countChanged, object: nil) }
        }
        """),
      .flagged(
        "the thread is not known, and the project asks",
        """
        @MainActor final class Model: NSObject {
          func start() {
            ↓NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .accountChanged, object: nil)
          }
          @objc func changed() {}
        }
        """, options: ["unknown_threads": .flag(true)]),
      .notFlagged(
        "the thread is not known",
        """
        @MainActor final class Model: NSObject {
          func start() {
            NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .accountChanged, object: nil)
          }
          @objc func changed() {}
        }
        """),
      .notFlagged(
        "UIKit posts on the main thread",
        """
        import UIKit
        final class Form: UIViewController {
          override func viewDidLoad() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(shown), name: UIResponder.keyboardDidShowNotification, object: nil)
          }
          @objc func shown() {}
        }
        """, options: ["unknown_threads": .flag(true)]),
      .notFlagged(
        "a nonisolated class",
        """
        final class Log: NSObject {
          func start() {
            NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .EKEventStoreChanged, object: nil)
          }
          @objc func changed() {}
        }
        """),
      .notFlagged(
        "a nonisolated handler",
        """
        @MainActor final class Calendar: NSObject {
          func start() {
            NotificationCenter.default.addObserver(self, selector: #selector(changed(_:)), name: .EKEventStoreChanged, object: nil)
          }
          @objc nonisolated func changed(_ note: Notification) {}
        }
        """),
      .notFlagged(
        "an async sequence",
        """
        @MainActor final class Calendar {
          func start() {
            task = Task { [weak self] in
              for await _ in NotificationCenter.default.notifications(named: .EKEventStoreChanged) { self?.changed() }
            }
          }
        }
        """),
      Example.fixed(
        "an async sequence",
        before: """
          @MainActor final class Calendar: NSObject {
            func start() {
              NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .EKEventStoreChanged, object: nil)
            }
            @objc func changed() {}
          }
          """,
        after: """
          @MainActor final class Calendar: NSObject {
            func start() {
              changedTask = Task { [weak self] in
                for await _ in NotificationCenter.default.notifications(named: .EKEventStoreChanged) {
                  self?.changed()
                }
              }
            }
            func changed() {}

            private var changedTask: Task<Void, Never>?

            deinit {
              changedTask?.cancel()
            }
          }
          """, applicability: .unsafe,
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"A\", platforms: [.iOS(.v16), .macOS(.v13)], targets: [.target(name: \"A\", path: \".\")])"
          )
        ])
    ])
}
