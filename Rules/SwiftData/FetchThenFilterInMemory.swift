import LintKit
import LintText

/// A fetch of everything whose result is filtered by Swift code.
enum FetchThenFilterInMemory: Rule {
  static let gate = Gate(anyOf: [.FetchDescriptor], of: [.ModelContext], calls: [.fetch])
  static let smallModels = RuleOption.words(
    "small_models", [], "Models that have few instances, so that fetching all of them is no loss")

  enum Exemption: String, RuleExemption {
    case test, preview
    /// One fetch serves many lookups.
    case repeated
    /// Several filters share the result, and what one drops another may keep.
    case shared
    /// What is not among known values: mostly nearly all rows.
    case complement
    /// A comment above says why no predicate is used.
    case explained
    /// The fetch is reported for being repeated by a loop.
    case inLoop
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard call.calleeBase != nil, let argument = call.arguments.first, argument.label == nil else { return }
    if pass.exempts(Exemption.test, pass.isTest) || pass.exempts(Exemption.preview, pass.isInPreview(call.node)) {
      return
    }
    guard let tests = pass.rowTests(ofResultOf: call) else { return }
    if pass.exempts(Exemption.shared, tests.keepingSome > 1) {
      return pass.leaveUndecided(missing: .otherFilters)
    }
    switch pass.fetched(by: argument.expression) {
    case .everything(let model):
      if pass.words(smallModels).contains(pass.index.type(model).name)
        || pass.exempts(Exemption.complement, tests.all.allSatisfy(\.isComplement))
        || pass.exempts(Exemption.explained, pass.isExplained(call, argument.expression))
        || pass.exempts(Exemption.inLoop, FetchInLoop.reports(call, in: pass))
      {
        return
      }
      report(tests, of: model, fetchedBy: call, in: pass)
    case .restricted: return
    case .unknown: pass.leaveUndecided(missing: pass.unknownDescriptor(argument.expression))
    }
  }

  /// Several tests of one result are one finding: the first that a predicate can stand for, else the first.
  private static func report(
    _ tests: RowTests, of model: DeclRef, fetchedBy call: FunctionCallExpr, in pass: Pass
  ) {
    let name = pass.index.type(model).name
    let forms = tests.all.map { (test: $0, predicate: $0.predicate(on: model, in: pass)) }
    guard let (test, predicate) = forms.first(where: { $0.predicate.answer.isMovable }) ?? forms.first else { return }
    let notes = forms.map(\.test).filter { $0.anchor != test.anchor }.map {
      pass.note(Message.alsoTested, at: $0.anchor)
    }
    switch predicate.answer {
    case .all:
      pass.report(
        at: test.anchor, .canMove(name, test), notes: notes,
        fix: tests.isOnly && !tests.isCounted ? moving(test, predicate, fetchedBy: call, in: pass) : nil)
    case .part(let property):
      pass.report(
        at: test.anchor, .partCanMove(name, test, property), notes: notes)
    case .none(let obstacle):
      pass.report(
        at: test.anchor, .cannotMove(name, test, obstacle),
        notes: notes)
    case .unknown(let property): pass.leaveUndecided(missing: .property(property, of: name))
    }
  }
}

extension PredicateForm.Answer {
  fileprivate var isMovable: Bool {
    switch self {
    case .all, .part: true
    case .none, .unknown: false
    }
  }
}

extension Pass {
  /// Whether comment lines above a fetch, or above its descriptor, say why it loads everything.
  fileprivate func isExplained(_ call: FunctionCallExpr, _ descriptor: Expr?) -> Bool {
    var statements = [call.node.statementAround]
    if case .declReference(let reference)? = descriptor, case .variable(let variable)? = binding(of: reference) {
      statements.append(variable.node.statementAround)
    }
    return statements.compactMap { $0 }.contains { statement in
      guard let reason = CommentReason.text(ofLines: statement.firstToken.commentsAbove) else { return false }
      let words = reason.lowercased()
      return CommentReason.saysWhy(reason) && Self.aboutFetching.contains { words.includes($0) }
    }
  }

  private static let aboutFetching = ["predicate", "fetch", "in memory"]

  fileprivate func unknownDescriptor(_ descriptor: Expr?) -> MissingFact {
    guard let made = descriptor?.withoutEffectMarkers, case .functionCall = made else { return .descriptor(descriptor) }
    return unknownType(of: made)
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func canMove(_ model: String, _ test: RowTest) -> Message {
    "\(headline(model, test)) \(test.form.advice)"
  }

  fileprivate static func partCanMove(_ model: String, _ test: RowTest, _ property: String) -> Message {
    "\(headline(model, test)) Move the condition on '\(property)' into the descriptor's '#Predicate'."
  }

  fileprivate static func cannotMove(_ model: String, _ test: RowTest, _ obstacle: PredicateForm.Obstacle) -> Message {
    "\(headline(model, test)) \(obstacle.advice)"
  }

  fileprivate static let alsoTested = "the same rows are tested here"

  private static func headline(_ model: String, _ test: RowTest) -> String {
    "Every '\(model)' is loaded, and \(test.shown) tests them one by one in memory."
  }
}

extension RowTest.Form {
  fileprivate var advice: String {
    switch self {
    case .filter, .loop: "Move the condition into the descriptor's '#Predicate'."
    case .first: "Move the condition into the descriptor's '#Predicate' and set 'fetchLimit' to 1."
    case .contains: "Ask 'fetchCount' with the condition as '#Predicate'."
    case .allSatisfy: "Ask 'fetchCount' with the negated condition as '#Predicate'."
    }
  }
}

extension PredicateForm.Obstacle {
  fileprivate var advice: String {
    switch self {
    case .computed(let name, let stored?): "Compare '\(stored)' in a '#Predicate': '\(name)' is computed from it."
    case .computed(let name, nil): "'\(name)' is computed: fetch by the stored properties that it reads."
    case .transient(let name): "'\(name)' is not stored: fetch by a stored property that narrows the result."
    case .enumeration(let name): "Store the raw value of '\(name)' as well, and compare that in a '#Predicate'."
    case .textFunction("hasPrefix"): "Use 'starts(with:)' in a '#Predicate'."
    case .textFunction("lowercased"), .textFunction("uppercased"), .textFunction("localizedCaseInsensitiveContains"):
      "Use 'localizedStandardContains' in a '#Predicate', or store the text in lower case."
    case .textFunction, .other: "Fetch by a stored property that narrows the result."
    }
  }
}

extension MissingFact {
  fileprivate static let otherFilters: MissingFact = "value: whether several filters of one result need all of it"

  fileprivate static func property(_ name: String?, of model: String) -> MissingFact {
    name.map { "type: of '\($0)' in '\(model)'" } ?? "type: of a property of '\(model)'"
  }
}

// MARK: - Info

extension FetchThenFilterInMemory {
  static let info = RuleInfo(
    id: "fetch-then-filter-in-memory",
    family: .swiftData,
    severity: .info,
    priority: .medium,
    summary: "Fetch without a predicate, filtered in memory",
    why: """
      Every row of the entity is read from disk and turned into a model, on the context's actor: lists stutter, and \
      memory grows with the user's data rather than with what is shown.
      """,
    instead: """
      Put the condition into the descriptor: 'FetchDescriptor<Item>(predicate: #Predicate { $0.isDone })'. Copy \
      members of other values, static members and results of calls into local constants first. Write 'guard let' as \
      'if let' with 'else'. For 'contains(where:)' ask 'fetchCount(…) > 0'.
      """,
    limits: """
      Only descriptors that are made in the same function are followed. Conditions that '#Predicate' cannot express, \
      and results that are counted as well, are reported as info. A result that is used as a whole otherwise is not \
      reported, nor is a fetch whose comment says why it needs all rows, or that keeps what is not among known values.
      """,
    references: [
      Reference(title: "FetchDescriptor", url: "https://developer.apple.com/documentation/swiftdata/fetchdescriptor"),
      Reference(title: "Predicate", url: "https://developer.apple.com/documentation/foundation/predicate")
    ],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "the test is not certain to have a form that the store understands",
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
        """),
      .flagged(
        "a loop skips the others",
        """
        import SwiftData
        @Model final class Item { var isDone = false }
        func reopen(_ context: ModelContext) throws {
          ↓for item in try context.fetch(FetchDescriptor<Item>()) where item.isDone { item.isDone = false }
        }
        """),
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
        "the whole result is used as well",
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
            try context.fetch(FetchDescriptor<Item>(predicate: #Predicate { $0.isDone }))
          }
          """, applicability: .unsafe),
      .fixed(
        "the condition takes something from another value",
        before: """
          import SwiftData
          @Model final class Item { var name = "" }
          struct Filter { var city = "" }
          func first(_ context: ModelContext, _ filter: Filter) throws -> Item? {
            let items = try context.fetch(FetchDescriptor<Item>())
            return items.first { $0.name == filter.city }
          }
          """,
        after: """
          import SwiftData
          @Model final class Item { var name = "" }
          struct Filter { var city = "" }
          func first(_ context: ModelContext, _ filter: Filter) throws -> Item? {
            let city = filter.city
            let items = try context.fetch(FetchDescriptor<Item>(predicate: #Predicate { $0.name == city }))
            return items.first
          }
          """, applicability: .unsafe),
      .fixed(
        "the descriptor has a name",
        before: """
          import SwiftData
          @Model final class Item { var isDone = false }
          func done(_ context: ModelContext) throws -> Int {
            let descriptor = FetchDescriptor<Item>()
            let items = try context.fetch(descriptor)
            return items.filter { $0.isDone }.count
          }
          """,
        after: """
          import SwiftData
          @Model final class Item { var isDone = false }
          func done(_ context: ModelContext) throws -> Int {
            let descriptor = FetchDescriptor<Item>(predicate: #Predicate { $0.isDone })
            let items = try context.fetch(descriptor)
            return items.count
          }
          """, applicability: .unsafe)
    ])
}
