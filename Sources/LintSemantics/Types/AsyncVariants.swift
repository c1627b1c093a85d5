import LintSyntax

private final class AsyncVariants: AnswerTable {
  static let number = AnswerTableNumber()
  /// The asynchronous functions of a type, an extension or a file, by their names.
  let functions = Memo<DeclRef, [String: [DeclRef]]>()
  let isCalled = Memo<Name, Bool>()
}

extension ProjectIndex {
  /// Whether a call by this name may be of a function that has an asynchronous variant. To know what a call means costs
  /// more than to know that nothing of its name has one.
  public func mayHaveAsyncVariant(calling name: Name) -> Bool {
    answers(AsyncVariants.self).isCalled(name) {
      if hasAliases(named: name) { return true }
      let functions =
        functions(named: name)
        + importedModules.flatMap { $0.callables(named: name) + $0.memberFunctions(named: name) }
      return functions.contains { node($0).kind == .functionDecl && asyncVariant(of: $0) != nil }
    }
  }

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
    let others = asyncFunctions(beside: record.node, in: DeclRef(file: function.file, node: block.id))
    let candidates = (names + (renamed.map { [$0.name] } ?? [])).flatMap { others[$0, default: []] }
    let fitting = candidates.sorted { $0.node < $1.node }.filter { candidate in
      let other = self.function(candidate)
      let otherLabels = other.parameters.map(\.label)
      return names.contains(other.name) && otherLabels == labels
        || renamed.map { $0.name == other.name && $0.labels == otherLabels.count } ?? false
    }
    // Of overloads, the one that takes values of the same types.
    let types = record.parameters.dropLast().map(\.type)
    return fitting.first { self.function($0).parameters.map(\.type) == types } ?? fitting.first
  }

  private func asyncFunctions(beside function: Node, in block: DeclRef) -> [String: [DeclRef]] {
    answers(AsyncVariants.self).functions(block) {
      let siblings = node(block).children(function.role).filter {
        $0.kind == .functionDecl && $0.flags.contains(.async)
      }
      return Dictionary(grouping: siblings.map { DeclRef(file: block.file, node: $0.id) }) { self.function($0).name }
    }
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
