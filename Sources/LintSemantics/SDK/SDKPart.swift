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
    /// A compiler wrote it, and with it declarations for the code that it inlines elsewhere: no other code can name
    /// those that are internal.
    case ofCompiler
    /// Made from headers of C and Objective-C.
    case ofHeaders
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

  /// - Parameter outline: of the whole interface.
  init(_ outline: FileOutline, _ kind: Kind, file: FileID) {
    self.kind = kind
    text = []
    module = outline.path
    self.file = file
    _ = parsed { outline }
  }

  var outline: FileOutline { parsed { FileOutline(interface: text, path: module) } }

  func declarations(_ kind: FileLists.Entry.Kind, _ name: Name) -> [DeclRef] {
    var found: [DeclRef] = []
    for entry in outline.entries where entry.kind == kind && entry.name == name && canBeNamed(entry.node) {
      found.append(DeclRef(file: file, node: entry.node))
    }
    return found
  }

  func properties(named name: Name) -> [DeclRef] {
    var found: [DeclRef] = []
    for property in outline.declared.properties where property.name == name && canBeNamed(property.node) {
      found.append(DeclRef(file: file, node: property.node))
    }
    return found
  }

  private func canBeNamed(_ declaration: UInt32) -> Bool {
    if kind != .ofCompiler { return true }
    let node = Node(columns: outline.tree.columns, id: declaration)
    return !(node.kind == .patternBinding ? node.parent ?? node : node).hasModifier(.internal)
  }
}
