import LintKit

/// Names for what takes the place of a context.
enum ContextNames {
  /// `modelContext` → `modelContainer`; `nil` for names that do not say what they mean.
  static func container(of name: String) -> String? {
    if name == "context" { return "container" }
    return name.hasSuffix("Context") ? name.dropLast("Context".count) + "Container" : nil
  }
}

extension Isolation {
  /// For messages: where code of this isolation runs.
  var domainName: String {
    switch self {
    case .mainActor: "the main actor"
    case .global(let name): "global actor '\(name)'"
    case .actor(let name): "actor '\(name)'"
    case .parameter(let name): "the actor of parameter '\(name)'"
    case .concurrent: "the global executor"
    case .nonisolated, .caller: "nonisolated code"
    case .unknown: "code of unknown isolation"
    }
  }
}
