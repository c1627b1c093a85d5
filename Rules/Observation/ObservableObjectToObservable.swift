import LintKit

/// An `ObservableObject` that needs nothing but what `@Observable` has.
enum ObservableObjectToObservable: Rule {
  static let gate = Gate(
    anyOf: [.ObservableObject], and: [.Published], shape: { $0.contains(ClassDecl.self) { $0.observableEntry != nil } })

  enum Exemption: String, RuleExemption {
    case test
    /// The project sends or observes the object's `objectWillChange`.
    case objectWillChange
    /// The project subscribes to a property.
    case publishers
    /// A subclass would have to be changed with it, and so would a superclass.
    case inheritance
    /// Views are told of changes by wrappers that '@Observable' has no part in: `@AppStorage` and the like.
    case wrappers
    /// No view observes the object: nothing is updated that need not be.
    case unobserved
    /// The target runs on a system without the Observation module.
    case oldSystem
  }

  static func check(_ type: ClassDecl, in pass: Pass) {
    guard let entry = type.observableEntry, let ref = pass.type(at: type.node),
      !pass.exempts(Exemption.test, pass.isTest || pass.isInPreview(type.node))
    else { return }
    let published = type.publishedNames
    guard !published.isEmpty, !pass.exempts(Exemption.objectWillChange, pass.index.usesObjectWillChange(of: ref)),
      !pass.exempts(Exemption.publishers, pass.usesPublishers(of: published))
    else { return }
    if pass.exempts(Exemption.inheritance, !pass.isAlone(type, besides: entry)) {
      return pass.leaveUndecided(missing: pass.unknownRelative(of: type, besides: entry))
    }
    let wrapper = pass.wrapperOfViews(in: ref)
    if pass.exempts(Exemption.wrappers, wrapper != nil) {
      return pass.leaveUndecided(missing: .replacement(of: wrapper ?? ""))
    }
    if pass.exempts(Exemption.oldSystem, !pass.hasObservation) { return }
    if pass.exempts(Exemption.unobserved, pass.isUnobserved(ref)) { return }
    pass.report(at: entry.range, .convertible(type.node.mainToken.identifierText, namesSystem: pass.isForUnknownSystem))
  }
}

extension Pass {
  /// `AppStorage`, `SceneStorage` or the like, where a property is wrapped in one: an `ObservableObject` passes their
  /// changes on.
  fileprivate func wrapperOfViews(in type: DeclRef) -> String? {
    let wrappers = index.properties(in: type).lazy.compactMap { self.index.propertyWrapper(of: $0) }
    return wrappers.first { index.inherits($0, fromSDK: "DynamicProperty").isYes }.map { index.type($0).name }
  }
}

extension ClassDecl {
  /// The properties that are marked `@Published`.
  fileprivate var publishedNames: [String] {
    var names: [String] = []
    for member in node.child(.body).map({ Array($0.children(.member)) }) ?? [] {
      guard let variable = VariableDecl(member), variable.hasAttribute(.Published) else { continue }
      for binding in variable.bindings { if let token = binding.nameToken { names.append(token.identifierText) } }
    }
    return names
  }
}

extension Pass {
  /// Whether no code of the project holds the object as one that it observes, and no other code can.
  fileprivate func isUnobserved(_ type: DeclRef) -> Bool {
    index.isWhole && !index.targets(of: file).isEmpty && !index.isOffered(type)
      && index.usesAsObservableObject(type).isNo
  }

  /// Whether the file is of no target that could say which systems it runs on.
  fileprivate var isForUnknownSystem: Bool { index.settings(of: file).deploymentTargets == nil }

  /// Whether all systems that the target runs on have `@Observable`, as far as it says.
  fileprivate var hasObservation: Bool {
    index.settings(of: file).runs(onOrAfter: ["iOS": 17, "macOS": 14, "tvOS": 17, "watchOS": 10])
  }

  /// Whether the project subscribes to one of the properties: `$name` in this file, `model.$name` in any.
  fileprivate func usesPublishers(of names: [String]) -> Bool {
    let projected = Set(names.map { "$" + $0 })
    for node in tree.root.descendants(of: .declReferenceExpr) {
      if node.mainToken.bytes.first == UInt8(ascii: "$"), projected.contains(node.mainToken.text) { return true }
    }
    return names.contains { index.mayBeProjected($0) }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func convertible(_ name: String, namesSystem: Bool) -> Message {
    """
    '\(name)' updates every view that observes it on any '@Published' change. \
    \(namesSystem ? "From iOS 17 on, use" : "Use") '@Observable' instead.
    """
  }
}

extension MissingFact {
  fileprivate static func replacement(of wrapper: String) -> MissingFact {
    "attribute: what replaces '@\(wrapper)' in an '@Observable' class"
  }
}

// MARK: - Info

extension ObservableObjectToObservable {
  static let info = RuleInfo(
    id: "observable-object-to-observable",
    family: .observation,
    severity: .info,
    priority: .low,
    summary: "ObservableObject that could be @Observable",
    why: """
      Every change of any '@Published' property updates every view that observes the object. Lists stutter with models \
      that change often, and views need three property wrappers to say who owns the object.
      """,
    instead: """
      Mark the class '@Observable', drop the conformance and '@Published', and mark 'lazy' and wrapped properties \
      '@ObservationIgnored'. Views: '@State' for '@StateObject', a plain property or '@Bindable' for \
      '@ObservedObject', '@Environment(Model.self)' for '@EnvironmentObject'.
      """,
    limits: """
      Silent in tests and previews, and in targets that run on systems before iOS 17 and macOS 14, or name no system. \
      Silent for classes that have subclasses or are open, that subclass anything but 'NSObject', that conform to what \
      is not known (but for delegates and data sources), whose publishers or 'objectWillChange' the project uses, or \
      that no view of it observes.
      """,
    references: [.evolution("0395-observability")],
    compilerView: [.silent],
    fix: .displayOnly,
    noFix: "every view and wrapper that holds the object has to change with it",
    examples: [
      .flagged(
        "published state only",
        """
        import SwiftUI
        @MainActor final class Permissions: ↓ObservableObject {
          @Published var isGranted = false
        }
        """),
      .flagged(
        "observers of a property stay",
        """
        import SwiftUI
        final class Settings: NSObject, ↓ObservableObject {
          @Published var isLarge = false { didSet { store() } }
          func store() {}
        }
        """),
      .flagged(
        "no class inherits from it",
        """
        import SwiftUI
        class Filter: ↓ObservableObject {
          @Published var text = ""
        }
        """),
      .notFlagged(
        "open to subclasses",
        """
        import Combine
        open class Filter: ObservableObject {
          @Published var text = ""
        }
        """),
      .notFlagged(
        "a publisher is subscribed to",
        """
        import Combine
        final class Search: ObservableObject {
          @Published var text = ""
          func start() { cancellable = $text.debounce(for: 1, scheduler: RunLoop.main).sink { print($0) } }
        }
        """),
      .notFlagged(
        "changes are announced by hand",
        """
        import Combine
        final class Clock: ObservableObject {
          @Published var time = 0
          func tick() { objectWillChange.send() }
        }
        """),
      .notFlagged(
        "part of a hierarchy",
        """
        import Combine
        class Base: ObservableObject { @Published var title = "" }
        final class Detail: Base {}
        """),
      .notFlagged(
        "nothing is published",
        """
        import Combine
        final class Coordinator: ObservableObject {}
        """),
      .fixed(
        "the macro",
        before: """
          import SwiftUI
          @MainActor final class Permissions: ObservableObject {
            @Published var isGranted = false
          }
          """,
        after: """
          import SwiftUI
          @MainActor @Observable final class Permissions {
            var isGranted = false
          }
          """, applicability: .displayOnly)
    ])
}
