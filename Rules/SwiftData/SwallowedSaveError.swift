import LintKit

/// A save whose error is dropped.
enum SwallowedSaveError: Rule {
  static let gate = Gate(anyOf: [.try], calls: [.save, .fetch])
  static let fetches = RuleOption.flag("fetches", false, "Whether to report 'try?' before a fetch as well.")

  enum Exemption: String, RuleExemption {
    /// Tests, previews, mocks and samples.
    case support
    /// A comment says why.
    case explained
    /// The 'catch' prints that the save failed, and nothing says that it succeeded.
    case printed
    /// The code asks 'hasChanges' afterwards.
    case inspected
    /// The result of another step decides between 'true' and 'false'.
    case answersOther
  }

  /// Several saves of one function are one finding, but for those that lie.
  static func check(_ file: SourceFile, in pass: Pass) {
    if pass.exempts(Exemption.support, pass.isTest) { return }
    var others: [(function: Node?, saves: [SwallowedError])] = []
    for node in file.node.descendants(of: .functionCallExpr) {
      let call = FunctionCallExpr(unchecked: node)
      guard call.calleeName == .save || call.calleeName == .fetch && pass.flag(fetches),
        let error = SwallowedError(of: call), let context = call.calleeBase, pass.isContext(context),
        !pass.exempts(Exemption.support, pass.isSupportCode(node)),
        !pass.exempts(Exemption.explained, error.isExplained),
        !pass.exempts(Exemption.inspected, error.isInspected)
      else { continue }
      if call.calleeName == .save, let loss = pass.loss(by: error, context) {
        report(error, loss, in: pass)
      } else if !pass.exempts(Exemption.printed, error.isPrinted) {
        let function = node.functionAround
        if others.last?.function == function, let last = others.indices.last {
          others[last].saves.append(error)
        } else {
          others.append((function, [error]))
        }
      }
    }
    for (_, errors) in others {
      guard let first = errors.first else { continue }
      let notes = errors.dropFirst().map { pass.note(Message.alsoHere, at: $0.anchor) }
      pass.report(
        at: first.anchor, .swallowed(first.keyword, first.operation), notes: notes,
        fix: handling(first, logger: pass.logger(around: first.call.node), in: pass))
    }
  }

  private static func report(_ error: SwallowedError, _ loss: SwallowedError.Loss, in pass: Pass) {
    var notes: [RawDiagnostic.Note] = []
    if case .claimed(let claim) = loss { notes = [pass.step(Message.claim, at: claim.firstToken.range)] }
    let message: Message =
      switch loss {
      case .claimed: .claimed(error.keyword)
      case .discarded(let name): .discarded(error.keyword, name)
      }
    pass.report(at: error.anchor, message, notes: notes, fix: handling(error, in: pass))
  }

  /// Throws the error on where that is possible, and otherwise catches it.
  ///
  /// - Parameter logger: what the type around logs with, where a line in the log is enough.
  private static func handling(
    _ error: SwallowedError, logger: String? = nil, in pass: Pass
  ) -> RawDiagnostic.FixIt? {
    guard case .optionalTry(let attempt) = error.form, attempt.node.role == .statement else { return nil }
    var fix = FixBuilder(in: pass)
    let keyword = attempt.node.firstToken
    // In a 'catch' it would take the place of the error that is handled there, and another 'catch' would take it for
    // the error of something else. After a save that counts, one that does not count fails for itself.
    if attempt.node.throwsToHandler, !attempt.node.isBehindThrowingSave {
      fix.replace(keyword.next.range, with: "")
      return fix.fix(.throwOn, .unsafe)
    }
    if let run = attempt.node.mainActorRunAround, run.throwsToHandler {
      fix.replace(keyword.next.range, with: "")
      fix.insert("try ", at: run.range.lowerBound)
      return fix.fix(.throwOn, .unsafe)
    }
    if attempt.node.isOnlyExpression { return nil }
    let margin = fix.margin(of: attempt.node)
    let unit = fix.indentation
    fix.replace(keyword.range.lowerBound..<keyword.next.end, with: "do {\n\(margin)\(unit)try")
    let teller = logger.map { "\($0).error" } ?? "assertionFailure"
    var handler = "\(margin)\(unit)\(teller)(\"Could not \(error.operation): \\(error)\")\n"
    if attempt.node.isFollowedByReturnTrue { handler += "\(margin)\(unit)return false\n" }
    fix.insert("\n\(margin)} catch {\n\(handler)\(margin)}", at: fix.endWithComment(of: attempt.node))
    return fix.fix(.catchHere, .unsafe)
  }
}

extension Pass {
  /// A logger of the type that code is part of, as it is named there.
  fileprivate func logger(around node: Node) -> String? {
    guard let type = type(around: node).flatMap({ index.extendedNominal($0) }) else { return nil }
    let isInClosure = node.ancestors.prefix { $0.kind != .memberBlock }.contains { $0.kind == .closureExpr }
    for ref in index.properties(in: type) {
      let property = index.property(ref)
      guard case .nominal(let logger) = self.type(ofProperty: ref), logger.name == "Logger" else { continue }
      if property.flags.contains(.isStatic) { return "Self.\(property.name)" }
      // A class needs 'self' there, which may be optional.
      if !isInClosure || index.type(type).kind == .struct { return property.name }
    }
    return loggerOfOtherHandlers(around: node)
  }

  /// What another `catch` of the same type tells an error to: `Store.logger`, or a global.
  private func loggerOfOtherHandlers(around node: Node) -> String? {
    guard let members = node.ancestors.first(where: { $0.kind == .memberBlock }) else { return nil }
    let isolation = isolation(around: node).isolation
    for clause in members.descendants(of: .catchClause) {
      for other in clause.descendants(of: .functionCallExpr) {
        let call = FunctionCallExpr(unchecked: other)
        guard call.calleeNameToken?.text == "error", call.arguments.count == 1, let base = call.calleeBase,
          case .stringLiteral? = call.arguments.first?.expression, isForAll(base),
          self.isolation(around: other).isolation == isolation
        else { continue }
        return String(base.node.text)
      }
    }
    return nil
  }

  /// Whether a logger is a member of a type, `Store.logger`, or a global.
  private func isForAll(_ logger: Expr) -> Bool {
    if case .declReference(let name) = logger {
      guard case .property(let global)? = binding(of: name) else { return false }
      return index.property(global).owner == nil
    }
    return logger.node.firstToken.beginsUppercase
      && logger.node.tokens.allSatisfy { $0.kind == .identifier || $0.kind == .period }
  }
}

extension Node {
  /// Whether an error may be thrown here, and nothing around would take it for another one.
  fileprivate var throwsToHandler: Bool { mayThrow && !isInCatchClause && !isCaughtAsOther }

  /// Whether the function throws the error of an earlier save.
  fileprivate var isBehindThrowingSave: Bool {
    functionAround?.descendants(stoppingAtNestedFunctions: true).contains { node in
      guard node.id < id, let attempt = TryExpr(node), !attempt.isOptional, !attempt.isForced,
        case .functionCall(let call)? = attempt.operand?.withoutEffectMarkers
      else { return false }
      return call.calleeName == .save
    } ?? false
  }

  /// `await MainActor.run { … }`, a statement whose closure the node is directly in: it throws what the closure does.
  fileprivate var mainActorRunAround: Node? {
    guard case .closure(let closure) = errorDestination, let call = closure.node.callOfArgument,
      call.mainActorRun?.node == closure.node, let statement = call.asStatement, statement.kind == .awaitExpr
    else { return nil }
    return statement
  }

  /// Whether a `catch` around is about what else may fail there: it does not ask which error it got.
  private var isCaughtAsOther: Bool {
    for ancestor in ancestors {
      if FunctionLike.accepts(ancestor.kind) || ancestor.kind == .memberBlock { return false }
      guard let statement = DoStmt(ancestor), !statement.catchClauses.isEmpty else { continue }
      let isAsked = statement.catchClauses.contains { clause in
        !clause.items.isEmpty || clause.node.child(.body)?.tokens.contains { $0.isSpelled("error") } ?? false
      }
      return !isAsked
        && statement.node.descendants(stoppingAtNestedFunctions: true).contains { other in
          TryExpr(other).map { !$0.isOptional && !$0.isForced } ?? false
        }
    }
    return false
  }
}

/// A call whose error goes nowhere.
private struct SwallowedError {
  enum Form {
    case optionalTry(TryExpr)
    /// Empty, or with nothing but 'print'.
    case emptyCatch(CatchClause)
  }

  enum Loss {
    /// A statement that says that all went well.
    case claimed(Node)
    /// A local context, which is gone with its changes.
    case discarded(String)
  }

  let call: FunctionCallExpr
  let form: Form
  /// What hides the error, as a statement.
  let statement: Node

  init?(of call: FunctionCallExpr) {
    self.call = call
    var node = call.node
    while let parent = node.parent, parent.kind == .optionalChainingExpr || parent.kind == .forceUnwrapExpr {
      node = parent
    }
    guard let attempt = node.parent.flatMap({ TryExpr($0) }), !attempt.isForced else { return nil }
    if attempt.isOptional {
      guard call.calleeName == .fetch || attempt.node.isUnused, let statement = attempt.node.statementOrSelf else {
        return nil
      }
      (form, self.statement) = (.optionalTry(attempt), statement)
      return
    }
    guard call.calleeName == .save, let handler = attempt.node.catchClause, handler.onlyPrints,
      let statement = handler.node.parent
    else { return nil }
    (form, self.statement) = (.emptyCatch(handler), statement)
  }

  var operation: String { call.calleeName == .save ? "save" : "fetch" }
  var keyword: String { if case .optionalTry = form { "try?" } else { "catch" } }

  var anchor: Range<UInt32> {
    switch form {
    case .optionalTry(let attempt): attempt.node.firstToken.offset..<attempt.node.firstToken.next.end
    case .emptyCatch(let handler): handler.node.firstToken.range
    }
  }

  /// Whether a comment gives the reason: above, on the line, or in the empty braces.
  var isExplained: Bool {
    var comments: [[Substring]] = [statement.firstToken.commentsAbove]
    if case .emptyCatch(let handler) = form, let body = handler.node.child(.body) {
      comments.append((body.children(.statement).first { _ in true }?.firstToken ?? body.lastToken).commentsAbove)
    }
    return comments.contains { lines in
      CommentReason.text(ofLines: lines).map { CommentReason.saysWhy($0) } ?? false
    }
  }

  var isPrinted: Bool {
    if case .emptyCatch(let handler) = form { !handler.isEmpty } else { false }
  }

  var isInspected: Bool {
    statement.laterSiblings.prefix(Self.far).contains { sibling in
      sibling.tokens.contains { $0.isSpelled("hasChanges") }
    }
  }

  /// What is said so many statements later has nothing to do with the save.
  private static let far = 10

  /// The statements that run next, whatever became of the call: up to the end of the function, or to where it is left.
  var next: [Node] {
    var found: [Node] = []
    var current = statement
    while current.role == .statement || current.kind == .doStmt || current.kind == .ifExpr {
      for sibling in current.laterSiblings.prefix(Self.far) where sibling.role == .statement {
        found.append(sibling)
        if [.returnStmt, .throwStmt, .breakStmt, .continueStmt].contains(sibling.kind) { return found }
      }
      guard let block = current.parent, block.kind == .codeBlock, let around = block.parent,
        around.kind == .doStmt || around.kind == .ifExpr
      else { break }
      current = around
    }
    return found
  }
}

extension Pass {
  /// `@ModelActor` declares 'modelContext' without writing it.
  fileprivate func isContext(_ expression: Expr) -> Bool {
    confinement(of: expression) == .context || expression.lastName == .modelContext && outline.imports(.SwiftData)
  }

  /// What makes a failure worse than one that is noticed later.
  fileprivate func loss(by error: SwallowedError, _ context: Expr) -> SwallowedError.Loss? {
    let next = error.next
    if let claim = next.firstIndex(where: \.claimsSuccess),
      !exempts(SwallowedSaveError.Exemption.answersOther, next[..<claim].contains { $0.mayAnswerNo })
    {
      return .claimed(next[claim])
    }
    if error.isPrinted { return nil }
    guard case .declReference(let name) = context, case .variable(let variable)? = binding(of: name),
      case .functionCall(let made)? = variable.initializer?.withoutEffectMarkers, made.calleeBase == nil,
      made.calleeName == .ModelContext,
      // Whoever else has it may save it again.
      let (names, definition) = local(introducedBy: variable.node),
      !OwedLocal(definition, of: names).isHandedOn,
      // As may what comes later.
      !names.uses(of: definition).contains(where: { names.node(of: $0).isSaved(after: error.call.node) })
    else { return nil }
    return .discarded(name.nameToken.identifierText)
  }
}

extension Node {
  /// Whether the node is what a later call saves whenever the code comes by an earlier one.
  fileprivate func isSaved(after call: Node) -> Bool {
    guard id > call.subtreeEnd, role == .base, let member = parent.flatMap({ MemberAccessExpr($0) }),
      member.name == .save, member.node.role == .callee
    else { return false }
    for ancestor in ancestors {
      if ancestor.encloses(call) { return true }
      switch ancestor.kind {
      case .ifExpr, .guardStmt, .switchCase, .forStmt, .whileStmt, .catchClause, .closureExpr: return false
      default: continue
      }
    }
    return false
  }

  /// `guard … else { return false }`
  fileprivate var mayAnswerNo: Bool {
    guard let last = GuardStmt(self)?.body?.node.children(.statement).reduce(nil, { $1 }), last.kind == .returnStmt,
      case .booleanLiteral(let literal)? = ReturnStmt(unchecked: last).operand
    else { return false }
    return !literal.value
  }

  /// Whether the next statement says that all went well.
  fileprivate var isFollowedByReturnTrue: Bool {
    guard let next = laterSiblings.first(where: { $0.role == .statement }), next.kind == .returnStmt,
      case .booleanLiteral(let literal)? = ReturnStmt(unchecked: next).operand
    else { return false }
    return literal.value
  }

  /// Whether code of the same function around it handles another error.
  fileprivate var isInCatchClause: Bool {
    for ancestor in ancestors {
      if FunctionLike.accepts(ancestor.kind) || ancestor.kind == .memberBlock { return false }
      if ancestor.kind == .catchClause { return true }
    }
    return false
  }

  /// Whether nothing takes the value: a statement, or `_ = …`.
  var isUnused: Bool {
    if role == .statement { return true }
    guard role == .element, let sequence = parent, sequence.role == .statement else { return false }
    var elements = sequence.children(.element)
    return elements.next()?.kind == .discardAssignmentExpr && elements.next()?.kind == .assignmentExpr
      && elements.next() == self
  }

  fileprivate var statementOrSelf: Node? { role == .statement ? self : statementAround }

  /// The clause that takes an error from here, where it is the only one and takes every error.
  fileprivate var catchClause: CatchClause? {
    var child = self
    for ancestor in ancestors {
      if FunctionLike.accepts(ancestor.kind) || ancestor.kind == .memberBlock { return nil }
      if let attempt = DoStmt(ancestor), child.role == .body {
        let clauses = attempt.catchClauses
        return clauses.count == 1 && clauses.first?.items.isEmpty == true ? clauses.first : nil
      }
      child = ancestor
    }
    return nil
  }

  /// `return true`, `isSaved = true`, `showSuccess()`
  fileprivate var claimsSuccess: Bool {
    switch kind {
    case .returnStmt:
      guard let operand = ReturnStmt(unchecked: self).operand else { return false }
      if case .booleanLiteral(let literal) = operand { return literal.value }
      return operand.lastNameToken?.isSpelled("success") == true
        || FunctionCallExpr(operand.node)?.calleeNameToken?.isSpelled("success") == true
    case .sequenceExpr:
      var elements = SequenceExpr(unchecked: self).elements
      guard case .operand(let target)? = elements.next(), case .assignment? = elements.next(),
        case .operand(.booleanLiteral(let value))? = elements.next(), value.value,
        let name = target.lastNameToken?.identifierText
      else { return false }
      return name.saysSuccess
    case .functionCallExpr:
      return FunctionCallExpr(unchecked: self).calleeNameToken?.identifierText.announcesSuccess ?? false
    case .awaitExpr, .tryExpr: return child(.operand)?.claimsSuccess ?? false
    default: return false
    }
  }
}

extension String {
  /// "saveSucceeded", "showSuccessToast", "didSave", "isImportComplete"
  fileprivate var saysSuccess: Bool {
    let text = lowercased()
    return text.includes("success") || Self.participles.contains { text.includes($0) }
  }

  /// The same of what a function does: in "processCompletedImport" the word only says with what.
  fileprivate var announcesSuccess: Bool {
    let text = lowercased()
    return text.includes("success") || Self.participles.contains { text.hasSuffix($0) }
      || saysSuccess && Self.showing.contains { text.hasPrefix($0) }
  }

  private static let participles = [
    "succeeded", "didsave", "saved", "completed", "iscomplete", "isdone", "imported"
  ]
  private static let showing = [
    "announce", "didsave", "display", "flash", "notify", "on", "post", "present", "report", "show", "toast"
  ]
}

extension CatchClause {
  fileprivate var isEmpty: Bool { node.child(.body)?.child(.statement) == nil }

  /// Whether the error is dropped, or only printed.
  fileprivate var onlyPrints: Bool {
    guard let body = node.child(.body) else { return false }
    return body.children(.statement).allSatisfy { statement in
      guard let call = FunctionCallExpr(statement), call.calleeBase == nil,
        let name = call.calleeNameToken?.identifierText
      else { return false }
      return name == "print" || name == "debugPrint"
    }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func swallowed(_ keyword: String, _ operation: String) -> Message {
    operation == "save"
      ? "'\(keyword)' hides a failed save, so changes may be lost unnoticed. Throw the error on, or log it."
      : "'\(keyword)' makes a failed fetch look like no rows. Throw the error on, or log it."
  }

  fileprivate static func claimed(_ keyword: String) -> Message {
    """
    '\(keyword)' hides a failed save, and the code then says that it succeeded. Throw the error on, or report the \
    failure.
    """
  }

  fileprivate static func discarded(_ keyword: String, _ context: String) -> Message {
    """
    '\(keyword)' hides a failed save, and '\(context)' is discarded with its changes. Throw the error on, or report \
    the failure.
    """
  }

  fileprivate static let alsoHere = "also hidden here"
  fileprivate static let claim = "this says that the save succeeded"
  fileprivate static let throwOn: Message = "Replace 'try?' with 'try'"
  fileprivate static let catchHere: Message = "Catch the error"
}
