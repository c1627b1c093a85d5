import LintKit
import LintText

/// `import Combine` in a file that uses nothing of it.
enum UnusedCombineImport: Rule {
  static let gate = Gate(
    anyOf: [.Combine], shape: { tree in tree.contains(ImportDecl.self) { $0.module == .Combine } && !tree.usesCombine })

  enum Exemption: String, RuleExemption {
    /// Tests, mocks, samples, previews and the like.
    case support
    /// Other files see Combine through this import.
    case exported
    /// One clause of an `#if` imports it: the other ones say why.
    case conditional
    /// A member is Combine's: by its name, or by the type of the value that has it.
    case members
    /// Other files of the module may use members without an import of their own.
    case leaked
  }

  static func check(_ declaration: ImportDecl, in pass: Pass) {
    guard declaration.module == .Combine, !pass.tree.usesCombine, !pass.namesTypeOfCombine else { return }
    let isExported = declaration.hasModifier(.public) || declaration.attributes.contains { $0.name == exported }
    if pass.exempts(Exemption.support, pass.isSupportCode(declaration.node))
      || pass.exempts(Exemption.exported, isExported)
      || pass.exempts(Exemption.conditional, declaration.node.ancestors.contains { $0.kind == .ifConfigDecl })
    {
      return
    }
    if pass.exempts(Exemption.leaked, pass.index.mayNeedImportOfCombine(besides: pass.file)) {
      return pass.leaveUndecided(missing: .otherFiles)
    }
    if pass.exempts(Exemption.members, pass.usesMemberOfCombine) { return }
    pass.report(at: declaration.range, .unused, fix: removal(of: declaration, in: pass))
  }

  private static let exported = Name(spelling: "_exported")

  /// Changes nothing: no name of the module is used.
  private static func removal(of declaration: ImportDecl, in pass: Pass) -> RawDiagnostic.FixIt {
    var fix = FixBuilder(in: pass)
    fix.remove(statement: declaration.node)
    return fix.fix(.removal, .safe)
  }
}

extension SyntaxTree {
  /// Whether the text alone says that Combine is used: by a few names, by `model.$name`, or by a word that speaks of
  /// publishers, as functions do that return one.
  fileprivate var usesCombine: Bool {
    if names.intersects(Self.telling) || ByteSearch.contains(Self.publisher, in: source) { return true }
    return root.tokens.contains { token in
      token.bytes.first == UInt8(ascii: "$") && token.previous?.kind == .period
    }
  }

  private static let telling = WellKnownNameSet([.ObservableObject, .Published, .objectWillChange, .sink, .assign])
  private static let publisher = ByteSearch.Needle("ublisher")
}

extension Pass {
  /// Whether the file names a type of Combine that the project does not declare as well.
  fileprivate var namesTypeOfCombine: Bool {
    tree.root.tokens.contains { token in
      token.kind == .identifier && token.beginsUppercase && CombineNames.includesType(token.name)
        && index.types(named: token.identifierText).isEmpty
    }
  }

  /// Whether the file uses a member that only Combine has, not on a type of the project, or a member of a value whose
  /// type Combine declares: `cancellable.cancel()`.
  fileprivate var usesMemberOfCombine: Bool {
    tree.root.descendants(of: .memberAccessExpr).contains { node in
      let member = MemberAccessExpr(unchecked: node)
      guard let base = member.base else { return false }
      let type = type(of: base).unwrapped
      if let name = member.name, CombineNames.functions.contains(name), type.ownDeclaration == nil { return true }
      guard case .nominal(let nominal) = type, let declaration = nominal.declaration else { return false }
      return index.isOfModule("Combine", declaration)
    }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let unused: Message = "Nothing in this file uses Combine. Remove the import."

  fileprivate static let removal: Message = "Remove 'import Combine'"
}

extension MissingFact {
  fileprivate static let otherFiles: MissingFact = "import: whether files without one use members of Combine"
}

// MARK: - Info

extension UnusedCombineImport {
  static let info = RuleInfo(
    id: "unused-combine-import",
    family: .observation,
    severity: .info,
    priority: .low,
    summary: "import Combine that nothing needs",
    why: "It says that the file has publishers or subscriptions, which are left over from before async/await.",
    instead: "Delete the import.",
    limits: """
      Silent where the file has a type or member of Combine, an identifier with 'publisher' in it, or 'model.$name'; \
      where the import is exported or in an '#if'; and in tests, mocks, samples and previews. Undecided where other \
      files of the module seem to use Combine without importing it.
      """,
    references: [.evolution("0444-member-import-visibility")],
    compilerView: [.silent],
    fix: .safe,
    noFix: "the import shares its line with other code",
    examples: [
      .flagged(
        "left over from before '@Observable'",
        """
        ↓import Combine
        import Observation
        @Observable final class Model { var count = 0 }
        """),
      .flagged(
        "a task is cancelled, not a subscription",
        """
        ↓import Combine
        final class Loader {
          private var task: Task<Void, Never>?
          func stop() { task?.cancel() }
        }
        """),
      .notFlagged(
        "a property is published",
        """
        import Combine
        final class Model: ObservableObject { @Published var count = 0 }
        """),
      .notFlagged(
        "a subscription is kept",
        """
        import Combine
        final class Loader { private var subscription: AnyCancellable? }
        """),
      .fixed(
        "the import",
        before: """
          import Combine
          import Foundation
          struct Row { let id: UUID }
          """,
        after: """
          import Foundation
          struct Row { let id: UUID }
          """)
    ])
}
