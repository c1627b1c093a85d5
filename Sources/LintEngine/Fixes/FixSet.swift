import LintKit

/// A fix of one diagnostic: edits of one or more files that are applied whole or not at all.
public struct FixSet: Sendable, Equatable {
  public let ruleID: String
  /// What it does, in the imperative.
  public let message: String
  public let applicability: Applicability
  /// The diagnostic's.
  let severity: Severity
  /// The diagnostic's place, in the text that the fix was made for.
  public let location: SourceLocation
  /// By file; those of one file in order, and none overlaps another.
  let edits: [FilePath: [TextEdit]]

  public var files: [FilePath] { edits.keys.sorted() }

  /// Whether it edits none of these files.
  public func isDisjoint(with files: [FilePath]) -> Bool { !edits.keys.contains { files.contains($0) } }
}

extension FixSet {
  /// What the same fix is known by in another round, where its places may have moved: its edits, each with what is
  /// before it in its line.
  struct Identity: Hashable {
    private struct Edit: Hashable {
      let before: [UInt8]
      let replaced: [UInt8]
      let replacement: [UInt8]
    }

    private let ruleID: String
    private let message: String
    private let edits: [FilePath: [Edit]]

    /// - Parameter text: gives the text that the fix was made for.
    init(_ fix: FixSet, in text: (FilePath) -> [UInt8]) {
      ruleID = fix.ruleID
      message = fix.message
      edits = Dictionary(
        uniqueKeysWithValues: fix.edits.map { path, edits in
          let text = text(path)
          let known = edits.map { edit in
            let line = text[..<edit.bytes.lowerBound].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? 0
            return Edit(
              before: Array(text[line..<edit.bytes.lowerBound]), replaced: Array(text[edit.bytes]),
              replacement: edit.replacement)
          }
          return (path, known)
        })
    }
  }
}

/// Why a fix was not applied.
public enum FixRefusal: Sendable, Equatable, CustomStringConvertible {
  /// It is unsafe, and unsafe fixes were not requested.
  case isUnsafe
  /// It needs an edit of a file that was not given.
  case isOutside(path: String)
  /// A file that may not be written.
  case cannotWrite(path: String, EditableFile.Obstacle)
  /// A file with syntax errors, where trees are guesses.
  case hasSyntaxErrors(path: String)
  /// The edited file would have a syntax error.
  case breaksSyntax(path: String)
  /// After it the project would have this finding, or this error in Swift 6 mode, which it does not have now.
  case brings(String, ruleID: String, path: String)
  /// After it the finding that it is for would still be there.
  case leavesFinding
  /// So many others do harm that it was not found out whether this one does.
  case isUnchecked

  init(bringing finding: Diagnostic) {
    self = .brings(finding.message, ruleID: finding.ruleID, path: finding.path)
  }

  public var description: String {
    switch self {
    case .isUnsafe: "it is unsafe; '--unsafe-fixes' applies it"
    case .isOutside(let path): "it needs an edit of '\(path)', which is not at or below a given path"
    case .cannotWrite(let path, let obstacle): "'\(path)' \(obstacle)"
    case .hasSyntaxErrors(let path): "'\(path)' has syntax errors"
    case .breaksSyntax(let path): "'\(path)' would have a syntax error"
    case .brings(let message, let ruleID, let path): "it would bring to '\(path)': \(message) [\(ruleID)]"
    case .leavesFinding: "the finding would still be there after it"
    case .isUnchecked: "too many fixes together with it bring new findings"
    }
  }
}
