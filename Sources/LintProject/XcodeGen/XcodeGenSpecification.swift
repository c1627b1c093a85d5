import LintText
import LintYAML

/// A `project.yml`, which XcodeGen makes an Xcode project of.
struct XcodeGenSpecification {
  /// A mapping, by its keys.
  typealias Entries = [(key: YAMLNode, value: YAMLNode)]

  let path: String
  /// What the file and all that it includes say.
  let root: YAMLNode
  /// The files that it includes and that are missing.
  let missing: [String]
  private let documents: [XcodeGenDocument]
  private let templates: [String: YAMLNode]
  private let groups: [String: YAMLNode]
  /// How many templates and groups of settings are still looked into: one that names two others doubles with each
  /// level.
  private var partsLeft = 10_000

  /// Templates that take templates, groups that name groups.
  private static let deepestParts = 8
  /// Each target has settings in all of them.
  private static let mostConfigurations = 64

  /// - Parameters:
  ///   - root: what the file and all that it includes say.
  ///   - path: the file's, from the root of everything that is analysed.
  ///   - reader: what has read them.
  /// - Returns: `nil` for a file of that name that is none.
  init?(_ root: YAMLNode, of path: String, readBy reader: XcodeGenDocumentReader) {
    guard root["name"]?.word != nil, root["targets"]?.entries != nil || root["include"] != nil else { return nil }
    self.root = root
    self.path = path
    documents = reader.documents
    missing = reader.missing
    templates = root["targetTemplates"]?.valuesByKey ?? [:]
    groups = root["settingGroups"]?.valuesByKey ?? [:]
  }

  var name: String { root["name"]?.word ?? "" }

  /// The names of the configurations, in the order of the file.
  var configurations: [String] {
    guard let entries = root["configs"]?.entries, !entries.isEmpty else { return ["Debug", "Release"] }
    return entries.prefix(Self.mostConfigurations).compactMap(\.key.word)
  }

  func place(of node: YAMLNode) -> SourceLine {
    let document = documents.last { $0.start <= node.start } ?? documents[0]
    return SourceLine(path: document.path, line: document.text.position(at: node.start - document.start).line)
  }

  // MARK: Targets

  /// The targets, each with all that its templates say, in the order of the file.
  mutating func targets() -> [(name: String, place: SourceLine, content: YAMLNode)] {
    var found: [(name: String, place: SourceLine, content: YAMLNode)] = []
    for (key, value) in root["targets"]?.entries ?? [] {
      guard let name = key.word, value.entries != nil else { continue }
      var variables = ["target_name": name]
      for (key, value) in value["templateAttributes"]?.entries ?? [] {
        if let name = key.word, let text = value.word { variables[name] = text }
      }
      let content = withTemplates(value, depth: 0).replacing(variables)
      found.append((name, place(of: key), content))
    }
    return found
  }

  /// What the templates of a target say, and above it what it says itself.
  private mutating func withTemplates(_ target: YAMLNode, depth: Int) -> YAMLNode {
    var merged = YAMLNode(content: .mapping([]), start: target.start)
    for name in target["templates"]?.words ?? [] {
      guard depth < Self.deepestParts, partsLeft > 0, let template = templates[name] else { continue }
      partsLeft -= 1
      merged = merged.merged(with: withTemplates(template, depth: depth + 1))
    }
    return merged.merged(with: target)
  }

  // MARK: Settings

  /// What a `settings` entry assigns in a configuration, from the lowest up.
  mutating func assignments(_ settings: YAMLNode?, in configuration: String, depth: Int = 0)
    -> [BuildSettingAssignment]
  {
    guard let settings, let entries = settings.entries, depth < Self.deepestParts else { return [] }
    guard settings["base"] != nil || settings["configs"] != nil || settings["groups"] != nil else {
      return entries.compactMap { assignment($0.key, $0.value) }
    }
    var found: [BuildSettingAssignment] = []
    for name in settings["groups"]?.words ?? [] where partsLeft > 0 {
      partsLeft -= 1
      found += assignments(groups[name], in: configuration, depth: depth + 1)
    }
    found += (settings["base"]?.entries ?? []).compactMap { assignment($0.key, $0.value) }
    // A key may be a part of a configuration's name, unless another one is the whole.
    let named = settings["configs"]?.entries ?? []
    let exact = named.filter { $0.key.word == configuration }
    let own =
      exact.isEmpty
      ? named.filter { key, _ in
        key.word.map { !$0.isEmpty && configuration.lowercased().includes($0.lowercased()) } ?? false
      } : exact
    for (_, value) in own { found += (value.entries ?? []).compactMap { assignment($0.key, $0.value) } }
    return found
  }

  private func assignment(_ key: YAMLNode, _ value: YAMLNode) -> BuildSettingAssignment? {
    guard let name = key.word, let text = value.settingText else { return nil }
    return BuildSettingAssignment(key: name, value: text, place: place(of: key))
  }

  /// The oldest systems of all targets, or of one.
  func deploymentTargets(_ versions: YAMLNode?) -> [BuildSettingAssignment] {
    XcodeProject.Target.deploymentSettings.compactMap { setting in
      guard let version = versions?[setting.platform], let text = version.word else { return nil }
      return BuildSettingAssignment(name: setting.name, conditions: [], value: text, place: place(of: version))
    }
  }
}

extension YAMLNode {
  var entries: XcodeGenSpecification.Entries? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// The value of a key; the last one, as YAML's readers have it.
  subscript(_ key: String) -> YAMLNode? { entries?.last { $0.key.word == key }?.value }

  fileprivate var valuesByKey: [String: YAMLNode] {
    Dictionary(
      (entries ?? []).compactMap { entry in entry.key.word.map { ($0, entry.value) } },
      uniquingKeysWith: { _, last in last })
  }

  /// The words of a list, or the one word in place of a list.
  var words: [String] { items.compactMap(\.word) }

  /// The elements of a list, or the one value in place of a list.
  var items: [YAMLNode] {
    if case .sequence(let items) = content { items } else { isNull ? [] : [self] }
  }

  /// As Xcode has it: YAML's words for truth become its own.
  fileprivate var settingText: String? {
    switch content {
    case .scalar(let word, let isQuoted):
      if isQuoted { return word }
      return switch word {
      case "true", "True", "TRUE": "YES"
      case "false", "False", "FALSE": "NO"
      default: word
      }
    case .sequence(let items): return items.compactMap(\.word).joined(separator: " ")
    case .mapping: return nil
    }
  }

  /// With the entries of another mapping on top: mappings are merged, lists joined, all else replaced.
  func merged(with other: YAMLNode) -> YAMLNode {
    switch (content, other.content) {
    case (.mapping(var entries), .mapping(let others)):
      let places = Dictionary(
        entries.enumerated().map { ($0.element.key.word, $0.offset) }, uniquingKeysWith: { _, last in last })
      for (key, value) in others {
        if let place = places[key.word] {
          entries[place].value = entries[place].value.merged(with: value)
        } else {
          entries.append((key, value))
        }
      }
      return YAMLNode(content: .mapping(entries), start: other.start)
    case (.sequence(let items), .sequence(let others)):
      return YAMLNode(content: .sequence(items + others), start: other.start)
    default: return other
    }
  }

  /// With values in place of `${name}` in its words.
  fileprivate func replacing(_ variables: [String: String]) -> YAMLNode {
    var node = self
    switch content {
    case .scalar(let word, let isQuoted):
      guard word.utf8.contains(UInt8(ascii: "$")) else { return self }
      var word = word
      for (name, value) in variables { word = word.replacingAll("${\(name)}", with: value) }
      node.content = .scalar(word, isQuoted: isQuoted)
    case .sequence(let items): node.content = .sequence(items.map { $0.replacing(variables) })
    case .mapping(let entries):
      node.content = .mapping(entries.map { ($0.key.replacing(variables), $0.value.replacing(variables)) })
    }
    return node
  }
}
