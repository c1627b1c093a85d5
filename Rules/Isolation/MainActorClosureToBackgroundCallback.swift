import LintKit

/// A closure that inherits the isolation of the code around it, and is called off that actor.
enum MainActorClosureToBackgroundCallback: Rule {
  static let gate = Gate(when: { file, index in
    mayUseContexts(index.outline(file)) || mayReceive(index.outline(file)) || index.mayPassToBackground(file)
      || mayHandleSources(index.outline(file))
  })

  enum Exemption: String, RuleExemption {
    /// In language mode 5 nothing is checked, and a closure that uses no isolated state does not race.
    case touchesNothing
    /// The queue of the context is the main one, or may be.
    case mayBeMainContext
    /// A method that does nothing but dispatch to the main queue, or start a task.
    case dispatchesItself
    /// Tests, mocks, samples, previews and the like: information only, but for a crash.
    case support
  }

  static func check(_ closure: ClosureExpr, in pass: Pass) {
    guard let call = closure.node.callOfArgument, let callee = pass.callee(calling: closure, passedTo: call) else {
      return
    }
    // Functions of the SDK that are known here take plain closures, which inherit the isolation of the call.
    let place = callee.place == nil ? call.node : closure.node
    let around = pass.isolation(around: place)
    guard around.isolation.isKnown else { return pass.leaveUndecided(missing: pass.unknownIsolation(around: place)) }
    guard around.isolation.isOnActor else { return }
    let mayTrap = pass.index.settings(of: pass.file).isSwift6.isYes && callee.isOutsideMode6
    let touch = pass.isolatedUse(in: closure, around.isolation)
    // One that does not capture the actor's instance is not on it.
    if case .actor = around.isolation, touch == nil { return }
    if !mayTrap, pass.exempts(Exemption.touchesNothing, touch == nil) { return }
    var notes = pass.notes(for: around)
    if let note = callee.note { notes.append(note) }
    if let place = callee.place { notes.append(pass.note(Message.calledHere, at: place.range, of: place.file)) }
    if let touch { notes.append(pass.note(Message.touched, at: touch.range)) }
    let name = call.calleeNameToken?.identifierText ?? ""
    let advice = callee.isPublisher ? Message.receive : closure.givesNothing ? Message.mark : Message.capture
    let message: Message =
      mayTrap ? .traps(name, around.isolation, advice) : .races(name, around.isolation, advice)
    let isSupport = !mayTrap && pass.exempts(Exemption.support, pass.isSupportCode(call.node))
    pass.report(
      // A chain of operators is long.
      at: callee.isPublisher ? call.calleeNameToken?.range ?? call.calleeRange : call.calleeRange, message,
      severity: mayTrap ? .error : isSupport ? .info : nil, notes: notes,
      // The demos of a repository are set up alike.
      about: isSupport
        ? Diagnostic.Subject(.place, name: pass.path, predicate: message.text, scope: "\(name) in support code") : nil,
      fix: fix(closure, touches: touch != nil, in: pass))
  }
}

extension MainActorClosureToBackgroundCallback {
  /// What calls the closure.
  struct Callee {
    /// Built without the checks of mode 6: where it calls an isolated closure, the run-time library checks the thread.
    var isOutsideMode6: Bool
    /// Where a function of the project calls it.
    var place: (file: FileID, range: Range<UInt32>)?
    /// What in the code says that it is called off the actor.
    var note: RawDiagnostic.Note?
    /// A publisher of Combine, whose values can be received elsewhere.
    var isPublisher = false
  }
}

extension Pass {
  /// What calls a closure off the actor that it was made on; `nil` where nothing is known to do so.
  fileprivate func callee(
    calling closure: ClosureExpr, passedTo call: FunctionCallExpr
  ) -> MainActorClosureToBackgroundCallback.Callee? {
    if let signature = closure.signature,
      signature.attributes.contains(where: { $0.name == .Sendable || $0.nameToken?.beginsUppercase == true })
    {
      return nil
    }
    if let found = contextQueue(calling: call) ?? publisher(calling: closure, of: call) ?? source(calling: call) {
      return found
    }
    guard let found = backgroundCallee(of: call) else { return nil }
    let isOutside = index.settings(of: found.function.file).isSwift6.isNo
    return .init(isOutsideMode6: isOutside, place: (found.function.file, found.place))
  }

  /// The first use of the actor's state in the closure's own code; that of tasks and other closures in it does not
  /// count.
  func isolatedUse(in closure: ClosureExpr, _ isolation: Isolation) -> Node? {
    guard let type = type(around: closure.node), let nominal = index.extendedNominal(type),
      index.type(nominal).kind != .struct
    else { return nil }
    let names = localNames(around: closure.node)
    for node in closure.node.descendants(stoppingAtNestedFunctions: true) {
      switch node.kind {
      case .memberAccessExpr:
        guard let base = MemberAccessExpr(unchecked: node).base?.withoutNameSuffixes,
          case .declReference(let reference) = base, reference.isSelf,
          isMember(node.mainToken, of: nominal, on: isolation)
        else { continue }
        return node
      case .declReferenceExpr:
        guard let use = names?.use(at: node), names?[use].resolution == .memberOrGlobal,
          isMember(node.mainToken, of: nominal, on: isolation)
        else {
          continue
        }
        return node
      default: continue
      }
    }
    return nil
  }

  private func isMember(_ token: TokenCursor, of type: DeclRef, on isolation: Isolation) -> Bool {
    let name = token.identifierText
    if let property = index.ownOrInheritedProperty(named: token.name, of: type) {
      return !index.property(property).flags.contains(.isLet)
        && index.isolation(ofProperty: property).isolation == isolation
    }
    return index.functions(named: token.name).contains { function in
      let record = index.function(function)
      return record.name == name && record.owner.flatMap { index.extendedNominal($0) } == type
        && index.isolation(ofFunction: function).isolation == isolation
        && !exempts(MainActorClosureToBackgroundCallback.Exemption.dispatchesItself, dispatchesItself(function))
    }
  }

  /// Whether all that a function does is `DispatchQueue.main.async { … }`, or `Task { … }`, which is on the actor.
  private func dispatchesItself(_ function: DeclRef) -> Bool {
    guard let body = whole(function).flatMap({ FunctionDecl($0) })?.body else { return false }
    var statements = body.node.children(.statement)
    guard let first = statements.next(), statements.next() == nil, let call = FunctionCallExpr(first) else {
      return false
    }
    return call.calleeName == .async && call.calleeBase?.lastName == .main
      || call.calleeName == .Task && call.arguments.isEmpty
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func traps(_ name: String, _ isolation: Isolation, _ advice: String) -> Message {
    """
    '\(name)' calls this closure off the actor, but it is \(isolation.description), so Swift 6 stops the app. \(advice)
    """
  }

  fileprivate static func races(_ name: String, _ isolation: Isolation, _ advice: String) -> Message {
    """
    '\(name)' calls this closure off the actor, but it uses \(isolation.description) state: a data race. \(advice)
    """
  }

  fileprivate static let mark = "Mark it '@Sendable', and use 'Task { @MainActor in … }' inside."
  fileprivate static let capture = "Mark it '@Sendable', and read what it needs before."
  fileprivate static let receive = "Mark it '@Sendable', or receive on the main queue before."

  fileprivate static let calledHere = "the closure is called here in nonisolated code"
  fileprivate static let touched = "this use of isolated state is not checked"
}

// MARK: - Info

extension MainActorClosureToBackgroundCallback {
  static let info = RuleInfo(
    id: "main-actor-closure-to-background-callback",
    family: .isolation,
    severity: .warning,
    priority: .high,
    summary: "Main-actor closure called on a background queue",
    why: """
      A closure without annotations inherits the isolation of the code around it. Passed to a function that calls it \
      on another queue, it changes the state of views from there: a race in language mode 5, and in mode 6 a crash at \
      the closure's first line, even if it only starts a task on the main actor.
      """,
    instead: """
      Write '@Sendable' before the closure's parameters, '{ @Sendable [weak self] value in … }', and put what needs \
      the actor into 'Task { @MainActor in … }'. Better, use an asynchronous variant of the function, or mark the \
      function's own parameter '@Sendable' or '@MainActor'.
      """,
    limits: """
      Known are Core Data's background contexts, Combine's publishers after 'receive(on:)' with a background queue and \
      those of URLSession, the handlers of dispatch sources with such a queue, and functions of the project that call \
      their only closure in 'URLSession.shared.dataTask', a detached task, a task of nonisolated code, or on a queue \
      that is not the main one, also for a dispatch source; what such a function passes on to others is not followed. \
      Completion handlers of the SDK count as '@Sendable', as Swift 6.2 imports them. In mode 5 only closures that use \
      the actor's state themselves are reported.
      """,
    references: [.evolution("0423-dynamic-actor-isolation"), .evolution("0463-sendable-completion-handlers")],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: """
      the closure returns a value, captures what cannot be sent, or calls what has an asynchronous variant
      """,
    examples: [
      .flagged(
        "a function that calls back from a background queue",
        """
        final class Thumbnails {
          func make(_ url: URL, completion: @escaping (Data?) -> Void) {
            DispatchQueue.global().async { completion(try? Data(contentsOf: url)) }
          }
        }
        @MainActor final class Gallery {
          let thumbnails = Thumbnails()
          var image: Data?
          func show(_ url: URL) {
            ↓thumbnails.make(url) { data in self.image = data }
          }
        }
        """),
      .flagged(
        "Core Data's background queue",
        """
        import CoreData
        @MainActor final class Importer {
          var count = 0
          func run(_ container: NSPersistentContainer) {
            ↓container.performBackgroundTask { context in
              self.count += 1
            }
          }
        }
        """),
      .flagged(
        "in language mode 6 a task inside starts too late",
        """
        import CoreData
        @MainActor final class Importer {
          var count = 0
          func run(_ container: NSPersistentContainer) {
            ↓container.performBackgroundTask { context in
              Task { @MainActor in self.count += 1 }
            }
          }
        }
        """, severity: .error,
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"A\", targets: [.target(name: \"A\", path: \".\")])"
          )
        ]),
      .flagged(
        "values that are received on a background queue",
        """
        import Combine
        @MainActor final class Model {
          var subscription: AnyCancellable?
          var count = 0
          func follow(_ values: AnyPublisher<Int, Never>) {
            subscription = values.receive(on: DispatchQueue.global()).↓sink { self.count = $0 }
          }
        }
        """),
      .flagged(
        "the handler of a dispatch source",
        """
        import Dispatch
        @MainActor final class Ticker {
          var ticks = 0
          func start() {
            let source = DispatchSource.makeTimerSource(queue: .global())
            ↓source.setEventHandler { self.ticks += 1 }
            source.resume()
          }
        }
        """),
      .notFlagged(
        "the closure is '@Sendable'",
        """
        import CoreData
        @MainActor final class Importer {
          var count = 0
          func run(_ container: NSPersistentContainer) {
            container.performBackgroundTask { @Sendable context in
              Task { @MainActor in self.count += 1 }
            }
          }
        }
        """),
      .notFlagged(
        "it returns to the main queue, and language mode 5 checks nothing",
        """
        import CoreData
        @MainActor final class Importer {
          var count = 0
          func run(_ container: NSPersistentContainer) {
            container.performBackgroundTask { context in
              DispatchQueue.main.async { self.count += 1 }
            }
          }
        }
        """),
      .notFlagged(
        "the function calls back on the main queue",
        """
        final class Thumbnails {
          func make(_ url: URL, completion: @escaping (Data?) -> Void) {
            DispatchQueue.global().async {
              let data = try? Data(contentsOf: url)
              DispatchQueue.main.async { completion(data) }
            }
          }
        }
        @MainActor final class Gallery {
          let thumbnails = Thumbnails()
          var image: Data?
          func show(_ url: URL) { thumbnails.make(url) { data in self.image = data } }
        }
        """),
      .notFlagged(
        "in a nonisolated class",
        """
        import CoreData
        final class Importer {
          var count = 0
          func run(_ container: NSPersistentContainer) { container.performBackgroundTask { context in self.count += 1 } }
        }
        """),
      .notFlagged(
        "the parameter is '@Sendable'",
        """
        final class Thumbnails {
          func make(_ url: URL, completion: @escaping @Sendable (Data?) -> Void) {
            DispatchQueue.global().async { completion(try? Data(contentsOf: url)) }
          }
        }
        @MainActor final class Gallery {
          let thumbnails = Thumbnails()
          func show(_ url: URL) { thumbnails.make(url) { data in Task { @MainActor in self.take(data) } } }
          func take(_ data: Data?) {}
        }
        """),
      .notFlagged(
        "the context may be the main one",
        """
        import CoreData
        @MainActor final class Importer {
          var count = 0
          func run(_ container: NSPersistentContainer) {
            _ = container.newBackgroundContext()
            container.viewContext.perform { self.count += 1 }
          }
        }
        """),
      .fixed(
        "checked by the compiler",
        before: """
          final class Thumbnails {
            func make(_ url: URL, completion: @escaping (Int) -> Void) {
              DispatchQueue.global().async { completion(size(of: url)) }
            }
          }
          @MainActor final class Gallery {
            let thumbnails = Thumbnails()
            var size = 0
            func show(_ url: URL) {
              thumbnails.make(url) { size in self.size = size }
            }
          }
          """,
        after: """
          final class Thumbnails {
            func make(_ url: URL, completion: @escaping (Int) -> Void) {
              DispatchQueue.global().async { completion(size(of: url)) }
            }
          }
          @MainActor final class Gallery {
            let thumbnails = Thumbnails()
            var size = 0
            func show(_ url: URL) {
              thumbnails.make(url) { @Sendable size in Task { @MainActor in self.size = size } }
            }
          }
          """, applicability: .unsafe)
    ])
}
