import LintEngine
import LintKit
import LintProject

/// One file and the index of the project around it, for commands that answer questions about a file.
struct ProjectFile {
  let index: ProjectIndex
  let file: FileID
  /// The whole file.
  let tree: SyntaxTree
  private let lines: LineTable
  /// The prefix of the project's paths, as the file was spelled: "" or ending with a slash.
  private let root: String

  /// - Parameter overrides: Settings that replace the project's.
  /// - Throws: When the file cannot be read or is a directory.
  init(_ path: FilePath, overrides: SettingOverrides = SettingOverrides()) throws(FileError) {
    let discovery = try Discovery(paths: [path])
    let result = try Linter(rules: [], jobs: Platform.processorCount, overrides: overrides).run(discovery)
    result.keepUntilExit()
    if let problem = (discovery.problems + result.problems).first(where: { $0.path == path.normalized }) {
      throw problem.error
    }
    guard let index = result.index,
      let given = discovery.files.first(where: { $0.isReported && $0.path == path.normalized }),
      let file = index.file(at: given.projectPath)
    else { throw .notRegular }
    self.index = index
    self.file = file
    let outline = index.outline(file)
    tree = outline.wholeTree()
    lines = outline.withSource { LineTable($0) }
    if outline.hasChanged { throw .changed }
    let spelled = path.description
    root = spelled.hasSuffix(given.projectPath) ? String(spelled.dropLast(given.projectPath.count)) : ""
  }

  /// Line and column of a byte, both from 1, the column in bytes.
  func position(_ offset: UInt32) -> (line: Int, column: Int) { lines.position(of: offset) }

  /// The byte at a place, both numbers from 1; `nil` outside of the file.
  func offset(line: Int, column: Int) -> UInt32? {
    guard line >= 1, line <= lines.lineCount, column >= 1 else { return nil }
    let offset = Int(lines.lineStarts[line - 1]) + column - 1
    let end = line < lines.lineCount ? Int(lines.lineStarts[line]) : lines.byteCount + 1
    return offset < end ? UInt32(offset) : nil
  }

  /// The path of a file of the project, relative to where the given one was.
  func path(_ file: FileID) -> String { root + index.path(file) }
}

extension LineTable {
  /// Line and column of a byte, both from 1, the column in bytes.
  func position(of offset: UInt32) -> (line: Int, column: Int) {
    let line = line(at: Int(offset))
    return (line, Int(offset) - Int(lineStarts[line - 1]) + 1)
  }
}
