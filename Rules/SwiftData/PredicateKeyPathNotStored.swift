import LintKit

/// A predicate over what the store has no column for: it compiles, and fails when the store runs it.
enum PredicateKeyPathNotStored: Rule {
  static let gate = Gate(anyOf: [.Predicate])

  enum Exemption: String, RuleExemption {
    /// Tests, previews, mocks and samples.
    case support
    /// Evaluated in memory.
    case inMemory
  }

  static func check(_ macro: MacroExpansionExpr, in pass: Pass) {
    guard macro.name == .Predicate, let closure = macro.trailingClosure,
      !pass.exempts(Exemption.support, pass.isSupportCode(macro.node)),
      let model = pass.model(testedBy: macro, closure), !pass.exempts(Exemption.inMemory, pass.isEvaluated(macro))
    else { return }
    let rows = PredicateRows(model: model, closure: closure, pass: pass)
    for node in closure.node.descendants(of: .memberAccessExpr) {
      let member = MemberAccessExpr(unchecked: node)
      guard let problem = rows.problem(at: member), let name = problem.name else { continue }
      pass.report(
        at: name.range, problem.message, severity: problem.isInfo ? .info : nil,
        about: rows.cause(of: problem, at: member), fix: correcting(problem, at: member, in: pass))
    }
  }

  /// Compares the attribute that a computed property reads, or negates 'isEmpty'.
  private static func correcting(_ problem: PredicateRows.Problem, at member: MemberAccessExpr, in pass: Pass)
    -> RawDiagnostic.FixIt?
  {
    var fix = FixBuilder(in: pass)
    switch problem {
    case .computed(let name, let stored?):
      guard let raw = member.node.memberAround, raw.name == Name(spelling: "rawValue") else { return nil }
      fix.replace(name.range.lowerBound..<raw.node.range.upperBound, with: stored)
      return fix.fix(.compareStored, .unsafe)
    case .comparedEmptiness:
      guard let sequence = member.node.parent, let start = sequence.firstChild, start == member.node else { return nil }
      var elements = sequence.children(.element)
      guard elements.next() != nil, elements.next() != nil, let value = elements.next() else { return nil }
      fix.insert("!", at: member.node.range.lowerBound)
      fix.replace(member.node.range.upperBound..<value.range.upperBound, with: "")
      return fix.fix(.negate, .unsafe)
    default: return nil
    }
  }
}

/// What the names in a predicate's closure mean, as far as they are rows.
private struct PredicateRows {
  enum Problem {
    case computed(TokenCursor, stored: String?)
    case transient(TokenCursor)
    case enumerationMember(TokenCursor, of: String)
    case enumeration(TokenCursor)
    case structureMember(TokenCursor, of: String)
    case comparedEmptiness(TokenCursor, of: String)

    /// Where it is.
    var name: TokenCursor? {
      switch self {
      case .computed(let name, _), .transient(let name), .enumerationMember(let name, _), .enumeration(let name),
        .structureMember(let name, _), .comparedEmptiness(let name, _):
        name
      }
    }

    var isInfo: Bool { if case .enumeration = self { true } else { false } }
  }

  let model: DeclRef
  let closure: ClosureExpr
  let pass: Pass

  /// The model that an expression is a row of: the closure's parameter, or what a relationship to one leads to.
  private func row(_ expression: Expr, depth: Int = 8) -> DeclRef? {
    if depth == 0 { return nil }
    switch expression.withoutEffectMarkers {
    case .declReference(let reference): return row(named: reference, depth)
    case .optionalChaining(let chain): return chain.operand.flatMap { row($0, depth: depth - 1) }
    case .forceUnwrap(let unwrap): return unwrap.operand.flatMap { row($0, depth: depth - 1) }
    case .memberAccess(let member):
      guard let base = member.base.flatMap({ row($0, depth: depth - 1) }), let name = member.name,
        let property = pass.index.property(named: name, of: base),
        let target = pass.type(ofProperty: property).unwrapped.ownDeclaration, pass.index.isModel(target).isYes
      else { return nil }
      return target
    default: return nil
    }
  }

  /// A parameter of the closure, or of one in it that is passed to a relationship to many.
  private func row(named reference: DeclReferenceExpr, _ depth: Int) -> DeclRef? {
    let isAnonymous = reference.nameToken.kind == .dollarIdentifier
    for ancestor in reference.node.ancestors {
      guard let around = ClosureExpr(ancestor) else { continue }
      let isMeant =
        isAnonymous ? around.signature == nil : around.parameters.contains { $0.name == reference.name }
      if isMeant {
        if ancestor == closure.node { return model }
        guard let many = ancestor.callOfArgument?.calleeBase, case .memberAccess(let member) = many.withoutNameSuffixes,
          let base = member.base.flatMap({ row($0, depth: depth - 1) }), let name = member.name
        else { return nil }
        return element(of: name, in: base)
      }
      if ancestor == closure.node { return nil }
    }
    return nil
  }

  private func element(of name: Name, in model: DeclRef) -> DeclRef? {
    guard let property = pass.index.property(named: name, of: model),
      case .nominal(let many) = pass.type(ofProperty: property).unwrapped, many.isOfSDK,
      let element = many.arguments.first?.ownDeclaration, pass.index.isModel(element).isYes
    else { return nil }
    return element
  }

  private func isScalar(_ name: String, of model: DeclRef) -> Bool {
    guard let property = pass.index.property(named: Name(spelling: name), of: model) else { return false }
    return pass.index.has(.column, pass.type(ofProperty: property).unwrapped)
  }

  /// An enum that several predicates compare is stored in one place: they are one finding.
  func cause(of problem: Problem, at member: MemberAccessExpr) -> Diagnostic.Subject? {
    guard case .enumeration(let name) = problem, let model = member.base.flatMap({ row($0) }) else { return nil }
    return Diagnostic.Subject(
      .place, name: name.identifierText, predicate: problem.message.text,
      scope: "\(pass.index.type(model).name).\(name.identifierText)")
  }

  func problem(at member: MemberAccessExpr) -> Problem? {
    guard let base = member.base, let name = member.nameToken else { return nil }
    if name.name == .isEmpty { return emptiness(member, name, base) }
    guard let model = row(base), let ref = pass.index.property(named: name.name, of: model) else { return nil }
    let property = pass.index.property(ref)
    if property.isComputed {
      let stored = pass.storedProperty(readBy: property, of: model).flatMap { isScalar($0, of: model) ? $0 : nil }
      return .computed(name, stored: stored)
    }
    if property.attributes.contains(where: { $0.name == "Transient" }) { return .transient(name) }
    guard let type = pass.type(ofProperty: ref).unwrapped.ownDeclaration, !pass.index.isModel(type).isYes else {
      return nil
    }
    let part = member.node.memberAround?.nameToken
    switch pass.index.type(type).kind {
    case .enum:
      if let part { return .enumerationMember(part, of: name.text) }
      return member.node.isComparedWithValue ? .enumeration(name) : nil
    case .struct: return part.map { .structureMember($0, of: name.text) }
    default: return nil
    }
  }

  /// `$0.tags.isEmpty == false`
  private func emptiness(_ member: MemberAccessExpr, _ name: TokenCursor, _ base: Expr) -> Problem? {
    guard member.node.isComparedWithFalse, case .memberAccess(let many) = base.withoutNameSuffixes,
      let model = many.base.flatMap({ row($0) }), let relation = many.nameToken,
      element(of: relation.name, in: model) != nil
    else { return nil }
    return .comparedEmptiness(name, of: relation.text)
  }
}

extension Pass {
  /// The model of the project that a predicate is for, as it is written or as the descriptor around says.
  fileprivate func model(testedBy macro: MacroExpansionExpr, _ closure: ClosureExpr) -> DeclRef? {
    var model: DeclRef?
    if let written = macro.genericArguments?.type(at: 0) ?? closure.parameters.first?.type {
      model = type(written).ownDeclaration
    } else if let argument = macro.node.parent, argument.role == .argument,
      let call = argument.parent.flatMap({ FunctionCallExpr($0) }), call.calleeName == .FetchDescriptor
    {
      model = self.model(fetchedBy: call)
    } else if case .nominal(let wanted)? = contextualType(of: .macroExpansion(macro))?.unwrapped,
      wanted.name == "Predicate"
    {
      model = wanted.arguments.first?.ownDeclaration
    }
    return model.flatMap { index.isModel($0).isYes ? $0 : nil }
  }

  /// Whether a predicate is a local for memory alone: `predicate.evaluate(item)`, `items.filter(predicate)`.
  fileprivate func isEvaluated(_ macro: MacroExpansionExpr) -> Bool {
    let value = macro.node.withoutWrappers
    if value.parent?.parent.flatMap({ FunctionCallExpr($0) })?.calleeName == .filter { return true }
    guard value.role == .initializer, let variable = value.parent, variable.kind == .patternBinding else {
      return false
    }
    let uses = references(toLocalOf: variable)
    return !uses.isEmpty
      && uses.allSatisfy { use in
        if use.node.role == .base { return use.node.parent?.lastNameToken?.isSpelled("evaluate") == true }
        return use.node.parent?.parent.flatMap { FunctionCallExpr($0) }?.calleeName == .filter
      }
  }
}

extension Node {
  /// `node.member`, through `?` and `!`
  fileprivate var memberAround: MemberAccessExpr? {
    var node = self
    while let parent = node.parent, parent.kind == .optionalChainingExpr || parent.kind == .forceUnwrapExpr {
      node = parent
    }
    return node.role == .base ? node.parent.flatMap { MemberAccessExpr($0) } : nil
  }

  /// The operators next to an element of a sequence, and the tokens on their other sides.
  private var neighbours: [(operator: String, other: TokenCursor)] {
    guard role == .element else { return [] }
    let next = lastToken.next
    var found = [(next.text, next.next)]
    if let previous = firstToken.previous, let other = previous.previous { found.append((previous.text, other)) }
    return found
  }

  fileprivate var isComparedWithValue: Bool {
    neighbours.contains { ($0.operator == "==" || $0.operator == "!=") && $0.other.kind != .nil }
  }

  fileprivate var isComparedWithFalse: Bool {
    neighbours.contains { $0.operator == "==" && $0.other.kind == .false }
  }
}

// MARK: - Messages

extension PredicateRows.Problem {
  fileprivate var message: Message {
    switch self {
    case .computed(let name, let stored):
      """
      '\(name.text)' is computed, so the store cannot compare it, and the fetch can fail. Compare \
      \(stored.map { "'\($0)'" } ?? "a stored property").
      """
    case .transient(let name):
      "'\(name.text)' is not stored, so the store cannot compare it, and the fetch can fail. Compare a stored property."
    case .enumerationMember(let name, let attribute):
      """
      The store cannot compare '\(name.text)' of enum '\(attribute)', and the fetch can fail. Store the raw value as \
      an attribute, and compare that.
      """
    case .enumeration(let name):
      """
      A fetch that compares the enum '\(name.text)' fails on some OS releases. Store its raw value as an attribute, \
      and compare that.
      """
    case .structureMember(let name, let attribute):
      """
      The store may not find '\(name.text)' of '\(attribute)', and the fetch can then fail. Store it as an attribute \
      of the model.
      """
    case .comparedEmptiness(_, let relation):
      "A fetch that compares 'isEmpty' of '\(relation)' with 'false' can fail. Write '!$0.\(relation).isEmpty'."
    }
  }
}

extension Message {
  fileprivate static let compareStored: Message = "Compare the stored value"
  fileprivate static let negate: Message = "Negate 'isEmpty'"
}

// MARK: - Info

extension PredicateKeyPathNotStored {
  static let info = RuleInfo(
    id: "predicate-key-path-not-stored",
    family: .swiftData,
    severity: .warning,
    priority: .high,
    summary: "Predicate over what the store does not hold",
    why: """
      '#Predicate' takes any key path, but a fetch becomes a query of the store, which has columns for stored \
      attributes alone. The compiler says nothing. At run time the fetch throws or stops the app, and with 'try?' it \
      finds nothing.
      """,
    instead: """
      Store what is compared: 'var phaseRaw: String' beside a computed 'phase'. Take 'let raw = phase.rawValue' before \
      the predicate, and compare '$0.phaseRaw == raw'. Write '!$0.tags.isEmpty'.
      """,
    limits: """
      Predicates on models of the project: computed and '@Transient' properties, members of attributes that are enums \
      or structures, relationships whose 'isEmpty' is compared with 'false'; and as information, enums that are \
      compared with a value. Extensions of the SDK's protocols are not known. Silent where a predicate is only \
      evaluated in memory, and in tests, previews and samples. That such fetches fail is known from public reports.
      """,
    references: [
      Reference(title: "Predicate", url: "https://developer.apple.com/documentation/foundation/predicate")
    ],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "no stored attribute is certain to mean the same",
    examples: [
      .flagged(
        "the raw value of an enum",
        """
        import SwiftData
        enum Phase: String, Codable { case open, won }
        @Model final class Ticket { var phase = Phase.open; init() {} }
        let won = #Predicate<Ticket> { $0.phase.↓rawValue == "won" }
        """),
      .flagged(
        "a computed property",
        """
        import SwiftData
        @Model final class Person {
          var first = ""
          var last = ""
          var name: String { first + last }
        }
        func find(_ name: String, _ context: ModelContext) throws -> [Person] {
          try context.fetch(FetchDescriptor<Person>(predicate: #Predicate { $0.↓name == name }))
        }
        """),
      .flagged(
        "a whole enum",
        """
        import SwiftData
        enum Phase: String, Codable { case open, won }
        @Model final class Ticket { var phase: Phase; init(_ phase: Phase) { self.phase = phase } }
        func tickets(_ phase: Phase) -> Predicate<Ticket> { #Predicate<Ticket> { $0.↓phase == phase } }
        """, severity: .info),
      .notFlagged(
        "stored attributes, also of a related row",
        """
        import SwiftData
        @Model final class Ticket { var phaseRaw = ""; var owner: Person?; var tags: [Tag] = [] }
        @Model final class Person { var name = "" }
        @Model final class Tag { var text = "" }
        func find(_ raw: String, _ name: String) -> Predicate<Ticket> {
          #Predicate<Ticket> { $0.phaseRaw == raw && $0.owner?.name == name && !$0.tags.isEmpty }
        }
        """),
      .notFlagged(
        "of no model",
        """
        import SwiftData
        struct Row { var first = ""; var name: String { first } }
        let named = #Predicate<Row> { $0.name == "a" }
        """),
      .fixed(
        "the stored raw value",
        before: """
          import SwiftData
          enum Phase: String { case open, won }
          @Model final class Ticket {
            var phaseRaw = "open"
            var phase: Phase { Phase(rawValue: phaseRaw) ?? .open }
            init() {}
          }
          let won = #Predicate<Ticket> { $0.phase.rawValue == "won" }
          """,
        after: """
          import SwiftData
          enum Phase: String { case open, won }
          @Model final class Ticket {
            var phaseRaw = "open"
            var phase: Phase { Phase(rawValue: phaseRaw) ?? .open }
            init() {}
          }
          let won = #Predicate<Ticket> { $0.phaseRaw == "won" }
          """, applicability: .unsafe),
      .fixed(
        "what is not empty",
        before: """
          import SwiftData
          @Model final class Ticket { var tags: [Tag] = []; init() {} }
          @Model final class Tag { var text = ""; init() {} }
          let tagged = #Predicate<Ticket> { $0.tags.isEmpty == false }
          """,
        after: """
          import SwiftData
          @Model final class Ticket { var tags: [Tag] = []; init() {} }
          @Model final class Tag { var text = ""; init() {} }
          let tagged = #Predicate<Ticket> { !$0.tags.isEmpty }
          """, applicability: .unsafe)
    ])
}
