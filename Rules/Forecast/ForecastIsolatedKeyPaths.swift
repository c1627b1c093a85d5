import LintKit

/// Key paths to properties on a global actor in code that is elsewhere, and Swift 6 refuses.
enum ForecastIsolatedKeyPaths: Rule {
  static let gate = Gate(shape: { tree in tree.root.descendants(of: .keyPathExpr).contains { _ in true } })

  static func check(_ path: KeyPathExpr, in pass: Pass) {
    guard let context = pass.context(around: path.node), pass.index.isChecked(context) else { return }
    guard let members = pass.members(in: path) else {
      if path.mayLeadToActor(in: pass), pass.isForecast(path.node) {
        pass.leaveUndecided(missing: "type: what a key path begins at")
      }
      return
    }
    for (place, member) in members {
      let answer = pass.index.isolation(ofAccessTo: member.ref, from: pass.file)
      guard answer.isolation.isOnGlobalActor, !answer.isPreconcurrency, let words = answer.isolation.contextWords else {
        continue
      }
      let around = pass.isolation(around: path.node)
      if around.isolation == answer.isolation || !pass.isForecast(path.node) { continue }
      guard around.isolation.isKnown else {
        pass.leaveUndecided(missing: .isolation(around, in: pass.index))
        continue
      }
      pass.report(at: place, .keyPath(words, member.name))
    }
  }
}

extension KeyPathExpr {
  fileprivate func mayLeadToActor(in pass: Pass) -> Bool {
    components.contains { component in
      guard case .property(let property) = component else { return false }
      return pass.index.mayBeOnActor(propertyNamed: property.name)
    }
  }
}

// MARK: - Messages

extension Message {
  /// In the compiler's words.
  fileprivate static func keyPath(_ isolation: String, _ name: String) -> Message {
    "cannot form key path to \(isolation) property '\(name)'."
  }
}

// MARK: - Info

extension ForecastIsolatedKeyPaths {
  static let info = RuleInfo(
    id: "forecast-isolated-key-paths",
    family: .forecast,
    severity: .error,
    priority: .high,
    summary: "A key path to a property of another actor",
    why: "Whoever gets the key path may read the property with it anywhere, and the property belongs on its actor.",
    instead: """
      Form the key path in code on that actor, or pass a closure that runs there. A property that nothing changes may \
      be 'nonisolated'.
      """,
    limits: "Subscripts are left out, and so are initial values and default arguments.",
    references: [.evolution("0418-inferring-sendable-for-methods")],
    compilerView: [CompilerView(swift5: .warning, swift5Complete: .warning, swift6: .error)],
    isOptIn: true,
    examples: [
      .flagged(
        "a function on no actor",
        """
        @MainActor final class Screen { var title = "" }
        func titles(_ screens: [Screen]) { _ = screens.map(\\.↓title) }
        """),
      .flagged(
        "a type that is written",
        """
        @MainActor final class Screen { var title: String { "" } }
        func path() { _ = \\Screen.↓title }
        """),
      .notFlagged(
        "code on the same actor",
        """
        @MainActor final class Screen { var title = "" }
        @MainActor func titles(_ screens: [Screen]) -> [String] { screens.map(\\.title) }
        """),
      .notFlagged(
        "a constant that can be shared",
        """
        @MainActor final class Screen { let id = 1 }
        func path() { _ = \\Screen.id }
        """)
    ])
}
