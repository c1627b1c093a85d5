import LintKit

/// The identifier of a model that is inserted but not saved: the save gives it another one.
enum TemporaryPersistentID: Rule {
  static let gate = Gate(anyOf: [.insert], calls: [.insert], where: { $0.insertedName != nil })

  enum Exemption: String, RuleExemption {
    /// Tests, previews, mocks and samples.
    case support
    /// Saved, or given to a function that may save, on every way in between.
    case saved
    /// Used where it is read.
    case local
    /// Information only.
    case auxiliary
  }

  static func check(_ file: SourceFile, in pass: Pass) {
    if pass.exempts(Exemption.support, pass.isTest) { return }
    var known = Known()
    for node in file.node.descendants(of: .functionCallExpr) {
      check(FunctionCallExpr(unchecked: node), &known, in: pass)
    }
  }

  /// What several calls have in common.
  private struct Known {
    /// What may save, by the body that it is in.
    var saves: [Node: [ControlFlow.Place]] = [:]
    /// The uses of a local that read its identifier, in source order, by what introduces the local.
    var reads: [Node: [Node]] = [:]
  }

  private static func check(_ call: FunctionCallExpr, _ known: inout Known, in pass: Pass) {
    guard call.calleeName == .insert, let inserted = call.insertedName, let base = call.calleeBase,
      let names = pass.localNames(around: call.node), let use = names.use(at: inserted.node),
      case .local(let definition) = names[use].resolution
    else { return }
    let local = names.node(of: definition)
    let allReads =
      known.reads[local] ?? names.uses(of: definition).map { names.node(of: $0) }.filter { $0.identifierRead != nil }
    known.reads[local] = allReads
    let reads = allReads.filter { $0.id > call.node.id }
    guard !reads.isEmpty, !pass.exempts(Exemption.support, pass.isSupportCode(call.node)),
      pass.confinement(of: base) == .context, let graph = pass.controlFlow(around: call.node)
    else { return }
    let body = names.node(of: graph.body)
    let places = known.saves[body] ?? graph.places { $0.kind == .call && graph.mayHaveSaved(by: $0, in: pass) }
    known.saves[body] = places
    for read in reads {
      guard let member = read.identifierRead, pass.isFrameworkIdentifier(member, of: inserted) else { continue }
      if pass.exempts(Exemption.local, !pass.isGivenAway(member)) { continue }
      let path = graph.hasPath(
        from: .behind(graph.places(of: call.node)), to: .before(graph.places(of: read)), avoiding: places)
      if pass.exempts(Exemption.saved, path != .yes) { continue }
      let isInfo = pass.exempts(Exemption.auxiliary, pass.isAuxiliary(read))
      pass.report(
        at: member.nameToken?.range ?? member.node.range, .temporary(inserted.nameToken.text),
        severity: isInfo ? .info : nil, notes: [pass.step(Message.inserted, at: call.calleeRange)],
        fix: saving(base, before: read, in: pass))
      return
    }
  }

  private static func saving(_ context: Expr, before read: Node, in pass: Pass) -> RawDiagnostic.FixIt? {
    guard let statement = read.statementAround, statement.mayThrow, !statement.isOnlyExpression else { return nil }
    var fix = FixBuilder(in: pass)
    fix.insert("try \(context.node.text).save()", before: statement)
    return fix.fix(.saveFirst, .unsafe)
  }
}

extension FunctionCallExpr {
  /// The name in `context.insert(name)`.
  fileprivate var insertedName: DeclReferenceExpr? {
    guard arguments.count == 1, let argument = arguments.first, argument.label == nil, calleeBase != nil,
      case .declReference(let name)? = argument.expression
    else { return nil }
    return name
  }
}

extension ControlFlow {
  /// Whether a call saves, runs a transaction, or is of a function of the project that might.
  fileprivate func mayHaveSaved(by event: Event, in pass: Pass) -> Bool {
    guard let call = FunctionCallExpr(Node(columns: names.item.columns, id: event.node)), let name = call.calleeName
    else { return false }
    if name == .save || call.calleeNameToken?.isSpelled("transaction") == true { return true }
    let text = call.calleeNameToken?.identifierText.lowercased() ?? ""
    return !pass.index.functions(named: name).isEmpty && ["save", "commit", "persist"].contains { text.includes($0) }
  }
}

extension Pass {
  /// Whether an identifier leaves the code, itself or by the constant that keeps it.
  fileprivate func isGivenAway(_ read: MemberAccessExpr) -> Bool {
    if read.node.isGivenAway { return true }
    guard read.node.role == .initializer, let constant = read.node.parent, constant.kind == .patternBinding,
      constant.parent.flatMap({ VariableDecl($0) })?.isLet ?? false
    else { return false }
    return references(toLocalOf: constant).contains { $0.node.isGivenAway }
  }

  /// Whether a member is the identifier that SwiftData gives: 'id' only where the model has none of its own.
  fileprivate func isFrameworkIdentifier(_ member: MemberAccessExpr, of model: DeclReferenceExpr) -> Bool {
    guard let type = type(of: .declReference(model)).unwrapped.ownDeclaration, index.isModel(type).isYes else {
      return false
    }
    return member.name == .persistentModelID || index.property(named: Name(spelling: "id"), of: type) == nil
  }
}

extension Node {
  /// `model.persistentModelID`, `model.id`
  fileprivate var identifierRead: MemberAccessExpr? {
    guard role == .base, let member = parent.flatMap({ MemberAccessExpr($0) }), let name = member.nameToken,
      name.name == .persistentModelID || name.isSpelled("id")
    else { return nil }
    return member
  }

  /// Whether the value leaves the code: returned, stored in a property, passed to a call that is awaited, or used by a
  /// task.
  fileprivate var isGivenAway: Bool {
    if role == .operand, parent?.kind == .returnStmt { return true }
    if role == .statement, isOnlyExpression { return true }
    if role == .element, let sequence = parent.flatMap({ SequenceExpr($0) }) {
      var elements = sequence.elements
      guard case .operand(let target)? = elements.next(), case .assignment? = elements.next(),
        elements.next()?.node == self
      else { return false }
      return target.node.kind == .memberAccessExpr
    }
    guard let call = parent?.parent.flatMap({ FunctionCallExpr($0) }), parent?.role == .argument else { return false }
    return call.node.isAwaited
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func temporary(_ model: String) -> Message {
    """
    '\(model)' is not saved yet, so this identifier is temporary: the save replaces it. Save before the identifier is \
    read.
    """
  }

  fileprivate static let inserted = "inserted here"
  fileprivate static let saveFirst: Message = "Save before the identifier is read"
}

// MARK: - Info

extension TemporaryPersistentID {
  static let info = RuleInfo(
    id: "temporary-persistent-id",
    family: .swiftData,
    severity: .warning,
    priority: .high,
    summary: "Identifier of a model that is not saved yet",
    why: """
      Until its first save a model has a temporary 'persistentModelID'. The save replaces it, and what was stored or \
      sent before then finds no row.
      """,
    instead: "'context.insert(item); try context.save()', and 'item.persistentModelID' after that.",
    limits: """
      Locals that are inserted in the same function, where the identifier is read before a save and returned, stored \
      in a property or passed to an awaited call, also by the name of a constant. Functions of the project whose names \
      speak of saving count as one. Silent in tests, previews and samples; information in functions without a call in \
      the project.
      """,
    references: [
      Reference(
        title: "PersistentIdentifier", url: "https://developer.apple.com/documentation/swiftdata/persistentidentifier")
    ],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "whether the context may be saved at this place is not certain",
    examples: [
      .flagged(
        "returned before the save",
        """
        import SwiftData
        @Model final class Item { var name = ""; init() {} }
        func add(_ context: ModelContext) -> PersistentIdentifier {
          let item = Item()
          context.insert(item)
          return item.↓persistentModelID
        }
        """),
      .flagged(
        "sent before the save",
        """
        import SwiftData
        @Model final class Item { var name = ""; init() {} }
        actor Worker { func index(_ id: PersistentIdentifier) {} }
        @MainActor func add(_ context: ModelContext, _ worker: Worker) async throws {
          let item = Item()
          context.insert(item)
          await worker.index(item.↓persistentModelID)
          try context.save()
        }
        """),
      .notFlagged(
        "saved first",
        """
        import SwiftData
        @Model final class Item { var name = ""; init() {} }
        func add(_ context: ModelContext) throws -> PersistentIdentifier {
          let item = Item()
          context.insert(item)
          try context.save()
          return item.persistentModelID
        }
        """),
      .notFlagged(
        "an identifier of its own",
        """
        import SwiftData
        @Model final class Item { var id = ""; init() {} }
        func add(_ context: ModelContext) -> String {
          let item = Item()
          context.insert(item)
          return item.id
        }
        """),
      .fixed(
        "saved before it is sent",
        before: """
          import SwiftData
          @Model final class Item { var name = ""; init() {} }
          func add(_ context: ModelContext) throws -> PersistentIdentifier {
            let item = Item()
            context.insert(item)
            return item.persistentModelID
          }
          """,
        after: """
          import SwiftData
          @Model final class Item { var name = ""; init() {} }
          func add(_ context: ModelContext) throws -> PersistentIdentifier {
            let item = Item()
            context.insert(item)
            try context.save()
            return item.persistentModelID
          }
          """, applicability: .unsafe)
    ])
}
