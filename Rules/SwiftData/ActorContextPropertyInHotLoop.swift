import LintKit

/// A loop of a model actor that asks for the actor's context again in each round.
enum ActorContextPropertyInHotLoop: Rule {
  static let gate = Gate(anyOf: [.modelContext], and: [.for, .while])

  enum Exemption: String, RuleExemption {
    case test
    /// A few rounds, as the text shows.
    case fewRounds
  }

  static func check(_ loop: ForStmt, in pass: Pass) {
    guard !pass.exempts(Exemption.test, pass.isTest), loop.node.enclosingLoop == nil,
      let type = pass.type(around: loop.node).flatMap({ pass.index.extendedNominal($0) }),
      pass.index.type(type).kind == .actor, pass.isModelActor(type).isYes,
      let body = loop.node.child(.body), let use = pass.contextUses(in: body).first,
      !pass.exempts(Exemption.fewRounds, loop.sequence?.isShort ?? false)
    else { return }
    pass.report(at: use.range, .inLoop, fix: hoisting(loop, body, in: pass))
  }

  private static func hoisting(_ loop: ForStmt, _ body: Node, in pass: Pass) -> RawDiagnostic.FixIt? {
    guard loop.node.role == .statement, let function = loop.node.functionAround,
      pass.firstFree(of: ["context"], in: function) != nil
    else { return nil }
    var fix = FixBuilder(in: pass)
    fix.insert("let context = modelContext", before: loop.node)
    for use in pass.contextUses(in: body) { fix.replace(use.range, with: "context") }
    return fix.fix(.hoist, .safe)
  }
}

extension Pass {
  /// `modelContext` and `self.modelContext`, where no local has that name.
  fileprivate func contextUses(in body: Node) -> [Node] {
    guard let names = localNames(around: body) else { return [] }
    return names.uses(inside: body).compactMap { id in
      let node = names.node(of: id)
      switch names[id].resolution {
      case .memberOrGlobal: return node.mainToken.name == .modelContext ? node : nil
      case .selfParameter:
        guard node.role == .base, let member = node.parent, member.mainToken.name == .modelContext else { return nil }
        return member
      case .local, .unknown: return nil
      }
    }
  }
}

extension Node {
  /// The loop that a node is part of, in the same function.
  fileprivate var enclosingLoop: Node? {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .forStmt, .whileStmt, .repeatStmt: return ancestor
      case .functionDecl, .initializerDecl: return nil
      default: continue
      }
    }
    return nil
  }
}

extension Expr {
  /// `[a, b]`, `0..<3`
  fileprivate var isShort: Bool {
    switch withoutEffectMarkers {
    case .array: true
    case .sequence(let range): range.node.tokens.allSatisfy { $0.kind != .identifier }
    default: false
    }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let inLoop: Message = """
    Each round of this loop reads the actor's 'modelContext', which is computed. Read it once before the loop.
    """
  fileprivate static let hoist: Message = "Read the context before the loop"
}

// MARK: - Info

extension ActorContextPropertyInHotLoop {
  static let info = RuleInfo(
    id: "actor-context-property-in-hot-loop",
    family: .swiftData,
    severity: .info,
    priority: .low,
    summary: "Context of a model actor read in each round of a loop",
    why: """
      'modelContext' of a ModelActor goes through the actor's executor each time. In a loop over many thousand rows \
      that adds up.
      """,
    instead: "'let context = modelContext' before the loop: it is the same context.",
    limits: "Loops with 'for', but for those over a literal. No effect was measured, so the rule is off by default.",
    references: [Reference(title: "ModelActor", url: "https://developer.apple.com/documentation/swiftdata/modelactor")],
    compilerView: [.silent],
    fix: .safe,
    noFix: "the context may change inside of the loop",
    isOptIn: true,
    examples: [
      .flagged(
        "an import",
        """
        import SwiftData
        @ModelActor actor Store {
          func add(_ names: [String]) {
            for name in names { ↓modelContext.insert(Row(name)) }
          }
        }
        """),
      .flagged(
        "in an extension",
        """
        import SwiftData
        @ModelActor actor Store {}
        extension Store {
          func add(_ names: [String]) throws {
            for name in names {
              let row = Row(name)
              ↓self.modelContext.insert(row)
            }
          }
        }
        """),
      .notFlagged(
        "read before the loop",
        """
        import SwiftData
        @ModelActor actor Store {
          func add(_ names: [String]) {
            let context = modelContext
            for name in names { context.insert(Row(name)) }
          }
        }
        """),
      .notFlagged(
        "a view's context is stored",
        """
        import SwiftData
        import SwiftUI
        struct Screen: View {
          @Environment(\\.modelContext) private var modelContext
          var body: some View { Button("Add") { for name in names { modelContext.insert(Row(name)) } } }
        }
        """),
      .fixed(
        "read once",
        before: """
          import SwiftData
          @ModelActor actor Store {
            func add(_ names: [String]) throws {
              for name in names { modelContext.insert(Row(name)) }
              try modelContext.save()
            }
          }
          """,
        after: """
          import SwiftData
          @ModelActor actor Store {
            func add(_ names: [String]) throws {
              let context = modelContext
              for name in names { context.insert(Row(name)) }
              try modelContext.save()
            }
          }
          """, applicability: .safe)
    ])
}
