/// Keeps a few files: diagnostics of one severity come by file, while their notes go back and forth between others.
final class SourceCache {
  private static let capacity = 16

  private let sources: SourceLookup
  private var files: [String: [UInt8]?] = [:]

  init(_ sources: @escaping SourceLookup) { self.sources = sources }

  func file(_ path: String) -> [UInt8]? {
    if let known = files[path] { return known }
    if files.count == Self.capacity { files.removeAll(keepingCapacity: true) }
    let bytes = sources(path)
    files[path] = .some(bytes)
    return bytes
  }
}
