import LintSemantics
import Synchronization

/// Reads the interfaces of modules without source, and keeps what is wrong with them.
final class InterfaceReader: Sendable {
  private let places: InterfacePlaces
  /// The files that earlier attempts of the run failed on.
  private let failed: Set<FilePath>
  private let found = Mutex<[Discovery.Problem]>([])

  init(_ project: Discovery) {
    places = project.interfaces
    failed = Set(project.failures.map(\.path))
  }

  /// The files that could not be read, in the order of their paths' bytes.
  var problems: [Discovery.Problem] { found.withLock { $0 }.sorted { $0.path < $1.path } }

  /// What reads the interface of a module; `nil` where the project can have none. The first call of it looks for them.
  func byModule() -> ((String) -> FileOutline?)? {
    guard let search = places.search else { return nil }
    lazy var paths = search()
    return { [self] module in paths[module].flatMap { read($0, ofModule: module) } }
  }

  private func read(_ path: FilePath, ofModule module: String) -> FileOutline? {
    if failed.contains(path) { return nil }
    return Recovery.working(on: path) {
      do throws(FileError) {
        let text = try FileReader(capacity: 1 << 16).read(path, followingSymlinks: false) { Array($0) }
        guard let outline = FileOutline(writtenInterface: text, ofModule: module) else { throw .notAnInterface }
        return outline
      } catch {
        // The answers are less certain without it, and complete.
        let problem = Discovery.Problem(path: path.belowWorkingDirectory, error: error, isReported: false)
        found.withLock { $0.append(problem) }
        return nil
      }
    }
  }
}

extension FilePath {
  /// As people shall see what they did not ask for by a path.
  fileprivate var belowWorkingDirectory: FilePath {
    // Without a working directory there is nothing shorter.
    (try? Platform.workingDirectory()).flatMap { relative(to: $0) }.map { FilePath([], $0) } ?? self
  }
}
