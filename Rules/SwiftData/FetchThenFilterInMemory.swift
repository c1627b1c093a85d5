import LintKit

/// A fetch of everything whose result is filtered by Swift code.
enum FetchThenFilterInMemory: Rule {
  static let gate = Gate(anyOf: [.FetchDescriptor], of: [.ModelContext], calls: [.fetch])
  static let smallModels = RuleOption.words(
    "small_models", [], "Models that have few instances, so that fetching all of them is no loss")

  enum Exemption: String, RuleExemption {
    case test, preview
    /// What the closure asks cannot be said in a predicate: information only.
    case notExpressible
    /// One fetch serves many lookups.
    case repeated
    /// Several filters share the result, and what one drops another may keep.
    case shared
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard call.calleeBase != nil, let argument = call.arguments.first, argument.label == nil else { return }
    if pass.exempts(Exemption.test, pass.isTest) || pass.exempts(Exemption.preview, pass.isInPreview(call.node)) {
      return
    }
    let filters = pass.filters(ofResultOf: call)
    if filters.isEmpty { return }
    if pass.exempts(Exemption.shared, filters.count { $0.calleeName == .filter } > 1) {
      return pass.leaveUndecided(missing: .otherFilters)
    }
    switch pass.fetched(by: argument.expression) {
    case .everything(let model):
      if pass.words(smallModels).contains(pass.index.type(model).name) { return }
      for filter in filters { report(filter, of: model, in: pass) }
    case .restricted: return
    case .unknown: pass.leaveUndecided(missing: pass.unknownDescriptor(argument.expression))
    }
  }

  private static func report(_ filter: FunctionCallExpr, of model: DeclRef, in pass: Pass) {
    guard let name = filter.calleeNameToken else { return }
    let form = Form(name: name.name)
    let modelName = pass.index.type(model).name
    let predicate = PredicateForm(of: filter, model: model, in: pass)
    switch predicate.answer {
    case .yes:
      pass.report(
        at: name.range, .canBeFetched(modelName, name.identifierText, form), fix: moving(filter, form, in: pass))
    case .no:
      pass.report(
        at: name.range, .notExpressible(modelName, name.identifierText),
        severity: pass.exempts(Exemption.notExpressible, true) ? .info : nil)
    case .unknown: pass.leaveUndecided(missing: .property(predicate.unknownProperty, of: modelName))
    }
  }
}

extension FetchThenFilterInMemory {
  /// Moves the closure of a `filter` that directly follows the fetch into a descriptor that is made there.
  private static func moving(_ filter: FunctionCallExpr, _ form: Form, in pass: Pass) -> RawDiagnostic.FixIt? {
    guard form == .filter, let closure = filter.trailingClosure, filter.arguments.isEmpty,
      pass.mentionsLocalsOnly(closure),
      case .functionCall(let fetch)? = filter.calleeBase,
      case .functionCall(let descriptor)? = fetch.arguments.first?.expression,
      fetch.arguments.count == 1, case .genericSpecialization(let callee)? = descriptor.callee,
      descriptor.argument(labeled: .predicate) == nil,
      let model = callee.genericArguments?.arguments.first?.node.text
    else { return nil }
    var fix = FixBuilder(in: pass)
    let predicate = "predicate: #Predicate<\(model)> \(fix.text(closure.node.range))"
    if let first = descriptor.arguments.first {
      fix.insert(predicate + ", ", at: first.node.range.lowerBound)
    } else {
      fix.insert(predicate, at: descriptor.node.range.upperBound - 1)
    }
    fix.replace(fetch.node.range.upperBound..<filter.node.range.upperBound, with: "")
    return fix.fix(.moveIntoPredicate, .unsafe)
  }
}

extension Pass {
  fileprivate func unknownDescriptor(_ descriptor: Expr?) -> MissingFact {
    guard let descriptor = descriptor?.withoutEffectMarkers else { return .descriptor(nil) }
    if case .functionCall = descriptor { return unknownType(of: descriptor) }
    return .descriptor(descriptor.lastNameToken?.identifierText)
  }

  /// Whether a predicate could capture what the closure mentions: `self` and its members would have to be copied
  /// before.
  fileprivate func mentionsLocalsOnly(_ closure: ClosureExpr) -> Bool {
    for node in closure.node.descendants(of: .declReferenceExpr) {
      guard let names = localNames(around: node), let use = names.use(at: node), case .local = names[use].resolution
      else { return false }
    }
    return true
  }
}

/// What the code does with the result, for the advice.
private enum Form {
  case filter, first, contains, allSatisfy

  init(name: Name) {
    switch name {
    case .first: self = .first
    case .contains: self = .contains
    case .allSatisfy: self = .allSatisfy
    default: self = .filter
    }
  }
}

extension FunctionCallExpr {
  /// `.filter { }`, `.first(where:)`, `.contains(where:)`, `.allSatisfy`: a member with a test.
  fileprivate var isFilter: Bool {
    switch calleeName {
    case .filter?, .allSatisfy?: return trailingClosure != nil || arguments.first?.label == nil
    case .first?, .contains?:
      return (trailingClosure != nil && arguments.isEmpty) || arguments.first?.labelName == .where
    default: return false
    }
  }
}

extension Node {
  /// The call that filters this value, looking through `try`, parentheses, `?`, `!` and `?? []`.
  fileprivate var filteringCall: FunctionCallExpr? {
    let value = withoutWrappers
    guard value.role == .base, let member = value.parent, member.kind == .memberAccessExpr, member.role == .callee,
      let call = member.parent.flatMap({ FunctionCallExpr($0) }), call.isFilter
    else { return nil }
    return call
  }

  /// Whether a loop or closure below the scope may run the node more than once: one fetch then serves many lookups.
  fileprivate func isRepeated(below scope: Node) -> Bool {
    for ancestor in ancestors {
      if ancestor == scope { return false }
      switch ancestor.kind {
      case .forStmt, .whileStmt, .repeatStmt, .closureExpr, .functionDecl: return true
      default: continue
      }
    }
    return false
  }
}

extension Pass {
  /// The calls that filter the result: the one it is the base of, or all uses of the variable that holds it. Empty when
  /// the result is used in any other way.
  fileprivate func filters(ofResultOf call: FunctionCallExpr) -> [FunctionCallExpr] {
    if let filter = call.node.filteringCall { return [filter] }
    let value = call.node.withoutWrappers
    guard value.role == .initializer, let holder = value.parent else { return [] }
    if let variable = PatternBinding(holder), let scope = holder.parent?.parent {
      return uses(ofLocalOf: variable.node, in: scope)
    }
    if let condition = OptionalBindingCondition(holder), let statement = holder.parent {
      let scope = statement.kind == .guardStmt ? statement.parent : statement
      return scope.map { uses(ofLocalOf: condition.node, in: $0) } ?? []
    }
    return []
  }

  private func uses(ofLocalOf holder: Node, in scope: Node) -> [FunctionCallExpr] {
    var filters: [FunctionCallExpr] = []
    for reference in references(toLocalOf: holder) {
      guard let filter = reference.node.filteringCall,
        !exempts(FetchThenFilterInMemory.Exemption.repeated, reference.node.isRepeated(below: scope))
      else { return [] }
      filters.append(filter)
    }
    return filters
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func canBeFetched(_ model: String, _ member: String, _ form: Form) -> Message {
    """
    Every '\(model)' is loaded and then most are dropped by '\(member)' in memory: move the condition into the \
    descriptor's '#Predicate<\(model)>'\(form.advice).
    """
  }

  fileprivate static let moveIntoPredicate: Message = "Move the condition into a '#Predicate'"

  fileprivate static func notExpressible(_ model: String, _ member: String) -> Message {
    """
    Every '\(model)' is loaded for '\(member)', whose condition '#Predicate' cannot express: fetch by a stored \
    property that narrows the result, or store what the condition computes.
    """
  }
}

extension Form {
  fileprivate var advice: String {
    switch self {
    case .filter: ""
    case .first: " and set 'fetchLimit' to 1"
    case .contains: " and ask 'fetchCount'"
    case .allSatisfy: ", negated, and ask 'fetchCount'"
    }
  }
}

extension MissingFact {
  fileprivate static let otherFilters: MissingFact = "value: whether several filters of one result need all of it"

  fileprivate static func descriptor(_ name: String?) -> MissingFact {
    name.map { "value: what descriptor '\($0)' asks for" } ?? "value: what the descriptor asks for"
  }

  fileprivate static func property(_ name: String?, of model: String) -> MissingFact {
    name.map { "type: of '\($0)' in '\(model)'" } ?? "type: of a property of '\(model)'"
  }
}

// MARK: - Info

extension FetchThenFilterInMemory {
  static let info = RuleInfo(
    id: "fetch-then-filter-in-memory",
    family: .swiftData,
    severity: .warning,
    priority: .medium,
    summary: "A fetch without a predicate whose result is filtered in memory",
    why: """
      Every object of the entity is read from disk and turned into a model, on the context's actor: lists stutter, and \
      memory grows with the user's data rather than with what is shown.
      """,
    instead: """
      Put the condition into the descriptor: 'FetchDescriptor<Item>(predicate: #Predicate { $0.isDone })'. Copy what \
      the condition takes from 'self' into a local constant first. For 'contains(where:)' ask 'fetchCount(…) > 0'.
      """,
    limits: """
      Only descriptors that are made in the same function are followed. Conditions that '#Predicate' cannot express \
      are reported as information.
      """,
    references: [
      Reference(title: "FetchDescriptor", url: "https://developer.apple.com/documentation/swiftdata/fetchdescriptor"),
      Reference(title: "Predicate", url: "https://developer.apple.com/documentation/foundation/predicate")
    ],
    compilerView: [.silent],
    fix: .unsafe,
    options: [smallModels],
    examples: [
      .flagged(
        "the whole table for the finished ones",
        """
        import SwiftData
        @Model final class Item { var isDone = false }
        func done(_ context: ModelContext) throws -> [Item] {
          try context.fetch(FetchDescriptor<Item>()).↓filter { $0.isDone }
        }
        """),
      .flagged(
        "held in a variable and filtered later",
        """
        import SwiftData
        @Model final class Item { var name = "" }
        func find(_ name: String, _ context: ModelContext) throws -> Item? {
          let items = try context.fetch(FetchDescriptor<Item>(sortBy: [SortDescriptor(\\.name)]))
          return items.↓first(where: { $0.name == name })
        }
        """),
      .flagged(
        "a condition that no predicate can express",
        """
        import SwiftData
        @Model final class Item { var name = "" }
        func find(_ context: ModelContext) throws -> [Item] {
          try context.fetch(FetchDescriptor<Item>()).↓filter { matches($0) }
        }
        """, severity: .info),
      .notFlagged(
        "the descriptor has a predicate",
        """
        import SwiftData
        @Model final class Item { var isDone = false; var name = "" }
        func done(_ context: ModelContext) throws -> [Item] {
          try context.fetch(FetchDescriptor<Item>(predicate: #Predicate { $0.isDone })).filter { $0.name == "a" }
        }
        """),
      .notFlagged(
        "all of the result is used as well",
        """
        import SwiftData
        @Model final class Item { var isDone = false }
        func show(_ context: ModelContext) throws {
          let items = try context.fetch(FetchDescriptor<Item>())
          show(items, done: items.filter { $0.isDone })
        }
        """),
      .notFlagged(
        "a model that is known to be small",
        """
        import SwiftData
        @Model final class Currency { var isActive = false }
        func active(_ context: ModelContext) throws -> [Currency] {
          try context.fetch(FetchDescriptor<Currency>()).filter { $0.isActive }
        }
        """, options: ["small_models": .words(["Currency"])]),
      .fixed(
        "the store filters",
        before: """
          import SwiftData
          @Model final class Item { var isDone = false }
          func done(_ context: ModelContext) throws -> [Item] {
            try context.fetch(FetchDescriptor<Item>()).filter { $0.isDone }
          }
          """,
        after: """
          import SwiftData
          @Model final class Item { var isDone = false }
          func done(_ context: ModelContext) throws -> [Item] {
            try context.fetch(FetchDescriptor<Item>(predicate: #Predicate<Item> { $0.isDone }))
          }
          """, applicability: .unsafe)
    ])
}
