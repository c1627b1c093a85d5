import LintKit

/// A computed property of an object that makes a new object each time it is read.
enum ServiceRecreatedByComputedProperty: Rule {
  static let gate = Gate(anyOf: [.class, .actor], shape: { $0.contains(VariableDecl.self) { $0.madeValue != nil } })

  enum Exemption: String, RuleExemption {
    /// Tests, mocks, samples, previews and the like.
    case support
    /// Its name says that it makes something.
    case factory
    /// A superclass or protocol has it as it is, or code on no actor reads it.
    case required
    /// An object of the interface is made for its place.
    case inherited
    /// Only one read of it is in the file.
    case readOnce
    /// What the object is made of is computed anew as well: it stands for a value of that moment.
    case computed
  }

  static func check(_ variable: VariableDecl, in pass: Pass) {
    guard let (binding, call) = variable.madeValue, let name = binding.nameToken,
      let property = pass.property(at: binding.node), let owner = pass.type(around: variable.node),
      pass.index.type(owner).kind == .class || pass.index.type(owner).kind == .actor
    else { return }
    guard let made = pass.typeMade(by: call) else { return }
    let record = pass.index.type(made)
    guard record.kind == .class || record.kind == .actor else { return }
    if pass.exempts(Exemption.support, pass.isSupportCode(variable.node))
      || pass.exempts(Exemption.factory, name.identifierText.speaksOfMaking)
      || pass.exempts(Exemption.required, pass.isBound(variable, name.name, of: owner))
    {
      return
    }
    let isInherited = pass.index.hasUnknownSupertypes(made) || pass.index.isUserInterface(made).isYes
    if pass.exempts(Exemption.inherited, isInherited) {
      return pass.leaveUndecided(missing: .supertypes(of: made, in: pass.index))
    }
    if pass.exempts(Exemption.computed, call.computesArguments) { return }
    let reads = pass.uses(ofProperty: property)
    guard let first = reads.first, !pass.exempts(Exemption.readOnce, reads.count < 2 && !first.isInLoop) else { return }
    pass.report(
      at: name.range, .recreated(name.identifierText, record.name),
      notes: reads.prefix(2).map { pass.note(Message.read(record.name), at: $0.range) },
      fix: keeping(variable, binding, call, in: pass))
  }

  /// Makes the object once, when it is first read. Unsafe: all readers share it.
  private static func keeping(
    _ variable: VariableDecl, _ binding: PatternBinding, _ call: FunctionCallExpr, in pass: Pass
  ) -> RawDiagnostic.FixIt? {
    guard let type = variable.node.parent?.parent.flatMap({ ClassDecl($0) }), let written = binding.type,
      let accessors = binding.accessors, let keyword = variable.node.tokens.first(where: { $0.name == .var }),
      pass.index.declaration(of: type.node, in: pass.file).map({
        pass.index.sendability(of: $0).answer.isNo || $0.isIsolated(in: pass)
      }) == true
    else { return nil }
    var fix = FixBuilder(in: pass)
    let isObservable = type.hasAttribute(.Observable)
    if isObservable { fix.insert("@ObservationIgnored ", at: variable.range.lowerBound) }
    fix.replace(keyword.range, with: "lazy var")
    fix.replace(written.range.upperBound..<accessors.range.upperBound, with: " = \(call.node.text)")
    return fix.fix(.lazy, .unsafe)
  }
}

extension DeclRef {
  fileprivate func isIsolated(in pass: Pass) -> Bool { pass.index.isolation(ofType: self).isolation.isOnActor }
}

extension VariableDecl {
  /// The only binding, and the call that is all of its getter.
  fileprivate var madeValue: (binding: PatternBinding, call: FunctionCallExpr)? {
    guard node.role == .member, !hasModifier(.static), !hasModifier(.class), bindings.count == 1,
      let binding = bindings.first, let accessors = binding.accessors, accessors.isImplicitGetter,
      accessors.statements.count == 1, let call = accessors.statements.first?.returnedCall
    else { return nil }
    return (binding, call)
  }
}

extension CodeItem {
  /// The call of `call()` or `return call()`.
  fileprivate var returnedCall: FunctionCallExpr? {
    let value: Expr? =
      if case .expression(let expression) = self { expression } else { ReturnStmt(node)?.operand }
    guard case .functionCall(let call)? = value,
      call.calleeNameToken?.beginsUppercase == true || call.calleeName == .`init`
    else { return nil }
    return call
  }
}

extension FunctionCallExpr {
  /// Whether something is called for an argument, or a member of another object is read.
  fileprivate var computesArguments: Bool {
    arguments.contains { argument in
      argument.node.descendants.contains { node in
        switch node.kind {
        case .functionCallExpr, .subscriptCallExpr, .closureExpr: true
        case .memberAccessExpr: MemberAccessExpr(unchecked: node).base.map { !$0.isSelf } ?? false
        default: false
        }
      }
    }
  }
}

extension Expr {
  fileprivate var isSelf: Bool { if case .declReference(let reference) = self { reference.isSelf } else { false } }
}

extension String {
  fileprivate var speaksOfMaking: Bool {
    hasPrefix("make") || hasPrefix("new") || hasPrefix("create") || hasPrefix("fresh")
  }
}

extension Pass {
  /// Whether something else says how the property is: it overrides, is `nonisolated`, or may be a witness.
  fileprivate func isBound(_ variable: VariableDecl, _ name: Name, of owner: DeclRef) -> Bool {
    if variable.hasModifier(.override) || variable.hasModifier(.nonisolated) { return true }
    guard let nominal = index.extendedNominal(owner) else { return true }
    if variable.hasModifier(.private) || variable.hasModifier(.fileprivate) { return false }
    return index.isRequired(name, of: nominal)
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func recreated(_ name: String, _ type: String) -> Message {
    "'\(name)' makes a new '\(type)' each time it is read, so nothing that it keeps lasts. Store it in a lazy property."
  }

  fileprivate static func read(_ type: String) -> String { "makes one '\(type)'" }

  fileprivate static let lazy: Message = "Make it once, in a lazy property"
}

// MARK: - Info

extension ServiceRecreatedByComputedProperty {
  static let info = RuleInfo(
    id: "service-recreated-by-computed-property",
    family: .observation,
    severity: .info,
    priority: .low,
    summary: "Computed property that makes a new object per read",
    why: "It reads like one object. Caches, tasks and connections of the object are gone after the statement.",
    instead: """
      Store it in a 'lazy' property, '@ObservationIgnored' in an '@Observable' class, or in a constant that the \
      initializer sets. Call a function that makes objects 'make…'.
      """,
    limits: """
      Properties of classes and actors that are read twice in their file, or in a loop. Silent on values, on objects \
      of types that inherit from views, controllers or unknown types, on overrides and witnesses, where the name says \
      that something is made, and in tests, mocks, samples and previews.
      """,
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "the value depends on what changes, or its type cannot be stored here",
    examples: [
      .flagged(
        "a coordinator",
        """
        final class Coordinator { func load() {}; func save() {} }
        @MainActor final class Model {
          private var ↓coordinator: Coordinator { Coordinator() }
          func load() { coordinator.load() }
          func save() { coordinator.save() }
        }
        """),
      .flagged(
        "in a loop",
        """
        actor Service { func send(_ row: Int) {} }
        final class Model {
          var ↓service: Service { return Service() }
          func send(_ rows: [Int]) async {
            for row in rows { await service.send(row) }
          }
        }
        """),
      .notFlagged(
        "a value",
        """
        struct Formatter { func text(_ row: Int) -> String { "" } }
        final class Model {
          private var formatter: Formatter { Formatter() }
          func show() { print(formatter.text(1), formatter.text(2)) }
        }
        """),
      .notFlagged(
        "it is kept",
        """
        final class Coordinator { func load() {}; func save() {} }
        final class Model {
          private lazy var coordinator = Coordinator()
          func load() { coordinator.load() }
          func save() { coordinator.save() }
        }
        """),
      .fixed(
        "a lazy property",
        before: """
          import Observation
          final class Coordinator { func load() {}; func save() {} }
          @MainActor @Observable final class Model {
            private var coordinator: Coordinator { Coordinator() }
            func load() { coordinator.load() }
            func save() { coordinator.save() }
          }
          """,
        after: """
          import Observation
          final class Coordinator { func load() {}; func save() {} }
          @MainActor @Observable final class Model {
            @ObservationIgnored private lazy var coordinator: Coordinator = Coordinator()
            func load() { coordinator.load() }
            func save() { coordinator.save() }
          }
          """, applicability: .unsafe)
    ])
}
