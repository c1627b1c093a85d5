import LintSyntax

/// The classes of a project by the names in their inheritance clauses. Made for the first one who asks.
final class Subclasses: Sendable {
  private struct Directory {
    var byName: NameDirectory
    /// Those that name an alias, and so any class.
    var throughAliases: [DeclRef]
  }

  private let directory = Once<Directory>()

  /// All classes that may inherit from one of this name.
  func candidates(for name: Name, in index: ProjectIndex) -> [DeclRef] {
    let directory = directory { Self.make(index) }
    return directory.byName[name] + directory.throughAliases
  }

  private static func make(_ index: ProjectIndex) -> Directory {
    var entries: [NameDirectory.Entry] = []
    var throughAliases: [DeclRef] = []
    for (number, file) in index.files.enumerated() {
      for entry in file.entries where entry.kind == .type {
        let ref = DeclRef(file: FileID(number), node: entry.node)
        let node = file.node(ref)
        guard node.kind == .classDecl else { continue }
        var namesAlias = false
        for inherited in node.children(.inheritedType) {
          for token in inherited.tokens where token.kind == .identifier {
            entries.append((token.name, ref))
            if index.hasAliases(named: token.name) { namesAlias = true }
          }
        }
        if namesAlias { throughAliases.append(ref) }
      }
    }
    return Directory(byName: NameDirectory(entries), throughAliases: throughAliases)
  }
}

extension ProjectIndex {
  /// Whether a class of the project inherits from the class.
  public func hasSubclasses(_ ref: DeclRef) -> Bool {
    subclasses.candidates(for: type(ref).nameID, in: self).contains { superclass(of: $0) == ref }
  }
}
