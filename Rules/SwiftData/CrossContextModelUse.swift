import LintKit

/// A model of one context that is given to another, or related to a model of another.
enum CrossContextModelUse: Rule {
  static let gate = Gate(calls: [.ModelContext])

  enum Exemption: String, RuleExemption {
    case test, preview
    /// Information only.
    case auxiliary
  }

  static func check(_ file: SourceFile, in pass: Pass) {
    if pass.exempts(Exemption.test, pass.isTest) { return }
    for body in pass.bodiesCreatingContexts where !pass.exempts(Exemption.preview, pass.isInPreview(body)) {
      var known: Set<String> = []
      for node in body.descendants {
        guard let use = CrossUse(node, in: pass), known.insert(use.model.node.text).inserted else { continue }
        report(use, in: pass)
      }
    }
  }

  private static func report(_ use: CrossUse, in pass: Pass) {
    let isAuxiliary = pass.exempts(Exemption.auxiliary, pass.isAuxiliary(use.model.node))
    pass.report(
      at: use.model.node.range, .crosses(use.model.node.text, use.other),
      severity: isAuxiliary ? .info : use.isProven ? .error : .warning)
  }
}

/// A use of a model with another context than its own.
private struct CrossUse {
  let model: Expr
  /// The other context, or the model that it has, as written.
  let other: String
  /// Whether both contexts are known, and not only that they differ.
  let isProven: Bool

  init?(_ node: Node, in pass: Pass) {
    if let call = FunctionCallExpr(node), call.calleeName == .insert || call.calleeName == .delete,
      call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil,
      let model = argument.expression, let context = call.calleeBase, pass.confinement(of: context) == .context
    {
      self.init(
        model, pass.contextOrigin(of: context), isDelete: call.calleeName == .delete, context.node.text, in: pass)
    } else if node.kind == .memberAccessExpr, let base = MemberAccessExpr(node)?.base, let value = node.storedModels,
      pass.isModel(base), pass.confinement(of: value) == .models
    {
      self.init(
        value, pass.contextOrigin(ofModels: base, includingLater: true), isDelete: false, base.node.text, in: pass)
    } else {
      return nil
    }
  }

  private init?(_ model: Expr, _ context: ContextOrigin, isDelete: Bool, _ other: String, in pass: Pass) {
    guard context != .unknown else { return nil }
    let own = pass.contextOrigin(ofModels: model)
    if own.isSame(as: context).isNo {
      isProven = true
    } else if isDelete, case .created(let id) = context, pass.isParameter(model, ofFunctionAround: id) {
      isProven = false
    } else {
      return nil
    }
    self.model = model
    self.other = other
  }
}

extension Pass {
  fileprivate func isModel(_ expression: Expr) -> Bool {
    type(of: expression).unwrapped.ownDeclaration.map { index.isModel($0).isYes } ?? false
  }

  /// Whether a model existed before a context did: it is a parameter of the function that creates the context.
  fileprivate func isParameter(_ model: Expr, ofFunctionAround call: UInt32) -> Bool {
    guard case .declReference(let name) = model.withoutEffectMarkers.withoutNameSuffixes,
      case .parameter(let parameter)? = binding(of: name), let function = parameter.node.parent?.parent
    else { return false }
    return function.id < call && call < function.subtreeEnd
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func crosses(_ model: String, _ other: String) -> Message {
    """
    '\(model)' belongs to another ModelContext than '\(other)'. Fetch it there by its persistentModelID.
    """
  }
}

// MARK: - Info

extension CrossContextModelUse {
  static let info = RuleInfo(
    id: "cross-context-model-use",
    family: .swiftData,
    severity: .error,
    priority: .high,
    summary: "SwiftData model used with another ModelContext",
    why: """
      A model belongs to one context. Inserting or deleting it in another, or relating it to a model of another, stops \
      the app ("Illegal attempt to establish a relationship between objects in different contexts"), or the change is \
      not saved.
      """,
    instead: """
      Save the model's own context, and fetch the model again in the other one, with a predicate on its \
      'persistentModelID'.
      """,
    limits: """
      Only functions that create one of the two contexts. What a caller passes is reported where a context that did \
      not exist yet deletes it, as a warning. Information in mocks, samples, debug-only code and functions without a \
      call in the project.
      """,
    references: [
      Reference(
        title: "ModelContext.insert(_:)",
        url: "https://developer.apple.com/documentation/swiftdata/modelcontext/insert(_:)")
    ],
    compilerView: [.silent],
    noFix: "which of the two contexts the model belongs to is a decision about the design",
    examples: [
      .flagged(
        "a relationship between two contexts",
        """
        import SwiftData
        @Model final class Trip { var hike: Hike? }
        @Model final class Hike { var name = "" }
        @MainActor func plan(_ container: ModelContainer) throws {
          let background = ModelContext(container)
          let trip = Trip()
          background.insert(trip)
          for hike in try container.mainContext.fetch(FetchDescriptor<Hike>()) { trip.hike = ↓hike }
          try background.save()
        }
        """),
      .flagged(
        "a fetched model is deleted in another context",
        """
        import SwiftData
        @Model final class Hike { var name = "" }
        func tidy(_ container: ModelContainer) throws {
          let old = ModelContext(container)
          let new = ModelContext(container)
          for hike in try old.fetch(FetchDescriptor<Hike>()) { new.delete(↓hike) }
        }
        """),
      .flagged(
        "a caller's model is deleted in a new context",
        """
        import SwiftData
        @Model final class Hike { var name = "" }
        func remove(_ hike: Hike, _ container: ModelContainer) throws {
          let context = ModelContext(container)
          context.delete(↓hike)
          try context.save()
        }
        """, severity: .warning),
      .notFlagged(
        "one context under two names",
        """
        import SwiftData
        @Model final class Hike { var name = "" }
        func tidy(_ container: ModelContainer) throws {
          let context = ModelContext(container)
          let same = context
          for hike in try context.fetch(FetchDescriptor<Hike>()) { same.delete(hike) }
        }
        """),
      .notFlagged(
        "fetched where it is used",
        """
        import SwiftData
        @Model final class Hike { var name = "" }
        func remove(_ id: PersistentIdentifier, _ container: ModelContainer) throws {
          let context = ModelContext(container)
          guard let hike: Hike = context.registeredModel(for: id) else { return }
          context.delete(hike)
        }
        """)
    ])
}
