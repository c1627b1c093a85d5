/// Code that no user of the program runs.
extension Pass {
  /// Whether code serves those who write the program: tests, mocks, fixtures, previews, samples, benchmarks, what only
  /// debug builds have, and functions without a call in the project. What a rule finds there is information at most,
  /// but for a certain hang or abort and for what Swift 6 does not compile.
  ///
  /// Ask it last, of a finding: the search for calls reads files that name the function.
  public func isAuxiliary(_ node: Node) -> Bool {
    isTest || AuxiliaryName.isOfFolder(onPathOf: path) || isInPreview(node) || isNamedAuxiliary(node)
      || node.isOnlyInDebugBuilds || isInUncalledFunction(node)
  }

  /// Whether the file, or a function, property, type or extension around, has the name of auxiliary code.
  public func isNamedAuxiliary(_ node: Node) -> Bool {
    if AuxiliaryName.isOfFile(path) { return true }
    return node.ancestors.contains { ancestor in
      let name: TokenCursor? =
        switch ancestor.kind {
        case .functionDecl, .classDecl, .structDecl, .enumDecl, .actorDecl: ancestor.mainToken
        case .extensionDecl: ExtensionDecl(unchecked: ancestor).nameToken
        case .patternBinding: property(at: ancestor) == nil ? nil : PatternBinding(unchecked: ancestor).nameToken
        default: nil
        }
      return name.map { AuxiliaryName.isOfDeclaration($0.identifierText) } ?? false
    }
  }

  // MARK: Functions without a call

  private func isInUncalledFunction(_ node: Node) -> Bool {
    // A file of no known target may be compiled with files that are not in the project.
    if index.targets(of: file).isEmpty { return false }
    return node.ancestors.contains { ancestor in
      ancestor.kind == .functionDecl && function(at: ancestor).map { isUncalled($0) } ?? false
    }
  }

  /// Whether all that could call a function is in the project, and nothing calls it or takes it as a value.
  private func isUncalled(_ function: DeclRef) -> Bool {
    let record = index.function(function)
    if record.isLocal || record.node.children(.attribute).contains(where: { !$0.mayStandOnUncalled }) { return false }
    // 'main', 'callAsFunction', 'buildBlock' and the like are called without being named.
    if ["main", "callAsFunction", "dynamicallyCall", "appendInterpolation"].contains(record.name)
      || record.name.hasPrefix("build") || record.node.mainToken.kind != .identifier || index.mayBeWitness(function)
    {
      return false
    }
    guard let sites = index.callSites(of: function), sites.isEmpty else { return false }
    return (try? closedCalls(of: [function]))?.isEmpty ?? false  // It throws where a use may have been missed.
  }
}

extension Node {
  /// Whether the attribute leads to no call that is not written.
  fileprivate var mayStandOnUncalled: Bool {
    kind == .attribute
      && [
        "MainActor", "available", "concurrent", "discardableResult", "inlinable", "inline", "preconcurrency",
        "Sendable", "usableFromInline", "ViewBuilder"
      ].contains(mainToken.text)
  }
}

/// What names of files and declarations say about the purpose of code.
enum AuxiliaryName {
  /// Whether one of the folders that a file is in holds auxiliary code.
  static func isOfFolder(onPathOf file: String) -> Bool {
    file.split(separator: "/").dropLast().contains { isOfFolder($0) }
  }

  /// Whether a file holds auxiliary code by its own name, as `SampleData.swift` and `Item+Preview.swift` do.
  static func isOfFile(_ path: String) -> Bool {
    guard let file = path.split(separator: "/").last else { return false }
    let name = file.hasSuffix(".swift") ? file.dropLast(".swift".count) : file
    // A lone `Example.swift` may be about examples.
    let words = words(of: name)
    return (words.count > 1 ? isOfDeclaration(name) : groups.contains(words.first ?? ""))
      || name.split(separator: "+").dropFirst().contains { isOfDeclaration($0) }
  }

  private static func isOfFolder(_ name: Substring) -> Bool {
    let words = words(of: name)
    if let last = words.last, groups.contains(last) { return true }
    if words.allSatisfy({ subjects.contains($0) || contents.contains($0) || $0 == "content" }) {
      return words.contains { subjects.contains($0) }
    }
    return zip(words, words.dropFirst()).contains {
      ["test", "tests", "testing"].contains($0) && testSupport.contains($1)
    }
  }

  /// Whether a declaration says that it takes the place of the real thing, as `MockClient` and `ClientMock` do, or that
  /// it makes samples, as `previewContainer` and `insertSampleData` do. A `PreviewController` shows files, a
  /// `SampleBuffer` holds sound, and `makePreview` may be of a link.
  static func isOfDeclaration(_ name: some StringProtocol) -> Bool {
    var words = words(of: name)[...]
    guard let first = words.first, let last = words.last else { return false }
    if substitutes.contains(first) || substitutes.contains(last) || first == "stub" { return true }
    let isAction = actions.contains(first)
    if isAction { words.removeFirst() }
    return words.first.map { subjects.contains($0) } ?? false
      && words.allSatisfy { subjects.contains($0) || contents.contains($0) }
      && (!isAction || words.contains { contents.contains($0) })
  }

  private static let substitutes: Set<String> = ["mock", "mocks", "mocked", "fake", "fakes", "fixture", "fixtures"]
  private static let groups: Set<String> = ["mocks", "fixtures", "previews", "samples", "examples", "benchmarks"]
  private static let subjects: Set<String> = substitutes.union(groups).union([
    "preview", "sample", "example", "benchmark"
  ])
  /// What samples are made of, and what makes them.
  private static let contents: Set<String> = [
    "code", "container", "containers", "data", "database", "generator", "helper", "helpers", "loader", "model",
    "models", "persistence", "store"
  ]
  private static let actions: Set<String> = ["add", "create", "generate", "insert", "load", "make", "populate", "seed"]
  private static let testSupport: Set<String> = ["doubles", "helper", "helpers", "support", "utilities", "utils"]

  /// The words of a name in lower case: `HTTPMock` has two, and so have `http_mock` and `HTTP Mock`.
  private static func words(of name: some StringProtocol) -> [String] {
    var words: [String] = []
    var word = ""
    var before: Character?
    let letters = Array(name)
    for (place, letter) in letters.enumerated() {
      let isFollowedByLowercase = place + 1 < letters.count && letters[place + 1].isLowercase
      let begins = letter.isUppercase && (before?.isUppercase != true || isFollowedByLowercase)
      if begins || !letter.isLetter, !word.isEmpty {
        words.append(word.lowercased())
        word = ""
      }
      if letter.isLetter { word.append(letter) }
      before = letter
    }
    return word.isEmpty ? words : words + [word.lowercased()]
  }
}
