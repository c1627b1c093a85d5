import Foundation
import LintKit
import Testing

/// A folder of `Fixtures/projects`: an app as somebody might write it, with comments that say what is found in it.
struct ProjectFixture: CustomTestStringConvertible, Sendable {
  struct File: Sendable {
    /// From the project's folder on.
    var path: String
    var lines: [Substring]
  }

  /// `// expect: rule-id`, `// expect-info: rule-id` and the like, `// later: rule-id` or `// missed: rule-id` at the
  /// end of a line.
  struct Annotation: Hashable, CustomStringConvertible {
    enum Kind {
      case expected
      /// The rule is not there yet.
      case later
      /// The rule should find it, and does not.
      case missed
    }

    var kind: Kind
    var path: String
    /// From 1.
    var line: Int
    var rule: String
    /// `default` for the rule's own severity.
    var severity: String

    var description: String { "\(path):\(line) \(rule) \(severity)" }
  }

  var name: String
  var files: [File]
  var annotations: [Annotation]
  var readme: String

  var testDescription: String { name }

  static let folder = Fixture.folder.deletingLastPathComponent().appending(path: "projects")

  /// All projects, by name. Empty when the folder cannot be read, which a test of its own reports.
  static let all: [ProjectFixture] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
    return names.compactMap { ProjectFixture(folder.appending(path: $0)) }
  }()

  private init?(_ folder: URL) {
    guard let readme = try? String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8),
      let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap({ $0 as? String })
    else { return nil }
    name = folder.lastPathComponent
    self.readme = readme
    files = paths.sorted().filter { path in ["swift", "pbxproj", "xcconfig"].contains { path.hasSuffix("." + $0) } }
      .compactMap { path in
        guard let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8) else { return nil }
        return File(path: path, lines: text.split(separator: "\n", omittingEmptySubsequences: false))
      }
    annotations = Self.annotations(of: files)
  }

  func file(at path: String) -> File? { files.first { $0.path == path } }

  private static func annotations(of files: [File]) -> [Annotation] {
    files.flatMap { file in
      file.lines.enumerated().flatMap { number, line -> [Annotation] in
        guard let comment = line.firstRange(of: "// ") else { return [] }
        return line[comment.lowerBound...].matches(
          of: /\/\/ (?:expect(?:-(info|warning|error))?|(later|missed)): ([a-z-]+)/
        ).map { match in
          Annotation(
            kind: match.2 == nil ? .expected : match.2 == "later" ? .later : .missed, path: file.path, line: number + 1,
            rule: String(match.3), severity: match.1.map(String.init) ?? "default")
        }
      }
    }
  }

  /// The files as the engine would see them.
  var project: SmallProject { SmallProject(files.map { ($0.path, $0.lines.joined(separator: "\n")) }) }
}
