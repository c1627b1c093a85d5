import LintEngine
import LintKit
import LintReporting

/// The files of a project as a report names them.
struct ProjectFiles {
  struct File {
    let id: FileID
    /// As users see it.
    let path: String
    /// The same, with the bytes that the file system knows.
    let givenPath: FilePath
    /// From the root of the project.
    let projectPath: String
    let lines: Int
    /// As places in the project's targets.
    let targets: [Int]
    /// Whether what is found in it is reported.
    let isReported: Bool
    let isGenerated: Bool
    let isLeftOut: Bool
    let isTest: Bool
  }

  /// Those that were read, by path.
  let all: [File]
  let index: ProjectIndex
  private let places: [String: Int]
  private let placesByProjectPath: [String: Int]
  private let settingsPaths: [String: String]

  init(_ discovery: Discovery, _ index: ProjectIndex) {
    self.index = index
    all = discovery.files.compactMap { file in
      guard let id = index.file(at: file.projectPath) else { return nil }
      let outline = index.outline(id)
      return File(
        id: id, path: file.path.description, givenPath: file.path, projectPath: file.projectPath,
        lines: outline.withSource { Self.lineCount($0) }, targets: index.targets(of: id),
        isReported: file.isReported && !outline.isGenerated, isGenerated: file.isReported && outline.isGenerated,
        isLeftOut: file.isLeftOut,
        isTest: index.isTest(id))
    }
    places = Dictionary(all.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    placesByProjectPath = Dictionary(
      all.enumerated().map { ($1.projectPath, $0) }, uniquingKeysWith: { first, _ in first })
    settingsPaths = Dictionary(
      discovery.settingsFiles.map { ($0.projectPath, $0.path.description) }, uniquingKeysWith: { first, _ in first })
  }

  var reported: [File] { all.filter(\.isReported) }

  /// - Parameter path: as users see it.
  func file(_ path: String) -> File? { places[path].map { all[$0] } }

  func file(_ id: FileID) -> File? { placesByProjectPath[index.path(id)].map { all[$0] } }

  /// The path for users, of any file that was analysed.
  func shownPath(_ projectPath: String) -> String {
    placesByProjectPath[projectPath].map { all[$0].path } ?? settingsPaths[projectPath] ?? projectPath
  }

  /// Line feeds, and one for a last line without.
  private static func lineCount(_ source: UnsafeBufferPointer<UInt8>) -> Int {
    guard let last = source.last else { return 0 }
    return source.count { $0 == UInt8(ascii: "\n") } + (last == UInt8(ascii: "\n") ? 0 : 1)
  }
}
