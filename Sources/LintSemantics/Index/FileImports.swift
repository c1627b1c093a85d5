import LintSyntax

/// The modules whose declarations a file can name, except its own.
final class FileImports: Sendable {
  /// Names of the project's modules and others, `@testable` ones included.
  let modules: Set<String>
  let testable: Set<String>
  let interfaces: VisibleInterfaces

  init(modules: Set<String>, testable: Set<String>, interfaces: VisibleInterfaces) {
    self.modules = modules
    self.testable = testable
    self.interfaces = interfaces
  }
}

/// A key that is equal for files with the same imports: most files of a module import the same few, in the same order.
struct StatedImports: Hashable, Sendable {
  let modules: [String]
  let testable: [String]
  /// Those of the file's own modules that export others.
  let own: [String]
  /// See ``VisibleHeaders``.
  let headers: [String]
}

/// Some interfaces of the SDK and of other modules.
struct InterfaceSet: Hashable, Sendable {
  let ofSDK: SDKModuleSet
  /// By places, see ``BinaryModules``.
  let others: [Int]
}

/// The interfaces that code sees: one object for all files with equal imports.
final class VisibleInterfaces: Sendable {
  /// Those of the SDK first, in the order of their names.
  let modules: [SDKModule]
  /// What the names of types mean that are declared in them.
  let meanings = Memo<String, TypeMeaning>()

  init(modules: [SDKModule]) { self.modules = modules }
}

extension FileOutline {
  /// The modules that its imports name, in the order of the file.
  var importedModules: [String] {
    declared.imports.map { TokenCursor(columns: tree.columns, index: $0.token).identifierText }
  }

  fileprivate var testableImports: [String] { modules(importedWith: Name(.testable)) }

  /// `@_exported import`.
  var exportedModules: [String] {
    let mark = Name(spelling: "_exported")
    return identifiers.mayContain(mark) ? modules(importedWith: mark) : []
  }

  private func modules(importedWith attribute: Name) -> [String] {
    tree.root.descendants(of: .importDecl).compactMap { node in
      let declaration = ImportDecl(unchecked: node)
      guard declaration.attributes.contains(where: { $0.nameToken?.name == attribute }) else { return nil }
      return declaration.moduleToken?.identifierText
    }
  }
}

extension ProjectIndex {
  func imports(of file: FileID) -> FileImports {
    // All files of an interface see the same.
    lookups.imports(file < 0 ? SDKOutlines.firstFile(besides: file) : file) { findImports(of: file) }
  }

  private func findImports(of file: FileID) -> FileImports {
    let (stated, named): ([String], [String])
    var testable: [String] = []
    if file < 0 {
      let interface = module(of: file).interface
      named = interface.imports + interface.exports + [interface.module]
      stated = named
    } else {
      let outline = outline(file)
      named = outline.importedModules
      stated = modules(named: named, in: file)
      if outline.names.contains(.testable) { testable = modules(named: outline.testableImports, in: file) }
    }
    let exports = lookups.exports(find: findExports)
    let own = exports.isEmpty || file < 0 ? [] : moduleNames(of: file).filter { exports[$0] != nil }
    let headers = file < 0 ? [] : headers.headers(ofTargets: targets(of: file), importing: Set(named))
    return lookups.importsAsStated(StatedImports(modules: stated, testable: testable, own: own, headers: headers)) {
      var modules = Set(stated)
      addExports(exports, to: &modules, of: own)
      let interfaces = interfaces(importing: modules.union(headers))
      return FileImports(modules: modules, testable: Set(testable), interfaces: interfaces)
    }
  }

  /// The interfaces that code sees which imports these modules.
  func interfaces(importing modules: Set<String>) -> VisibleInterfaces {
    var modules = modules
    let others = binaryModules.places(importing: &modules)
    let visible = SDKInterface.visible(importing: SDKModuleSet(modules.compactMap { SDKInterface.place(ofModule: $0) }))
    return lookups.visibleInterfaces(InterfaceSet(ofSDK: visible, others: others)) {
      VisibleInterfaces(
        modules: visible.places.map { SDKOutlines.module(at: $0) } + others.map { binaryModules.modules[$0] })
    }
  }

  /// `@_exported import`: importers of the module see the other one, too, and so do all files of the module itself.
  private func addExports(_ exports: [String: Set<String>], to modules: inout Set<String>, of own: [String]) {
    var waiting = modules.lazy.filter { exports[$0] != nil } + own
    while let module = waiting.popLast() {
      for exported in exports[module, default: []] where modules.insert(exported).inserted && exports[exported] != nil {
        waiting.append(exported)
      }
    }
  }

  private func findExports() -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for (number, outline) in files.enumerated() {
      let exported = outline.exportedModules
      if exported.isEmpty { continue }
      let modules = modules(named: exported, in: FileID(number))
      for module in moduleNames(of: FileID(number)) { found[module, default: []].formUnion(modules) }
    }
    return found
  }
}
