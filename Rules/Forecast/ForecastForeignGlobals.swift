import LintKit

/// Variables of C that Swift 6 refuses to read, since any thread may change them.
enum ForecastForeignGlobals: Rule {
  static let gate = Gate(shape: { tree in tree.root.tokens.contains { Variables.include($0) } })

  static func check(_ reference: DeclReferenceExpr, in pass: Pass) {
    guard let name = reference.variableOfC, pass.isForecast(reference.node) else { return }
    if name.offset == reference.nameToken.offset, pass.isOfProject(reference) { return }
    if pass.importsWithoutChecks({ Variables.modules.contains($0) }) { return }
    let cause = pass.cause(ofImportOfAny: Variables.modules, annotations: [.preconcurrency])
    pass.report(at: name.range, .reference(name.identifierText), because: cause.map { [$0] } ?? [])
  }

  /// Stored variables of the C library by name, the same on Linux and on Apple's systems.
  fileprivate enum Variables {
    static func include(_ token: TokenCursor) -> Bool { token.kind == .identifier && names.contains(token.text) }

    static let modules: Set<String> = ["Android", "Darwin", "Foundation", "Glibc", "Musl"]

    private static let names: Set<String> = [
      "stdin", "stdout", "stderr", "optarg", "optind", "opterr", "optopt", "mach_task_self_", "vm_page_size"
    ]
  }
}

extension DeclReferenceExpr {
  /// `stdout`, or the last name of `Glibc.stdout`.
  fileprivate var variableOfC: TokenCursor? {
    typealias Variables = ForecastForeignGlobals.Variables
    if Variables.include(nameToken) { return nameToken }
    guard node.role == .base, let name = node.parent.flatMap({ MemberAccessExpr($0) })?.nameToken,
      Variables.include(name), Variables.modules.contains(nameToken.text)
    else { return nil }
    return name
  }
}

extension Pass {
  /// Whether the name means, or may mean, something that the project declares.
  fileprivate func isOfProject(_ reference: DeclReferenceExpr) -> Bool {
    if let names = localNames(around: reference.node), names.resolution(of: reference) != .memberOrGlobal {
      return true
    }
    if case .unknown = type(of: .declReference(reference)) { return false }
    return true
  }
}

// MARK: - Messages

extension Message {
  /// In the compiler's words.
  fileprivate static func reference(_ name: String) -> Message {
    "reference to var '\(name)' is not concurrency-safe because it involves shared mutable state."
  }
}

// MARK: - Info

extension ForecastForeignGlobals {
  static let info = RuleInfo(
    id: "forecast-foreign-globals",
    family: .forecast,
    severity: .error,
    priority: .high,
    summary: "A variable of C that any thread may change",
    why: "Swift cannot know that nothing assigns to a global variable of C while it is read.",
    instead: "Keep it in a constant of one's own that is 'nonisolated(unsafe)', or use a file handle.",
    limits: """
      Known are the variables of the C library by name; those of other modules of C, and of modules in Swift, \
      are not looked for.
      """,
    references: [.evolution("0412-strict-concurrency-for-global-variables")],
    compilerView: [CompilerView(swift5: .silent, swift5Complete: .warning, swift6: .error)],
    isOptIn: true,
    examples: [
      .flagged("the standard output", "import Foundation\nfunc flush() { fflush(↓stdout) }"),
      .flagged("qualified by its module", "import Foundation\nlet number = { fileno(Foundation.↓stdin) }"),
      .notFlagged("a member of one's own", "enum Pipe { static let stdin = 0; static func read() -> Int { stdin } }"),
      .notFlagged("a name of one's own", "func f() { let stdout = 1; print(stdout) }")
    ])
}
