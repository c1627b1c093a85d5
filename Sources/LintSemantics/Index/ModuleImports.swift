import LintSyntax

/// Which of the project's modules import which, by what their files say.
struct ModuleImports: Sendable {
  private let names: [String]
  private let numbers: [String: Int]
  /// For each module, those that some file of it imports, and those of which some file imports it.
  private let imports: [[Int]]
  private let importers: [[Int]]
  /// For each entry of ``FileTargets``; `nil` if no manifest or project mentions its files.
  private let ofEntries: [[Int]?]

  init(in index: ProjectIndex) {
    let targets = index.fileTargets
    let names = Array(Set(targets.modules)).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    (self.names, self.numbers) = (names, numbers)
    ofEntries = targets.entries.map { $0.modules.map { $0.compactMap { numbers[$0] } } }
    var imports = [Set<Int>](repeating: [], count: names.count)
    for (modules, imported) in zip(ofEntries, Self.importsByEntry(of: index, numbers)) {
      for module in modules ?? [] { imports[module].formUnion(imported) }
    }
    var importers = [[Int]](repeating: [], count: names.count)
    for module in imports.indices {
      imports[module].remove(module)
      for imported in imports[module] { importers[imported].append(module) }
    }
    (self.imports, self.importers) = (imports.map { $0.sorted() }, importers)
  }

  private static func importsByEntry(of index: ProjectIndex, _ numbers: [String: Int]) -> [[Int]] {
    let targets = index.fileTargets
    var found = [Set<Name>](repeating: [], count: targets.entries.count)
    // The files of one entry import much the same, mostly what a file before them did.
    var lastEntry = [Int](repeating: -1, count: 1024)
    var lastName = [Name](repeating: .noName, count: 1024)
    for (number, file) in index.files.enumerated() {
      let entry = targets.place(of: FileID(number))
      for name in file.importedNames {
        let place = Int(name.rawValue & 1023)
        if lastEntry[place] == entry, lastName[place] == name { continue }
        (lastEntry[place], lastName[place]) = (entry, name)
        found[entry].insert(name)
      }
    }
    let modules = Dictionary(numbers.map { (Name(spelling: $0), $1) }, uniquingKeysWith: { first, _ in first })
    let (named, all) = (index.namedModules, index.projectSettings?.targets ?? [])
    return zip(found, targets.entries).map { names, entry in
      names.flatMap { name -> [Int] in
        guard let builders = named.builders(of: name, for: entry.targets) else {
          return modules[name].map { [$0] } ?? []
        }
        return builders.compactMap { numbers[all[$0].name.asModuleName] }
      }
    }
  }

  /// Those of the project's modules that some file of a module imports.
  func imports(of module: String) -> Set<String> {
    numbers[module].map { Set(imports[$0].map { names[$0] }) } ?? []
  }

  /// For each entry of ``FileTargets``, whether its code may use what some modules declare: it is theirs, imports one
  /// of them, directly or not, or nothing says which module it is of.
  func entries(reaching modules: some Sequence<String>) -> [Bool] {
    var reaches = [Bool](repeating: false, count: names.count)
    var waiting = modules.compactMap { numbers[$0] }
    while let next = waiting.popLast() {
      if reaches[next] { continue }
      reaches[next] = true
      waiting += importers[next]
    }
    return ofEntries.map { $0.map { $0.contains { reaches[$0] } } ?? true }
  }
}
