import LintKit

/// An error of the store that stops the app.
enum ForceTryPersistence: Rule {
  static let gate = Gate(anyOf: [.ModelContext, .modelContext, .mainContext, .ModelContainer])

  enum Exemption: String, RuleExemption {
    case test, preview
    /// The file or a declaration around is of mocks, samples or previews by its name.
    case forPreviews
    /// Without a container an app could only end as well: information only.
    case inApp
    /// A second attempt to open the store: then nothing is left to try.
    case lastResort
    /// The store is in memory, where there is no file that might not open.
    case inMemory
    /// Debug builds and functions without a call: information only.
    case auxiliary
  }

  static func check(_ attempt: TryExpr, in pass: Pass) {
    guard attempt.isForced, !pass.exempts(Exemption.test, pass.isTest),
      let call = attempt.operand?.withoutEffectMarkers.callRead
    else { return }
    guard let operation = pass.operation(of: call), !pass.exempts(Exemption.preview, pass.isInPreview(attempt.node)),
      !pass.exempts(Exemption.forPreviews, pass.isNamedAuxiliary(attempt.node))
    else { return }
    if case .container = operation {
      if pass.exempts(Exemption.lastResort, attempt.node.isBehindFailedContainer)
        || pass.exempts(Exemption.inMemory, pass.isInMemory(call))
      {
        return
      }
    }
    let keyword = attempt.node.firstToken
    let range = keyword.offset..<keyword.next.end
    let fix = handling(attempt, operation, in: pass)
    let isAuxiliary = pass.exempts(Exemption.auxiliary, pass.isAuxiliary(attempt.node))
    switch operation {
    case .store(let name):
      pass.report(
        at: range, .crashes(name, canThrow: attempt.node.mayThrow), severity: isAuxiliary ? .info : nil, fix: fix)
    case .container:
      let isInfo = isAuxiliary || pass.exempts(Exemption.inApp, pass.isInApp(attempt.node))
      pass.report(at: range, .container, severity: isInfo ? .info : .warning, fix: fix)
    }
  }

  /// `try` where something takes the error; otherwise a statement whose value is not used gets a `catch` that stops
  /// debug builds.
  private static func handling(_ attempt: TryExpr, _ operation: Operation, in pass: Pass) -> RawDiagnostic.FixIt? {
    guard attempt.node.mayBePlainTry else { return nil }
    var fix = FixBuilder(in: pass)
    if attempt.node.mayThrow {
      fix.replace(attempt.node.firstToken.next.range, with: "")
      return fix.fix(.throwOn, .unsafe)
    }
    guard attempt.node.role == .statement, case .store(let name) = operation,
      ["save", "delete", "transaction", "erase"].contains(name)
    else {
      return nil
    }
    let keyword = attempt.node.firstToken
    fix.replace(keyword.range.lowerBound..<keyword.next.end, with: "do { try")
    fix.insert(" } catch { assertionFailure(\"Could not \(name): \\(error)\") }", at: attempt.node.range.upperBound)
    return fix.fix(.catchHere, .unsafe)
  }
}

extension Node {
  /// Whether the node has a call with `isStoredInMemoryOnly: true`.
  fileprivate var configuresInMemory: Bool {
    for node in descendants {
      guard let argument = LabeledExpr(node), argument.label?.identifierText == "isStoredInMemoryOnly",
        case .booleanLiteral(let literal)? = argument.expression
      else { continue }
      return literal.node.mainToken.kind == .true
    }
    return false
  }

  /// Whether the node is in the `catch` of a `do` that tries to make a container itself.
  fileprivate var isBehindFailedContainer: Bool {
    for ancestor in ancestors where ancestor.kind == .catchClause {
      guard let attempt = ancestor.parent?.child(.body) else { continue }
      for node in attempt.descendants {
        if let call = FunctionCallExpr(node), call.calleeName == .ModelContainer, call.calleeBase == nil { return true }
      }
    }
    return false
  }

  /// `try` without `!` must not follow an operator other than an assignment.
  fileprivate var mayBePlainTry: Bool {
    guard role == .element, let sequence = parent else { return true }
    var previous: Node?
    for element in sequence.children(.element) {
      if element == self { return previous == nil || previous?.kind == .assignmentExpr }
      previous = element
    }
    return true
  }
}

private enum Operation {
  /// A function of a context or container.
  case store(String)
  /// `ModelContainer(…)`
  case container
}

extension Pass {
  fileprivate func operation(of call: FunctionCallExpr) -> Operation? {
    if call.calleeName == .ModelContainer, call.calleeBase == nil { return .container }
    guard let name = call.calleeNameToken?.identifierText, let base = call.calleeBase else { return nil }
    // '@ModelActor' declares 'modelContext' without writing it.
    let isGenerated = base.lastName == .modelContext && outline.imports(.SwiftData)
    switch isGenerated || confinement(of: base) == .context ? "ModelContext" : type(of: base).unwrapped.standardName {
    case "ModelContext":
      return ["save", "fetch", "fetchCount", "fetchIdentifiers", "delete", "transaction", "enumerate"].contains(name)
        ? .store(name) : nil
    case "ModelContainer": return name == "erase" || name == "deleteAllData" ? .store(name) : nil
    default: return nil
    }
  }

  /// Whether a configuration that the container is made with, here or in a local, says `isStoredInMemoryOnly: true`.
  fileprivate func isInMemory(_ call: FunctionCallExpr) -> Bool {
    if call.node.configuresInMemory { return true }
    for node in call.node.descendants {
      guard let reference = DeclReferenceExpr(node), case .variable(let variable)? = binding(of: reference) else {
        continue
      }
      if variable.node.configuresInMemory { return true }
    }
    return false
  }

  /// Whether the node stands in an app's own type: without a container it could only end as well.
  fileprivate func isInApp(_ node: Node) -> Bool {
    guard let type = type(around: node) else { return false }
    return index.type(type).inherited.contains("App")
  }
}

extension Expr {
  /// The call itself, or the one whose result a member is read of: `fetch(d)` of `fetch(d).first`.
  fileprivate var callRead: FunctionCallExpr? {
    var expression = self
    while case .memberAccess(let member) = expression, let base = member.base { expression = base }
    return FunctionCallExpr(expression.node)
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func crashes(_ name: String, canThrow: Bool) -> Message {
    """
    'try!' stops the app when '\(name)' fails, for example on a full disk. \(canThrow ? "Use 'try'." : "Catch the error and show it.")
    """
  }

  fileprivate static let throwOn: Message = "Replace 'try!' with 'try'"
  fileprivate static let catchHere: Message = "Catch the error"

  fileprivate static let container: Message = """
    'try!' stops the app when the store cannot be opened, such as after a failed migration. Catch the error, or use a \
    container that the app has already.
    """
}

// MARK: - Info

extension ForceTryPersistence {
  static let info = RuleInfo(
    id: "force-try-persistence",
    family: .swiftData,
    severity: .error,
    priority: .high,
    summary: "'try!' on a SwiftData save, fetch or container",
    why: """
      Saving fails for reasons that developers' machines do not have: a full disk, a protected file while the phone is \
      locked, a unique value that already exists. The app then stops in the user's hand, and unsaved changes are lost.
      """,
    instead: """
      Write 'try' where the function throws already; otherwise 'do { try … } catch { … }' with a log entry and a message \
      to the user. Do not write 'try?', which loses the data silently.
      """,
    limits: """
      The context's type must be written, made or known by its name in the project. Tests, previews and sample data \
      are not reported, nor is a second attempt to make a container. A container that the app's own type makes is \
      reported as info.
      """,
    references: [
      Reference(
        title: "ModelContext.save()", url: "https://developer.apple.com/documentation/swiftdata/modelcontext/save()")
    ],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "the function can neither throw nor leave early here with a result that is certain to suit",
    examples: [
      .flagged(
        "a save in a function that throws",
        """
        import SwiftData
        func persist(_ context: ModelContext) throws { ↓try! context.save() }
        """),
      .flagged(
        "a fetch",
        """
        import SwiftData
        @MainActor func all(_ container: ModelContainer) -> [Item] { ↓try! container.mainContext.fetch(FetchDescriptor<Item>()) }
        """),
      .flagged(
        "a container",
        """
        import SwiftData
        final class Store {
          let container = ↓try! ModelContainer(for: Item.self)
        }
        """, severity: .warning),
      .flagged(
        "an app without a store",
        """
        import SwiftData
        import SwiftUI
        @main struct Shop: App {
          let container = ↓try! ModelContainer(for: Item.self)
          var body: some Scene { WindowGroup { Root() } }
        }
        """, severity: .info),
      .notFlagged(
        "the error is thrown on",
        """
        import SwiftData
        func persist(_ context: ModelContext) throws { try context.save() }
        """),
      .notFlagged(
        "a container for previews",
        """
        import SwiftData
        enum Samples {
          static let previewContainer = try! ModelContainer(for: Item.self)
        }
        """),
      .notFlagged(
        "in a preview",
        """
        import SwiftData
        #Preview { Root(container: try! ModelContainer(for: Item.self)) }
        """),
      .notFlagged(
        "a test",
        """
        import SwiftData
        import Testing
        @Test func saves() { try! ModelContext(container).save() }
        """),
      .fixed(
        "the function throws already",
        before: "import SwiftData\nfunc persist(_ context: ModelContext) throws { try! context.save() }",
        after: "import SwiftData\nfunc persist(_ context: ModelContext) throws { try context.save() }",
        applicability: .unsafe),
      .fixed(
        "the function does not throw",
        before: "import SwiftData\nfunc persist(_ context: ModelContext) { try! context.save() }",
        after: """
          import SwiftData
          func persist(_ context: ModelContext) { do { try context.save() } catch { assertionFailure("Could not save: \\(error)") } }
          """,
        applicability: .unsafe)
    ])
}
