import LintKit

/// Default values that need an actor which their declaration is not on (SE-0411), and initializers of the compiler's
/// own that would have to run in two isolations.
enum ForecastIsolatedDefaults: Rule {
  static let gate = Gate()

  static func check(_ file: SourceFile, in pass: Pass) {
    for node in file.node.descendants {
      switch node.kind {
      case .patternBinding: checkValue(of: PatternBinding(unchecked: node), in: pass)
      case .functionParameter: checkArgument(FunctionParameter(unchecked: node), in: pass)
      case .classDecl, .structDecl: checkImplicitInitializers(of: node, in: pass)
      default: continue
      }
    }
  }

  // MARK: Default values

  /// The initial value of a property or global.
  private static func checkValue(of binding: PatternBinding, in pass: Pass) {
    guard let value = binding.initializer, let name = binding.nameToken, let ref = pass.property(at: binding.node),
      !pass.index.isWrapped(ref)
    else { return }
    check(value.node, at: name, pass.index.isolation(ofProperty: ref), in: pass)
  }

  private static func checkArgument(_ parameter: FunctionParameter, in pass: Pass) {
    guard let value = parameter.defaultValue, let name = parameter.internalName,
      let function = parameter.node.ancestors.lazy.compactMap({ pass.function(at: $0) }).first
    else { return }
    let isolation = pass.index.isolation(ofFunction: function)
    guard case .closure(let closure) = value else { return check(value.node, at: name, isolation, in: pass) }
    // What the closure needs, the value does, unless its type says where it runs.
    guard let traits = LightType(parameter.type).functionTraits, !traits.saysWhereItRuns else { return }
    for statement in closure.statements { check(statement.node, at: name, isolation, in: pass) }
  }

  private static func check(_ value: Node, at name: TokenCursor, _ declared: IsolationAnswer, in pass: Pass) {
    if declared.isolation.isOnActor { return }
    guard let needed = pass.actorNeeded(by: value), let words = needed.isolation.contextWords else { return }
    guard let context = declared.isolation.contextWords else {
      return pass.leaveUndecided(missing: .isolation(declared, in: pass.index))
    }
    if !pass.isForecast(value) { return }
    // Otherwise it is an error today.
    guard needed.isPreconcurrency || needed.isTargetDefault else {
      return pass.leaveUndecided(missing: "isolation: why the code compiles in Swift 5 mode")
    }
    pass.report(at: name.range, .value(words, in: context), notes: pass.notes(for: needed))
  }

  // MARK: Implicit initializers

  /// The memberwise initializer, and the one without arguments. They have to be on the actor of a property that is not
  /// `Sendable`, or whose initial value needs it.
  private static func checkImplicitInitializers(of node: Node, in pass: Pass) {
    guard let ref = pass.type(at: node), !pass.index.hasOwnInitializer(ref) else { return }
    let type = pass.index.type(ref)
    if type.kind == .class, pass.index.superclass(of: ref) != nil { return }
    let isolated = pass.index.storedProperties(of: ref).filter { !pass.index.property($0).attributes.isEmpty }
    if isolated.isEmpty { return }
    let enclosing = pass.index.isolation(ofType: ref)
    for property in isolated {
      let isolation = pass.index.isolation(ofProperty: property)
      guard isolation.isolation.isOnGlobalActor, isolation.isolation != enclosing.isolation else { continue }
      switch pass.needsActor(property, isolation.isolation) {
      case .no: continue
      case .unknown: pass.leaveUndecided(missing: "type: whether '\(pass.index.property(property).name)' is 'Sendable'")
      case .yes:
        guard let context = enclosing.isolation.contextWords, let words = isolation.isolation.contextWords else {
          return pass.leaveUndecided(missing: .isolation(enclosing, in: pass.index))
        }
        if !pass.isForecast(node) { return }
        for kind in pass.implicitInitializers(of: ref) {
          pass.report(
            at: type.nameRange, .initializer(kind, type.name, context, words), notes: pass.notes(for: isolation))
        }
        return
      }
    }
  }
}

extension Pass {
  /// The global actor that a value needs for a call or a property, closures included that run where they are made.
  fileprivate func actorNeeded(by value: Node) -> IsolationAnswer? {
    var end: UInt32 = 0
    for node in [value] + value.descendants where node.id >= end {
      if node.kind.category == .declaration && node.kind != .variableDecl || isOfOwnIsolation(node) {
        end = node.subtreeEnd
        continue
      }
      let answer: IsolationAnswer?
      switch node.kind {
      case .functionCallExpr: answer = isolation(ofCall: FunctionCallExpr(unchecked: node))
      case .memberAccessExpr, .declReferenceExpr:
        if node.role == .callee { continue }
        answer = Expr(node).flatMap { members(meantBy: $0).first }.flatMap { member in
          member.kind == .property && !isNotificationName(member)
            ? index.isolation(ofAccessTo: member.ref, from: file) : nil
        }
      default: continue
      }
      if let answer, answer.isolation.isOnGlobalActor { return answer }
    }
    return nil
  }

  /// A closure that is sent, `@Sendable`, asynchronous, or says where it runs.
  private func isOfOwnIsolation(_ node: Node) -> Bool {
    guard node.kind == .closureExpr else { return false }
    guard let context = context(around: node) else { return true }
    return isSent(context) || !index.isSendable(closure: context).isNo || !index.isAsync(context).isNo
      || index.isolation(ofContext: context).isolation.isOnActor
  }

  /// Where a synchronous function or initializer runs.
  private func isolation(ofCall call: FunctionCallExpr) -> IsolationAnswer? {
    if let member = member(calledBy: call) {
      let isAsync = index.function(member.ref).flags.contains(.isAsync)
      return isAsync ? nil : index.isolation(ofFunction: member.ref)
    }
    guard call.makesValue, let made = typeMade(by: call) else { return nil }
    return index.isolation(ofImplicitInitializerOf: made, isMemberwise: call.arguments.first != nil)
  }

  /// Whether setting a property of a global actor takes that actor.
  fileprivate func needsActor(_ ref: DeclRef, _ actor: Isolation) -> Truth {
    if index.isWrapped(ref) {
      // What the wrapper keeps is set when the wrapper is made.
      guard let wrapper = index.isolation(ofWrapperOf: ref) else { return .unknown }
      return wrapper.isolation.isKnown ? Truth(wrapper.isolation == actor) : .unknown
    }
    let type = type(ofProperty: ref)
    let sendability = index.sendability(of: type, in: file)
    if !answer(sendability).isYes { return answer(sendability).isNo ? .yes : .unknown }
    guard let value = PatternBinding(unchecked: index.property(ref).node).initializer else { return .no }
    return Truth(actorNeeded(by: value.node)?.isolation == actor)
  }

  /// The initializers that the compiler adds, in its words.
  fileprivate func implicitInitializers(of type: DeclRef) -> [String] {
    let properties = index.storedProperties(of: type).map { index.property($0) }
    let isSet = { (property: PropertyDeclaration) in PatternBinding(unchecked: property.node).initializer != nil }
    let isMemberwise =
      index.type(type).kind == .struct && properties.contains { !$0.flags.contains(.isLet) || !isSet($0) }
    let isDefault = properties.allSatisfy { property in
      isSet(property) || !property.flags.contains(.isLet) && self.type(ofProperty: property.ref).isOptional
    }
    return (isMemberwise ? ["memberwise"] : []) + (isDefault ? ["default"] : [])
  }
}

extension FunctionTraits {
  fileprivate var saysWhereItRuns: Bool { isSendable || isSending || isAsync || globalActor != .noName }
}

extension ProjectIndex {
  fileprivate func storedProperties(of type: DeclRef) -> [DeclRef] {
    properties(in: type).filter { ref in
      let property = property(ref)
      return !property.isComputed && property.flags.isDisjoint(with: [.isStatic, .isLazy])
    }
  }

  /// Whether the body of a type has an initializer that takes the place of the compiler's.
  fileprivate func hasOwnInitializer(_ ref: DeclRef) -> Bool {
    functions(in: ref).contains { function in
      let function = self.function(function)
      let isConvenience = type(ref).kind == .class && InitializerDecl(function.node)?.hasModifier(.convenience) == true
      return function.kind == .initializer && !isConvenience
    }
  }
}

// MARK: - Messages

extension Message {
  /// In the compiler's words.
  fileprivate static func value(_ actor: String, in context: String) -> Message {
    "\(actor) default value in a \(context) context."
  }

  /// In the compiler's words.
  fileprivate static func initializer(_ kind: String, _ type: String, _ one: String, _ other: String) -> Message {
    "\(kind) initializer for '\(type)' cannot be both \(one) and \(other)."
  }
}

// MARK: - Info

extension ForecastIsolatedDefaults {
  static let info = RuleInfo(
    id: "forecast-isolated-defaults",
    family: .forecast,
    severity: .error,
    priority: .high,
    summary: "A default value that needs an actor",
    why: """
      A default value is computed where the initializer or function runs. Swift 5 mode does not check that for classes \
      of an SDK, nor for a target whose default is the main actor.
      """,
    instead: "Isolate the declaration or its type to the actor, or make the value where code runs on it.",
    limits: "Wrapped properties are left out.",
    references: [.evolution("0411-isolated-default-values")],
    compilerView: [CompilerView(swift5: .silent, swift5Complete: .warning, swift6: .error)],
    isOptIn: true,
    examples: [
      .flagged(
        "a view in a class on no actor",
        """
        import UIKit
        final class Shade { let ↓view = UIView() }
        """),
      .flagged(
        "a closure that makes a view",
        """
        import UIKit
        final class Shade {
          lazy var ↓view: UIView = {
            let view = UIView()
            view.alpha = 0.5
            return view
          }()
        }
        """),
      .flagged(
        "a property on an actor in a type that is not",
        """
        final class Log { var lines: [String] = [] }
        final class ↓Shelf { @MainActor var log = Log() }
        """),
      .notFlagged(
        "a class on the main actor",
        """
        import UIKit
        @MainActor final class Shade { let view = UIView() }
        """),
      .notFlagged(
        "an initializer of one's own",
        """
        final class Log { var lines: [String] = [] }
        struct Shelf {
          @MainActor var log = Log()
          @MainActor init() {}
        }
        """)
    ])
}
