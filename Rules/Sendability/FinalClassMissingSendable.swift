import LintKit

/// A class that could be Sendable as it is written, and is used as if it were.
enum FinalClassMissingSendable: Rule {
  static let gate = Gate(
    anyOf: [.class], outline: { $0.declaresClassOfConstants },
    when: { file, index in
      index.classesInNeedOfSendable(in: file).contains { index.checkedSendableConformance(ofClass: $0) != .impossible }
    })

  enum Exemption: String, RuleExemption {
    /// What it stores is known not to be Sendable, or differs between platforms.
    case storesNonSendable
    /// Its code uses a user interface: it needs the main actor.
    case usesInterface
    /// Tests, mocks, samples, previews and the like: silent, but in Swift 6 mode.
    case support
  }

  static func check(_ declaration: ClassDecl, in pass: Pass) {
    guard declaration.storesConstantsOnly, let ref = pass.index.declaration(of: declaration.node, in: pass.file) else {
      return
    }
    let conformance = pass.index.checkedSendableConformance(ofClass: ref)
    if conformance == .impossible { return }
    let found = pass.needs(of: declaration, ref)
    let needs = found.filter { $0.doubt == nil }
    guard let first = needs.first else {
      if let doubt = found.first?.doubt { pass.leaveUndecided(missing: .isolation(doubt, in: pass.index)) }
      return
    }
    if pass.exempts(Exemption.usesInterface, declaration.usesInterface) { return }
    let isError = pass.index.settings(of: pass.file).isSwift6.isYes
    if !isError, pass.exempts(Exemption.support, pass.isSupportCode(declaration.node)) { return }
    let record = pass.index.type(ref)
    let isFinal = declaration.hasModifier(.final)
    switch conformance {
    case .impossible: return
    case .possible:
      pass.report(
        at: record.nameRange, .missing(record.name, first.use, isFinal: isFinal),
        severity: isError ? .error : nil, notes: pass.notes(for: needs),
        fix: isFinal || pass.index.isWhole ? conforming(declaration, in: pass) : nil)
    case .unknown(.property(let property)):
      if pass.exempts(Exemption.storesNonSendable, pass.storesKnownType(property, of: ref)) { return }
      let type = pass.typeName(ofProperty: property, of: ref)
      pass.report(
        at: record.nameRange, .mayMiss(record.name, property, type, isFinal: isFinal),
        notes: pass.notes(for: [first]),
        about: Diagnostic.Subject(
          .type, name: record.name, predicate: Message.mayMissSeveral(property, type, areFinal: isFinal),
          scope: type ?? "\(pass.path):\(record.name)"))
    case .unknown(let doubt): pass.leaveUndecided(missing: pass.missingFact(doubt, ref))
    }
  }
}

extension FinalClassMissingSendable {
  /// Changes nothing but what the compiler accepts.
  private static func conforming(_ declaration: ClassDecl, in pass: Pass) -> RawDiagnostic.FixIt {
    var fix = FixBuilder(in: pass)
    let node = declaration.node
    if !declaration.hasModifier(.final) { fix.insert("final ", at: node.firstKeyword.offset) }
    if let last = node.children(.inheritedType).reduce(nil, { $1 }) {
      fix.insert(", Sendable", at: last.range.upperBound)
    } else {
      fix.insert(": Sendable", at: node.child(.genericParameters)?.range.upperBound ?? node.mainToken.end)
    }
    return fix.fix(.conform, .safe)
  }
}

/// A place that only accepts a class that is `Sendable`.
private struct Need {
  enum Use {
    case shared, sentAway, captured
    /// By code that has the object in a local of this name.
    case capturedLocal(String)
  }

  var use: Use
  var file: FileID
  /// In bytes of the file.
  var range: Range<UInt32>
  /// Where the isolation of the code is unknown: it only needs the class on no actor.
  var doubt: IsolationAnswer?
}

extension Pass {
  fileprivate func missingFact(_ doubt: CheckedConformance.Doubt, _ ref: DeclRef) -> MissingFact {
    switch doubt {
    case .property(let name): "type: of '\(name)'"
    case .attribute(let name?): .attribute(name)
    case .attribute(nil): "attribute: which ones an '#if' leaves"
    case .supertypes: .supertypes(of: ref, in: index)
    case .isolation: .isolation(index.isolation(ofType: ref), in: index)
    }
  }

  fileprivate func notes(for needs: [Need]) -> [RawDiagnostic.Note] {
    let shown = needs.prefix(3).map { note(Message.need($0.use), at: $0.range, of: $0.file) }
    let rest = needs.count - shown.count
    return rest > 0 ? shown + [RawDiagnostic.Note(message: Message.more(rest))] : shown
  }

  /// Whether the type of a property is one that the SDK or the project declares, and not Sendable everywhere.
  fileprivate func storesKnownType(_ name: String, of ref: DeclRef) -> Bool {
    guard let property = index.property(named: Name(spelling: name), of: ref) else { return false }
    let type = type(ofProperty: property)
    if index.sendability(of: type, in: file).answer.isNo { return true }
    guard case .nominal(let nominal) = type.unwrapped else { return false }
    return nominal.isOfSDK
  }

  /// The name of the property's type that no source declares.
  fileprivate func typeName(ofProperty name: String, of ref: DeclRef) -> String? {
    guard let property = index.property(named: Name(spelling: name), of: ref) else { return nil }
    if let name = type(ofProperty: property).undeclaredName { return name }
    let written = index.property(property).type.unwrapped.name
    return written.isEmpty ? nil : written
  }

  fileprivate func needs(of declaration: ClassDecl, _ ref: DeclRef) -> [Need] {
    var needs = sharedInstances(of: ref) + captures(in: declaration, ref) + capturedLocals(of: ref)
    for call in index.callsSendingInstances(ofClass: ref) {
      needs.append(Need(use: .sentAway, file: call.file, range: index.call(call).range))
    }
    return needs
  }

  /// `static let shared = C()`, in the class, beside it or in another type of the file.
  private func sharedInstances(of ref: DeclRef) -> [Need] {
    return index.sharedConstants(in: file, of: ref).compactMap { constant in
      let property = index.property(constant)
      let answer = index.isolation(ofProperty: constant)
      guard !property.flags.contains(.isUnsafe), !answer.isolation.isOnActor, !index.isScriptVariable(constant) else {
        return nil
      }
      return Need(use: .shared, file: file, range: property.nameRange, doubt: answer.doubt)
    }
  }

  /// Closures of the class's own methods that capture `self` and run elsewhere.
  private func captures(in declaration: ClassDecl, _ ref: DeclRef) -> [Need] {
    var needs: [Need] = []
    for node in declaration.node.descendants(of: .closureExpr) {
      switch node.callOfArgument?.calleeName {
      case .Task?, .detached?, .addTask?, .async?, .asyncAfter?, .addOperation?: break
      default: continue
      }
      guard type(around: node) == ref, isSentAway(node), !node.isInTypeMember,
        let names = localNames(around: node), let body = names.body(at: node), names.capturesSelf(body).isYes,
        let call = node.callOfArgument
      else { continue }
      let answer = isolation(around: call.node)
      if answer.isolation.isOnActor { continue }
      needs.append(Need(use: .captured, file: file, range: call.calleeRange, doubt: answer.doubt))
    }
    return needs
  }

  /// Blocks of queues that capture an object which other code of the file has made: they are `@Sendable`, and so must
  /// be what they capture, whoever uses it afterwards.
  private func capturedLocals(of ref: DeclRef) -> [Need] {
    referencesByName.of([index.type(ref).nameID]).flatMap { node -> [Need] in
      guard node.role == .callee, let call = node.parent.flatMap({ FunctionCallExpr($0) }),
        let binding = call.node.withoutWrappers.parent, binding.kind == .patternBinding,
        let name = PatternBinding(binding)?.nameToken, type(of: .functionCall(call)).ownDeclaration == ref,
        let (names, definition) = local(introducedBy: binding)
      else { return [] }
      return names.uses(of: definition).compactMap { use in
        let around = names.node(of: use).ancestors.prefix { !$0.contains(binding) }
        guard let block = around.first(where: { isQueueBlock($0) })?.callOfArgument else { return nil }
        return Need(use: .capturedLocal(name.identifierText), file: file, range: block.calleeRange)
      }.prefix(1).map { $0 }
    }
  }

  private func isQueueBlock(_ closure: Node) -> Bool {
    guard closure.kind == .closureExpr, case .construct(.sendableCallback)? = traits(of: closure)?.placement else {
      return false
    }
    let callee = closure.callOfArgument?.calleeName
    return callee == .async || callee == .asyncAfter
  }

  private func isSentAway(_ closure: Node) -> Bool {
    guard case .construct(let construct)? = traits(of: closure)?.placement else { return false }
    switch construct {
    case .task, .detachedTask, .childTask, .sendableCallback, .mainQueue: return true
    default: return false
    }
  }
}

extension IsolationAnswer {
  fileprivate var doubt: IsolationAnswer? { isolation.isKnown ? nil : self }
}

extension ClassDecl {
  /// Whether a type of UIKit is named in it, such as a feedback generator: what uses one belongs on the main actor.
  fileprivate var usesInterface: Bool {
    node.tokens.contains { token in
      guard token.kind == .identifier, token.beginsUppercase else { return false }
      let name = token.identifierText
      return name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
    }
  }
}

extension Node {
  /// The token `class`.
  fileprivate var firstKeyword: TokenCursor {
    tokens.first { $0.isSpelled("class") } ?? firstToken
  }

  /// Whether `self` is the type here, not an instance.
  fileprivate var isInTypeMember: Bool {
    for ancestor in ancestors {
      if let function = FunctionDecl(ancestor) { return function.hasModifier(.static) || function.hasModifier(.class) }
      if let variable = VariableDecl(ancestor), ancestor.role == .member {
        return variable.hasModifier(.static) || variable.hasModifier(.class)
      }
    }
    return false
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func missing(_ name: String, _ use: Need.Use, isFinal: Bool) -> Message {
    let advice = isFinal ? "Conform it to 'Sendable'." : "Make it 'final' and conform it to 'Sendable'."
    return "'\(name)' \(use.text) but is not Sendable (an error in Swift 6). \(advice)"
  }

  fileprivate static func mayMiss(_ name: String, _ property: String, _ type: String?, isFinal: Bool) -> Message {
    """
    '\(name)' is used across isolations but is not Sendable (an error in Swift 6). \
    \(isFinal ? "Conform it" : "Make it 'final' and conform it") to 'Sendable' if \
    \(type.map { "'\($0)'" } ?? "the type of '\(property)'") is Sendable.
    """
  }

  fileprivate static func mayMissSeveral(_ property: String, _ type: String?, areFinal: Bool) -> String {
    """
    are used across isolations but are not Sendable (an error in Swift 6). \
    \(areFinal ? "Conform them" : "Make them 'final' and conform them") to 'Sendable' if \
    \(type.map { "'\($0)'" } ?? "the type of '\(property)'") is Sendable.
    """
  }

  fileprivate static let conform: Message = "Conform to 'Sendable'"

  fileprivate static func need(_ use: Need.Use) -> String {
    switch use {
    case .shared: "all threads share this instance"
    case .sentAway: "this call sends the instance to a nonisolated method"
    case .captured: "this concurrent closure captures 'self'"
    case .capturedLocal(let name): "this concurrent closure captures '\(name)'"
    }
  }

  fileprivate static func more(_ count: Int) -> String {
    "\(count) more \(count == 1 ? "place needs" : "places need") a Sendable class"
  }
}

extension Need.Use {
  fileprivate var text: String {
    switch self {
    case .shared: "is shared by all threads"
    case .sentAway: "is sent from its actor to nonisolated code"
    case .captured, .capturedLocal: "is captured by a concurrent closure"
    }
  }
}
