import LintKit

/// The text of files with findings: read again on demand, because trees are not kept.
public final class SourceStore {
  private let reader = FileReader()
  private let files: [Discovery.File]
  private let overlay: [String: [UInt8]]
  /// Paths that their descriptions do not lead back to.
  private lazy var paths = Dictionary(
    files.lazy.filter { !$0.path.isASCII }.map { ($0.path.description, $0.path) },
    uniquingKeysWith: { first, _ in first })

  /// - Parameters:
  ///   - files: For the bytes of paths whose names are not UTF-8.
  ///   - overlay: Text that replaces what is on disk.
  public init(files: [Discovery.File], overlay: [FilePath: [UInt8]] = [:]) {
    self.files = files
    self.overlay = Dictionary(overlay.map { ($0.key.description, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// Nil when the file is gone by now.
  public func text(_ path: String) -> [UInt8]? {
    if let text = overlay[path] { return text }
    return try? reader.read(paths[path] ?? FilePath(path)) { Array($0) }
  }
}
