import LintSyntax

/// Some of the declarations of an interface: a file of its own, parsed when something is first looked up in it.
final class SDKPart: Sendable {
  let file: FileID
  let isOfClosureFunctions: Bool
  private let text: ArraySlice<UInt8>
  private let module: String
  private let parsed = Once<FileOutline>()

  /// - Parameter isOfClosureFunctions: see ``SDKTypes/closureFunctions``.
  init(_ text: ArraySlice<UInt8>, file: FileID, module: String, isOfClosureFunctions: Bool) {
    self.text = text
    self.file = file
    self.module = module
    self.isOfClosureFunctions = isOfClosureFunctions
  }

  var outline: FileOutline { parsed { FileOutline(interface: text, path: module) } }

  func declarations(_ kind: FileLists.Entry.Kind, _ name: Name) -> [DeclRef] {
    var found: [DeclRef] = []
    for entry in outline.entries where entry.kind == kind && entry.name == name {
      found.append(DeclRef(file: file, node: entry.node))
    }
    return found
  }

  func properties(named name: Name) -> [DeclRef] {
    var found: [DeclRef] = []
    for property in outline.declared.properties where property.name == name {
      found.append(DeclRef(file: file, node: property.node))
    }
    return found
  }
}
