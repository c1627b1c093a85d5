import LintKit

/// A fix of one diagnostic: edits of one or more files that are applied whole or not at all.
public struct FixSet: Sendable, Equatable {
  public let ruleID: String
  /// What it does, in the imperative.
  public let message: String
  public let applicability: Applicability
  /// The diagnostic's place, in the text that the fix was made for.
  public let location: SourceLocation
  /// By file; those of one file in order, and none overlaps another.
  let edits: [FilePath: [TextEdit]]

  public var files: [FilePath] { edits.keys.sorted() }

  /// Whether it edits none of these files.
  public func isDisjoint(with files: [FilePath]) -> Bool { !edits.keys.contains { files.contains($0) } }
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

  public var description: String {
    switch self {
    case .isUnsafe: "it is unsafe; '--unsafe-fixes' applies it"
    case .isOutside(let path): "it needs an edit of '\(path)', which is not at or below a given path"
    case .cannotWrite(let path, let obstacle): "'\(path)' \(obstacle)"
    case .hasSyntaxErrors(let path): "'\(path)' has syntax errors"
    case .breaksSyntax(let path): "'\(path)' would have a syntax error"
    }
  }
}
