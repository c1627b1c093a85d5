import LintKit

/// A class that could be `Sendable` as it stands, and is used as if it were.
enum FinalClassMissingSendable: Rule {
  static let gate = Gate(
    anyOf: [.class], outline: { $0.declaresClassOfConstants },
    when: { file, index in
      index.classesInNeedOfSendable(in: file).contains { index.checkedSendableConformance(ofClass: $0) != .impossible }
    })

  enum Exemption: String, RuleExemption {
    /// What it stores is of a type that the sources do not tell: worth a look, no more.
    case storesUnknownType
  }

  static func check(_ declaration: ClassDecl, in pass: Pass) {
    guard declaration.storesConstantsOnly, let ref = pass.index.declaration(of: declaration.node, in: pass.file) else {
      return
    }
    let conformance = pass.index.checkedSendableConformance(ofClass: ref)
    if conformance == .impossible { return }
    let found = pass.needs(of: declaration, ref)
    let needs = found.filter { $0.doubt == nil }
    guard let first = needs.first else {
      if let doubt = found.first?.doubt { pass.leaveUndecided(missing: .isolation(doubt, in: pass.index)) }
      return
    }
    let record = pass.index.type(ref)
    let isFinal = declaration.hasModifier(.final)
    switch conformance {
    case .impossible: return
    case .possible:
      let isError = pass.index.settings(of: pass.file).isSwift6.isYes
      pass.report(
        at: record.nameRange, .missing(record.name, first.use, needs.count, isFinal: isFinal),
        severity: isError ? .error : nil,
        notes: needs.prefix(3).map { pass.note(Message.need($0.use), at: $0.range, of: $0.file) },
        fix: isFinal ? conforming(declaration, in: pass) : nil)
    case .unknown(.property(let property)):
      let isDoubtful = pass.exempts(Exemption.storesUnknownType, true)
      pass.report(
        at: record.nameRange, .mayMiss(record.name, first.use, property, isFinal: isFinal),
        severity: isDoubtful ? .info : nil,
        notes: [pass.note(Message.need(first.use), at: first.range, of: first.file)])
    case .unknown(let doubt): pass.leaveUndecided(missing: pass.missingFact(doubt, ref))
    }
  }
}

extension FinalClassMissingSendable {
  /// Nothing changes but what the compiler accepts.
  private static func conforming(_ declaration: ClassDecl, in pass: Pass) -> RawDiagnostic.FixIt {
    var fix = FixBuilder(in: pass)
    let node = declaration.node
    if let last = node.children(.inheritedType).reduce(nil, { $1 }) {
      fix.insert(", Sendable", at: last.range.upperBound)
    } else {
      fix.insert(": Sendable", at: node.child(.genericParameters)?.range.upperBound ?? node.mainToken.end)
    }
    return fix.fix(.conform, .safe)
  }
}

/// A place that only accepts a class that is `Sendable`.
private struct Need {
  enum Use { case shared, sentAway, captured }

  var use: Use
  var file: FileID
  /// In bytes of the file.
  var range: Range<UInt32>
  /// Where the isolation of the code is unknown: it only needs the class on no actor.
  var doubt: IsolationAnswer?
}

extension Pass {
  fileprivate func missingFact(_ doubt: CheckedConformance.Doubt, _ ref: DeclRef) -> MissingFact {
    switch doubt {
    case .property(let name): "type: of '\(name)'"
    case .attribute(let name?): .attribute(name)
    case .attribute(nil): "attribute: which ones an '#if' leaves"
    case .supertypes: .supertypes(of: ref, in: index)
    case .isolation: .isolation(index.isolation(ofType: ref), in: index)
    }
  }

  fileprivate func needs(of declaration: ClassDecl, _ ref: DeclRef) -> [Need] {
    var needs = sharedInstances(of: ref) + captures(in: declaration, ref)
    for call in index.callsSendingInstances(ofClass: ref) {
      needs.append(Need(use: .sentAway, file: call.file, range: index.call(call).range))
    }
    return needs
  }

  /// `static let shared = C()`, in the class, beside it or in another type of the file.
  private func sharedInstances(of ref: DeclRef) -> [Need] {
    return index.sharedConstants(in: file, of: ref).compactMap { constant in
      let property = index.property(constant)
      let answer = index.isolation(ofProperty: constant)
      guard !property.flags.contains(.isUnsafe), !answer.isolation.isOnActor else { return nil }
      return Need(use: .shared, file: file, range: property.nameRange, doubt: answer.doubt)
    }
  }

  /// Closures of the class's own methods that hold on to `self` and run elsewhere.
  private func captures(in declaration: ClassDecl, _ ref: DeclRef) -> [Need] {
    var needs: [Need] = []
    for node in declaration.node.descendants(of: .closureExpr) {
      switch node.callOfArgument?.calleeName {
      case .Task?, .detached?, .addTask?, .async?, .asyncAfter?, .addOperation?: break
      default: continue
      }
      guard type(around: node) == ref, isSentAway(node), !node.isInTypeMember,
        let names = localNames(around: node), let body = names.body(at: node), names.capturesSelf(body).isYes,
        let call = node.callOfArgument
      else { continue }
      let answer = isolation(around: call.node)
      if answer.isolation.isOnActor { continue }
      needs.append(Need(use: .captured, file: file, range: call.calleeRange, doubt: answer.doubt))
    }
    return needs
  }

  private func isSentAway(_ closure: Node) -> Bool {
    guard case .construct(let construct)? = traits(of: closure)?.placement else { return false }
    switch construct {
    case .task, .detachedTask, .childTask, .sendableCallback, .mainQueue: return true
    default: return false
    }
  }
}

extension IsolationAnswer {
  fileprivate var doubt: IsolationAnswer? { isolation.isKnown ? nil : self }
}

extension Node {
  /// Whether `self` is the type here, not an instance.
  fileprivate var isInTypeMember: Bool {
    for ancestor in ancestors {
      if let function = FunctionDecl(ancestor) { return function.hasModifier(.static) || function.hasModifier(.class) }
      if let variable = VariableDecl(ancestor), ancestor.role == .member {
        return variable.hasModifier(.static) || variable.hasModifier(.class)
      }
    }
    return false
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func missing(_ name: String, _ use: Need.Use, _ count: Int, isFinal: Bool) -> Message {
    let places = count == 1 ? "" : " and \(count - 1) other \(count == 2 ? "place needs" : "places need") it too"
    return """
      '\(name)' \(use.text), which Swift 6 only accepts of 'Sendable' types\(places): all that it stores is constant \
      and 'Sendable', so \(isFinal ? "write ': Sendable'" : "make it 'final' and write ': Sendable'").
      """
  }

  fileprivate static func mayMiss(_ name: String, _ use: Need.Use, _ property: String, isFinal: Bool) -> Message {
    """
    '\(name)' \(use.text), which Swift 6 only accepts of 'Sendable' types: check whether the type of '\(property)' is \
    'Sendable', and if so, \(isFinal ? "write ': Sendable'" : "make it 'final' and write ': Sendable'").
    """
  }

  fileprivate static let conform: Message = "Conform to 'Sendable'"

  fileprivate static func need(_ use: Need.Use) -> String {
    switch use {
    case .shared: "every thread shares this instance"
    case .sentAway: "the method runs on no actor, so the call sends the instance there"
    case .captured: "the closure runs elsewhere and holds on to 'self'"
    }
  }
}

extension Need.Use {
  fileprivate var text: String {
    switch self {
    case .shared: "is shared by all threads"
    case .sentAway: "is sent from the actor that keeps it to code that runs on none"
    case .captured: "is captured by code that runs elsewhere"
    }
  }
}

// MARK: - Info

extension FinalClassMissingSendable {
  static let info = RuleInfo(
    id: "final-class-missing-sendable",
    family: .sendability,
    severity: .warning,
    priority: .high,
    summary: "A class of constants that other isolations use and that does not say 'Sendable'",
    why: """
      Structures are found to be 'Sendable', classes never: one line that is missing at the class is an error at every \
      place that shares it, sends it or captures it, and there it looks like a design problem.
      """,
    instead:
      "Write ': Sendable', and 'final' where it is missing. The compiler then checks that all stored properties are constant.",
    limits: """
      Places that need it are looked for among shared constants of the same file, closures of the class's own methods, \
      and calls of its asynchronous methods on properties that an actor keeps; arguments are not followed. Properties \
      of types that the project does not declare are often unknown, and reported as such. Silent on classes with \
      attached macros, and below other classes.
      """,
    references: [
      .evolution("0302-concurrent-value-and-concurrent-closures"), .evolution("0414-region-based-isolation")
    ],
    compilerView: [
      CompilerView(
        when: "at each use", swift5: .silent, swift5Complete: .warning, swift6: .error,
        groups: [
          "MutableGlobalVariable", "SendableClosureCaptures", "SendingClosureRisksDataRace", "SendingRisksDataRace"
        ])
    ],
    fix: .safe,
    examples: [
      .flagged(
        "shared",
        """
        final class ↓Palette {
          static let shared = Palette(name: "plain")
          let name: String
          init(name: String) { self.name = name }
        }
        """),
      .flagged(
        "a service that a view model keeps",
        """
        import Foundation
        final class ↓GoalService {
          private let root: URL
          init(root: URL) { self.root = root }
          func goals() async throws -> [String] { [] }
        }
        @MainActor final class GoalModel {
          private let service: GoalService
          var goals: [String] = []
          init(service: GoalService) { self.service = service }
          func load() async throws { goals = try await service.goals() }
        }
        """),
      .flagged(
        "captured by a task",
        """
        import Foundation
        class ↓Uploader {
          let url: URL
          init(url: URL) { self.url = url }
          func start() { Task { await self.upload() } }
          func upload() async {}
        }
        """),
      .flagged(
        "an error in language mode 6", "final class ↓Palette { static let shared = Palette() }", severity: .error,
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"A\", targets: [.target(name: \"A\", path: \".\")])"
          )
        ]),
      .flagged(
        "a type of another module",
        """
        final class ↓Store {
          static let shared = Store(writer: writer)
          let writer: any DatabaseWriter
          init(writer: any DatabaseWriter) { self.writer = writer }
        }
        """, severity: .info),
      .notFlagged("nobody else uses it", "final class Palette { let name = \"plain\" }"),
      .notFlagged(
        "a variable", "final class Palette {\n  static let shared = Palette()\n  var name = \"plain\"\n}"),
      .notFlagged(
        "a class that is not 'Sendable' in it",
        """
        final class Palette {
          static let shared = Palette()
          let cache = Cache()
        }
        final class Cache { var entries: [String] = [] }
        """),
      .notFlagged("it says so", "final class Palette: Sendable { static let shared = Palette() }"),
      .notFlagged("on an actor", "@MainActor final class Palette { static let shared = Palette() }"),
      .notFlagged(
        "subclassed",
        """
        class Palette { static let shared = Palette() }
        final class DarkPalette: Palette {}
        """),
      .notFlagged("opted out", "final class Palette: ~Sendable { static let shared = Palette() }"),
      .notFlagged(
        "a function that is not '@Sendable'",
        """
        final class Palette {
          static let shared = Palette(make: {})
          let make: () -> Void
          init(make: @escaping () -> Void) { self.make = make }
        }
        """),
      .notFlagged(
        "methods stay on their caller's actor",
        """
        final class GoalService {
          let root = 1
          func goals() async -> [String] { [] }
        }
        @MainActor final class GoalModel {
          let service = GoalService()
          func load() async { _ = await service.goals() }
        }
        """,
        files: [
          .init(
            "Package.swift",
            """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
              name: "A",
              targets: [.target(name: "A", path: ".", swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")])])
            """)
        ]),
      .fixed(
        "conforms",
        before: "final class Palette { static let shared = Palette() }",
        after: "final class Palette: Sendable { static let shared = Palette() }")
    ])
}
