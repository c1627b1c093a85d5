import LintSyntax

/// Facts about types that no source in reach declares.
extension ProjectIndex {
  /// A supertype of a type that is not known, and the file that names it; `nil` where all are known.
  public func unknownSupertype(of type: DeclRef) -> (name: String, file: FileID)? { ancestors(of: type).unknown }

  /// Whether several declarations of a type's name come into question in a file, outside of its types.
  public func isAmbiguous(typeNamed name: String, in file: FileID) -> Bool {
    if case .ambiguous = TypeIndex(self).entity(named: name, at: outline(file).tree.root, in: file) {
      true
    } else {
      false
    }
  }

  /// The modules that a file of the project sees and of which nothing is known: neither the project declares what is in
  /// them nor an interface.
  public func unknownModules(importedBy file: FileID) -> Set<String> {
    imports(of: file).modules.subtracting(fileTargets.modules).filter {
      SDKInterface.named($0)?.isEmpty ?? (binaryModules[$0] == nil)
    }
  }
}
