import LintProject
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

  fileprivate init(_ interfaces: [String: ModuleInterface]) {
    modules = interfaces.sorted { $0.key < $1.key }.enumerated().map { place, module in
      let outline = module.value.outline
      let interface = SDKInterface(
        module: module.key, exports: outline.exportedModules, imports: outline.importedModules, source: "")
      return SDKModule(
        interface, outline, module.value.isOfHeaders ? .ofHeaders : .ofCompiler, at: SDKInterface.all.count + place)
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

/// What is known of a module without Swift sources.
public struct ModuleInterface: Sendable {
  public let outline: FileOutline
  /// Whether it was made from headers: then the compiler infers isolation as for source.
  public let isOfHeaders: Bool

  public init(outline: FileOutline, isOfHeaders: Bool) {
    (self.outline, self.isOfHeaders) = (outline, isOfHeaders)
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
    if let project = projectSettings { own.formUnion(fileTargets.targets.flatMap { project.targets[$0].moduleNames }) }
    for file in files.indices where fileTargets[FileID(file)].modules == nil {
      own.formUnion(moduleNames(of: FileID(file)))
    }
    var found: [String: ModuleInterface] = [:]
    var seen: Set<String> = []
    var pending = Set(files.flatMap(\.importedModules)).union(headers.all)
    while !pending.isEmpty {
      let wanted = pending.filter {
        seen.insert($0).inserted && !own.contains($0) && SDKInterface.place(ofModule: $0) == nil
      }
      pending = []
      for (name, interface) in read(wanted.sorted()) {
        found[name] = interface
        pending.formUnion(interface.outline.exportedModules)
      }
    }
    return BinaryModules(found)
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

// MARK: - Headers

/// The headers that files see without an import: the bridging header of an Xcode target, and the header of a
/// framework's own name, which its clients see as well. They are named like modules.
struct VisibleHeaders: Sendable {
  /// By places in ``LintProject/ProjectSettings/targets``.
  private var byTarget: [Int: [String]] = [:]
  /// By the names of frameworks.
  private var byModule: [String: String] = [:]
  var all: Set<String> { Set(byTarget.values.joined()).union(byModule.values) }

  init(_ project: ProjectSettings?) {
    for (place, target) in (project?.targets ?? []).enumerated() {
      var headers = target.bridgingHeaders
      if target.kind == .framework {
        for name in target.moduleNames {
          byModule[name] = "\(name).h"
          headers.append("\(name).h")
        }
      }
      if !headers.isEmpty { byTarget[place] = headers }
    }
  }

  var isEmpty: Bool { byTarget.isEmpty }

  func headers(ofTargets targets: [Int], importing modules: Set<String>) -> [String] {
    if isEmpty { return [] }
    return targets.flatMap { byTarget[$0] ?? [] } + modules.compactMap { byModule[$0] }
  }
}

extension ProjectIndex {
  var headers: VisibleHeaders { lookups.headers { VisibleHeaders(projectSettings) } }

  /// Whether it is declared in a header of C or Objective-C.
  func isOfHeader(_ ref: DeclRef) -> Bool { ref.isOfBinaryModule && part(ref.file).kind == .ofHeaders }
}
