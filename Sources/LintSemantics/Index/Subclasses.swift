import LintSyntax

/// The classes of a project by the names in their inheritance clauses. Made on first use.
final class Subclasses: AnswerTable {
  static let number = AnswerTableNumber()
  private struct Directory {
    var byName: NameDirectory
    /// What those inherit from that name an alias, and so any class.
    var superclassesThroughAliases: Set<DeclRef>
  }

  private let directory = Once<Directory>()

  /// Whether a class inherits from this one.
  func exist(of ref: DeclRef, in index: ProjectIndex) -> Bool {
    let directory = directory { Self.make(index) }
    return directory.superclassesThroughAliases.contains(ref)
      || directory.byName[index.type(ref).nameID].contains { index.superclass(of: $0) == ref }
  }

  private static func make(_ index: ProjectIndex) -> Directory {
    var entries: [NameDirectory.Entry] = []
    var superclassesThroughAliases: Set<DeclRef> = []
    for (number, file) in index.files.enumerated() {
      for superclass in file.declared.superclasses {
        let ref = DeclRef(file: FileID(number), node: superclass.node)
        entries.append((superclass.name, ref))
        if index.hasAliases(named: superclass.name), let superclass = index.superclass(of: ref) {
          superclassesThroughAliases.insert(superclass)
        }
      }
    }
    return Directory(byName: NameDirectory(entries), superclassesThroughAliases: superclassesThroughAliases)
  }
}

extension ProjectIndex {
  private var subclasses: Subclasses { answers(Subclasses.self) }

  /// Whether a class of the project inherits from the class.
  public func hasSubclasses(_ ref: DeclRef) -> Bool { subclasses.exist(of: ref, in: self) }

  /// Whether a class could say `final` and does not.
  public func mayBeFinal(_ ref: DeclRef) -> Bool {
    let node = node(ref)
    return !node.hasModifier(.final) && !node.hasModifier(.open) && !hasSubclasses(ref)
  }
}
