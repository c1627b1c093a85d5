import LintProject

/// What is known about each file's targets. Files of the same targets share an entry.
struct FileTargets: Sendable {
  struct Entry: Sendable {
    let settings: LanguageSettings
    /// As places in ``ProjectSettings/targets``.
    let targets: [Int]
    /// The modules of its targets; `nil` if no manifest or project mentions the file.
    let modules: [String]?
    /// Its modules are those of packages.
    let isOfPackages: Bool
    /// The file is in no target of an Xcode project whose other files nearly all are: nothing compiles it.
    var isLeftOut = false
  }

  let entries: [Entry]
  /// For each file, its place in ``entries``.
  private let places: [Int]

  init(uniform settings: LanguageSettings, count: Int) {
    entries = [Entry(settings: settings, targets: [], modules: nil, isOfPackages: false)]
    places = [Int](repeating: 0, count: count)
  }

  init(of paths: [String], in project: ProjectSettings) {
    let table = project.table(of: paths)
    places = table.places
    let projects = Self.completeProjects(table)
    entries = table.settings.map {
      let (modules, isOfPackages) = project.modules(ofTargets: $0.targets)
      return Entry(
        settings: LanguageSettings($0), targets: $0.targets, modules: modules, isOfPackages: isOfPackages,
        isLeftOut: $0.targets.isEmpty && $0.project.map { projects.contains($0) } ?? false)
    }
  }

  /// The Xcode projects that have targets for at least four of five files around them. Of others, something else may
  /// compile the rest.
  private static func completeProjects(_ table: SettingsTable) -> Set<Int> {
    var counts: [Int: (inside: Int, outside: Int)] = [:]
    for place in table.places {
      let settings = table.settings[place]
      guard let project = settings.project else { continue }
      if settings.targets.isEmpty {
        counts[project, default: (0, 0)].outside += 1
      } else {
        counts[project, default: (0, 0)].inside += 1
      }
    }
    return Set(counts.filter { $0.value.inside >= 4 * $0.value.outside }.keys)
  }

  /// The targets of all files, as places in ``ProjectSettings/targets``.
  var targets: Set<Int> { Set(entries.flatMap(\.targets)) }

  func targets(ofAny files: [FileID]) -> Set<Int> {
    var isWanted = [Bool](repeating: false, count: entries.count)
    for file in files { isWanted[place(of: file)] = true }
    return Set(zip(entries, isWanted).flatMap { $1 ? $0.targets : [] })
  }

  /// The modules of all files, without unknown ones.
  var modules: [String] { entries.flatMap { $0.modules ?? [] } }

  subscript(file: FileID) -> Entry { entries[place(of: file)] }

  /// The place of a file's entry in ``entries``.
  func place(of file: FileID) -> Int { places[Int(file)] }

  /// The files of some entries, in order.
  func files(where isWanted: (Int) -> Bool) -> [FileID] {
    var found: [FileID] = []
    for (file, place) in places.enumerated() where isWanted(place) { found.append(FileID(file)) }
    return found
  }
}

extension ProjectSettings {
  fileprivate func modules(ofTargets all: [Int]) -> (names: [String]?, areOfPackages: Bool) {
    // A project next to a manifest builds the same code in another way, mostly as one module.
    let ofPackages = all.filter { ProjectSettings.isManifest(targets[$0].place.path) }
    let names = (ofPackages.isEmpty ? all : ofPackages).map { targets[$0].name.asModuleName }
    return (names.isEmpty ? nil : names, !ofPackages.isEmpty)
  }
}

extension String {
  /// A target's name as that of its module: every character that is not allowed in an identifier is an underscore.
  var asModuleName: String {
    String(decoding: utf8.map { $0.isIdentifierByte ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isIdentifierByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }
}
