import LintKit

/// Files that are read or written on the main actor, which waits for them.
enum BlockingIOInAsync: Rule {
  static let gate = Gate(outline: { $0.mayDoInputOutput })

  enum Exemption: String, RuleExemption {
    /// Tests, mocks, samples and the like.
    case support
    /// What comes with the app is small and near.
    case bundled
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    // Types are the most expensive to ask for.
    guard call.mayBeOnFiles, call.mayDoInputOutput, pass.inputOutput(of: call) == .blocking,
      pass.isolation(around: call.node).isolation == .mainActor
    else { return }
    if pass.exempts(Exemption.support, pass.isSupportCode(call.node))
      || pass.exempts(Exemption.bundled, pass.isBundled(call))
    {
      return
    }
    pass.report(
      at: call.calleeRange,
      .blocks(call.calleeNameToken?.identifierText ?? "", isAsync: pass.isAsync(around: call.node).isYes),
      notes: pass.notes(for: pass.isolation(around: call.node)))
  }
}

extension FunctionCallExpr {
  /// Not a logger, an enumeration's value and the like: they have arguments, or a base.
  fileprivate var mayBeOnFiles: Bool { !arguments.isEmpty || calleeBase != nil }
}

extension Pass {
  /// Whether an argument, or the local that it names, comes from a bundle.
  fileprivate func isBundled(_ call: FunctionCallExpr) -> Bool {
    call.arguments.contains { argument in
      if argument.node.namesBundle { return true }
      guard case .declReference(let reference)? = argument.expression?.withoutNameSuffixes else { return false }
      switch binding(of: reference) {
      case .variable(let variable)?: return variable.node.namesBundle
      case .optionalBinding(let condition)?: return condition.node.namesBundle
      default: return false
      }
    }
  }
}

extension Node {
  fileprivate var namesBundle: Bool { tokens.contains { $0.isSpelled("Bundle") } }
}

// MARK: - Messages

extension Message {
  fileprivate static func blocks(_ callee: String, isAsync: Bool) -> Message {
    isAsync
      ? "'\(callee)' keeps the main actor waiting for a file. Await a '@concurrent' function that does it."
      : "'\(callee)' keeps the main actor waiting for a file. Do it in asynchronous code off the main actor."
  }
}

// MARK: - Info

extension BlockingIOInAsync {
  static let info = RuleInfo(
    id: "blocking-io-in-async",
    family: .locksAndGCD,
    severity: .info,
    priority: .low,
    summary: "File read or written on the main actor",
    why: "While the main actor waits for a file, nothing in the app responds. How long that takes grows with the file.",
    instead: "A '@concurrent' or nonisolated 'async' function that reads or writes, and is awaited.",
    limits: """
      Calls of Foundation and SQLite that take longer the more there is, directly in code on the main actor. How large \
      a file is is not known: off until it is asked for. Silent for what comes from a bundle.
      """,
    references: [.evolution("0461-async-function-isolation")],
    compilerView: [.silent],
    noFix: "what takes the place of the call depends on what it reads or writes, and where",
    isOptIn: true,
    examples: [
      .flagged(
        "a file in an asynchronous method",
        """
        import Foundation
        @MainActor final class Editor {
          func open(_ url: URL) async throws -> Data {
            try ↓Data(contentsOf: url)
          }
        }
        """),
      .flagged(
        "a folder",
        """
        import Foundation
        @MainActor func list(_ folder: URL) throws -> [URL] {
          try ↓FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        }
        """),
      .notFlagged(
        "off the main actor",
        """
        import Foundation
        final class Loader: Sendable {
          func open(_ url: URL) async throws -> Data { try Data(contentsOf: url) }
        }
        """),
      .notFlagged(
        "a resource",
        """
        import Foundation
        @MainActor func words() throws -> String {
          guard let url = Bundle.main.url(forResource: "words", withExtension: "txt") else { return "" }
          return try String(contentsOf: url, encoding: .utf8)
        }
        """)
    ])
}
