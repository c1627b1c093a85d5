import LintKit

/// A type that only a property wrapper puts on the main actor, which Swift 6 mode does not do.
enum WrapperInferredIsolation: Rule {
  static let gate = Gate(
    anyOf: [.struct, .class], shape: { $0.contains(VariableDecl.self) { $0.mayIsolateType } },
    when: { file, index in
      let settings = index.settings(of: file)
      return settings.isSwift6.isNo && settings.enables(.disableOutwardActorInference).isNo
    })

  enum Exemption: String, RuleExemption {
    /// Tests, mocks, samples, previews and the like.
    case support
    /// No code of the type needs to be on the main actor.
    case unneeded
    /// A function witnesses a requirement of the project that is on no actor, so that the attribute alone does not
    /// compile: information only.
    case witness
  }

  static func check(_ file: SourceFile, in pass: Pass) {
    let settings = pass.index.settings(of: pass.file)
    guard settings.isSwift6.isNo, settings.enables(.disableOutwardActorInference).isNo else { return }
    for node in file.node.descendants where node.kind == .structDecl || node.kind == .classDecl {
      guard let declaration = NominalTypeDecl(node), let ref = pass.type(at: node) else { continue }
      let answer = pass.index.isolation(ofType: ref)
      guard answer.isolation == .mainActor, answer.differsInSwift6 else { continue }
      if pass.exempts(Exemption.support, pass.isSupportCode(node)) { continue }
      let use = pass.useOnMainActor(in: ref)
      if pass.exempts(Exemption.unneeded, use == nil) { continue }
      let record = pass.index.type(ref)
      pass.report(
        at: record.nameRange, .inferred(record.name),
        severity: pass.exempts(Exemption.witness, pass.witnessesOffActor(ref)) ? .info : nil,
        notes: pass.notes(for: answer) + (use.map { [pass.note(Message.use, at: $0.range)] } ?? []),
        fix: stating(declaration, in: pass))
    }
  }

  /// States what is inferred.
  private static func stating(_ declaration: NominalTypeDecl, in pass: Pass) -> RawDiagnostic.FixIt {
    var fix = FixBuilder(in: pass)
    // Attributes have lines of their own where the declaration has one that has.
    let start = declaration.range.lowerBound
    let first = declaration.node.child(.attribute)?.range
    let behind = first.map { fix.text($0.upperBound..<declaration.node.mainToken.offset) } ?? ""
    let isAlone = behind.utf8.contains(UInt8(ascii: "\n"))
    fix.insert(isAlone ? "@MainActor\n\(fix.margin(of: declaration.node))" : "@MainActor ", at: start)
    return fix.fix(.state, .safe)
  }
}

extension VariableDecl {
  /// Whether an attribute of the property of a type may be a wrapper.
  fileprivate var mayIsolateType: Bool {
    node.role == .member && attributes.contains { $0.nameToken?.beginsUppercase == true }
  }
}

extension Pass {
  /// The first use of a wrapped property in code that is on the main actor for the same reason.
  fileprivate func useOnMainActor(in type: DeclRef) -> Node? {
    for property in index.properties(in: type) where index.isWrapped(property) {
      if let use = uses(ofProperty: property).first(where: { isolation(around: $0).differsInSwift6 }) { return use }
    }
    return nil
  }
}

extension Pass {
  /// Whether some function of a type witnesses a requirement of the project that is on no actor.
  fileprivate func witnessesOffActor(_ type: DeclRef) -> Bool {
    ([type] + index.extensions(ofNominal: type)).flatMap { index.functions(in: $0) }.contains { function in
      index.isolation(ofFunction: function).isolation == .mainActor
        && index.witnessedRequirements(of: function).contains {
          index.isolation(ofFunction: $0).isolation.isNonisolated
        }
    }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func inferred(_ name: String) -> Message {
    "'\(name)' is on the main actor by a property wrapper alone, which Swift 6 mode ignores. Mark it '@MainActor'."
  }

  fileprivate static let use = "an error in Swift 6 mode"

  fileprivate static let state: Message = "Mark the type '@MainActor'"
}

// MARK: - Info

extension WrapperInferredIsolation {
  static let info = RuleInfo(
    id: "wrapper-inferred-isolation",
    family: .isolation,
    severity: .warning,
    priority: .high,
    summary: "Main-actor isolation inferred from a property wrapper",
    why: """
      In Swift 5 mode a wrapper such as '@StateObject' puts the type around it on the main actor. Swift 6 mode does not: \
      each use of the wrapped value in the type is an error then.
      """,
    instead: "Mark the type '@MainActor'.",
    limits: """
      Targets in Swift 5 mode without 'DisableOutwardActorInference', and types whose code uses a wrapped property. \
      Views are on the main actor by their protocol. Silent in tests, mocks, samples and previews.
      """,
    references: [.evolution("0401-remove-property-wrapper-isolation")],
    compilerView: [
      CompilerView(swift5: .silent, swift5Complete: .silent, swift6: .error, groups: ["ActorIsolatedCall"])
    ],
    fix: .safe,
    noFix: "the declaration has an isolation of its own already, or an extension gives it the wrapper",
    examples: [
      .flagged(
        "a dynamic property",
        """
        import SwiftUI
        struct ↓Panel: DynamicProperty {
          @StateObject var model = Model()
          func run() { model.run() }
        }
        @MainActor final class Model: ObservableObject { func run() {} }
        """, files: [fiveMode]),
      .flagged(
        "a wrapper of the project",
        """
        @MainActor @propertyWrapper struct Stored { @MainActor var wrappedValue: Int }
        struct ↓Panel {
          @Stored var level: Int
          func show() { print(level) }
        }
        """, files: [fiveMode]),
      .notFlagged(
        "it says so",
        """
        import SwiftUI
        @MainActor struct Panel: DynamicProperty {
          @StateObject var model = Model()
          func run() { model.run() }
        }
        """, files: [fiveMode]),
      .notFlagged(
        "a view is on the main actor",
        """
        import SwiftUI
        struct Panel: View {
          @StateObject var model = Model()
          var body: some View { Text(model.title) }
        }
        """, files: [fiveMode]),
      .fixed(
        "the attribute",
        before: """
          import SwiftUI
          struct Panel: DynamicProperty {
            @StateObject var model = Model()
            func run() { model.run() }
          }
          """,
        after: """
          import SwiftUI
          @MainActor struct Panel: DynamicProperty {
            @StateObject var model = Model()
            func run() { model.run() }
          }
          """, files: [fiveMode]),
      .fixed(
        "the attribute, where another one has a line of its own",
        before: """
          import SwiftUI
          @frozen
          struct Panel: DynamicProperty {
            @StateObject var model = Model()
            func run() { model.run() }
          }
          """,
        after: """
          import SwiftUI
          @MainActor
          @frozen
          struct Panel: DynamicProperty {
            @StateObject var model = Model()
            func run() { model.run() }
          }
          """, files: [fiveMode])
    ])

  private static let fiveMode = Example.File(
    "Package.swift",
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "A", targets: [.target(name: "A", path: ".")])
    """)
}
