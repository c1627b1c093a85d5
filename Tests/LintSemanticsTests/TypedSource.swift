@testable import LintSemantics
import LintSyntax

/// Types of the names in a few files, as `concurlint type --all` lists them.
struct TypedSource {
  private let source: SmallIndex
  private let names: [TypedName]

  /// - Parameter file: the number of the file that is asked about, in the order of paths.
  init(_ files: [(path: String, text: String)], asking file: Int = 0) {
    source = SmallIndex(files)
    let tree = source.index.files[file].wholeTree()
    // As for the index: what is asked of a tree may outlive it.
    _ = Unmanaged.passRetained(tree)
    names = ExpressionTyper(types: TypeIndex(source.index), file: FileID(file)).typedNames(of: tree)
  }

  init(_ text: String) { self.init([("Sources/App/A.swift", text)]) }

  /// The type of the first name of this spelling; `unknown` where it is not known whole.
  func type(of name: String, _ kind: TypedName.Kind? = nil) -> String {
    guard let found = names.first(where: { $0.name == name && (kind == nil || $0.kind == kind) }) else {
      return "no such name"
    }
    return found.type.hasUnknown ? "unknown" : found.type.description
  }

  /// The type of `x` after these declarations, which is given the value.
  static func value(_ value: String, after declarations: String = "") -> String {
    TypedSource("\(declarations)\nfunc test() async throws { let x = \(value) }").type(of: "x", .local)
  }
}
