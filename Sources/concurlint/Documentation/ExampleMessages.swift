import LintDiagnostics
import LintKit
import LintProject

/// What rules say, found by running them on their own examples.
struct ExampleMessages {
  private let rules: [String: any Rule.Type]

  init(_ rules: [any Rule.Type]) {
    self.rules = Dictionary(uniqueKeysWithValues: rules.map { ($0.info.id, $0) })
  }

  /// The messages of a rule's flagged examples, each once, in the order of the examples.
  ///
  /// - Returns: none for what the engine itself reports: those have no examples.
  func messages(of info: RuleInfo) -> [String] {
    guard let rule = rules[info.id] else { return [] }
    var messages: [String] = []
    for example in info.examples where example.kind == .flagged {
      for message in Self.messages(of: rule, on: example) where !messages.contains(message) {
        messages.append(message)
      }
    }
    return messages
  }

  private static func messages(of rule: any Rule.Type, on example: Example) -> [String] {
    let texts = example.files.map { (path: $0.path, text: $0.marked.text) }
    let sources = texts.filter { $0.path.hasSuffix(".swift") }
    let trees = sources.map { SyntaxTree.parse($0.text) }
    let bytes = Dictionary(uniqueKeysWithValues: texts.map { ($0.path, Array($0.text.utf8)) })
    let manifests = bytes.filter { !$0.key.hasSuffix(".swift") || ProjectSettings.isManifest($0.key) }
    let index = ProjectIndex(
      merging: zip(sources, trees).map { FileOutline($1, path: $0.path) },
      settings: LanguageSettingsSource { ProjectSettings(sources: manifests, swiftFiles: sources.map(\.path)) })
    let set = RuleSet([rule])
    let files = sources.map { index.file(at: $0.path) }
    let ofTargets = set.check(targetsOf: files.compactMap(\.self), in: index, text: { bytes[$0] })
    let ofFiles = zip(files, trees).compactMap { file, tree in
      file.map { set.check(tree, file: $0, in: index, options: ChosenOptions([rule.info.id: example.options])) }
    }
    return (ofTargets.diagnostics + ofFiles.flatMap(\.diagnostics)).map(\.message)
  }
}
