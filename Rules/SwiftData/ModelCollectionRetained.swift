import LintKit

/// All rows of a table in a property.
enum ModelCollectionRetained: Rule {
  static let gate = Gate(mentionsModels: true)

  enum Exemption: String, RuleExemption {
    /// Tests, previews, mocks and samples.
    case support
    /// Some of the rows.
    case restricted
    /// An object that ends with its code.
    case value
  }

  static func check(_ binding: PatternBinding, in pass: Pass) {
    guard let name = binding.nameToken, let property = pass.property(at: binding.node),
      let owner = pass.owner(property),
      !pass.exempts(Exemption.support, pass.isSupportCode(binding.node)), !pass.index.property(property).isComputed,
      pass.confinement(ofProperty: property) == .models
    else { return }
    let kind = pass.index.type(owner).kind
    if pass.exempts(Exemption.value, kind != .class && kind != .actor) { return }
    for use in pass.uses(ofProperty: property) {
      guard let value = use.assignedOperand, let fetch = pass.fetchOfAll(givenBy: value) else { continue }
      return pass.report(
        at: name.range, .keeps(name.text), notes: [pass.note(Message.fetched, at: fetch.range, of: fetch.file)])
    }
  }
}

extension Pass {
  fileprivate func owner(_ property: DeclRef) -> DeclRef? {
    index.property(property).owner.flatMap { index.extendedNominal($0) }
  }

  /// The fetch of all rows that gives a value: in the same function, or in one that it calls.
  ///
  /// - Parameter follows: whether functions of the project are looked into.
  fileprivate func fetchOfAll(givenBy value: Expr, follows: Bool = true) -> (range: Range<UInt32>, file: FileID)? {
    switch value.withoutDefault {
    case .functionCall(let call):
      guard let name = call.calleeNameToken else { return nil }
      if name.name == .fetch, let base = call.calleeBase, confinement(of: base) == .context {
        return fetchesAll(call) ? (name.range, file) : nil
      }
      let functions = index.functions(named: name.name)
      guard follows, functions.count == 1, let function = functions.first, givesModels(function) else { return nil }
      return looking(at: function.file).fetchOfAll(returnedBy: function)
    case .declReference(let reference):
      switch binding(of: reference) {
      case .variable(let variable)?:
        return variable.initializer.flatMap { fetchOfAll(givenBy: $0, follows: follows) }
      case .optionalBinding(let bound)? where bound.initializer != nil:
        return bound.initializer.flatMap { fetchOfAll(givenBy: $0, follows: follows) }
      default: return nil
      }
    default: return nil
    }
  }

  private func fetchesAll(_ call: FunctionCallExpr) -> Bool {
    guard let request = request(by: call.arguments.first?.expression) else { return false }
    return !exempts(ModelCollectionRetained.Exemption.restricted, request.hasPredicate || request.isLimited)
  }

  private func fetchOfAll(returnedBy function: DeclRef) -> (range: Range<UInt32>, file: FileID)? {
    guard let body = whole(function)?.child(.body) else { return nil }
    var results = body.descendants(stoppingAtNestedFunctions: true).compactMap { ReturnStmt($0)?.operand }
    if results.isEmpty, let only = body.firstChild, only.isOnlyExpression { results = Expr(only).map { [$0] } ?? [] }
    return results.lazy.compactMap { self.fetchOfAll(givenBy: $0, follows: false) }.first
  }
}

extension Node {
  /// `value` of `node = value`, also of `node = value ?? other`.
  fileprivate var assignedOperand: Expr? {
    guard let sequence = parent.flatMap({ SequenceExpr($0) }) else { return nil }
    var elements = sequence.elements
    guard elements.next()?.node == self, case .assignment? = elements.next(),
      case .operand(let value)? = elements.next()
    else { return nil }
    return value
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func keeps(_ property: String) -> Message {
    """
    '\(property)' keeps every row of the table in memory. Show rows with '@Query', or fetch pages with a \
    'fetchLimit'.
    """
  }

  fileprivate static let fetched = "all rows are fetched here"
}

// MARK: - Info

extension ModelCollectionRetained {
  static let info = RuleInfo(
    id: "model-collection-retained",
    family: .swiftData,
    severity: .info,
    priority: .low,
    summary: "Property that keeps all rows of a table",
    why: """
      An object that holds every model keeps all of them, and what was read of them, in memory for as long as it \
      lives. That grows with the user's data, while a screen shows a few rows. The copies do not follow what other \
      contexts change, either.
      """,
    instead: """
      '@Query' in the view, which loads rows as they are shown; a 'fetchLimit'; or the values that are needed.
      """,
    limits: """
      Properties of classes and actors that code of the same file assigns the result of a fetch without a predicate \
      and a limit, directly, through a local, or by a function of the project that returns it. Silent on views, and in \
      tests, previews and samples.
      """,
    references: [
      Reference(title: "Query", url: "https://developer.apple.com/documentation/swiftdata/query"),
      Reference(
        title: "fetchLimit", url: "https://developer.apple.com/documentation/swiftdata/fetchdescriptor/fetchlimit")
    ],
    compilerView: [.silent],
    noFix: "what should be kept of the models, identifiers or plain values, depends on their use",
    examples: [
      .flagged(
        "a view model holds everything",
        """
        import SwiftData
        @Model final class Item { var name = "" }
        @MainActor @Observable final class Items {
          var ↓all: [Item] = []
          func load(_ context: ModelContext) throws {
            all = try context.fetch(FetchDescriptor<Item>())
          }
        }
        """),
      .flagged(
        "through a local",
        """
        import SwiftData
        @Model final class Item { var name = "" }
        @MainActor final class Items {
          private var ↓all: [Item] = []
          func load(_ context: ModelContext) {
            guard let items = try? context.fetch(FetchDescriptor<Item>()) else { return }
            self.all = items
          }
        }
        """),
      .notFlagged(
        "a page",
        """
        import SwiftData
        @Model final class Item { var name = "" }
        @MainActor final class Items {
          var page: [Item] = []
          func load(_ context: ModelContext) throws {
            var descriptor = FetchDescriptor<Item>()
            descriptor.fetchLimit = 50
            page = try context.fetch(descriptor)
          }
        }
        """),
      .notFlagged(
        "names alone",
        """
        import SwiftData
        @Model final class Item { var name = "" }
        @MainActor final class Items {
          var names: [String] = []
          func load(_ context: ModelContext) throws {
            names = try context.fetch(FetchDescriptor<Item>()).map(\\.name)
          }
        }
        """)
    ])
}
