import LintSyntax

/// Facts about types that no source in reach declares.
extension ProjectIndex {
  /// A supertype of a type that is not known, and the file that names it; `nil` where all are known.
  public func unknownSupertype(of type: DeclRef) -> (name: String, file: FileID)? { ancestors(of: type).unknown }

  /// Whether a file sees several declarations of a type's name, outside of its types.
  public func isAmbiguous(typeNamed name: String, in file: FileID) -> Bool {
    if case .ambiguous = TypeIndex(self).entity(named: name, at: outline(file).tree.root, in: file) {
      true
    } else {
      false
    }
  }

  /// The modules that a file of the project sees and that are unknown: neither the project nor an interface declares
  /// their content.
  public func unknownModules(importedBy file: FileID) -> Set<String> {
    imports(of: file).modules.subtracting(fileTargets.modules).filter {
      SDKInterface.named($0)?.isEmpty ?? (binaryModules[$0] == nil)
    }
  }
}
