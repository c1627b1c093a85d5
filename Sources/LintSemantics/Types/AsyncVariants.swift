import LintSyntax

extension ProjectIndex {
  /// The asynchronous function beside one with a completion handler: what `@available(*, renamed:)` names, or one of
  /// the same type and name that takes the same but for the handler, as Swift imports both (SE-0297).
  public func asyncVariant(of function: DeclRef) -> DeclRef? {
    let record = self.function(function)
    guard record.kind == .function, !record.flags.contains(.isAsync), let block = record.node.parent,
      let handler = record.parameters.last, handler.type.unwrapped.functionTraits != nil
    else { return nil }
    let labels = record.parameters.dropLast().map(\.label)
    let names = Self.namesOfVariant(of: record.name)
    let renamed = record.node.renamedFunction
    for sibling in block.children(record.node.role) {
      guard sibling.kind == .functionDecl, sibling.flags.contains(.async) else { continue }
      let other = self.function(DeclRef(file: function.file, node: sibling.id))
      let otherLabels = other.parameters.map(\.label)
      if names.contains(other.name), otherLabels == labels { return other.ref }
      if let renamed, renamed.name == other.name, renamed.labels == otherLabels.count { return other.ref }
    }
    return nil
  }

  /// `getNotificationSettings` becomes `notificationSettings`.
  private static func namesOfVariant(of name: String) -> [String] {
    guard name.hasPrefix("get"), let first = name.dropFirst(3).first, first.isUppercase else { return [name] }
    return [name, first.lowercased() + name.dropFirst(4)]
  }
}

extension Node {
  /// `name(label:)` of `@available(*, renamed: "name(label:)")`, with the number of its labels.
  fileprivate var renamedFunction: (name: String, labels: Int)? {
    for attribute in children(.attribute) where attribute.kind == .attribute && attribute.mainToken.name == .available {
      var isBehindLabel = false
      for token in attribute.tokens {
        if token.name == .renamed { isBehindLabel = true }
        guard isBehindLabel, let open = token.text.firstIndex(of: "(") else { continue }
        let text = token.text
        if text == "(" { continue }
        let name = text[..<open].drop { $0 == "\"" }
        return (String(name), text[open...].count { $0 == ":" })
      }
    }
    return nil
  }
}
