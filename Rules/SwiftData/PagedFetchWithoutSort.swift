import LintKit

/// Pages of rows that have no order.
enum PagedFetchWithoutSort: Rule {
  static let gate = Gate(anyOf: [.fetchOffset], and: [.FetchDescriptor])

  enum Exemption: String, RuleExemption {
    case test
    /// The first page, of as many as there are.
    case zero
    case sorted
    /// Information only.
    case auxiliary
  }

  /// The offsets of one descriptor are one finding.
  static func check(_ file: SourceFile, in pass: Pass) {
    if pass.exempts(Exemption.test, pass.isTest) { return }
    var seen: Set<Node> = []
    for node in file.node.descendants(of: .assignmentExpr) {
      guard let (member, offset) = AssignmentExpr(unchecked: node).assignedOffset,
        case .declReference(let name)? = member.base, !pass.exempts(Exemption.zero, offset.node.text == "0")
      else { continue }
      check(member, name, &seen, in: pass)
    }
  }

  private static func check(
    _ member: MemberAccessExpr, _ name: DeclReferenceExpr, _ seen: inout Set<Node>, in pass: Pass
  ) {
    guard case .variable(let variable)? = pass.binding(of: name),
      case .functionCall(let call)? = variable.initializer?.withoutEffectMarkers
    else {
      if pass.type(of: .declReference(name)).standardName == "FetchDescriptor" {
        pass.leaveUndecided(missing: .descriptor(.declReference(name)))
      }
      return
    }
    guard call.calleeName == .FetchDescriptor, seen.insert(variable.node).inserted else { return }
    let isSorted =
      call.sortArgument != nil || pass.references(toLocalOf: variable.node).contains { $0.node.isBaseOfSort }
    if pass.exempts(Exemption.sorted, isSorted) { return }
    pass.report(
      at: member.nameToken?.range ?? member.node.range, .unsorted,
      severity: pass.exempts(Exemption.auxiliary, pass.isAuxiliary(member.node)) ? .info : nil,
      fix: sorting(call, in: pass))
  }

  /// Sorts by the one attribute that has another value in each row.
  private static func sorting(_ call: FunctionCallExpr, in pass: Pass) -> RawDiagnostic.FixIt? {
    guard let model = pass.model(fetchedBy: call), let entity = pass.entity(of: model) else { return nil }
    let keys = entity.properties.filter { $0.isUnique && $0.kind == .scalar }
    guard let key = keys.first, keys.count == 1,
      pass.isSortable(pass.type(ofProperty: key.declaration))
    else { return nil }
    var fix = FixBuilder(in: pass)
    let separator = call.arguments.isEmpty ? "" : ", "
    let sort = "sortBy: [SortDescriptor(\\.\(pass.index.property(key.declaration).name))]"
    fix.insert(separator + sort, at: call.node.range.upperBound - 1)
    return fix.fix(.sortByKey, .unsafe)
  }
}

extension Pass {
  fileprivate func isSortable(_ type: SwiftType) -> Bool {
    index.has(.column, type) && index.isOfSDK(type, conformingTo: "Comparable")
  }
}

extension AssignmentExpr {
  /// `descriptor.fetchOffset = offset`
  fileprivate var assignedOffset: (member: MemberAccessExpr, offset: Expr)? {
    guard let sequence = node.parent.flatMap({ SequenceExpr($0) }) else { return nil }
    var elements = sequence.elements
    guard case .operand(.memberAccess(let member))? = elements.next(), member.name == .fetchOffset,
      elements.next()?.node == node, case .operand(let offset)? = elements.next()
    else { return nil }
    return (member, offset)
  }
}

extension FunctionCallExpr {
  /// `sortBy: […]`, unless that is empty.
  fileprivate var sortArgument: LabeledExpr? {
    arguments.first { argument in
      guard argument.label?.isSpelled("sortBy") == true else { return false }
      if case .array(let array)? = argument.expression { return !array.elements.isEmpty }
      return true
    }
  }
}

extension Node {
  /// `descriptor.sortBy`
  fileprivate var isBaseOfSort: Bool {
    role == .base && parent.flatMap { MemberAccessExpr($0) }?.nameToken?.isSpelled("sortBy") == true
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let unsorted: Message = """
    Pages of rows without an order may skip some rows and repeat others. Give the descriptor a 'sortBy' that no two \
    rows have in common.
    """

  fileprivate static let sortByKey: Message = "Sort by the unique attribute"
}

// MARK: - Info

extension PagedFetchWithoutSort {
  static let info = RuleInfo(
    id: "paged-fetch-without-sort",
    family: .swiftData,
    severity: .warning,
    priority: .medium,
    summary: "Paged fetch without a sort order",
    why: """
      The store may give rows in another order each time. 'fetchOffset' then counts from another beginning: a page \
      repeats rows of an earlier one, and others are on no page.
      """,
    instead: """
      'FetchDescriptor<Item>(sortBy: [SortDescriptor(\\.created)])', best with a last descriptor that has another \
      value in each row. 'enumerate(_:batchSize:block:)' goes through all rows without pages.
      """,
    limits: """
      Descriptors that are made in the same function, without 'sortBy' there or later. Whether the order tells all \
      rows apart is not checked. The fix sorts by the only attribute that is '.unique'. Silent in tests; information \
      in samples and functions without a call in the project.
      """,
    references: [
      Reference(
        title: "fetchOffset", url: "https://developer.apple.com/documentation/swiftdata/fetchdescriptor/fetchoffset")
    ],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "no attribute is certain to give the rows an order",
    examples: [
      .flagged(
        "pages of a table",
        """
        import SwiftData
        @Model final class Item { var created = 0 }
        func page(_ number: Int, _ context: ModelContext) throws -> [Item] {
          var descriptor = FetchDescriptor<Item>()
          descriptor.fetchLimit = 100
          descriptor.↓fetchOffset = number * 100
          return try context.fetch(descriptor)
        }
        """),
      .flagged(
        "pages of what a predicate finds",
        """
        import SwiftData
        @Model final class Item { var isDone = false }
        func page(after offset: Int, _ context: ModelContext) throws -> [Item] {
          var descriptor = FetchDescriptor(predicate: #Predicate<Item> { $0.isDone }, sortBy: [])
          descriptor.↓fetchOffset = offset
          return try context.fetch(descriptor)
        }
        """),
      .notFlagged(
        "with an order",
        """
        import SwiftData
        @Model final class Item { var created = 0 }
        func page(_ number: Int, _ context: ModelContext) throws -> [Item] {
          var descriptor = FetchDescriptor<Item>(sortBy: [SortDescriptor(\\.created)])
          descriptor.fetchOffset = number * 100
          return try context.fetch(descriptor)
        }
        """),
      .notFlagged(
        "a request of Core Data",
        """
        import SwiftData
        func page(_ request: NSFetchRequest<Row>, _ descriptor: FetchDescriptor<Item>) {
          request.fetchOffset = 100
        }
        """),
      .fixed(
        "by the unique attribute",
        before: """
          import SwiftData
          @Model final class Item { @Attribute(.unique) var key = ""; var name = "" }
          func page(_ number: Int, _ context: ModelContext) throws -> [Item] {
            var descriptor = FetchDescriptor<Item>()
            descriptor.fetchOffset = number * 100
            return try context.fetch(descriptor)
          }
          """,
        after: """
          import SwiftData
          @Model final class Item { @Attribute(.unique) var key = ""; var name = "" }
          func page(_ number: Int, _ context: ModelContext) throws -> [Item] {
            var descriptor = FetchDescriptor<Item>(sortBy: [SortDescriptor(\\.key)])
            descriptor.fetchOffset = number * 100
            return try context.fetch(descriptor)
          }
          """, applicability: .unsafe)
    ])
}
