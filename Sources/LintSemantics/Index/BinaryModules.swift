import LintSyntax

/// The modules without source that files of the project import and that came with an interface. A name that no
/// interface declares is unknown, as everywhere.
///
/// They are read when a name is first looked up in what files import. Their declarations are named like the SDK's: see
/// ``SDKOutlines``.
struct BinaryModules: Sendable {
  /// In the order of their names.
  let modules: [SDKModule]
  /// By name, in ``modules``.
  private let places: [String: Int]

  fileprivate init(_ outlines: [String: FileOutline]) {
    modules = outlines.sorted { $0.key < $1.key }.enumerated().map { place, module in
      let interface = SDKInterface(
        module: module.key, exports: module.value.exportedModules, imports: module.value.importedModules, source: "")
      return SDKModule(interface, module.value, at: SDKInterface.all.count + place)
    }
    places = Dictionary(uniqueKeysWithValues: modules.enumerated().map { ($1.interface.module, $0) })
  }

  subscript(file: FileID) -> SDKModule { modules[SDKOutlines.place(file) - SDKInterface.all.count] }

  /// `nil` for a module that has no interface.
  subscript(name: String) -> SDKModule? { places[name].map { modules[$0] } }

  /// The functions of a name in types and extensions.
  @inline(never)
  func members(named name: Name) -> [DeclRef] {
    modules.flatMap { module in
      module.callables(named: name).filter { module.part($0.file).outline.node($0).memberOwner != nil }
    }
  }

  /// The places of those among some modules and what they export, in ascending order.
  ///
  /// - Parameter names: receives what is exported.
  func places(importing names: inout Set<String>) -> [Int] {
    if modules.isEmpty { return [] }
    var found: [Int] = []
    var pending = Array(names)
    while let name = pending.popLast() {
      guard let place = places[name] else { continue }
      found.append(place)
      for exported in modules[place].interface.exports where names.insert(exported).inserted {
        pending.append(exported)
      }
    }
    return found.sorted()
  }
}

extension ProjectIndex {
  var binaryModules: BinaryModules {
    // Inlined where they are used, this and `module(of:)` made the program 200 KB larger.
    @inline(never) get { lookups.binaryModules(find: findBinaryModules) }
  }

  private func findBinaryModules() -> BinaryModules {
    guard let read = interfaces() else { return BinaryModules([:]) }
    var own = Set(fileTargets.modules)
    for file in files.indices where fileTargets[FileID(file)].modules == nil {
      own.formUnion(moduleNames(of: FileID(file)))
    }
    var outlines: [String: FileOutline] = [:]
    var seen: Set<String> = []
    var pending = Array(Set(files.flatMap(\.importedModules)))
    while let name = pending.popLast() {
      guard seen.insert(name).inserted, !own.contains(name), SDKInterface.place(ofModule: name) == nil,
        let outline = read(name)
      else { continue }
      outlines[name] = outline
      pending += outline.exportedModules
    }
    return BinaryModules(outlines)
  }

  /// What is known about a module outside of the project's sources.
  @inline(never)
  func module(of file: FileID) -> SDKModule {
    file < SDKOutlines.leastFile ? binaryModules[file] : SDKOutlines.module(of: file)
  }

  /// `nil` for a module that nothing is known of.
  func module(named name: String) -> SDKModule? { SDKOutlines.module(named: name) ?? binaryModules[name] }

  func part(_ file: FileID) -> SDKPart { module(of: file).part(file) }

  /// The extensions of a name, in all interfaces.
  func interfaceExtensions(of name: String) -> [DeclRef] {
    SDKOutlines.extensions(of: name) + binaryModules.modules.flatMap { $0.extensions(of: name) }
  }
}
