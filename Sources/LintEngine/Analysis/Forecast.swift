import LintKit

extension RuleSet {
  /// The rules that say what the compiler would refuse; of each, whether it looks at types alone. Builds go on after
  /// warnings, so they are in no wave.
  fileprivate var forecasts: [String: Bool] {
    let errors = infos.filter { $0.family == .forecast && $0.severity == .error }
    return Dictionary(uniqueKeysWithValues: errors.map { ($0.id, !$0.isFoundAfterTypes) })
  }
}

extension Linter {
  /// Adds to each error that is forecast in which build it comes up.
  ///
  /// - Parameter found: with places by the paths of the index.
  func addWaves(to found: [RawDiagnostic], in index: ProjectIndex) -> [RawDiagnostic] {
    let forecasts = rules.forecasts
    if forecasts.isEmpty { return found }
    let errors = found.compactMap { diagnostic -> (file: FileID, isOfTypes: Bool)? in
      guard diagnostic.severity != .warning, let isOfTypes = forecasts[diagnostic.ruleID],
        let file = index.file(at: diagnostic.location.path)
      else {
        return nil
      }
      return (file, isOfTypes)
    }
    let waves = BuildWaves(of: errors, in: index)
    return found.map { diagnostic in
      guard diagnostic.severity != .warning, let isOfTypes = forecasts[diagnostic.ruleID],
        let file = index.file(at: diagnostic.location.path)
      else {
        return diagnostic
      }
      let place = waves.place(of: file, isOfTypes: isOfTypes)
      var diagnostic = diagnostic
      diagnostic.properties[DiagnosticProperty.wave] = String(place.wave)
      if place.isBehindModule {
        diagnostic.properties[DiagnosticProperty.hiddenBy] = "module"
      } else if place.isBehindTypes {
        diagnostic.properties[DiagnosticProperty.hiddenBy] = "types"
      }
      return diagnostic
    }
  }
}
