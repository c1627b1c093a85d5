import LintKit

/// A long import that keeps all that it inserts in memory until its end.
enum BulkInsertWithoutBatchSave: Rule {
  static let gate = Gate(anyOf: [.insert], calls: [.insert])
  static let maxBatch = RuleOption.number(
    "max_batch", 5000, in: 1...1_000_000, "How many models may be inserted before a save, where the code says how many."
  )

  enum Exemption: String, RuleExemption {
    /// Tests, previews, mocks and samples.
    case support
    /// The loop has few turns, or goes over one batch of many.
    case few
    /// The loop saves, or leaves a batch to a function that may.
    case saves
    /// The code waits for each row, and so has few.
    case waits
    /// What is inserted is not said to be an import.
    case unnamed
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard call.calleeName == .insert, call.arguments.count == 1, call.arguments.first?.label == nil,
      let base = call.calleeBase, let loop = pass.elementLoop(around: call.node), call.isFirst(in: loop),
      !pass.exempts(Exemption.support, pass.isSupportCode(call.node)),
      !pass.exempts(Exemption.few, pass.hasFewElements(loop.sequence) || pass.isBatch(loop.sequence)),
      !pass.exempts(Exemption.saves, loop.saves),
      !pass.exempts(Exemption.waits, loop.endOfFirstWait <= call.node.id)
    else { return }
    let length = loop.sequence.literalLength
    let isLong = length.map { $0 > pass.number(maxBatch) } ?? call.node.isInImport
    guard !pass.exempts(Exemption.unnamed, !isLong), pass.confinement(of: base) == .context else { return }
    pass.report(
      at: call.calleeNameToken?.range ?? call.node.range, .unsaved, notes: [pass.note(Message.loop, at: loop.anchor)])
  }
}

extension FunctionCallExpr {
  /// Whether it is the first insert of a loop: one is enough to say so.
  fileprivate func isFirst(in loop: ElementLoop) -> Bool {
    for inner in loop.body.descendants(of: .functionCallExpr) {
      let other = FunctionCallExpr(unchecked: inner)
      if other.calleeName == .insert, other.calleeBase?.node.text == calleeBase?.node.text { return inner == node }
    }
    return false
  }
}

extension ElementLoop {
  /// Whether the code of a turn saves: each time, or after so many.
  fileprivate var saves: Bool {
    body.descendants(of: .functionCallExpr).contains { inner in
      guard let name = FunctionCallExpr(unchecked: inner).calleeNameToken?.identifierText.lowercased() else {
        return false
      }
      return name.includes("save") || name.includes("commit") || name.includes("flush")
    }
  }
}

extension Pass {
  /// Whether a sequence is a part of a longer one, by its name or as what a loop around goes over.
  fileprivate func isBatch(_ sequence: Expr) -> Bool {
    guard case .declReference(let name) = sequence else { return false }
    let text = name.nameToken.identifierText.lowercased()
    if ["batch", "chunk", "page"].contains(where: { text.includes($0) }) { return true }
    if case .loopVariable? = binding(of: name) { return true }
    return false
  }
}

extension Expr {
  /// How many elements a range has whose ends are written.
  fileprivate var literalLength: Int? {
    switch withoutEffectMarkers {
    case .tuple(let tuple): return tuple.parenthesized?.literalLength
    case .sequence(let range): return range.lengthOfRange
    default: return nil
    }
  }
}

extension Node {
  /// Whether a function around is named for an import.
  fileprivate var isInImport: Bool {
    guard let name = functionAround?.mainToken.identifierText.lowercased() else { return false }
    return ["import", "restore", "migrate", "ingest", "bulk"].contains { name.includes($0) }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let unsaved: Message = """
    Every model that this loop inserts stays in memory until the save after it. Save after each few hundred.
    """

  fileprivate static let loop = "the loop"
}

// MARK: - Info

extension BulkInsertWithoutBatchSave {
  static let info = RuleInfo(
    id: "bulk-insert-without-batch-save",
    family: .swiftData,
    severity: .info,
    priority: .low,
    summary: "Import that inserts without a save in between",
    why: """
      A context keeps each inserted model until it saves, and looks through all of them for each fetch. A long import \
      grows in memory, gets slower with each row, and loses everything when the app is stopped before its end.
      """,
    instead: "In the loop: 'if number.isMultiple(of: 500) { try context.save() }'.",
    limits: """
      'for' loops and closures of 'forEach' and its like in functions whose names speak of an import, restore or \
      migration, and over ranges with more numbers than 'max_batch'. Silent where the loop saves, waits for each row, \
      or goes over a batch, a literal, or what another loop goes over, and in tests, previews and samples. Whether the \
      rows are many is not known.
      """,
    references: [
      Reference(
        title: "insert(_:)", url: "https://developer.apple.com/documentation/swiftdata/modelcontext/insert(_:)")
    ],
    compilerView: [.silent],
    noFix: "how many rows should share a save depends on their size",
    isOptIn: true,
    options: [maxBatch],
    examples: [
      .flagged(
        "an import",
        """
        import SwiftData
        @Model final class Item { init(_ record: Int) {} }
        func importItems(_ records: [Int], _ context: ModelContext) throws {
          for record in records { context.↓insert(Item(record)) }
          try context.save()
        }
        """),
      .flagged(
        "ten thousand",
        """
        import SwiftData
        @Model final class Item { init(_ number: Int) {} }
        func fill(_ context: ModelContext) {
          for number in 0..<10000 { context.↓insert(Item(number)) }
        }
        """),
      .flagged(
        "more than the project allows",
        """
        import SwiftData
        @Model final class Item { init(_ number: Int) {} }
        func fill(_ context: ModelContext) {
          for number in 0..<100 { context.↓insert(Item(number)) }
        }
        """, options: ["max_batch": .number(50)]),
      .notFlagged(
        "saved in batches",
        """
        import SwiftData
        @Model final class Item { init(_ record: Int) {} }
        func importItems(_ records: [Int], _ context: ModelContext) throws {
          for (number, record) in records.enumerated() {
            context.insert(Item(record))
            if number.isMultiple(of: 500) { try context.save() }
          }
        }
        """),
      .notFlagged(
        "no import",
        """
        import SwiftData
        @Model final class Item { init(_ record: Int) {} }
        func add(_ records: [Int], _ context: ModelContext) {
          for record in records { context.insert(Item(record)) }
        }
        """)
    ])
}
