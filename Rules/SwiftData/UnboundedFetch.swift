import LintKit

/// A fetch of many rows of which only the number or the first is used, or that are sorted in memory.
enum UnboundedFetch: Rule {
  static let gate = Gate(anyOf: [.FetchDescriptor], of: [.ModelContext], calls: [.fetch])
  static let bare = RuleOption.flag(
    "bare", false, "Whether to report each fetch without a predicate and a limit, whatever is done with its rows.")

  enum Exemption: String, RuleExemption {
    /// Tests, previews, mocks and samples.
    case support
    /// What is used is one row, or as many as the descriptor says.
    case limited
    /// A predicate leaves few rows, of which the first is as good as any, and which are soon sorted.
    case narrowed
    /// The store sorts them, too, or cannot by what they are sorted by.
    case sorted
    /// The rows are used otherwise as well.
    case otherUse
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard let base = call.calleeBase, let name = call.calleeNameToken, call.arguments.count == 1,
      let argument = call.arguments.first, argument.label == nil
    else { return }
    let use = pass.use(ofRowsOf: call)
    guard use != nil || pass.flag(bare), let request = pass.request(by: argument.expression) else { return }
    if pass.exempts(Exemption.support, pass.isSupportCode(call.node))
      || pass.exempts(Exemption.limited, request.isLimited)
      || pass.exempts(Exemption.narrowed, request.hasPredicate && !(use?.form.isCount ?? false))
    {
      return
    }
    guard pass.confinement(of: base) == .context else { return }
    guard request.isKnown else { return pass.leaveUndecided(missing: .descriptor(argument.expression)) }
    guard let use else { return pass.report(at: name.range, .everything) }
    if use.form == .sorted {
      if pass.exempts(Exemption.sorted, request.isSorted || !pass.canSort(use, in: request)) { return }
      return pass.report(at: use.anchor, .sorted)
    }
    let fix =
      use.form.isCount ? counting(call, use, in: pass) : limiting(call, request, argument, in: pass)
    pass.report(at: use.anchor, use.form.isCount ? .counted(use.shown) : .first(use.shown), fix: fix)
  }

  /// Asks for the number of rows.
  private static func counting(_ call: FunctionCallExpr, _ use: RowUse, in pass: Pass) -> RawDiagnostic.FixIt? {
    guard let member = use.member, let name = call.calleeNameToken, let base = member.base else { return nil }
    var fix = FixBuilder(in: pass)
    let value = base.node.withoutSuffix
    // `?? []` would have to become a number.
    if call.node.ancestors.prefix(while: { $0 != value }).contains(where: { $0.kind == .sequenceExpr }) { return nil }
    fix.insert("Count", at: name.end)
    let suffix = value.range.upperBound..<member.node.range.upperBound
    if use.form == .count {
      fix.replace(suffix, with: "")
      return fix.fix(.count, .safe)
    }
    guard base.node == value, let comparison = member.node.emptinessTest else { return nil }
    if let negation = comparison.negation { fix.replace(negation, with: "") }
    fix.replace(suffix, with: comparison.negation == nil ? " == 0" : " != 0")
    return fix.fix(.count, .safe)
  }

  /// Sets the limit to one row, before the statement.
  private static func limiting(
    _ call: FunctionCallExpr, _ request: FetchRequest, _ argument: LabeledExpr, in pass: Pass
  ) -> RawDiagnostic.FixIt? {
    var fix = FixBuilder(in: pass)
    if let variable = request.variable {
      guard pass.references(toLocalOf: variable.node).count == 1 + request.settings.count,
        let statement = variable.node.parent, statement.role == .statement, let name = variable.nameToken
      else { return nil }
      if statement.firstToken.kind == .let { fix.replace(statement.firstToken.range, with: "var") }
      fix.insert("\(name.text).fetchLimit = 1", after: statement)
      return fix.fix(.limit, .safe)
    }
    guard case .genericSpecialization? = request.call.callee, let statement = call.node.statementAround,
      let around = statement.declarationAround, !pass.usesLocals(request.call.node),
      let name = pass.firstFree(of: ["descriptor", "limited", "firstOnly"], in: around)
    else { return nil }
    if statement.isOnlyExpression {
      guard statement.parent?.parent?.kind == .functionDecl else { return nil }
      fix.insert("return ", at: statement.range.lowerBound)
    }
    fix.insert(["var \(name) = \(request.call.node.text)", "\(name).fetchLimit = 1"], before: statement)
    fix.replace(argument.node.range, with: name)
    return fix.fix(.limit, .safe)
  }
}

/// The only thing that is done with the rows of a fetch.
private struct RowUse {
  enum Form {
    case count, isEmpty, first
    /// `rows.sorted { … }`
    case sorted

    var isCount: Bool { self == .count || self == .isEmpty }
  }

  let form: Form
  let anchor: Range<UInt32>
  /// For messages.
  let shown: String
  /// Where it is a member of the fetch itself.
  let member: MemberAccessExpr?
  /// The call that sorts.
  private(set) var call: FunctionCallExpr?

  /// `rows.count`, `rows.isEmpty`, `rows.first`, `rows.sorted { $0.name < $1.name }`
  init?(_ value: Node, isDirect: Bool) {
    guard value.role == .base, let member = value.parent.flatMap({ MemberAccessExpr($0) }), let name = member.nameToken
    else { return nil }
    switch (name.name, member.node.role == .callee) {
    case (.count, false): form = .count
    case (.isEmpty, false): form = .isEmpty
    case (.first, false): form = .first
    case (.sorted, true):
      form = .sorted
      call = member.node.parent.flatMap { FunctionCallExpr($0) }
    default: return nil
    }
    (anchor, shown, self.member) = (name.range, name.text, isDirect ? member : nil)
  }
}

extension Pass {
  /// What is done with the rows of a fetch: of the call itself, or of the local that holds them, where that is all.
  fileprivate func use(ofRowsOf call: FunctionCallExpr) -> RowUse? {
    let value = call.node.withoutWrappers
    if let use = RowUse(value, isDirect: true) { return use }
    guard value.role == .initializer, let holder = value.parent,
      holder.kind == .patternBinding || holder.kind == .optionalBindingCondition
    else { return nil }
    let references = references(toLocalOf: holder)
    let uses = references.map { RowUse($0.node.withoutWrappers, isDirect: false) }
    guard let first = uses.compactMap({ $0 }).first else { return nil }
    // Rows are needed for one of them, all the same.
    let isOnly =
      first.form == .sorted ? uses.count == 1 : uses.allSatisfy { $0?.form.isCount == first.form.isCount }
    return exempts(UnboundedFetch.Exemption.otherUse, !isOnly) ? nil : first
  }

  /// Whether the store could sort the rows of a request as a call does: by one attribute.
  fileprivate func canSort(_ use: RowUse, in request: FetchRequest) -> Bool {
    guard let name = use.call?.sortingAttribute, let model = model(fetchedBy: request.call) else { return false }
    return canCompareInStore(name, of: model)
  }

  /// Whether code names a local of the code around.
  fileprivate func usesLocals(_ node: Node) -> Bool {
    guard let names = localNames(around: node) else { return true }
    return names.uses(inside: node).contains { if case .local = names[$0].resolution { true } else { false } }
  }
}

extension FunctionCallExpr {
  /// `name` of `sorted { $0.name < $1.name }` and `sorted(using: KeyPathComparator(\.name))`.
  fileprivate var sortingAttribute: Name? {
    if let order = lastClosure { return order.comparedAttribute }
    guard arguments.count == 1, let argument = arguments.first, argument.label?.isSpelled("using") ?? false else {
      return nil
    }
    var paths = argument.node.descendants(of: .keyPathExpr)
    guard let path = paths.next().map({ KeyPathExpr(unchecked: $0) }), paths.next() == nil,
      path.components.count == 1, case .property(let only)? = path.components.first
    else { return nil }
    return only.nameToken.name
  }
}

extension ClosureExpr {
  /// `name` of `{ $0.name < $1.name }`
  fileprivate var comparedAttribute: Name? {
    var statements = node.children(.statement)
    guard let first = statements.next(), statements.next() == nil else { return nil }
    let compared = first.kind == .returnStmt ? ReturnStmt(unchecked: first).operand?.node : first
    guard let elements = compared.flatMap({ SequenceExpr($0) }).map({ Array($0.elements) }), elements.count == 3,
      case .operand(.memberAccess(let left)) = elements[0], case .binaryOperator(let order) = elements[1],
      case .operand(.memberAccess(let right)) = elements[2], ["<", ">"].contains(order.operatorToken.text),
      case .declReference(let one)? = left.base, case .declReference(let other)? = right.base,
      one.nameToken.text != other.nameToken.text, left.name == right.name
    else { return nil }
    return left.name
  }
}

extension Node {
  /// Without `?` or `!` behind it.
  fileprivate var withoutSuffix: Node {
    var node = self
    while node.kind == .optionalChainingExpr || node.kind == .forceUnwrapExpr, let operand = node.child(.operand) {
      node = operand
    }
    return node
  }

  /// Where `== 0` may take the place of `isEmpty`, and the `!` that then becomes `!= 0`; `nil` where it would bind to
  /// something else.
  fileprivate var emptinessTest: (negation: Range<UInt32>?, Void)? {
    var node = self
    var negation: Range<UInt32>?
    while let parent = node.parent {
      switch parent.kind {
      case .prefixOperatorExpr where negation == nil && parent.mainToken.text == "!":
        negation = parent.mainToken.range
      case .tryExpr, .awaitExpr: break
      case .sequenceExpr:
        let isJoined = parent.children(.element).allSatisfy { element in
          element.kind != .binaryOperatorExpr || ["&&", "||"].contains(element.mainToken.text)
        }
        return isJoined ? (negation, ()) : nil
      case .memberAccessExpr, .optionalChainingExpr, .forceUnwrapExpr, .prefixOperatorExpr, .functionCallExpr:
        return nil
      default: return (negation, ())
      }
      node = parent
    }
    return nil
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func counted(_ member: String) -> Message {
    "All rows are loaded, and only '\(member)' is used. Call 'fetchCount', which loads none."
  }

  fileprivate static func first(_ member: String) -> Message {
    "All rows are loaded, and only '\(member)' is used. Set the descriptor's 'fetchLimit' to 1."
  }

  fileprivate static let sorted: Message = "All rows are loaded and sorted in memory. Give the descriptor 'sortBy'."

  fileprivate static let everything: Message = """
    This loads all rows. Give the descriptor a predicate or a 'fetchLimit', or go through the rows with 'enumerate'.
    """

  fileprivate static let count: Message = "Count the rows in the store"
  fileprivate static let limit: Message = "Fetch one row"
}

// MARK: - Info

extension UnboundedFetch {
  static let info = RuleInfo(
    id: "unbounded-fetch",
    family: .swiftData,
    severity: .info,
    priority: .low,
    summary: "Rows fetched to be counted or sorted, or for one of them",
    why: """
      Each row is read from disk and turned into a model, to be thrown away. That takes time and memory on the \
      context's actor, more with every row that the user adds.
      """,
    instead: """
      'try context.fetchCount(descriptor)' for 'count', and '== 0' for 'isEmpty'. For 'first' set 'fetchLimit' to 1. \
      Instead of 'sorted' give the descriptor 'sortBy'.
      """,
    limits: """
      Descriptors without a limit that are made in the same function, where nothing else is done with the rows. \
      'first' and 'sorted' only where there is no predicate, either, and 'sorted' by one attribute alone. Silent in \
      tests, previews and samples. With the option 'bare' each fetch without a predicate and a limit is reported.
      """,
    references: [
      Reference(
        title: "fetchCount(_:)", url: "https://developer.apple.com/documentation/swiftdata/modelcontext/fetchcount(_:)"
      ),
      Reference(
        title: "fetchLimit", url: "https://developer.apple.com/documentation/swiftdata/fetchdescriptor/fetchlimit")
    ],
    compilerView: [.silent],
    fix: .safe,
    noFix: "the request is used for something else as well",
    isOptIn: true,
    options: [bare],
    examples: [
      .flagged(
        "rows that are counted",
        """
        import SwiftData
        @Model final class Item { var isDone = false }
        func open(_ context: ModelContext) throws -> Int {
          try context.fetch(FetchDescriptor<Item>(predicate: #Predicate { !$0.isDone })).↓count
        }
        """),
      .flagged(
        "the first of all",
        """
        import SwiftData
        @Model final class Settings { var isDark = false }
        func settings(_ context: ModelContext) throws -> Settings? {
          let all = try context.fetch(FetchDescriptor<Settings>())
          return all.↓first
        }
        """),
      .flagged(
        "rows that are sorted in memory",
        """
        import SwiftData
        @Model final class Item { var name = "" }
        func names(_ context: ModelContext) throws -> [String] {
          try context.fetch(FetchDescriptor<Item>()).↓sorted { $0.name < $1.name }.map(\\.name)
        }
        """),
      .flagged(
        "any fetch of everything",
        """
        import SwiftData
        @Model final class Item { var isDone = false }
        func all(_ context: ModelContext) throws -> [Item] { try context.↓fetch(FetchDescriptor<Item>()) }
        """, options: ["bare": .flag(true)]),
      .notFlagged(
        "the rows are used",
        """
        import SwiftData
        @Model final class Item { var isDone = false }
        func show(_ context: ModelContext) throws {
          let items = try context.fetch(FetchDescriptor<Item>())
          if !items.isEmpty { show(items) }
        }
        """),
      .notFlagged(
        "one row at most",
        """
        import SwiftData
        @Model final class Item { var isDone = false }
        func isThereAny(_ context: ModelContext) throws -> Bool {
          var descriptor = FetchDescriptor<Item>()
          descriptor.fetchLimit = 1
          return try !context.fetch(descriptor).isEmpty
        }
        """),
      .fixed(
        "the store counts",
        before: """
          import SwiftData
          @Model final class Item { var isDone = false }
          func isThereAny(_ context: ModelContext) throws -> Bool {
            try !context.fetch(FetchDescriptor<Item>()).isEmpty
          }
          """,
        after: """
          import SwiftData
          @Model final class Item { var isDone = false }
          func isThereAny(_ context: ModelContext) throws -> Bool {
            try context.fetchCount(FetchDescriptor<Item>()) != 0
          }
          """, applicability: .safe),
      .fixed(
        "one row",
        before: """
          import SwiftData
          @Model final class Item { var isDone = false }
          func any(_ context: ModelContext) throws -> Item? {
            try context.fetch(FetchDescriptor<Item>()).first
          }
          """,
        after: """
          import SwiftData
          @Model final class Item { var isDone = false }
          func any(_ context: ModelContext) throws -> Item? {
            var descriptor = FetchDescriptor<Item>()
            descriptor.fetchLimit = 1
            return try context.fetch(descriptor).first
          }
          """, applicability: .safe)
    ])
}
