import LintKit

extension MeantMember {
  /// What the compiler calls it: `instance method`, `class property`, `initializer`, `global function`.
  var kindWords: String {
    let owner = isStatic ? isOfClass ? "class " : "static " : ""
    switch kind {
    case .property: return owner + (isMember ? "property" : "var")
    case .function: return isMember ? (isStatic ? owner : "instance ") + "method" : "global function"
    case .initializer: return "initializer"
    }
  }

  /// Without labels.
  var baseName: String { name.split(separator: "(").first.map { String($0) } ?? name }
}

extension Isolation {
  /// What the compiler says of code that runs there; `nil` where it is not known, or belongs to a caller.
  var contextWords: String? {
    switch self {
    case .nonisolated, .concurrent: "nonisolated"
    case .mainActor: "main actor-isolated"
    case .global(let name): "global actor '\(name)'-isolated"
    case .actor: "actor-isolated"
    case .caller, .parameter, .unknown: nil
    }
  }
}
