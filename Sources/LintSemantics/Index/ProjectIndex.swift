import LintSyntax

/// A file of a ``ProjectIndex``, by its place in the order of paths.
public typealias FileID = Int32

/// A record of a file.
public struct RecordRef: Sendable, Hashable {
  public var file: FileID
  public var id: RecordID

  public init(file: FileID, id: RecordID) {
    self.file = file
    self.id = id
  }
}

/// A call and whether it is surely of the function that was asked about.
public struct CallSite: Sendable, Hashable {
  public var call: RecordRef
  public var isCertain: Bool
}

/// What all files declare, merged and frozen. The merge is a function of the files alone, whatever order they come in.
public struct ProjectIndex: Sendable {
  /// By path, in the order of the bytes.
  public let files: [FileDeclarations]
  private let fileIDs: [String: FileID]
  private let typesByName: [String: [RecordRef]]
  /// The spelling of each type's name.
  private let typeNames: [Name: String]
  private let extensionsByName: [String: [RecordRef]]
  private let aliasesByName: [String: [RecordRef]]
  /// Functions that take a closure, and those that have the name of a function whose callers are needed.
  private let functionsByName: [Name: [RecordRef]]
  private let callsByName: [Name: [RecordRef]]
  private let globalActors: Set<String>
  private let globalActorNames: [Name: String]
  private let settingsByDirectory: [String: ConcurrencyMentions]
  /// Whether the project declares a `@Model` class at all.
  public let declaresModels: Bool

  /// - Parameters:
  ///   - files: the declarations of every file, in any order.
  ///   - settings: what project files outside Swift mention, by the directory that they hold for.
  public init(merging files: [FileDeclarations], settings: [String: ConcurrencyMentions] = [:]) {
    let files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    var merge = Merge()
    for (number, file) in files.enumerated() { merge.addDeclarations(of: file, FileID(number)) }
    for (number, file) in files.enumerated() { merge.addNeeded(of: file, FileID(number)) }
    var settings = settings
    for file in files {
      guard let manifest = file.manifest else { continue }
      let directory = FilePaths.directory(of: file.path)
      settings[directory] = settings[directory].map { $0.merged(with: manifest) } ?? manifest
    }
    self.files = files
    fileIDs = merge.fileIDs
    typesByName = merge.types
    typeNames = merge.typeNames
    extensionsByName = merge.extensions
    aliasesByName = merge.aliases
    functionsByName = merge.functions
    callsByName = merge.calls
    globalActors = Set(merge.globalActors.values)
    globalActorNames = merge.globalActors
    declaresModels = merge.declaresModels
    settingsByDirectory = settings
  }

  // MARK: Lookup

  public func file(at path: String) -> FileID? { fileIDs[path] }

  /// The declarations of a file.
  public func declarations(_ file: FileID) -> FileDeclarations { files[Int(file)] }

  public func path(_ file: FileID) -> String { files[Int(file)].path }

  public func type(_ ref: RecordRef) -> TypeRecord { files[Int(ref.file)].types[Int(ref.id)] }
  public func function(_ ref: RecordRef) -> FunctionRecord { files[Int(ref.file)].functions[Int(ref.id)] }
  public func property(_ ref: RecordRef) -> PropertyRecord { files[Int(ref.file)].properties[Int(ref.id)] }
  public func context(_ ref: RecordRef) -> ContextRecord { files[Int(ref.file)].contexts[Int(ref.id)] }
  public func call(_ ref: RecordRef) -> CallRecord { files[Int(ref.file)].calls[Int(ref.id)] }
  public func alias(_ ref: RecordRef) -> AliasRecord { files[Int(ref.file)].aliases[Int(ref.id)] }

  /// Nominal types of this name, anywhere and at any depth; extensions are not among them.
  public func types(named name: String) -> [RecordRef] { typesByName[name] ?? [] }
  /// The spelling of a name when some type has it.
  func typeName(_ name: Name) -> String? { typeNames[name] }
  public func extensions(of name: String) -> [RecordRef] { extensionsByName[name] ?? [] }
  public func aliases(named name: String) -> [RecordRef] { aliasesByName[name] ?? [] }

  /// Functions of this name that take a closure, or whose callers the index keeps.
  public func functions(named name: Name) -> [RecordRef] { functionsByName[name] ?? [] }
  func calls(named name: Name) -> [RecordRef] { callsByName[name] ?? [] }

  /// Whether a type of this name is marked `@globalActor`.
  public func declaresGlobalActor(_ name: String) -> Bool { globalActors.contains(name) }

  /// The spelling of a name when it is that of a global actor.
  public func globalActor(named name: Name) -> String? { globalActorNames[name] }

  /// The only nominal type of this name; `nil` for none and for several.
  public func uniqueType(named name: String) -> RecordRef? {
    guard let found = typesByName[name], found.count == 1 else { return nil }
    return found[0]
  }

  /// The nominal type that a record is or extends, when there is exactly one of that name.
  public func nominal(of ref: RecordRef) -> RecordRef? {
    let record = type(ref)
    return record.kind == .extension ? uniqueType(named: record.name) : ref
  }

  /// The functions that stand directly in a type or extension.
  public func functions(in owner: RecordRef) -> [RecordRef] {
    let functions = files[Int(owner.file)].functions
    return functions.indices.filter { functions[$0].owner == owner.id }.map { RecordRef(file: owner.file, id: RecordID($0)) }
  }

  /// The properties that stand directly in a type or extension.
  public func properties(in owner: RecordRef) -> [RecordRef] {
    let properties = files[Int(owner.file)].properties
    return properties.indices.filter { properties[$0].owner == owner.id }.map { RecordRef(file: owner.file, id: RecordID($0)) }
  }

  /// A property by the name of its type, in the type or one of its extensions; `nil` when that is not unique.
  public func property(named name: String, of typeName: String) -> RecordRef? {
    guard let owner = uniqueType(named: typeName) else { return nil }
    var found: RecordRef?
    for place in [owner] + extensions(of: typeName) {
      for candidate in properties(in: place) where property(candidate).name == name {
        if found != nil { return nil }
        found = candidate
      }
    }
    return found
  }

  /// A property by its name as an integer, in a type or one of its extensions; `nil` when that is not unique.
  func property(named name: Name, of owner: RecordRef) -> RecordRef? {
    var found: RecordRef?
    for place in [owner] + extensions(of: type(owner).name) {
      for candidate in properties(in: place) where property(candidate).nameID == name {
        if found != nil { return nil }
        found = candidate
      }
    }
    return found
  }

  /// What is known about the settings of a file's target: the nearest manifest or project file upward.
  public func settings(of file: FileID) -> ConcurrencySettings {
    if settingsByDirectory.isEmpty { return .assumed }
    var directory = FilePaths.directory(of: path(file))
    while true {
      if let mentions = settingsByDirectory[directory] { return mentions.settings }
      if directory.isEmpty { return .assumed }
      directory = FilePaths.directory(of: directory)
    }
  }
}

/// The tables of an index while they are filled.
private struct Merge {
  var fileIDs: [String: FileID] = [:]
  var types: [String: [RecordRef]] = [:]
  var typeNames: [Name: String] = [:]
  var extensions: [String: [RecordRef]] = [:]
  var aliases: [String: [RecordRef]] = [:]
  var functions: [Name: [RecordRef]] = [:]
  var calls: [Name: [RecordRef]] = [:]
  var globalActors: [Name: String] = [Name(.MainActor): "MainActor"]
  var declaresModels = false
  private var needed = NameFilter()

  mutating func addDeclarations(of file: FileDeclarations, _ id: FileID) {
    fileIDs[file.path] = id
    for (number, type) in file.types.enumerated() {
      let ref = RecordRef(file: id, id: RecordID(number))
      if type.kind == .extension {
        extensions[type.name, default: []].append(ref)
      } else {
        types[type.name, default: []].append(ref)
        typeNames[type.nameID] = type.name
      }
      for attribute in type.attributes {
        if attribute.name == "globalActor" { globalActors[type.nameID] = type.name }
        if attribute.name == "Model", type.kind == .class { declaresModels = true }
      }
    }
    for (number, alias) in file.aliases.enumerated() {
      aliases[alias.name, default: []].append(RecordRef(file: id, id: RecordID(number)))
    }
    for function in file.functions where function.flags.contains(.needsCallers) {
      needed.insert(function.callName(in: file))
    }
  }

  /// The functions and calls whose names are needed, which only all files together tell.
  mutating func addNeeded(of file: FileDeclarations, _ id: FileID) {
    // By number, not by element: copying a record costs more than looking at a field of it.
    for number in file.functions.indices {
      let takesClosure = file.functions[number].flags.contains(.takesClosure)
      if !takesClosure, needed.isEmpty { continue }
      let name = file.functions[number].callName(in: file)
      guard takesClosure || needed.contains(name) else { continue }
      functions[name, default: []].append(RecordRef(file: id, id: RecordID(number)))
    }
    if needed.isEmpty { return }
    for number in file.calls.indices where needed.contains(file.calls[number].name) {
      calls[file.calls[number].name, default: []].append(RecordRef(file: id, id: RecordID(number)))
    }
  }
}

/// A set of names with a table of bits before it, for most questions are about names that are not in it.
private struct NameFilter {
  private var bits = [UInt64](repeating: 0, count: 64)
  private var names: Set<Name> = []

  var isEmpty: Bool { names.isEmpty }

  mutating func insert(_ name: Name) {
    names.insert(name)
    bits[Int(name.rawValue >> 6 & 63)] |= 1 << UInt64(name.rawValue & 63)
  }

  func contains(_ name: Name) -> Bool {
    bits[Int(name.rawValue >> 6 & 63)] & (1 << UInt64(name.rawValue & 63)) != 0 && names.contains(name)
  }
}

extension FunctionRecord {
  /// The name that a call has: for an initializer that of its type.
  func callName(in file: FileDeclarations) -> Name {
    guard kind == .initializer, owner >= 0 else { return nameID }
    return file.types[Int(owner)].nameID
  }
}
