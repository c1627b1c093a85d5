import LintSyntax
import LintYAML

/// A file of a specification.
struct XcodeGenDocument {
  let path: String
  let text: YAMLText
  /// What the places of its nodes begin with, so that they are those of no other file.
  let start: Int
}

/// Reads a specification and what it includes as one document.
struct XcodeGenDocumentReader {
  let sources: [String: [UInt8]]
  private(set) var documents: [XcodeGenDocument] = []
  private(set) var missing: [String] = []
  /// Of files that are no YAML that is read here.
  private(set) var problems: [ProjectProblem] = []
  private var open: Set<String> = []

  private static let mostDocuments = 256

  init(sources: [String: [UInt8]]) { self.sources = sources }

  /// What a file says, above what it includes; `nil` for one that is missing or not understood.
  mutating func read(_ path: String) -> YAMLNode? {
    guard let source = sources[path] else {
      missing.append(path)
      return nil
    }
    // A file that includes itself adds nothing.
    guard documents.count < Self.mostDocuments, open.insert(path).inserted else { return nil }
    defer { open.remove(path) }
    let text: YAMLText
    let parsed: YAMLNode
    do {
      text = try YAMLText(source)
      guard let node = try YAMLReader.read(text) else { return nil }
      parsed = node
    } catch {
      // A file of the same name may be another tool's.
      if open.count > 1 || Self.mayDeclareTargets(source) {
        problems.append(
          ProjectProblem(
            message: "cannot be read: \(error.message)", place: SourceLine(path: path, line: error.line)))
      }
      return nil
    }
    let start = documents.last.map { $0.start + $0.text.utf8.count + 1 } ?? 0
    documents.append(XcodeGenDocument(path: path, text: text, start: start))
    let root = parsed.moved(by: start)
    var merged = YAMLNode(content: .mapping([]), start: root.start)
    for include in root["include"]?.items ?? [] {
      guard let name = include.word ?? include["path"]?.word,
        let other = ProjectPath.join(ProjectPath.directory(of: path), name), let content = read(other)
      else { continue }
      let folder = include["relativePaths"]?.word == "false" ? "" : ProjectPath.directory(of: name)
      merged = merged.merged(with: content.rebased(to: folder))
    }
    return merged.merged(with: root)
  }

  private static func mayDeclareTargets(_ source: [UInt8]) -> Bool {
    source.withUnsafeBufferPointer { source in
      ["targets:", "platform:"].allSatisfy { ByteSearch.contains(ByteSearch.Needle($0), in: source) }
    }
  }
}

extension YAMLNode {
  fileprivate func moved(by distance: Int) -> YAMLNode {
    if distance == 0 { return self }
    let content: Content =
      switch content {
      case .scalar: content
      case .sequence(let items): .sequence(items.map { $0.moved(by: distance) })
      case .mapping(let entries):
        .mapping(entries.map { ($0.key.moved(by: distance), $0.value.moved(by: distance)) })
      }
    return YAMLNode(content: content, start: start + distance)
  }

  /// With the paths of an included file as they are from the file that includes it.
  fileprivate func rebased(to folder: String) -> YAMLNode {
    if folder.isEmpty { return self }
    return mappingValues { key, value in
      switch key {
      case "targets", "targetTemplates":
        value.mappingValues { _, target in
          target.mappingValues { key, value in
            switch key {
            case "sources": YAMLNode(content: .sequence(value.items.map { $0.rebasedPath(folder) }), start: value.start)
            case "configFiles": value.mappingValues { $1.rebasedPath(folder) }
            default: value
            }
          }
        }
      case "configFiles": value.mappingValues { $1.rebasedPath(folder) }
      case "packages": value.mappingValues { $1.rebasedPath(folder) }
      default: value
      }
    }
  }

  /// A path, or a mapping with one.
  private func rebasedPath(_ folder: String) -> YAMLNode {
    switch content {
    case .scalar(let path, let isQuoted):
      YAMLNode(content: .scalar("\(folder)/\(path)", isQuoted: isQuoted), start: start)
    case .mapping: mappingValues { key, value in key == "path" ? value.rebasedPath(folder) : value }
    case .sequence: self
    }
  }

  private func mappingValues(_ change: (_ key: String?, _ value: YAMLNode) -> YAMLNode) -> YAMLNode {
    guard case .mapping(let entries) = content else { return self }
    return YAMLNode(content: .mapping(entries.map { ($0.key, change($0.key.word, $0.value)) }), start: start)
  }
}
