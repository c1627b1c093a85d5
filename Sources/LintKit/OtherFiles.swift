/// The same rule's view of other files, for fixes that edit several. Made when a rule first asks, and kept as long as
/// the file is looked at.
final class OtherFiles {
  var passes: [FileID: Pass] = [:]
  /// Whether all objects of a class live as long as the program.
  var permanent: [DeclRef: Bool] = [:]
}

extension Pass {
  /// A pass over the whole tree of a file of the project; this one for its own file. Nothing is to be reported to
  /// another one.
  public func looking(at file: FileID) -> Pass {
    if file == self.file { return self }
    if let known = others.passes[file] { return known }
    let made = Pass(of: outline(file).wholeTree(), file: file, besides: self)
    others.passes[file] = made
    return made
  }

  /// Whether another file of the project has a name as an identifier, or may have: one of them could not be analysed.
  /// Reads those that may: for fixes.
  public func isMentionedElsewhere(_ name: Name) -> Bool {
    if !index.isWhole { return true }
    let query = NameQuery([name])
    return index.files.indices.map { FileID($0) }.contains { other in
      other != file && outline(other).mayContain(anyOf: query)
        && looking(at: other).tree.root.tokens.contains { $0.kind == .identifier && $0.name == name }
    }
  }

  private func outline(_ file: FileID) -> FileOutline { index.outline(file) }

  /// The node of the whole file's tree that declares a function or type of this file: the index keeps trees without
  /// bodies.
  public func whole(_ ref: DeclRef) -> Node? {
    tree.counterpart(of: index.node(ref))
  }
}
