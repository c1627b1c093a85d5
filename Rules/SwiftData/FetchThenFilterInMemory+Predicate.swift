import LintKit
import LintText

// The closure of a test as that of a `#Predicate`.

extension FixBuilder {
  /// The closure as the macro takes it: with constants for what it cannot read itself, and with an `if` for an early
  /// `guard`. `nil` where one of them cannot be written.
  mutating func condition(of closure: ClosureExpr, hoisting values: [Expr], before statement: Node, in pass: Pass)
    -> String?
  {
    let written = text(closure.node.range)
    let inner = closure.node.descendants.compactMap { ClosureExpr($0) }
    guard inner.allSatisfy({ $0.onlyExpression != nil }), !written.includes("\"\"\""),
      let names = hoist(values, outOf: closure, before: statement, in: pass)
    else { return nil }
    if closure.onlyExpression != nil { return text(closure.node.range, with: names, for: values) }
    guard let (check, fallback, last) = closure.earlyGuard, let binding = check.conditions.first,
      // A comment between the statements would be lost.
      !written.includes("//"), !written.includes("/*")
    else { return nil }
    let opening = text(closure.node.range.lowerBound..<check.node.range.lowerBound)
    let closing = text(last.node.range.upperBound..<closure.node.range.upperBound)
    let parts = [binding.node, last.node, fallback.node].map { text($0.range, with: names, for: values) }
    let margin = margin(of: check.node)
    let isOnOneLine = !opening.utf8.contains(UInt8(ascii: "\n"))
    let (before, after) = isOnOneLine ? (" ", " ") : ("\n\(margin)\(indentation)", "\n\(margin)")
    return "\(opening)if \(parts[0]) {\(before)\(parts[1])\(after)} else {\(before)\(parts[2])\(after)}\(closing)"
  }

  /// Gives a descriptor a predicate: on its line where that does not get too long.
  mutating func insert(
    _ condition: String, of closure: ClosureExpr, into descriptor: FunctionCallExpr, of fetch: FunctionCallExpr
  ) {
    func argument(with margin: String) -> String {
      let old = self.margin(of: closure.node)
      let lines = condition.replacingAll("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      let rest = lines.dropFirst().map { "\n" + ($0.hasPrefix(old) ? margin + $0.dropFirst(old.count) : $0) }
      return "predicate: #Predicate " + lines.prefix(1).joined() + rest.joined()
    }
    let first = descriptor.arguments.first?.node
    let place = first?.range.lowerBound ?? descriptor.node.range.upperBound - 1
    if let first, let callee = descriptor.callee,
      text(callee.node.range.upperBound..<first.range.lowerBound).utf8.contains(UInt8(ascii: "\n"))
    {
      let margin = margin(of: first)
      return insert("\(argument(with: margin)),\n\(margin)", at: place)
    }
    let margin = margin(of: descriptor.node)
    let onLine = argument(with: margin) + (first == nil ? "" : ", ")
    let lines = (onLine + text(place..<fetch.node.range.upperBound)).split(whereSeparator: \.isNewline)
    if column(of: place) + (lines.first?.count ?? 0) <= Self.lineLength { return insert(onLine, at: place) }
    let deeper = margin + indentation
    insert(
      "\n\(deeper)\(argument(with: deeper))" + (first == nil ? "\n\(margin)" : ",\n\(deeper)"), at: place)
  }

  /// Gives what is fetched the name that the filtered rows have, where they get that in the next statement and nothing
  /// else names what is fetched.
  mutating func rename(_ base: Expr, as call: FunctionCallExpr, in pass: Pass) -> Bool {
    guard case .declReference(let reference) = base, let introduced = pass.binding(of: reference)?.node,
      let (nameToken, statement) = introduced.namedConstant, pass.references(toLocalOf: introduced).count == 1,
      let (newName, filtered) = call.node.parent?.namedConstant, call.node.role == .initializer,
      filtered.kind == .variableDecl, statement.laterSiblings.first(where: { $0.role == .statement }) == filtered,
      !statement.tokens.contains(where: { $0.kind == .identifier && $0.isSpelled(newName.identifierText) })
    else { return false }
    let comments = filtered.firstToken.commentsAbove
    guard comments.isEmpty || statement.firstToken.commentsAbove.isEmpty else { return false }
    if !comments.isEmpty { insert(comments.map { String($0.drop { $0.isWhitespace }) }, before: statement) }
    replace(nameToken.range, with: newName.text)
    remove(member: filtered)
    return true
  }

  /// Copies what a predicate cannot take as it is into constants before a statement.
  ///
  /// - Returns: the constants' names by what they are copies of; `nil` where one has no name, or no place.
  private mutating func hoist(_ values: [Expr], outOf closure: ClosureExpr, before statement: Node, in pass: Pass)
    -> [String: String]?
  {
    if values.isEmpty { return [:] }
    guard !statement.isOnlyExpression, let around = statement.declarationAround else { return nil }
    var declarations: [String] = []
    var known: [String: String] = [:]
    for value in values.sorted(by: { $0.node.id < $1.node.id }) {
      guard case .memberAccess(let member) = value, member.base != nil, let last = member.nameToken?.identifierText
      else { return nil }
      let written = text(value.node.range)
      guard known[written] == nil else { continue }
      let names = [last, "wanted\(last.capitalizedFirst)"].filter { !known.values.contains($0) }
      guard let name = pass.firstFree(of: names, in: around) else { return nil }
      known[written] = name
      declarations.append("let \(name) = \(written)")
    }
    insert(declarations, before: statement)
    return known
  }

  /// The text of a run with names in the place of values.
  private func text(_ range: Range<UInt32>, with names: [String: String], for values: [Expr]) -> String {
    var result = ""
    var end = range.lowerBound
    for value in values.map(\.node.range).sorted(by: { $0.lowerBound < $1.lowerBound })
    where range.contains(value.lowerBound) {
      let written = text(value)
      result += text(end..<value.lowerBound) + (names[written] ?? written)
      end = value.upperBound
    }
    return result + text(end..<range.upperBound)
  }
}

extension Node {
  /// The name and the statement of `let name = …` and `guard let name = … else`, where that introduces nothing else.
  fileprivate var namedConstant: (name: TokenCursor, statement: Node)? {
    if let binding = PatternBinding(self), let variable = parent.flatMap({ VariableDecl($0) }),
      variable.node.role == .statement, variable.isLet, variable.bindings.count == 1, variable.attributes.isEmpty,
      binding.type == nil, let name = binding.nameToken
    {
      return (name, variable.node)
    }
    guard let binding = OptionalBindingCondition(self), binding.isLet, binding.type == nil, binding.initializer != nil,
      let name = binding.nameToken, let statement = parent.flatMap({ GuardStmt($0) }), statement.conditions.count == 1
    else { return nil }
    return (name, statement.node)
  }
}
