import LintKit

/// A `@ModelActor` with members that the macro writes itself, or that its initializer leaves without a value.
enum ModelActorRedundantBoilerplate: Rule {
  static let gate = Gate(anyOf: [.ModelActor], and: [.actor])

  static func check(_ decl: ActorDecl, in pass: Pass) {
    guard decl.hasAttribute(.ModelActor), let actor = pass.type(at: decl.node) else { return }
    var redundant: [Redundant] = []
    for member in decl.node.members {
      if let initializer = InitializerDecl(member), let parameter = initializer.onlyParameter,
        parameter.label?.name == .modelContainer, pass.type(parameter.type).standardName == "ModelContainer"
      {
        redundant.append(
          Redundant(member, initializer.node.mainToken, isSame: initializer.setsUpNothing(but: Self.written)))
      }
      guard let variable = VariableDecl(member) else { continue }
      for binding in variable.bindings {
        guard let name = binding.nameToken, let ref = pass.property(at: binding.node) else { continue }
        let property = pass.index.property(ref)
        if property.isComputed || property.flags.contains(.isStatic) { continue }
        if Self.written.contains(name.name) {
          redundant.append(Redundant(member, name, isSame: binding.initializer == nil))
        } else if binding.initializer == nil, property.flags.contains(.isLet) || !pass.type(ofProperty: ref).isOptional,
          property.attributes.isEmpty
        {
          pass.report(at: name.range, .unset(name.identifierText, decl.nameToken?.identifierText ?? ""))
        }
      }
    }
    guard let first = redundant.first else { return }
    pass.report(
      at: first.name.range, .redundant(first.name.identifierText),
      notes: redundant.dropFirst().map { pass.note(Message.also, at: $0.name.range) },
      fix: removing(redundant, of: actor, in: pass))
  }

  private static let written: Set<Name> = [Name(.modelContainer), Name(.modelExecutor)]

  private struct Redundant {
    let member: Node
    let name: TokenCursor
    /// Whether the macro's own does all that it does.
    let isSame: Bool

    init(_ member: Node, _ name: TokenCursor, isSame: Bool) {
      (self.member, self.name, self.isSame) = (member, name, isSame)
    }
  }

  private static func removing(_ members: [Redundant], of actor: DeclRef, in pass: Pass) -> RawDiagnostic.FixIt? {
    guard members.allSatisfy(\.isSame) else { return nil }
    var fix = FixBuilder(in: pass)
    for member in members { fix.remove(member: member.member) }
    return fix.fix(.remove, .safe)
  }
}

extension InitializerDecl {
  fileprivate var onlyParameter: FunctionParameter? {
    parameters.reduce(0) { count, _ in count + 1 } == 1 ? parameters.first { _ in true } : nil
  }

  /// Whether its body only makes constants, and gives some properties their values.
  fileprivate func setsUpNothing(but names: Set<Name>) -> Bool {
    guard let body else { return false }
    return body.node.children(.statement).allSatisfy { statement in
      if statement.kind == .variableDecl { return true }
      guard let sequence = SequenceExpr(statement) else { return false }
      var elements = sequence.elements
      guard case .operand(let target)? = elements.next(), let name = target.lastName,
        case .assignment? = elements.next()
      else { return false }
      return names.contains(name)
    }
  }
}

extension Node {
  /// The members of a type.
  fileprivate var members: [Node] { Array((child(.body) ?? self).children(.member)) }
}

// MARK: - Messages

extension Message {
  fileprivate static func redundant(_ name: String) -> Message {
    "'@ModelActor' declares '\(name)' itself, so this does not compile. Delete it."
  }

  fileprivate static func unset(_ property: String, _ actor: String) -> Message {
    """
    The initializer that '@ModelActor' adds to '\(actor)' leaves '\(property)' without a value. Give it one, or \
    conform to 'ModelActor' without the macro.
    """
  }

  fileprivate static let also = "this, too"
  fileprivate static let remove: Message = "Delete what the macro declares"
}

// MARK: - Info

extension ModelActorRedundantBoilerplate {
  static let info = RuleInfo(
    id: "model-actor-redundant-boilerplate",
    family: .swiftData,
    severity: .error,
    priority: .high,
    summary: "'@ModelActor' beside the members that it declares",
    why: """
      The macro adds 'modelContainer', 'modelExecutor' and 'init(modelContainer:)'. Written by hand next to it they are \
      redeclarations, and the compiler's error points into the expansion.
      """,
    instead: """
      Keep '@ModelActor' and delete the members; or drop the attribute, write ': ModelActor', and declare all of them. \
      Other stored properties need a value where they are declared.
      """,
    limits: "Only members in the actor's declaration are checked, not those in extensions.",
    references: [
      Reference(title: "ModelActor()", url: "https://developer.apple.com/documentation/swiftdata/modelactor()")
    ],
    compilerView: [CompilerView(swift5: .error, swift5Complete: .error, swift6: .error)],
    fix: .safe,
    noFix: "the members differ from those that the macro writes",
    examples: [
      .flagged(
        "the macro and its members",
        """
        import SwiftData
        @ModelActor actor Store {
          nonisolated let ↓modelContainer: ModelContainer
          nonisolated let modelExecutor: any ModelExecutor
          init(modelContainer: ModelContainer) {
            self.modelContainer = modelContainer
            modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
          }
        }
        """),
      .flagged(
        "a property without a value",
        """
        import SwiftData
        @ModelActor actor Store {
          let ↓name: String
        }
        """),
      .notFlagged(
        "the macro alone",
        """
        import SwiftData
        @ModelActor actor Store {
          private var imported = 0
          private var last: Date?
        }
        """),
      .notFlagged(
        "the conformance without the macro",
        """
        import SwiftData
        actor Store: ModelActor {
          nonisolated let modelContainer: ModelContainer
          nonisolated let modelExecutor: any ModelExecutor
          init(modelContainer: ModelContainer) {
            self.modelContainer = modelContainer
            modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
          }
        }
        """),
      .fixed(
        "the macro alone",
        before: """
          import SwiftData
          @ModelActor actor Store {
            nonisolated let modelContainer: ModelContainer
            nonisolated let modelExecutor: any ModelExecutor

            init(modelContainer: ModelContainer) {
              self.modelContainer = modelContainer
              modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
            }

            func save() throws { try modelContext.save() }
          }
          """,
        after: """
          import SwiftData
          @ModelActor actor Store {
            func save() throws { try modelContext.save() }
          }
          """, applicability: .safe)
    ])
}
