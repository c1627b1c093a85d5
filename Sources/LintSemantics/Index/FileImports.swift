import LintSyntax

/// The modules whose declarations a file can name, its own aside.
struct FileImports: Sendable {
  /// Names of the project's modules and others, `@testable` ones included.
  var modules: Set<String> = []
  var testable: Set<String> = []
  /// The files of the SDK's interfaces.
  var interfaces: [FileID] = []
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
  func imports(of file: FileID) -> FileImports { typeFacts.imports(file) { findImports(of: file) } }

  private func findImports(of file: FileID) -> FileImports {
    var imports = FileImports()
    if file < 0 {
      let interface = SDKOutlines.interface(file)
      imports.modules = Set(interface.imports + interface.exports + [interface.module])
    } else {
      let outline = outline(file)
      for module in outline.importedModules { imports.modules.insert(module) }
      if outline.names.contains(.testable) { imports.testable = outline.testableImports }
    }
    addExports(to: &imports.modules, of: file < 0 ? [] : moduleNames(of: file))
    imports.interfaces = typeFacts.interfaces(importing: imports.modules)
    return imports
  }

  /// `@_exported import`: whoever imports the module sees the other one, too, and so do all files of the module itself.
  private func addExports(to modules: inout Set<String>, of own: some Sequence<String>) {
    let exports = typeFacts.exports(find: findExports)
    if exports.isEmpty { return }
    var waiting = (Array(modules) + own).filter { exports[$0] != nil }
    while let module = waiting.popLast() {
      for exported in exports[module, default: []] where modules.insert(exported).inserted { waiting.append(exported) }
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
