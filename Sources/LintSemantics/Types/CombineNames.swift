import LintSyntax

/// What names in a file tell about whether it uses Combine.
public enum CombineNames {
  private static let module = SDKOutlines.module(named: "Combine")

  /// Whether Combine declares a top-level type of this name.
  public static func includesType(_ name: Name) -> Bool { module?.topLevelTypes(named: name).isEmpty == false }

  /// The functions that Combine declares and neither Swift's library nor Foundation does.
  public static let functions: Set<Name> = {
    var names: Set<Name> = []
    for text in texts(of: "Combine") {
      let tree = SyntaxTree.parse(text)
      withExtendedLifetime(tree) {
        // Operators have no names, and neither have the numbers of tuples' elements, which look like members.
        for node in tree.root.descendants(of: .functionDecl) where node.mainToken.kind == .identifier {
          names.insert(node.mainToken.name)
        }
      }
    }
    for module in ["Swift", "_Concurrency", "Foundation"] {
      for text in texts(of: module) {
        (Array(text.utf8) + [UInt8](repeating: 0, count: SourcePadding.byteCount)).withUnsafeBufferPointer { bytes in
          let end = bytes.count - SourcePadding.byteCount
          DeclaredNames.forEach(in: UnsafeBufferPointer(rebasing: bytes[..<end])) { names.remove($0) }
        }
      }
    }
    return names
  }()

  private static func texts(of module: String) -> [String] {
    [SDKInterface.named(module)?.text, SDKMembers.byModule[module]?.text].compactMap { $0 }
  }
}

/// Whether an `import Combine` may be all that makes members of Combine visible in other files of its module: before
/// SE-0444 one import is enough for all of them.
private final class CombineImports: AnswerTable {
  static let number = AnswerTableNumber()
  let leaks = Once<Set<[String]>>()

  /// What code that subscribes to publishers has, or that makes them.
  static let telling = WellKnownNameSet([
    .ObservableObject, .Published, .objectWillChange, .sink, .receive, .assign, .handleEvents
  ])
}

extension ProjectIndex {
  /// Whether files that import neither Combine nor SwiftUI may see members of Combine only because a file of the same
  /// module imports it without need.
  public func mayNeedImportOfCombine(besides file: FileID) -> Bool {
    answers(CombineImports.self).leaks { findLeaksOfCombine() }.contains(moduleNames(of: file))
  }

  private func findLeaksOfCombine() -> Set<[String]> {
    var importing: Set<[String]> = []
    var bare: Set<[String]> = []
    for (number, outline) in files.enumerated() where outline.names.intersects(CombineImports.telling) {
      let modules = moduleNames(of: FileID(number))
      if outline.imports(.Combine) {
        importing.insert(modules)
      } else if !outline.imports(.SwiftUI) {
        bare.insert(modules)
      }
    }
    return bare.subtracting(importing)
  }
}
