import LintSemantics
import Synchronization

/// Reads the interfaces of modules without source, and keeps the problems with them.
final class InterfaceReader: Sendable {
  private let places: InterfacePlaces
  private let headers: HeaderReader?
  /// The files that earlier attempts of the run failed on.
  private let failed: Set<FilePath>
  private let found = Mutex<[Discovery.Problem]>([])

  init(_ project: Discovery) {
    places = project.interfaces
    headers = HeaderReader(project)
    failed = Set(project.failures.map(\.path))
  }

  /// The files that could not be read, in the order of their paths' bytes.
  var problems: [Discovery.Problem] { found.withLock { $0 }.sorted { $0.path < $1.path } }

  /// Returns a reader for the interfaces of modules and headers; `nil` if the project can have none. The first call
  /// looks for the interfaces.
  func byModule() -> (([String]) -> [String: ModuleInterface])? {
    let search = places.search
    if search == nil && headers == nil { return nil }
    lazy var paths = search?() ?? [:]
    return { [self] modules in
      var found: [String: ModuleInterface] = [:]
      for module in modules {
        if let outline = paths[module].flatMap({ read($0, ofModule: module) }) {
          found[module] = ModuleInterface(outline: outline, isOfHeaders: false)
        }
      }
      for (name, outline) in headers?.interfaces(of: modules.filter { found[$0] == nil }) ?? [:] {
        found[name] = ModuleInterface(outline: outline, isOfHeaders: true)
      }
      return found
    }
  }

  private func read(_ path: FilePath, ofModule module: String) -> FileOutline? {
    if failed.contains(path) { return nil }
    return Recovery.working(on: path) {
      do throws(FileError) {
        let text = try FileReader(capacity: 1 << 16).read(path, followingSymlinks: false) { Array($0) }
        guard let outline = FileOutline(writtenInterface: text, ofModule: module) else { throw .notAnInterface }
        return outline
      } catch {
        // The answers are then less certain, but complete.
        let problem = Discovery.Problem(path: path.belowWorkingDirectory, error: error, isReported: false)
        found.withLock { $0.append(problem) }
        return nil
      }
    }
  }
}

extension FilePath {
  /// The path for messages about a file that was not asked for by a path.
  fileprivate var belowWorkingDirectory: FilePath {
    // Without a working directory there is no shorter path.
    (try? Platform.workingDirectory()).flatMap { relative(to: $0) }.map { FilePath([], $0) } ?? self
  }
}
