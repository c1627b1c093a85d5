/// Names for what takes the place of a context.
enum ContextNames {
  /// `modelContext` → `modelContainer`; `nil` for names that do not say what they mean.
  static func container(of name: String) -> String? {
    if name == "context" { return "container" }
    return name.hasSuffix("Context") ? name.dropLast("Context".count) + "Container" : nil
  }
}
