import LintDiagnostics

/// The diagnostics of all files of a build, each once: the compiler repeats those about declarations in the file of the
/// module, and a directory may contain builds of several configurations.
public struct BuildDiagnostics: Sendable, Equatable {
  /// Those of files that are reported on, by path, line, column and message.
  public private(set) var diagnostics: [CompilerDiagnostic] = []
  /// Those of other files, such as dependencies, and of none.
  public private(set) var elsewhereCount = 0
  /// Those of files that are not there any more.
  public private(set) var goneCount = 0

  public enum FileName: Sendable, Equatable {
    /// A file that is reported on, as reports name it.
    case reported(String)
    case elsewhere
    case gone
  }

  /// - Parameters:
  ///   - all: in any order, with what is repeated.
  ///   - fileName: the file that a path of the compiler names.
  public init(_ all: [CompilerDiagnostic], fileName: (String) -> FileName) {
    var names: [String: FileName] = [:]
    func name(_ path: String) -> FileName {
      if let known = names[path] { return known }
      let name = fileName(path)
      names[path] = name
      return name
    }
    func named(_ diagnostic: CompilerDiagnostic) -> CompilerDiagnostic {
      var renamed = diagnostic
      if let path = diagnostic.path, case .reported(let shown) = name(path) { renamed.path = shown }
      renamed.notes = diagnostic.notes.map(named)
      return renamed
    }
    var seen: Set<Identity> = []
    for diagnostic in all where seen.insert(Identity(diagnostic)).inserted {
      switch diagnostic.path.map(name) ?? .elsewhere {
      case .reported: diagnostics.append(named(diagnostic))
      case .elsewhere: elsewhereCount += 1
      case .gone: goneCount += 1
      }
    }
    diagnostics.sort { Identity($0) < Identity($1) }
  }

  /// What makes two of them one.
  private struct Identity: Hashable, Comparable {
    let path: String
    let line: Int
    let column: Int
    let group: String
    let message: String
    let severity: String

    init(_ diagnostic: CompilerDiagnostic) {
      path = diagnostic.path ?? ""
      line = diagnostic.position?.line ?? 0
      column = diagnostic.position?.column ?? 0
      group = diagnostic.group ?? ""
      message = diagnostic.message
      severity = diagnostic.severity.rawValue
    }

    static func < (left: Identity, right: Identity) -> Bool {
      if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
      if (left.line, left.column) != (right.line, right.column) {
        return (left.line, left.column) < (right.line, right.column)
      }
      return (left.message, left.group, left.severity) < (right.message, right.group, right.severity)
    }
  }
}
