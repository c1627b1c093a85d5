import LintKit

/// Names for what takes the place of a context.
enum ContextNames {
  /// `modelContext` → `modelContainer`; `nil` for names that do not say what they mean.
  static func container(of name: String) -> String? {
    if name == "context" { return "container" }
    return name.hasSuffix("Context") ? name.dropLast("Context".count) + "Container" : nil
  }

  /// The first of the names that a declaration does not use otherwise than as a member or label.
  static func free(_ names: [String], in declaration: Node) -> String? {
    names.first { name in
      let wanted = Name(spelling: name)
      return !declaration.tokens.contains {
        $0.kind == .identifier && $0.name == wanted && $0.previous?.kind != .period && $0.next.kind != .colon
      }
    }
  }
}
