import LintFlow
import LintProject
import LintSyntax
import LintText

/// What all files declare, merged and frozen. The merge is a function of the files alone, whatever order they come in.
public final class ProjectIndex: Sendable {
  /// By path, in the order of the bytes.
  public let files: [FileOutline]
  /// Those of the files.
  let nameFilters: [NameFilter]
  private let typesByName, extensionsByName, aliasesByName, functionsByName, globalsByName: NameDirectory
  private let globalActors: [Name: String]
  /// Names of types marked `@propertyWrapper`.
  private let propertyWrappers: Set<Name>
  let languageSettings: LanguageSettingsSource
  /// See the initializer.
  let interfaces: @Sendable () -> (([String]) -> [String: ModuleInterface])?
  /// Whether every file that was found could be read and analysed: then a use that is in none of the files does not
  /// exist.
  public let isWhole: Bool
  /// Whether the project declares a `@Model` class.
  public var declaresModels: Bool { !modelCarriers.isEmpty }
  /// See ``ModelCarriers``.
  let modelCarriers: ModelCarriers
  let declaredNames: HiddenNames
  /// What was asked about the index and answered.
  let answers = AnswerStore()

  /// - Parameters:
  ///   - files: the outlines of every file, in any order.
  ///   - settings: what the files are compiled with.
  ///   - isWhole: whether no file of the project is missing.
  ///   - interfaces: returns a reader for the interfaces of modules that came with the project, and of headers, by
  ///     their names; `nil` if there is none. Called only when a name is looked up in what a file imports.
  public init(
    merging files: [FileOutline], settings: LanguageSettingsSource = LanguageSettingsSource(uniform: .assumed),
    isWhole: Bool = true, interfaces: @escaping @Sendable () -> (([String]) -> [String: ModuleInterface])? = { nil }
  ) {
    languageSettings = settings
    self.interfaces = interfaces
    self.isWhole = isWhole
    let files = Self.inOrder(files)
    self.files = files
    nameFilters = files.map(\.identifiers)
    let directory = NameDirectory.byKind(files)
    typesByName = directory(.type)
    extensionsByName = directory(.extension)
    aliasesByName = directory(.alias)
    functionsByName = directory(.function)
    globalsByName = directory(.global)
    globalActors = Self.globalActors(in: files)
    propertyWrappers = Self.propertyWrappers(in: files)
    modelCarriers = ModelCarriers(in: files, nameFilters)
    declaredNames = HiddenNames(in: files)
  }

  /// Files mostly come in the order of their paths, and seeing that costs less than sorting them.
  private static func inOrder(_ files: [FileOutline]) -> [FileOutline] {
    let areSorted = zip(files, files.dropFirst()).allSatisfy { !precedes($1.path, $0.path) }
    return areSorted ? files : files.sorted { precedes($0.path, $1.path) }
  }

  private static func precedes(_ one: String, _ other: String) -> Bool {
    let ofBytes = one.utf8.withContiguousStorageIfAvailable { one in
      other.utf8.withContiguousStorageIfAvailable { other in
        var place = 0
        while place < one.count, place < other.count, one[place] == other[place] { place += 1 }
        return place < other.count && (place == one.count || one[place] < other[place])
      }
    }
    return (ofBytes ?? nil) ?? one.utf8.lexicographicallyPrecedes(other.utf8)
  }

  /// The index of the same project after an edit of one file, or with one more file: equal to one made from the files
  /// of the project at that time. Only this file has been parsed again; merging names takes milliseconds.
  public func replacing(_ file: FileOutline) -> ProjectIndex { replacing([file]) }

  /// The same after an edit of several files.
  public func replacing(_ edited: [FileOutline]) -> ProjectIndex {
    let paths = Set(edited.map(\.path))
    return ProjectIndex(
      merging: files.filter { !paths.contains($0.path) } + edited, settings: languageSettings, isWhole: isWhole,
      interfaces: interfaces)
  }

  private static func globalActors(in files: [FileOutline]) -> [Name: String] {
    var actors = [Name(.MainActor): "MainActor"]
    for file in files where file.names.contains(.globalActor) {
      for type in file.types(marked: .globalActor) { actors[type.mainToken.name] = type.mainToken.identifierText }
    }
    return actors
  }

  private static func propertyWrappers(in files: [FileOutline]) -> Set<Name> {
    var wrappers: Set<Name> = []
    for file in files where file.names.contains(.propertyWrapper) {
      for type in file.types(marked: .propertyWrapper) { wrappers.insert(type.mainToken.name) }
    }
    return wrappers
  }

  // MARK: Files

  /// - Parameter place: where the file probably is.
  public func file(at path: String, near place: Int = .max) -> FileID? {
    if place < files.count, files[place].path == path { return FileID(place) }
    let found = files.partitioningIndex { !Self.precedes($0.path, path) }
    return found < files.count && files[found].path == path ? FileID(found) : nil
  }

  /// The file of an outline, which mostly has the same place as in the list that the index was made from.
  public func file(of outline: FileOutline, near place: Int) -> FileID? {
    place < files.count && files[place] === outline ? FileID(place) : file(at: outline.path)
  }

  /// What a file declares, or a part of an interface.
  public func outline(_ file: FileID) -> FileOutline { file < 0 ? part(file).outline : files[Int(file)] }

  /// The name of the module for an interface.
  public func path(_ file: FileID) -> String { outline(file).path }

  // MARK: Declarations

  /// The node of a declaration in its file's outline.
  public func node(_ ref: DeclRef) -> Node { outline(ref.file).node(ref) }

  /// - Precondition: `ref` is of a type or extension.
  public func type(_ ref: DeclRef) -> TypeDeclaration {
    guard let type = TypeDeclaration(node(ref), ref.file) else { preconditionFailure("not a type") }
    return type
  }

  /// - Precondition: `ref` is of a function, initializer, deinitializer or subscript.
  public func function(_ ref: DeclRef) -> FunctionDeclaration {
    guard let function = FunctionDeclaration(node(ref), ref.file) else { preconditionFailure("not a function") }
    return function
  }

  /// - Precondition: `ref` is of a property's binding.
  public func property(_ ref: DeclRef) -> PropertyDeclaration {
    guard let property = PropertyDeclaration(node(ref), ref.file) else { preconditionFailure("not a property") }
    return property
  }

  /// What an initial value or accessor belongs to.
  ///
  /// - Precondition: `ref` is of a binding, with a name or without.
  public func binding(_ ref: DeclRef) -> BindingDeclaration {
    guard let binding = BindingDeclaration(node(ref), ref.file) else { preconditionFailure("not a binding") }
    return binding
  }

  /// - Precondition: `ref` is of a typealias.
  public func alias(_ ref: DeclRef) -> AliasDeclaration {
    guard let alias = AliasDeclaration(node(ref), ref.file) else { preconditionFailure("not a typealias") }
    return alias
  }

  /// What a node of a file's whole tree declares; `nil` where outlines leave it out.
  public func declaration(of node: Node, in file: FileID) -> DeclRef? {
    files[Int(file)].outlineNode(of: node).map { DeclRef(file, $0) }
  }

  /// The property or global that a binding of a file's whole tree declares; `nil` for local variables.
  public func property(at node: Node, in file: FileID) -> DeclRef? {
    guard let ref = declaration(of: node, in: file), PropertyDeclaration(self.node(ref), file) != nil else {
      return nil
    }
    return ref
  }

  // MARK: Lookup

  /// Nominal types of this name, anywhere and at any depth; extensions are not among them.
  public func types(named name: String) -> [DeclRef] { found(typesByName, name) }
  public func extensions(of name: String) -> [DeclRef] {
    extensionsByName[Name(spelling: name)].filter { type($0).name == name }
  }
  public func aliases(named name: String) -> [DeclRef] { found(aliasesByName, name) }

  /// Nominal types of this name, or of one of the same hash.
  func types(named name: Name) -> [DeclRef] { typesByName[name] }

  /// Typealiases of this name, or of one of the same hash.
  func aliases(named name: Name) -> [DeclRef] { aliasesByName[name] }

  /// Whether some typealias has this name, or one of the same hash.
  func hasAliases(named name: Name) -> Bool { aliasesByName.contains(name) }

  /// Functions of this name; an initializer has that of its type.
  public func functions(named name: Name) -> [DeclRef] { functionsByName[name] }

  /// Whether there is one, or one with a name of the same hash.
  func declaresFunctions(named name: Name) -> Bool { functionsByName.contains(name) }

  /// Global variables of this name.
  public func globals(named name: String) -> [DeclRef] {
    globalsByName[Name(spelling: name)].filter { property($0).name == name }
  }

  /// Whether ``namedTypes(_:)`` finds something.
  func declaresType(named name: Name) -> Bool { typesByName.contains(name) || aliasesByName.contains(name) }

  /// Whether one of ``namedTypes(_:)`` is meant.
  func hasNamedType(_ name: Name, where isMeant: (DeclRef) -> Bool) -> Bool {
    typesByName.contains(name, where: isMeant) || aliasesByName.contains(name, where: isMeant)
  }

  /// Types and typealiases with this name, or with one of the same hash.
  func namedTypes(_ name: Name) -> [DeclRef] { typesByName[name] + aliasesByName[name] }

  private func found(_ directory: NameDirectory, _ name: String) -> [DeclRef] {
    directory[Name(spelling: name)].filter { node($0).mainToken.isSpelled(name) }
  }

  /// The spelling of a name when some type has it.
  func typeName(_ name: Name) -> String? { typesByName[name].first.map { node($0).mainToken.identifierText } }

  /// Whether a type of this name is marked `@globalActor`.
  public func declaresGlobalActor(_ name: String) -> Bool { globalActors[Name(spelling: name)] == name }

  /// Whether a type of this name, or of one of the same hash, is marked `@propertyWrapper`.
  func declaresPropertyWrapper(_ name: Name) -> Bool { propertyWrappers.contains(name) }

  /// The spelling of a name when it is that of a global actor.
  public func globalActor(named name: Name) -> String? { globalActors[name] }

  // MARK: Members

  /// The functions directly in a type or extension, or in an `#if` there.
  public func functions(in owner: DeclRef) -> [DeclRef] {
    members(of: owner).filter { FunctionDeclaration($0, owner.file) != nil }.map { DeclRef(owner.file, $0) }
  }

  /// The properties directly in a type or extension, or in an `#if` there.
  public func properties(in owner: DeclRef) -> [DeclRef] {
    answers(MemberAnswers.self).allProperties(owner) {
      var found: [DeclRef] = []
      for member in members(of: owner) where member.kind == .variableDecl {
        for binding in member.children(.binding) where PropertyDeclaration(binding, owner.file) != nil {
          found.append(DeclRef(owner.file, binding))
        }
      }
      return found
    }
  }

  /// The properties directly in a type or extension that have a name, or one of the same hash, in source order.
  public func properties(named name: Name, in owner: DeclRef) -> [DeclRef] {
    answers(MemberAnswers.self).properties(owner) {
      Dictionary(grouping: properties(in: owner)) { property($0).nameID }
    }[name] ?? []
  }

  /// The members directly in a type or extension, or in an `#if` there.
  func members(of owner: DeclRef) -> [Node] {
    guard let block = node(owner).child(.body) else { return [] }
    var members: [Node] = []
    Self.collect(block, into: &members)
    return members
  }

  private static func collect(_ block: Node, into members: inout [Node]) {
    for child in block.children(.member) {
      guard child.kind == .ifConfigDecl else {
        members.append(child)
        continue
      }
      for clause in child.children(.ifConfigClause) { collect(clause, into: &members) }
    }
  }

  /// A property by its name, in a type or one of its extensions; `nil` when that is not unique.
  public func property(named name: Name, of owner: DeclRef) -> DeclRef? {
    var found: DeclRef?
    for place in [owner] + extensions(ofNominal: owner) {
      for candidate in properties(named: name, in: place) {
        if found != nil { return nil }
        found = candidate
      }
    }
    return found
  }

  // MARK: Settings

  /// What manifests, projects and configuration files say; `nil` when that could not be read.
  public var projectSettings: ProjectSettings? { languageSettings.project }

  var fileTargets: FileTargets {
    answers(SettingsAnswers.self).targets { languageSettings.targets(of: files.map(\.path)) }
  }

  /// The targets that a file is in, as places in ``LintProject/ProjectSettings/targets``.
  public func targets(of file: FileID) -> [Int] { fileTargets[file].targets }

  /// Whether nothing compiles a file: it is in no target of an Xcode project, and others of its folder are.
  public func isLeftOut(_ file: FileID) -> Bool { fileTargets.isLeftOut(file) }

  /// Whether a file is next to a package's manifest and in none of its targets: only a script is compiled there.
  public func isBesideTargets(_ file: FileID) -> Bool { fileTargets.isBesideTargets(file) }

  /// The targets that some of the files are in.
  public func targets(ofAny files: [FileID]) -> Set<Int> { fileTargets.targets(ofAny: files) }

  /// The targets that some file is in.
  public var targetsWithFiles: Set<Int> { fileTargets.targets }

  /// What is known about how a file is compiled.
  public func settings(of file: FileID) -> LanguageSettings {
    if file >= 0 { return fileTargets[file].settings }
    return file < SDKOutlines.leastFile && part(file).kind == .ofHeaders ? .ofHeaders : .ofInterfaces
  }

  /// Whether a file is compiled into tests: its target says so, or it imports XCTest or Testing, or is below a folder
  /// of tests.
  public func isTest(_ file: FileID) -> Bool { outline(file).isTest || settings(of: file).isTestTarget == true }
}

/// The members of types and extensions.
private final class MemberAnswers: AnswerTable {
  static let number = AnswerTableNumber()
  /// The properties directly in one, by name.
  let properties = Memo<DeclRef, [Name: [DeclRef]]>()
  let allProperties = Memo<DeclRef, [DeclRef]>()
}

/// What files are compiled with.
private final class SettingsAnswers: AnswerTable {
  static let number = AnswerTableNumber()
  /// Found for all files at the first question about one.
  let targets = Once<FileTargets>()
}
