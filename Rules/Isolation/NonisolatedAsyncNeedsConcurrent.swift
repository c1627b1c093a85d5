import LintKit

/// A nonisolated `async` function that works on its caller's actor, and blocks the main thread.
enum NonisolatedAsyncNeedsConcurrent: Rule {
  static let gate = Gate(
    anyOf: [.async], shape: { $0.contains(FunctionDecl.self) { $0.isAsync && !$0.hasAttribute(.concurrent) } },
    outline: { $0.mayDoInputOutput },
    when: { file, index in index.settings(of: file).nonsendingByDefault.isYes })

  enum Exemption: String, RuleExemption {
    /// Tests, mocks, samples, previews and the like.
    case support
    /// It says that it runs on its caller's actor.
    case stated
    /// No code of the main actor calls it.
    case notCalled
  }

  static func check(_ function: FunctionDecl, in pass: Pass) {
    guard function.isAsync, !function.hasAttribute(.concurrent), let body = function.body,
      pass.index.settings(of: pass.file).nonsendingByDefault.isYes, let ref = pass.function(at: function.node),
      let call = pass.blockingCall(in: body)
    else { return }
    let answer = pass.index.isolation(ofFunction: ref)
    guard answer.isolation == .caller || !answer.isolation.isKnown else { return }
    if pass.exempts(Exemption.support, pass.isSupportCode(function.node))
      || pass.exempts(Exemption.stated, function.hasModifier(.nonisolated, .nonsending))
    {
      return
    }
    guard answer.isolation.isKnown else { return pass.leaveUndecided(missing: .isolation(answer, in: pass.index)) }
    let caller = pass.callOnMainActor(of: ref)
    if pass.exempts(Exemption.notCalled, caller == nil) { return }
    let record = pass.index.function(ref)
    var notes = [pass.note(Message.blocks, at: call.calleeRange)]
    if let caller {
      notes.append(pass.note(Message.called, at: pass.index.call(caller).range, of: caller.file))
    }
    pass.report(
      at: record.nameRange, .onCallersActor(record.name), notes: notes, fix: concurrent(function, ref, in: pass))
  }

  /// Runs it off the actor, as before the feature was on. Unsafe where something that is not Sendable would cross.
  private static func concurrent(_ function: FunctionDecl, _ ref: DeclRef, in pass: Pass) -> RawDiagnostic.FixIt {
    var fix = FixBuilder(in: pass)
    fix.insert("@concurrent ", at: function.range.lowerBound)
    var isSafe = pass.sendability(ofSignatureOf: ref).isYes
    if let owner = pass.index.nominalOwner(of: ref) {
      isSafe = isSafe && pass.index.sendability(of: owner).answer.isYes
    }
    return fix.fix(.concurrent, isSafe ? .safe : .unsafe)
  }
}

extension Pass {
  /// The first call that the function itself makes and that waits for files or a database.
  fileprivate func blockingCall(in body: CodeBlock) -> FunctionCallExpr? {
    body.node.descendants(stoppingAtNestedFunctions: true).lazy.compactMap { FunctionCallExpr($0) }.first {
      self.inputOutput(of: $0) == .blocking
    }
  }

  /// A call of the function in code of the main actor.
  fileprivate func callOnMainActor(of function: DeclRef) -> BodyRef? {
    index.callSites(of: function)?.first { site in
      site.isCertain && !index.isTest(site.call.file) && index.isolation(ofCall: site.call).isolation == .mainActor
    }?.call
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func onCallersActor(_ name: String) -> Message {
    "'\(name)' runs on its caller's actor, and blocks the main thread. Mark it '@concurrent'."
  }

  fileprivate static let blocks = "waits for a file or a database"
  fileprivate static let called = "called on the main actor"

  fileprivate static let concurrent: Message = "Mark the function '@concurrent'"
}

// MARK: - Info

extension NonisolatedAsyncNeedsConcurrent {
  static let info = RuleInfo(
    id: "nonisolated-async-needs-concurrent",
    family: .isolation,
    severity: .warning,
    priority: .high,
    summary: "Blocking async function that runs on its caller's actor",
    why: """
      With NonisolatedNonsendingByDefault an 'async' function on no actor runs where it is called from. What it reads or \
      writes keeps the main thread busy, as if it were not 'async'.
      """,
    instead: "Mark it '@concurrent'.",
    limits: """
      Targets with NonisolatedNonsendingByDefault; functions that read or write files or a database themselves and that \
      the project calls on the main actor. Silent on 'nonisolated(nonsending)', and in tests, mocks, samples and previews.
      """,
    references: [.evolution("0461-async-function-isolation")],
    compilerView: [.silent],
    fix: .safe,
    noFix: "a protocol or a superclass may ask for the function",
    examples: [
      .flagged(
        "a file is read",
        """
        import Foundation
        nonisolated func ↓load(_ file: URL) async throws -> Data { try Data(contentsOf: file) }
        @MainActor func show(_ file: URL) async throws { print(try await load(file)) }
        """, files: [callersActor]),
      .flagged(
        "a folder is read",
        """
        import Foundation
        struct Files: Sendable {
          func ↓names() async throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: "/tmp") }
        }
        @MainActor func show(_ files: Files) async throws { print(try await files.names()) }
        """, files: [callersActor]),
      .notFlagged(
        "it leaves the actor",
        """
        import Foundation
        @concurrent func load(_ file: URL) async throws -> Data { try Data(contentsOf: file) }
        @MainActor func show(_ file: URL) async throws { print(try await load(file)) }
        """, files: [callersActor]),
      .notFlagged(
        "without the feature it is off the actor",
        """
        import Foundation
        nonisolated func load(_ file: URL) async throws -> Data { try Data(contentsOf: file) }
        @MainActor func show(_ file: URL) async throws { print(try await load(file)) }
        """),
      .fixed(
        "the attribute",
        before: """
          import Foundation
          nonisolated func load(_ file: URL) async throws -> Data { try Data(contentsOf: file) }
          @MainActor func show(_ file: URL) async throws { print(try await load(file)) }
          """,
        after: """
          import Foundation
          @concurrent nonisolated func load(_ file: URL) async throws -> Data { try Data(contentsOf: file) }
          @MainActor func show(_ file: URL) async throws { print(try await load(file)) }
          """, files: [callersActor])
    ])

  private static let callersActor = Example.File(
    "Package.swift",
    """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "A",
      targets: [
        .target(name: "A", path: ".", swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")])
      ])
    """)
}
