import LintSyntax

/// All properties of types and globals of a project by name. Few runs ask, so it is made for the first one that does.
final class PropertyDirectory: Sendable {
  private let directory = Once<NameDirectory>()

  func properties(named name: Name, of files: [FileOutline]) -> [DeclRef] { directory { NameDirectory(Self.entries(of: files)) }[name] }

  private static func entries(of files: [FileOutline]) -> [NameDirectory.Entry] {
    files.enumerated().flatMap { number, file in file.properties.map { ($0.name, DeclRef(file: FileID(number), node: $0.node)) } }
  }
}

extension ProjectIndex {
  /// Properties of types and globals of this name, in the order of files and places.
  func properties(named name: Name) -> [DeclRef] { propertyDirectory.properties(named: name, of: files) }
}
