import LintKit

/// A method of an isolated class that the notification center calls on whatever thread the notification is posted.
enum NotificationSelectorObserver: Rule {
  static let gate = Gate(of: [.NotificationCenter], calls: [.addObserver], where: { $0.takesSelector })

  enum Exemption: String, RuleExemption {
    /// The method says that it can be called anywhere.
    case nonisolatedMethod
    /// Nobody is known to post the notification on another thread: information only.
    case mayBePostedOnMain
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard call.takesSelector, call.observesSelf, call.isOfNotificationCenter else { return }
    guard let type = pass.type(around: call.node), let owner = pass.index.extendedNominal(type) else {
      return pass.leaveUndecided(missing: pass.unknownType(around: call.node))
    }
    let answer = pass.index.isolation(ofType: owner)
    guard answer.isolation.isKnown else {
      return pass.leaveUndecided(missing: .isolation(answer, in: pass.index))
    }
    guard answer.isolation.isOnActor, !pass.exempts(Exemption.nonisolatedMethod, pass.isHandledAnywhere(call, owner))
    else { return }
    let poster = Poster(call.notificationName)
    pass.report(
      at: call.calleeRange, .called(pass.index.type(owner).name, answer.isolation, poster),
      severity: pass.exempts(Exemption.mayBePostedOnMain, poster != .anyThread) ? .info : nil,
      notes: pass.notes(for: answer),
      // Those of the main thread may be the last chance to do something: later is too late.
      fix: poster == .anyThread ? fix(call, in: owner, pass: pass) : nil)
  }
}

extension FunctionCallExpr {
  fileprivate var takesSelector: Bool { argument(labeled: .selector) != nil }
}

/// The thread that a notification is posted on.
private enum Poster {
  case main, anyThread, unknown

  init(_ name: Expr?) {
    guard let text = name?.lastNameToken?.identifierText else {
      self = .unknown
      return
    }
    var base: String?
    if case .memberAccess(let member)? = name { base = member.base?.lastNameToken?.identifierText }
    if Self.background.contains(where: { text.hasPrefix($0) }) {
      self = .anyThread
    } else if Self.interface.contains(where: { text.hasPrefix($0) || base?.hasPrefix($0) == true }) {
      self = .main
    } else {
      self = .unknown
    }
  }

  /// Known to be posted from queues of their frameworks' own.
  private static let background = [
    "EKEventStoreChanged", "CNContactStoreDidChange", "NSManagedObjectContextDidSave",
    "NSManagedObjectContextObjectsDidChange",
    "NSPersistentStoreRemoteChange", "HKUserPreferencesDidChange", "AVAudioSessionInterruption",
    "AVAudioSessionRouteChange",
    "AVAudioEngineConfigurationChange", "CKAccountChanged"
  ]
  /// Beginnings of the names of types whose notifications the main thread posts.
  private static let interface = [
    "UI", "NSApplication", "NSWindow", "NSView", "NSWorkspace", "NSTextView", "NSControl", "NSMenu", "NSSplitView"
  ]
}

extension Pass {
  /// Whether the method that the selector names is nonisolated.
  fileprivate func isHandledAnywhere(_ call: FunctionCallExpr, _ owner: DeclRef) -> Bool {
    guard case .macroExpansion(let selector)? = call.argument(labeled: .selector)?.expression,
      let target = selector.arguments.first?.expression,
      let name = target.lastName
    else { return false }
    return index.functions(named: name).contains { function in
      index.nominalOwner(of: function) == owner && index.isolation(ofFunction: function).isolation.isNonisolated
    }
  }
}

extension FunctionCallExpr {
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

  fileprivate var notificationName: Expr? {
    for argument in arguments where argument.label?.identifierText == "name" { return argument.expression }
    return nil
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func called(_ type: String, _ isolation: Isolation, _ poster: Poster) -> Message {
    let actor = isolation.description
    return switch poster {
    case .anyThread:
      """
      This notification is posted on other threads, and the handler of '\(type)' is \(actor): a race in Swift 5, a \
      crash in Swift 6. Iterate 'NotificationCenter.default.notifications(named:)' in a task.
      """
    case .unknown:
      """
      The handler of '\(type)' is \(actor) and runs on whatever thread posts: iterate \
      'NotificationCenter.default.notifications(named:)' in a task, or make sure that only the main thread posts.
      """
    case .main:
      """
      The compiler does not know that this notification comes on the main thread, where the handler of '\(type)' \
      belongs: 'notifications(named:)' in a task says so in types.
      """
    }
  }
}

// MARK: - Info

extension NotificationSelectorObserver {
  static let info = RuleInfo(
    id: "notification-selector-observer",
    family: .observation,
    severity: .warning,
    priority: .high,
    summary: "A selector of an isolated class that observes notifications",
    why: """
      The center calls the method on the thread that posts. In Swift 5 it touches the main actor's state from there; \
      in Swift 6 its '@objc' thunk notices and stops the process.
      """,
    instead: """
      Keep a task that iterates 'NotificationCenter.default.notifications(named:)' with '[weak self]', and cancel it \
      in 'deinit'. Delivery becomes asynchronous, and bursts may be shortened.
      """,
    limits: """
      A warning only for notifications that are known to be posted on other threads; those of UIKit and AppKit, and \
      names that nothing is known about, are information. Only 'self' as observer is looked at.
      """,
    references: [.evolution("0423-dynamic-actor-isolation")],
    compilerView: [.silent],
    fix: .unsafe,
    examples: [
      .flagged(
        "calendars change on a thread of their own",
        """
        @MainActor final class Calendar: NSObject {
          func start() {
            ↓NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .EKEventStoreChanged, object: nil)
          }
          @objc func changed() {}
        }
        """),
      .flagged(
        "who posts is not known",
        """
        @MainActor final class Model: NSObject {
          func start() {
            ↓NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .accountChanged, object: nil)
          }
          @objc func changed() {}
        }
        """, severity: .info),
      .flagged(
        "posted on the main thread",
        """
        import UIKit
        final class Form: UIViewController {
          override func viewDidLoad() {
            ↓NotificationCenter.default.addObserver(
              self, selector: #selector(shown), name: UIResponder.keyboardDidShowNotification, object: nil)
          }
          @objc func shown() {}
        }
        """, severity: .info),
      .notFlagged(
        "a class on no actor",
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
                for await _ in NotificationCenter.default.notifications(named: .EKEventStoreChanged) { self?.changed() }
              }
            }
            func changed() {}

            private var changedTask: Task<Void, Never>?

            deinit { changedTask?.cancel() }
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
