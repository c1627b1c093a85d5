import LintKit

/// State of an isolated type that its nonisolated `deinit` or initializer touches where others may have it: what is not
/// `Sendable` in a `deinit`, and anything in an initializer once `self` has left it (SE-0327).
enum ForecastFlowIsolation: Rule {
  static let gate = Gate(shape: { tree in
    tree.root.descendants.contains { $0.kind == .deinitializerDecl || $0.kind == .initializerDecl }
  })

  static func check(_ file: SourceFile, in pass: Pass) {
    for node in file.node.descendants {
      switch node.kind {
      case .deinitializerDecl, .initializerDecl:
        guard let body = node.child(.body), pass.leavesActor(node), pass.isForecast(node) else { continue }
        let uses = pass.usesOfSelf(in: body)
        node.kind == .deinitializerDecl
          ? checkDeinitializer(uses, in: pass) : checkInitializer(uses, of: body, in: pass)
      default: continue
      }
    }
  }

  private static func checkDeinitializer(_ uses: [UseOfSelf], in pass: Pass) {
    for case .shorthand in uses { pass.leaveUndecided(missing: "type: of what 'if let' unwraps") }
    for case .property(let property, let access) in uses {
      guard let name = access.nameOfReference else { continue }
      let type = pass.type(ofProperty: property)
      let sendability = pass.index.sendability(of: type, in: pass.file)
      switch pass.answer(sendability) {
      case .yes: continue
      case .unknown: pass.leaveUndecided(missing: "type: whether '\(name.text)' is 'Sendable'")
      case .no:
        pass.report(at: name.range, .state(name.text, type.description), because: pass.causes(of: sendability))
      }
    }
  }

  /// In the order of the text: the compiler follows the flow.
  private static func checkInitializer(_ uses: [UseOfSelf], of body: Node, in pass: Pass) {
    let departures = uses.compactMap { if case .departure(let node) = $0 { node } else { nil } }
    guard !departures.isEmpty, let graph = pass.controlFlow(around: body) else { return }
    let places = departures.flatMap { graph.places(of: $0) }
    for case .property(_, let access) in uses {
      guard let name = access.nameOfReference else { continue }
      switch graph.hasPath(from: .behind(places), to: .before(graph.places(of: access))) {
      case .no: continue
      case .unknown: pass.leaveUndecided(missing: "flow: whether 'self' has left the initializer")
      case .yes: pass.report(at: name.range, .touched(name.text))
      }
    }
  }
}

/// What code does with the instance that it makes or ends.
private enum UseOfSelf {
  /// A stored property of its actor, and where the code names it.
  case property(DeclRef, Node)
  /// Anything else: others may have it from here on.
  case departure(Node)
  /// `if let log`, which may be a property.
  case shorthand
}

extension Pass {
  /// Whether an initializer or `deinit` is on no actor, and its type on one.
  func leavesActor(_ node: Node) -> Bool {
    guard let ref = function(at: node), let type = type(around: node),
      index.isolation(ofFunction: ref).isolation.isNonisolated, !index.function(ref).flags.contains(.isAsync)
    else { return false }
    return index.isolation(ofType: type).isolation.isOnActor || index.isActor(type)
  }

  fileprivate func usesOfSelf(in body: Node) -> [UseOfSelf] {
    guard let names = localNames(around: body) else { return [] }
    return names.uses(inside: body).compactMap { id in
      let node = names.node(of: id)
      let access: Node
      switch names[id].resolution {
      case .selfParameter:
        guard node.role == .base, let member = node.parent, member.kind == .memberAccessExpr else {
          return .departure(node.closure(in: body) ?? node)
        }
        access = member
      case .memberOrGlobal: access = node
      case .local, .unknown: return nil
      }
      guard let expression = Expr(access) else { return .shorthand }
      guard let member = members(meantBy: expression).first(where: \.isOfInstance) else {
        return access == node ? nil : .departure(node.closure(in: body) ?? access)
      }
      if let closure = node.closure(in: body) { return .departure(closure) }
      guard member.kind == .property, isStoredOnActor(member.ref) else {
        return isStored(member.ref) ? nil : .departure(access.role == .callee ? access.parent ?? access : access)
      }
      return .property(member.ref, access)
    }
  }

  private func isStored(_ ref: DeclRef) -> Bool {
    guard let member = member(ref), member.kind == .property else { return false }
    return !index.property(ref).isComputed
  }

  private func isStoredOnActor(_ ref: DeclRef) -> Bool {
    isStored(ref) && !index.isWrapped(ref) && index.isolation(ofAccessTo: ref, from: file).isolation.isOnActor
  }
}

extension ProjectIndex {
  func isActor(_ place: DeclRef) -> Bool { extendedNominal(place).map { type($0).kind == .actor } ?? false }
}

extension Node {
  /// The outermost closure or function of a body that the node stands in.
  fileprivate func closure(in body: Node) -> Node? {
    ancestors.prefix { $0 != body }.last { $0.kind == .closureExpr || $0.kind == .functionDecl }
  }
}

// MARK: - Messages

extension Message {
  /// In the compiler's words.
  fileprivate static func state(_ name: String, _ type: String) -> Message {
    "cannot access property '\(name)' with a non-Sendable type '\(type)' from nonisolated deinit."
  }

  /// In the compiler's words.
  fileprivate static func touched(_ name: String) -> Message {
    "cannot access property '\(name)' here in nonisolated initializer."
  }
}

// MARK: - Info

extension ForecastFlowIsolation {
  static let info = RuleInfo(
    id: "forecast-flow-isolation",
    family: .forecast,
    severity: .error,
    priority: .high,
    summary: "Isolated state in a nonisolated 'deinit' or initializer",
    why: """
      A 'deinit' runs wherever the last reference goes away, and an initializer where it is called. State that others \
      share is then used off its actor.
      """,
    instead: "Write 'isolated deinit', or set all properties before 'self' is used as a whole.",
    limits: "Wrapped properties are left out.",
    references: [.evolution("0327-actor-initializers"), .evolution("0371-isolated-synchronous-deinit")],
    compilerView: [CompilerView(swift5: .silent, swift5Complete: .warning, swift6: .error)],
    isOptIn: true,
    isFoundAfterTypes: true,
    examples: [
      .flagged(
        "an object that is not 'Sendable'",
        """
        final class Log { func close() {} }
        @MainActor final class Screen {
          let log = Log()
          deinit { ↓log.close() }
        }
        """),
      .flagged(
        "a property after 'self' has left",
        """
        actor Store {
          var count: Int
          init() {
            count = 1
            start()
            ↓count = 2
          }
          nonisolated func start() {}
        }
        """),
      .notFlagged(
        "an isolated 'deinit'",
        """
        final class Log { func close() {} }
        @MainActor final class Screen {
          let log = Log()
          isolated deinit { log.close() }
        }
        """),
      .notFlagged(
        "before 'self' leaves",
        """
        actor Store {
          var count: Int
          init() {
            count = 1
            count += 1
            start()
          }
          nonisolated func start() {}
        }
        """)
    ])
}
