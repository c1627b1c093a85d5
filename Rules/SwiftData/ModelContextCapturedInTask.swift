import LintKit

/// A context that is captured by a task, a block of a queue or another concurrent closure.
enum ModelContextCapturedInTask: Rule {
  static let gate = Gate(anyOf: [.ModelContext, .modelContext, .mainContext])

  enum Exemption: String, RuleExemption {
    /// An entry of a capture list reads the container.
    case valueInCaptureList
    /// Made for the closure, and used nowhere else.
    case handedOver
    case preview
    /// A test that drives the main run loop.
    case mainRunLoopOfTest
    /// A private context that is only used in blocks of one queue.
    case ownQueue
    /// A timer's block runs on the thread that has scheduled it: where the context of a type on no actor is used
    /// anyway.
    case timer
  }

  static func check(_ binding: PatternBinding, in pass: Pass) {
    guard let name = binding.nameToken,
      binding.isContext(in: pass) || pass.contextProperty(renamedBy: binding) != nil,
      !pass.exempts(Exemption.preview, pass.isInPreview(binding.node))
    else { return }
    let captures =
      pass.property(at: binding.node).map { pass.captures(ofProperty: $0) } ?? pass.captures(ofLocal: binding)
    if let doubt = captures.doubt { pass.leaveUndecided(missing: pass.missingFact(doubt, name.identifierText)) }
    if captures.found.isEmpty || pass.exempts(Exemption.ownQueue, pass.isOnlyUsedOnQueue(binding)) { return }
    let owner = pass.owner(of: binding)
    for captured in captures.found { report(captured, of: binding, named: name, ownedBy: owner, in: pass) }
  }

  private static func report(
    _ captured: CapturedUse, of binding: PatternBinding, named name: TokenCursor, ownedBy owner: Isolation,
    in pass: Pass
  ) {
    let text = name.identifierText
    let notes = [pass.step(Message.declared, at: name.range)]
    if owner == .mainActor, pass.isBlockOfMainThread(captured.boundary) {
      if pass.exempts(Exemption.mainRunLoopOfTest, pass.isTest) { return }
      return pass.report(
        at: captured.use.range, .capturedOnMainThread(text, inPlaceOf: pass.source(of: binding)), notes: notes)
    }
    if pass.exempts(Exemption.timer, owner == .nonisolated && captured.boundary.isBlockOfTimer) { return }
    let uses = pass.uses(of: binding)
    if let member = pass.memberTakingBack(uses, from: captured, owner) {
      return pass.report(at: captured.use.range, .passedBack(text, owner, member), notes: notes)
    }
    pass.report(
      at: captured.use.range, .captured(text, captured.shown), notes: notes,
      fix: binding.isOptional ? nil : fix(captured, uses: uses, named: text, in: pass))
  }
}

extension PatternBinding {
  /// A `ModelContext` by its type, by what it is initialized with, or as SwiftUI's environment has it.
  fileprivate func isContext(in pass: Pass) -> Bool {
    if let type {
      return type.node.tokens.contains { $0.name == .ModelContext } && pass.type(type).unwrapped.isModelContext
    }
    switch initializer?.withoutEffectMarkers {
    case .functionCall(let call)?: return call.makesContext
    case .memberAccess(let member)?: return member.name == .mainContext || member.name == .modelContext
    case nil:
      guard let environment = node.parent.flatMap({ VariableDecl($0) })?.attribute(named: .Environment) else {
        return false
      }
      return environment.node.tokens.contains { $0.name == .modelContext }
    default: return false
    }
  }
}

extension PatternBinding {
  fileprivate var isOptional: Bool { type.map { LightType($0).form == .optional } ?? false }

  /// `= container.mainContext`: the main actor's, wherever it is read.
  fileprivate var isMainContext: Bool {
    guard case .memberAccess(let member)? = initializer?.withoutEffectMarkers else { return false }
    return member.name == .mainContext
  }
}

/// Where a block of the main thread can get its context from.
private enum ContextSource {
  case property, mainContext, local
}

/// The first use of a context in each closure that leaves its isolation.
private struct Captures {
  var found: [CapturedUse] = []
  /// Why another closure may leave it.
  var doubt: Doubt?

  enum Doubt {
    case closure(Node)
    /// The context may be used again after the closure has it.
    case use
  }

  mutating func add(_ capture: Capture?) {
    switch capture {
    case .elsewhere(let captured)?:
      if !found.contains(where: { $0.boundary == captured.boundary }) { found.append(captured) }
    case .unknown(let closure)?: doubt = doubt ?? .closure(closure)
    case nil: break
    }
  }
}

extension Pass {
  fileprivate func missingFact(_ doubt: Captures.Doubt, _ name: String) -> MissingFact {
    switch doubt {
    case .closure(let closure): unknownCrossing(of: closure)
    case .use: .laterUse(of: name)
    }
  }

  fileprivate func captures(ofLocal binding: PatternBinding) -> Captures {
    var captures = Captures()
    guard let (names, definition) = local(introducedBy: binding.node),
      names[definition].flags.contains(.isCaptured) || hasCaptureLists(names),
      let block = binding.node.parent?.parent
    else { return captures }
    let isolation = owner(of: binding)
    for use in names.uses(of: definition) {
      if exempts(ModelContextCapturedInTask.Exemption.valueInCaptureList, names.isReadInCaptureList(use)) { continue }
      captures.add(capture(of: names.node(of: use), below: block, runningIn: isolation))
    }
    captures.found.removeAll { captured in
      switch isHandedOver(definition, of: names, to: captured.boundary) {
      case .yes: return exempts(ModelContextCapturedInTask.Exemption.handedOver, true)
      case .no: return false
      case .unknown:
        captures.doubt = captures.doubt ?? .use
        return true
      }
    }
    return captures
  }

  fileprivate func source(of binding: PatternBinding) -> ContextSource {
    property(at: binding.node) != nil ? .property : binding.isMainContext ? .mainContext : .local
  }

  /// The isolation that the context of a local or property belongs to.
  fileprivate func owner(of binding: PatternBinding) -> Isolation {
    if let property = property(at: binding.node) { return index.isolation(ofProperty: property).isolation }
    // What no actor isolates belongs to the code that uses its object.
    let renamed = contextProperty(renamedBy: binding).map { index.isolation(ofProperty: $0).isolation }
    if let renamed, renamed.isOnActor { return renamed }
    return binding.isMainContext ? .mainActor : isolation(around: binding.node).isolation
  }

  /// Whether a private property is given a value by initializers alone, and read in blocks of one queue of the type
  /// alone: `queue.async { self.context.fetch(…) }`.
  fileprivate func isOnlyUsedOnQueue(_ binding: PatternBinding) -> Bool {
    guard let property = property(at: binding.node), index.property(property).flags.contains(.isFilePrivate) else {
      return false
    }
    var queue: Name?
    for use in uses(ofProperty: property) {
      if use.assignment != nil, case .initializer? = use.enclosingFunctionLike { continue }
      let blocks = use.ancestors.filter { $0.kind == .closureExpr }.compactMap(\.callOfArgument)
      guard
        let block = blocks.first(where: {
          $0.calleeName == .async || $0.calleeName == .sync || $0.calleeName == .asyncAfter
        }),
        let base = block.calleeBase, type(of: base).unwrapped.standardName == "DispatchQueue", let name = base.lastName,
        name != Name(.main), queue == nil || queue == name
      else { return false }
      queue = name
    }
    return queue != nil
  }

  /// The stored context of this file that a local is another name for: `let context = context`.
  fileprivate func contextProperty(renamedBy binding: PatternBinding) -> DeclRef? {
    guard binding.type == nil, property(at: binding.node) == nil, let value = binding.initializer,
      let property = property(meantBy: value.withoutEffectMarkers), property.file == file,
      !index.property(property).isComputed, confinement(ofProperty: property) == .context
    else { return nil }
    return property
  }

  private func hasCaptureLists(_ names: LocalNames) -> Bool { names.uses.contains { $0.kind == .captureList } }

  /// Every use of a local, or of a property in the file.
  fileprivate func uses(of binding: PatternBinding) -> [Node] {
    guard let property = property(at: binding.node) else {
      guard let (names, definition) = local(introducedBy: binding.node) else { return [] }
      return names.uses(of: definition).map { names.node(of: $0) }
    }
    return uses(ofProperty: property)
  }

  /// Uses by name in the file, on the type's own `self`.
  fileprivate func captures(ofProperty property: DeclRef) -> Captures {
    var captures = Captures()
    for node in uses(ofProperty: property) {
      if exempts(ModelContextCapturedInTask.Exemption.valueInCaptureList, node.isReadInCaptureList) { continue }
      captures.add(capture(of: property, usedAt: node))
    }
    return captures
  }
}

extension Node {
  /// `[container = context.container]`: the entry of a capture list reads something of the context, which stays
  /// outside.
  var isReadInCaptureList: Bool {
    guard role == .base else { return false }
    for ancestor in ancestors {
      if ancestor.kind == .closureCapture { return true }
      if ancestor.kind == .closureExpr || ancestor.kind == .codeBlock { return false }
    }
    return false
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func captured(_ name: String, _ how: String) -> Message {
    """
    '\(name)' is captured by \(how), but must stay where it was created. Pass '\(name).container' instead and create \
    a ModelContext from it.
    """
  }

  fileprivate static func capturedOnMainThread(_ name: String, inPlaceOf source: ContextSource) -> Message {
    let advice =
      switch source {
      case .property: "Capture 'self' and use '\(name)' in 'Task { @MainActor in }'"
      case .mainContext: "Capture the ModelContainer and use its 'mainContext' in 'Task { @MainActor in }'"
      case .local: "Replace the block by 'Task { @MainActor in }'"
      }
    return "'\(name)' is captured by a '@Sendable' block of the main thread (an error in Swift 6). \(advice)."
  }

  fileprivate static let declared = "the context is declared here"
}

// MARK: - Info

extension ModelContextCapturedInTask {
  static let info = RuleInfo(
    id: "model-context-captured-in-task",
    family: .swiftData,
    severity: .warning,
    priority: .high,
    summary: "ModelContext captured by a concurrent task",
    why: """
      The task uses the context while its owner does: a view that draws, the next change, an automatic save. Both \
      change the same objects on two threads, and the app crashes in Core Data or saves half of what it shows.
      """,
    instead: """
      Capture the container, which is Sendable, and create a context in the closure: 'let container = \
      context.container' before it and 'let context = ModelContext(container)' in it, with 'try context.save()' at \
      the end. Or move the work to a '@ModelActor'. Blocks of the main thread, as of a 'Timer', keep the main context \
      and use it in 'Task { @MainActor in }'.
      """,
    limits: """
      Parameters are reported by 'model-context-parameter', where they are declared. A property is only searched for \
      in the file that declares it; the 'modelContext' that '@ModelActor' adds and contexts bound by a condition are \
      not. A context that is created for one closure and not used again may cross.
      """,
    references: [
      Reference(title: "ModelContext", url: "https://developer.apple.com/documentation/swiftdata/modelcontext"),
      .evolution("0302-concurrent-value-and-concurrent-closures"), .evolution("0414-region-based-isolation")
    ],
    compilerView: [
      CompilerView(
        when: "a local in a task", swift5: .silent, swift5Complete: .warning, swift6: .error,
        groups: ["SendingClosureRisksDataRace", "SendingRisksDataRace"]),
      CompilerView(
        when: "a local in a '@Sendable' closure", swift5: .warning, swift5Complete: .warning, swift6: .error,
        groups: ["SendableClosureCaptures"]),
      CompilerView(when: "a property of an isolated type", swift5: .warning, swift5Complete: .warning, swift6: .error)
    ],
    fix: .unsafe,
    noFix: "which container the context came from is not known here",
    examples: [
      .flagged(
        "the environment's context in a detached task",
        """
        import SwiftData
        import SwiftUI
        struct Screen: View {
          @Environment(\\.modelContext) private var modelContext
          var body: some View { Button("Count") { count() } }
          func count() {
            Task.detached { try ↓modelContext.fetchCount(FetchDescriptor<Item>()) }
          }
        }
        """),
      .flagged(
        "a context that is used again",
        """
        import SwiftData
        func load(_ container: ModelContainer) throws {
          let context = ModelContext(container)
          Task { try fill(↓context) }
          try context.save()
        }
        """),
      .flagged(
        "a child task",
        """
        import SwiftData
        @MainActor func load(_ container: ModelContainer) async throws {
          let context = container.mainContext
          async let count = count(↓context)
          try await show(count)
        }
        """),
      .flagged(
        "a block of the main run loop",
        """
        import Foundation
        import SwiftData
        @MainActor final class Saver {
          func start(_ container: ModelContainer) {
            let context = container.mainContext
            Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in try? ↓context.save() }
          }
        }
        """),
      .notFlagged(
        "a task of the same actor",
        """
        import SwiftData
        import SwiftUI
        struct Screen: View {
          @Environment(\\.modelContext) private var modelContext
          var body: some View { Text("") }
          func save() { Task { try modelContext.save() } }
        }
        """),
      .notFlagged(
        "created in the closure",
        """
        import SwiftData
        @MainActor func count(_ container: ModelContainer) {
          Task.detached {
            let context = ModelContext(container)
            return try context.fetchCount(FetchDescriptor<Item>())
          }
        }
        """),
      .notFlagged(
        "created for the task and not used again",
        """
        import SwiftData
        @MainActor func count(_ container: ModelContainer) {
          let context = ModelContext(container)
          context.autosaveEnabled = false
          Task.detached { try context.fetchCount(FetchDescriptor<Item>()) }
        }
        """),
      .notFlagged(
        "the container is captured",
        """
        import SwiftData
        @MainActor final class Screen {
          let context: ModelContext
          init(context: ModelContext) { self.context = context }
          func count() {
            Task.detached { [container = context.container] in try ModelContext(container).fetchCount(FetchDescriptor<Item>()) }
          }
        }
        """),
      .fixed(
        "the container crosses",
        before: """
          import SwiftData
          @MainActor final class Screen {
            let context: ModelContext
            init(context: ModelContext) { self.context = context }
            func count() {
              Task.detached {
                try self.context.delete(model: Item.self)
                try self.context.save()
              }
            }
          }
          """,
        after: """
          import SwiftData
          @MainActor final class Screen {
            let context: ModelContext
            init(context: ModelContext) { self.context = context }
            func count() {
              let container = context.container
              Task.detached {
                let context = ModelContext(container)
                try context.delete(model: Item.self)
                try context.save()
              }
            }
          }
          """, applicability: .unsafe),
      .fixed(
        "a single expression",
        before: """
          import SwiftData
          @MainActor func count(_ container: ModelContainer) -> Task<Int, Error> {
            let context = container.mainContext
            context.insert(Item())
            return Task.detached { try context.fetchCount(FetchDescriptor<Item>()) }
          }
          """,
        after: """
          import SwiftData
          @MainActor func count(_ container: ModelContainer) -> Task<Int, Error> {
            let context = container.mainContext
            context.insert(Item())
            let modelContainer = context.container
            return Task.detached { try ModelContext(modelContainer).fetchCount(FetchDescriptor<Item>()) }
          }
          """, applicability: .unsafe)
    ])
}
