import LintSyntax

/// The modules whose declarations a file can name, its own aside.
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

/// What leads to the same imports in all files that have it alike: most files of a module import the same few.
struct StatedImports: Hashable, Sendable {
  let modules: Set<String>
  let testable: Set<String>
  /// The modules of the file itself, where any module exports others.
  let own: [String]
}

/// The interfaces of the SDK that code sees: one object for all files whose imports lead to the same.
final class VisibleInterfaces: Sendable {
  /// In the order of their modules' names.
  let files: [FileID]
  /// What the names of types mean that are declared in them.
  let meanings = Memo<String, TypeMeaning>()

  init(files: [FileID]) { self.files = files }
}

extension FileOutline {
  /// The modules that its imports name, in the order of the file.
  fileprivate var importedModules: [String] {
    declared.imports.map { TokenCursor(columns: tree.columns, index: $0.token).identifierText }
  }

  fileprivate var testableImports: Set<String> {
    var found: Set<String> = []
    for node in tree.root.descendants(of: .importDecl) {
      let declaration = ImportDecl(unchecked: node)
      guard declaration.attributes.contains(where: { $0.nameToken?.name == .testable }),
        let module = declaration.moduleToken
      else { continue }
      found.insert(module.identifierText)
    }
    return found
  }
}

extension ProjectIndex {
  func imports(of file: FileID) -> FileImports { lookups.imports(file) { findImports(of: file) } }

  private func findImports(of file: FileID) -> FileImports {
    var modules: Set<String>
    var testable: Set<String> = []
    if file < 0 {
      let interface = SDKOutlines.interface(file)
      modules = Set(interface.imports + interface.exports + [interface.module])
    } else {
      let outline = outline(file)
      modules = Set(outline.importedModules)
      if outline.names.contains(.testable) { testable = outline.testableImports }
    }
    let exports = lookups.exports(find: findExports)
    let own = exports.isEmpty || file < 0 ? [] : moduleNames(of: file)
    return lookups.importsAsStated(StatedImports(modules: modules, testable: testable, own: own)) {
      addExports(exports, to: &modules, of: own)
      let interfaces = interfaces(importing: modules)
      return FileImports(modules: modules, testable: testable, interfaces: interfaces)
    }
  }

  /// The interfaces that code sees which imports these modules.
  func interfaces(importing modules: Set<String>) -> VisibleInterfaces {
    let visible = SDKInterface.visiblePlaces(importing: modules.compactMap { SDKInterface.place(ofModule: $0) })
    return lookups.interfacesByPlaces(visible) {
      VisibleInterfaces(files: visible.map { SDKOutlines.file(at: $0) })
    }
  }

  /// `@_exported import`: whoever imports the module sees the other one, too, and so do all files of the module itself.
  private func addExports(_ exports: [String: Set<String>], to modules: inout Set<String>, of own: [String]) {
    if exports.isEmpty { return }
    var waiting = (Array(modules) + own).filter { exports[$0] != nil }
    while let module = waiting.popLast() {
      for exported in exports[module, default: []] where modules.insert(exported).inserted && exports[exported] != nil {
        waiting.append(exported)
      }
    }
  }

  private func findExports() -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    let mark = Name(spelling: "_exported")
    for (number, outline) in files.enumerated() where outline.identifiers.mayContain(mark) {
      for node in outline.tree.root.descendants(of: .importDecl) {
        let declaration = ImportDecl(unchecked: node)
        guard declaration.attributes.contains(where: { $0.nameToken?.text == "_exported" }),
          let exported = declaration.moduleToken
        else { continue }
        for module in moduleNames(of: FileID(number)) { found[module, default: []].insert(exported.identifierText) }
      }
    }
    return found
  }
}
