import LintKit

/// A project that is read once and analysed again with a few texts changed. Nothing is written.
struct AnalysisSession {
  private let linter: Linter
  private let outlines: [ReadFile]
  private let places: [String: Int]
  private let project: Discovery
  private let index: ProjectIndex
  /// What the rules find in the project as it is, with places by the paths of the index.
  let found: [RawDiagnostic]
  /// Files that could not be read.
  let problems: [Discovery.Problem]
  /// How many files it takes to analyse the project once.
  var fileCount: Int { outlines.count }

  /// - Parameter overlay: Text that replaces what is on disk.
  /// - Throws: When no thread can be started.
  init(_ linter: Linter, _ project: Discovery, overlay: [FilePath: [UInt8]]) throws(FileError) {
    self.linter = linter
    self.project = project
    var result = LintResult()
    outlines = try linter.outline(project.files, overlay, &result)
    places = Dictionary(
      outlines.enumerated().map { ($1.outline.path, $0) }, uniquingKeysWith: { first, _ in first })
    index = linter.link(outlines, project, overlay, InterfaceReader(project), &result)
    found = try linter.check(outlines, index, TargetFindings(), &result).found
    problems = result.problems
  }

  /// The text of a file as it is without changes; `nil` for what is no file of the project.
  func text(_ path: String) -> [UInt8]? { AnalysedTexts(index: index, settings: [:]).swift(path) }

  /// What the rules find with other texts, by paths in the project.
  ///
  /// - Parameter paths: the files to check; all of them if not given.
  func found(with texts: [String: [UInt8]], in paths: Set<String>?) throws(FileError) -> [RawDiagnostic] {
    var overlay: [FilePath: [UInt8]] = [:]
    var changed: [Discovery.File] = []
    for file in project.files {
      guard let text = texts[file.projectPath] else { continue }
      overlay[file.path] = text
      changed.append(file)
    }
    var result = LintResult()
    let again = try linter.outline(changed, overlay, &result)
    var outlines = outlines
    for file in again {
      if let place = places[file.outline.path] { outlines[place] = file }
    }
    let edited = index.replacing(again.map(\.outline))
    let wanted = paths.map { Set($0.compactMap { places[$0] }) }
    return try linter.check(outlines, edited, TargetFindings(), &result, among: wanted).found
  }
}
