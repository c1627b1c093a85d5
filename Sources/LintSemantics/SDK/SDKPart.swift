import LintSyntax

/// Some of the declarations of an interface: a file of its own, parsed when something is first looked up in it.
final class SDKPart: Sendable {
  /// What of its declarations is known.
  enum Kind {
    case whole
    /// See ``SDKTypes/closureFunctions``.
    case closureFunctions
    /// See ``SDKMembers``.
    case members
  }

  let file: FileID
  let kind: Kind
  private let text: ArraySlice<UInt8>
  private let module: String
  private let parsed = Once<FileOutline>()

  init(_ kind: Kind, _ text: ArraySlice<UInt8>, file: FileID, module: String) {
    self.kind = kind
    self.text = text
    self.file = file
    self.module = module
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
