extension FixBuilder {
  /// Saves a context at the end of the code that has it, before a statement that leaves it; an error that nobody takes
  /// stops debug builds.
  ///
  /// - Parameters:
  ///   - uses: of the context.
  ///   - block: a closure or the braces of a function.
  /// - Returns: false where the last statement leaves the code and uses the context: what it does comes too late for a
  ///   save before it.
  public mutating func insertSave(of name: String, usedAt uses: [Node], atEndOf block: Node) -> Bool {
    guard let last = block.children(.statement).reduce(nil, { $1 }) else { return false }
    let leaves = [.returnStmt, .throwStmt, .breakStmt, .continueStmt].contains(last.kind)
    if leaves, uses.contains(where: { $0.id > last.id && $0.id < last.subtreeEnd }) { return false }
    let save = "try \(name).save()"
    let unit = indentation
    let text =
      last.mayThrow
      ? save : "do {\n\(unit)\(save)\n} catch {\n\(unit)assertionFailure(\"Could not save: \\(error)\")\n}"
    if leaves { insert(text, before: last) } else { insert(text, after: last) }
    return true
  }
}
