import LintKit

/// A query for each element of a loop, in place of one for all.
enum FetchInLoop: Rule {
  private static let fetches = WellKnownNameSet([.fetch, .fetchCount, .fetchIdentifiers])
  static let gate = Gate(
    anyOf: [.FetchDescriptor], of: [.ModelContext], calls: [.fetch, .fetchCount, .fetchIdentifiers])

  enum Exemption: String, RuleExemption {
    /// Tests, previews, mocks and samples.
    case support
    /// The loop has few turns.
    case few
    /// The code waits in each turn before it fetches: what it had fetched before might be gone.
    case waits
    /// Each turn has a context of its own.
    case ownContext
    /// Each turn comes to another case of a 'switch' over the element.
    case otherCase
    /// What is asked for changes from turn to turn, as pages do.
    case paging
    /// Ranges and searches: no one query asks for what several of them find.
    case otherCondition
    /// The store counts for each element, which costs less than to load what is counted.
    case counts
  }

  /// The fetches of one loop are one finding.
  static func check(_ file: SourceFile, in pass: Pass) {
    if pass.exempts(Exemption.support, pass.isTest) { return }
    var found: [(loop: ElementLoop, fetches: [(name: TokenCursor, isSame: Bool)])] = []
    var places: [Node: Int] = [:]
    var waits = LoopWaits()
    for node in file.node.descendants(of: .functionCallExpr) {
      let call = FunctionCallExpr(unchecked: node)
      guard let name = call.calleeNameToken, fetches.contains(name.name), let loop = pass.elementLoop(around: node),
        let isSame = isSame(call, loop, &waits, in: pass)
      else { continue }
      if let place = places[loop.node] {
        found[place].fetches.append((name, isSame))
      } else {
        places[loop.node] = found.count
        found.append((loop, [(name, isSame)]))
      }
    }
    for (loop, fetches) in found {
      guard let first = fetches.first else { continue }
      let others = fetches.dropFirst().prefix(3).map { pass.note(Message.alsoHere, at: $0.name.range) }
      pass.report(
        at: first.name.range, first.isSame ? .same(first.name.text) : .byElement(first.name.text),
        notes: [pass.note(Message.loop, at: loop.anchor)] + others)
    }
  }

  /// Whether a call is a fetch that is reported: what is done with its result waits until there is one fetch.
  static func reports(_ call: FunctionCallExpr, in pass: Pass) -> Bool {
    guard pass.runs(Self.self) else { return false }
    var waits = LoopWaits()
    return !pass.isTest && pass.elementLoop(around: call.node).flatMap { isSame(call, $0, &waits, in: pass) } != nil
  }

  /// Whether a fetch asks for the same in each turn; `nil` where there is no better way to ask.
  private static func isSame(
    _ call: FunctionCallExpr, _ loop: ElementLoop, _ waits: inout LoopWaits, in pass: Pass
  ) -> Bool? {
    guard let base = call.calleeBase, !pass.exempts(Exemption.support, pass.isSupportCode(call.node)),
      pass.confinement(of: base) == .context,
      !pass.exempts(Exemption.few, pass.hasFewElements(loop.sequence)),
      !pass.exempts(Exemption.waits, waits.isWait(in: loop, before: call.node)),
      let names = pass.localNames(around: call.node),
      !pass.exempts(Exemption.ownContext, loop.introduces(base, names)),
      !pass.exempts(Exemption.otherCase, loop.chooses(call.node, names))
    else { return nil }
    let descriptor = call.arguments.first?.expression
    guard let request = pass.request(by: descriptor), request.isKnown else {
      if pass.outline.names.contains(.FetchDescriptor) { pass.leaveUndecided(missing: .descriptor(descriptor)) }
      return nil
    }
    let parts = [request.call.node] + request.settings.compactMap { $0.node.parent }
    guard let changing = loop.changing(parts, names) else { return pass.exempts(Exemption.paging, true) ? nil : false }
    if pass.exempts(Exemption.otherCondition, !changing.allSatisfy(\.isCompared)) { return nil }
    if pass.exempts(Exemption.counts, !changing.isEmpty && call.calleeName == .fetchCount) { return nil }
    return changing.isEmpty
  }
}

/// Where the code of loops first waits in a turn.
private struct LoopWaits {
  private var ends: [Node: UInt32] = [:]

  /// Whether the code of a turn has an `await` before a node.
  mutating func isWait(in loop: ElementLoop, before node: Node) -> Bool {
    let end = ends[loop.body] ?? loop.endOfFirstWait
    ends[loop.body] = end
    return end <= node.id
  }
}

extension ElementLoop {

  /// Whether a node is in a `switch` over a local of the loop itself.
  fileprivate func chooses(_ node: Node, _ names: LocalNames) -> Bool {
    node.ancestors.prefix { $0 != body }.contains { ancestor in
      guard ancestor.kind == .switchExpr, let subject = ancestor.child(.subject).flatMap({ Expr($0) }),
        case .declReference = subject
      else { return false }
      return introduces(subject, names)
    }
  }

  /// Whether an expression begins with a local of the loop.
  fileprivate func introduces(_ expression: Expr, _ names: LocalNames) -> Bool {
    names.uses(inside: expression.node).contains { use in
      guard case .local(let definition) = names[use].resolution else { return false }
      return names.node(of: definition).isInside(node)
    }
  }

  /// The names in some code that mean something else in each turn; `nil` where a variable of the code around is among
  /// them that the loop changes.
  fileprivate func changing(_ parts: [Node], _ names: LocalNames) -> [Node]? {
    var found: [Node] = []
    for part in parts {
      for use in names.uses(inside: part) {
        guard case .local(let definition) = names[use].resolution else { continue }
        let introduced = names.node(of: definition)
        if parts.contains(where: { introduced.isInside($0) }) { continue }
        let name = names.node(of: use)
        if introduced.isInside(node) {
          // The descriptor itself, where it has a name: 'descriptor.fetchLimit = 1'.
          if name.parent?.parent != part || name.parent?.id != part.id + 1 { found.append(name) }
        } else if names.uses(of: definition).contains(where: {
          names[$0].isWrite == .yes && names.node(of: $0).isInside(body)
        }) {
          return nil
        }
      }
    }
    return found
  }
}

extension Node {
  /// `$0.key == node`, also with members of the node.
  fileprivate var isCompared: Bool {
    var value = self
    while let parent = value.parent, value.role == .base || parent.kind == .forceUnwrapExpr { value = parent }
    guard value.role == .element, let sequence = value.parent else { return false }
    var previous: Node?
    var isNext = false
    for element in sequence.children(.element) {
      if isNext { return element.mainToken.text == "==" }
      if element == value {
        if previous?.mainToken.text == "==" { return true }
        isNext = true
      }
      previous = element
    }
    return false
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func same(_ name: String) -> Message {
    "'\(name)' asks the store for the same in each turn of the loop. Fetch once before the loop."
  }

  fileprivate static func byElement(_ name: String) -> Message {
    """
    '\(name)' asks the store once for each element of the loop. Fetch all of them before the loop, with a predicate \
    such as 'ids.contains($0.id)', and look them up in a dictionary.
    """
  }

  fileprivate static let loop = "the loop"
  fileprivate static let alsoHere = "the loop also fetches here"
}

// MARK: - Info

extension FetchInLoop {
  static let info = RuleInfo(
    id: "fetch-in-loop",
    family: .swiftData,
    severity: .info,
    priority: .low,
    summary: "Fetch for each element of a loop",
    why: """
      Each fetch is a query of its own, which blocks the context's actor and saves pending changes to look through. A \
      hundred elements are a hundred queries where one would do.
      """,
    instead: """
      Fetch before the loop what all elements need: 'FetchDescriptor<User>(predicate: #Predicate { \
      ids.contains($0.key) })', then 'Dictionary(grouping: users, by: \\.key)'. Rows that the loop inserts go into the \
      dictionary, too.
      """,
    limits: """
      Descriptors of the same function, in 'for' loops and closures of 'forEach', 'map' and their like; functions that \
      the loop calls are not followed. Reported are fetches that are the same in each turn, or compare a value of the \
      element with '=='. Silent where the code waits in each turn before it fetches, in loops over literals, all cases \
      of an enumeration and the first twelve elements or less, in 'while' loops, where what belongs to each element is \
      only counted, and in tests, previews and samples.
      """,
    references: [
      Reference(title: "FetchDescriptor", url: "https://developer.apple.com/documentation/swiftdata/fetchdescriptor")
    ],
    compilerView: [.silent],
    noFix: "one query for all rows has to be matched with them again, by a key that is not certain",
    examples: [
      .flagged(
        "a query for each identifier",
        """
        import SwiftData
        @Model final class User { var key = "" }
        func users(_ keys: [String], _ context: ModelContext) throws -> [User] {
          var found: [User] = []
          for key in keys {
            found += try context.↓fetch(FetchDescriptor<User>(predicate: #Predicate { $0.key == key }))
          }
          return found
        }
        """),
      .flagged(
        "the same query in each turn",
        """
        import SwiftData
        @Model final class User { var key = "" }
        func add(_ records: [Record], _ context: ModelContext) throws {
          try records.forEach { record in
            let known = try context.↓fetch(FetchDescriptor<User>())
            if !known.contains(where: { $0.key == record.key }) { context.insert(User(record)) }
          }
        }
        """),
      .notFlagged(
        "one query for all",
        """
        import SwiftData
        @Model final class User { var key = "" }
        func users(_ keys: [String], _ context: ModelContext) throws -> [User] {
          try context.fetch(FetchDescriptor<User>(predicate: #Predicate { keys.contains($0.key) }))
        }
        """),
      .notFlagged(
        "what was fetched before the wait may be gone",
        """
        import SwiftData
        @Model final class User { var key = ""; var name = "" }
        func update(_ keys: [String], _ context: ModelContext) async throws {
          for key in keys {
            let record = try await download(key)
            let users = try context.fetch(FetchDescriptor<User>(predicate: #Predicate { $0.key == key }))
            users.first?.name = record.name
          }
        }
        """)
    ])
}
