import LintSyntax

/// Which modules of the project can have to do with which others. Names alone say too much where the project is many:
/// any two of its packages may have a `Draft`.
///
/// Only what manifests and projects say of a file counts. A file that they do not speak of may be in any module, but
/// for those of packages where no manifest stands above it: packages depend on packages only.
final class ModuleGraph: AnswerTable {
  static let number = AnswerTableNumber()
  private let imports = Once<[String: Set<String>]>()
  private let reaches = Memo<String, Set<String>>()
  /// By folder.
  private let closedToPackages = Memo<String, Bool>()
  private let access = Memo<Home, [Bool]>()
  private let users = Memo<Home, [FileID]>()

  /// What says who can use a file's declarations: many files are alike in it.
  private struct Home: Hashable {
    /// A place in ``FileTargets/entries``.
    let entry: Int
    let isClosedToPackages: Bool
  }

  /// Whether code of a file may use what another file declares: where its module imports the other's, directly or not,
  /// for values come a long way without an import of their type's module.
  func mayUse(_ declaring: FileID, from file: FileID, of index: ProjectIndex) -> Bool {
    file == declaring || access(to: home(of: declaring, in: index), in: index)[index.fileTargets.place(of: file)]
  }

  /// The files whose code may use what a file declares, in order; the file itself is one of them.
  func users(of declaring: FileID, in index: ProjectIndex) -> [FileID] {
    let home = home(of: declaring, in: index)
    return users(home) {
      let access = access(to: home, in: index)
      return index.fileTargets.files { access[$0] }
    }
  }

  private func home(of file: FileID, in index: ProjectIndex) -> Home {
    let isClosed = index.targetModules(of: file) == nil && isClosedToPackages(file, of: index)
    return Home(entry: index.fileTargets.place(of: file), isClosedToPackages: isClosed)
  }

  /// For each entry of ``FileTargets``, whether code of its files may use what stands in a home.
  private func access(to home: Home, in index: ProjectIndex) -> [Bool] {
    access(home) {
      let entries = index.fileTargets.entries
      let modules = entries[home.entry].modules
      return entries.map { user in
        modules.map { mayUse(anyOf: $0, from: user.modules, of: index) }
          ?? (!user.isOfPackages || !home.isClosedToPackages)
      }
    }
  }

  /// Whether no package can have a file of no known target: it stands in none's folder. Most are an application's whose
  /// project is written by a tool and not kept.
  func isClosedToPackages(_ file: FileID, of index: ProjectIndex) -> Bool {
    let path = index.path(file)
    return closedToPackages(path.folder) { index.projectSettings.map { !$0.isBelowManifest(path) } ?? false }
  }

  /// - Parameter own: the modules of the code that would use one; `nil` where they are not known.
  func mayUse(anyOf modules: some Sequence<String>, from own: [String]?, of index: ProjectIndex) -> Bool {
    guard let own else { return true }
    for module in own {
      let reach = reach(of: module, in: index)
      if modules.contains(where: { reach.contains($0) }) { return true }
    }
    return false
  }

  private func reach(of module: String, in index: ProjectIndex) -> Set<String> {
    reaches(module) {
      let imports = imports { Self.imports(in: index) }
      var found: Set<String> = [module]
      var waiting = [module]
      while let next = waiting.popLast() {
        for imported in imports[next] ?? [] where found.insert(imported).inserted { waiting.append(imported) }
      }
      return found
    }
  }

  /// By module, those of the project's that some file of it imports.
  private static func imports(in index: ProjectIndex) -> [String: Set<String>] {
    let targets = index.fileTargets
    let modules = Dictionary(targets.modules.map { (Name(spelling: $0), $0) }, uniquingKeysWith: { first, _ in first })
    // By entry first: the files of one import much the same, mostly what a file before them did.
    var byEntry = [Set<Name>](repeating: [], count: targets.entries.count)
    var lastEntry = [Int](repeating: -1, count: 1024)
    var lastName = [Name](repeating: .noName, count: 1024)
    for (number, file) in index.files.enumerated() {
      let entry = targets.place(of: FileID(number))
      for name in file.importedNames {
        let place = Int(name.rawValue & 1023)
        if lastEntry[place] == entry, lastName[place] == name { continue }
        (lastEntry[place], lastName[place]) = (entry, name)
        byEntry[entry].insert(name)
      }
    }
    var found: [String: Set<String>] = [:]
    for (entry, names) in zip(targets.entries, byEntry) {
      let imported = names.compactMap { modules[$0] }
      for module in entry.modules ?? [] { found[module, default: []].formUnion(imported.filter { $0 != module }) }
    }
    return found
  }
}

extension ProjectIndex {
  var moduleGraph: ModuleGraph { answers(ModuleGraph.self) }

  /// Whether code of a file may use what another file declares, as far as modules are concerned.
  public func mayUse(_ declaring: FileID, from file: FileID) -> Bool {
    moduleGraph.mayUse(declaring, from: file, of: self)
  }

  /// Whether files other than these may contain a name as an identifier; seldom true of one that no other file has.
  public func mayMention(_ name: Name, outside known: Set<FileID>) -> Bool {
    for (number, file) in files.enumerated() where file.identifiers.mayContain(name) {
      if !known.contains(FileID(number)) { return true }
    }
    return false
  }

  /// The files in order that may contain a name as an identifier and whose code may use what another file declares.
  ///
  /// - Parameter other: another name that the file must have; `noName` for none.
  func users(of declaring: FileID, mentioning name: Name, and other: Name = .noName) -> [FileID] {
    let users = NameFilter.files(mentioning: name, among: moduleGraph.users(of: declaring, in: self), nameFilters)
    return other == .noName || users.isEmpty ? users : NameFilter.files(mentioning: other, among: users, nameFilters)
  }
}
