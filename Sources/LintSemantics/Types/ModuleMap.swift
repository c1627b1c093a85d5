/// Which module a file of the project belongs to, told by its path unless somebody knows better.
public struct ModuleMap: Sendable {
  private let answer: @Sendable (String) -> String

  /// - Parameter answer: from a path as the index names files to the module's name; empty for a file of no known target.
  public init(_ answer: @escaping @Sendable (String) -> String) { self.answer = answer }

  public func module(ofFileAt path: String) -> String { answer(path) }

  /// SwiftPM's folders: `Sources/<Target>/…`, `Tests/<Target>/…`, at any depth. Other files are of one module without a name.
  public static let byConvention = ModuleMap { path in
    let folders = path.split(separator: "/").dropLast()
    guard let root = folders.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }), root + 1 < folders.endIndex else { return "" }
    return String(folders[root + 1])
  }
}
