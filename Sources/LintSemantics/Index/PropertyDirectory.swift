import LintSyntax

/// All properties of types and globals of a project by name. Few runs need it, so it is made on first use.
final class PropertyDirectory: AnswerTable {
  static let number = AnswerTableNumber()
  private let directory = Once<NameDirectory>()

  func properties(named name: Name, of files: [FileOutline]) -> [DeclRef] { directory { Self.make(files) }[name] }

  private static func make(_ files: [FileOutline]) -> NameDirectory {
    var listed: [NameDirectory.Entry] = []
    for (number, file) in files.enumerated() {
      for property in file.declared.properties {
        listed.append((property.name, DeclRef(file: FileID(number), node: property.node)))
      }
    }
    return NameDirectory(listed)
  }
}

extension ProjectIndex {
  private var propertyDirectory: PropertyDirectory { answers(PropertyDirectory.self) }

  /// Properties of types and globals of this name, in the order of files and places.
  func properties(named name: Name) -> [DeclRef] { propertyDirectory.properties(named: name, of: files) }
}
