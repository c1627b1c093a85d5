import LintKit

/// Variables of other modules, in C or Swift, that Swift 6 refuses to read, since any thread may change them.
enum ForecastForeignGlobals: Rule {
  static let gate = Gate(when: { file, index in
    index.outline(file).mayContain(anyOf: Variables.query) || index.mayNameForeignVariables(file)
  })

  static func check(_ file: SourceFile, in pass: Pass) {
    let names = pass.index.namesOfForeignVariables
    for node in file.node.descendants(of: .declReferenceExpr) {
      let reference = DeclReferenceExpr(unchecked: node)
      if let name = reference.variableOfC {
        checkVariable(name, of: reference, in: pass)
      } else if names.contains(reference.name) {
        checkMember(.declReference(reference), reference.nameToken, in: pass)
      }
    }
    for node in file.node.descendants(of: .memberAccessExpr) {
      let access = MemberAccessExpr(unchecked: node)
      if let name = access.nameToken, names.contains(name.name) { checkMember(.memberAccess(access), name, in: pass) }
    }
  }

  /// `stdout`
  private static func checkVariable(_ name: TokenCursor, of reference: DeclReferenceExpr, in pass: Pass) {
    if !pass.isForecast(reference.node) { return }
    if name.offset == reference.nameToken.offset, pass.isOfProject(reference) { return }
    if pass.importsLibraryOfCWithoutChecks { return }
    let cause = pass.cause(ofImportOfAny: Variables.modules, annotations: [.preconcurrency])
    pass.report(at: name.range, .reference("var", name.identifierText), because: cause.map { [$0] } ?? [])
  }

  /// What an SDK, or a module of the project, declares.
  private static func checkMember(_ access: Expr, _ name: TokenCursor, in pass: Pass) {
    guard let member = pass.members(meantBy: access).first, member.kind == .property else { return }
    let isRefused = pass.index.isForeignVariable(member.ref, from: pass.file)
    guard !isRefused.isNo, pass.isForecast(access.node) else { return }
    guard isRefused.isYes else { return pass.leaveUndecided(missing: "isolation: of '\(member.name)'") }
    let modules = pass.index.modules(declaring: member.ref)
    // Those of C are members of structures alone.
    let kind = member.ref.isOfSDK ? "static property" : member.kindWords
    if pass.importsWithoutChecks({ modules.contains($0) }) { return }
    let cause = pass.cause(ofImportOfAny: modules, annotations: [.preconcurrency])
    pass.report(at: name.range, .reference(kind, member.name), because: cause.map { [$0] } ?? [])
  }

  /// Stored variables of the C library by name, the same on Linux and on Apple's systems.
  fileprivate enum Variables {
    static func include(_ token: TokenCursor) -> Bool { token.kind == .identifier && names.contains(token.name) }

    static let modules: Set<String> = ["Android", "Darwin", "Foundation", "Glibc", "Musl"]
    /// These export one of them.
    static let importing: Set<String> = modules.union(["XCTest"])
    static let query = NameQuery(names)

    private static let names = Set(
      [
        "stdin", "stdout", "stderr", "optarg", "optind", "opterr", "optopt", "mach_task_self_", "vm_page_size"
      ].map { Name(spelling: $0) })
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
  /// Whether `@preconcurrency` is on the first import of the file that brings the C library along: only that counts.
  fileprivate var importsLibraryOfCWithoutChecks: Bool {
    let first = tree.root.descendants(of: .importDecl).first { node in
      guard let module = ImportDecl(unchecked: node).moduleToken?.text else { return false }
      return ForecastForeignGlobals.Variables.importing.contains(module) && !index.isBuilt(node, in: file).isNo
    }
    return first.map { ImportDecl(unchecked: $0).hasAttribute(.preconcurrency) } ?? false
  }

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
  fileprivate static func reference(_ kind: String, _ name: String) -> Message {
    "reference to \(kind) '\(name)' is not concurrency-safe because it involves shared mutable state."
  }
}

// MARK: - Info

extension ForecastForeignGlobals {
  static let info = RuleInfo(
    id: "forecast-foreign-globals",
    family: .forecast,
    severity: .error,
    priority: .high,
    summary: "A variable of another module that any thread may change",
    why: "Swift cannot know that nothing assigns to a global variable of C, or of another module, while it is read.",
    instead: "Keep it in a constant of one's own that is 'nonisolated(unsafe)', or use a file handle.",
    limits: """
      Known are the variables of the C library by name, and those that the project's modules or Apple's frameworks \
      declare; those of headers of the project and of binary frameworks are left out.
      """,
    references: [.evolution("0412-strict-concurrency-for-global-variables")],
    compilerView: [CompilerView(swift5: .silent, swift5Complete: .warning, swift6: .error)],
    isOptIn: true,
    examples: [
      .flagged("the standard output", "import Foundation\nfunc flush() { fflush(↓stdout) }"),
      .flagged("qualified by its module", "import Foundation\nlet number = { fileno(Foundation.↓stdin) }"),
      .notFlagged("a member of one's own", "enum Pipe { static let stdin = 0; static func read() -> Int { stdin } }"),
      .flagged(
        "a constant of a framework that its header does not call constant",
        """
        import UIKit
        func tell(_ text: String) { UIAccessibility.post(notification: .↓announcement, argument: text) }
        """),
      .notFlagged(
        "a constant of a framework",
        "import QuartzCore\nfunc curve() -> CAMediaTimingFunctionName { .easeIn }"),
      .notFlagged("a name of one's own", "func f() { let stdout = 1; print(stdout) }")
    ])
}
