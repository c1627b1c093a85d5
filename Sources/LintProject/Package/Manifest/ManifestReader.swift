import LintSyntax

extension PackageManifest {
  /// Reads a manifest; nothing in it is executed.
  ///
  /// - Parameters:
  ///   - source: the bytes of the file.
  ///   - toolchain: the version that `#if compiler(…)` compares with.
  init(reading source: UnsafeBufferPointer<UInt8>, toolchain: ToolsVersion = .newest) {
    let tree = SyntaxTree.parse(source)
    self = withExtendedLifetime(tree) {
      ManifestReader(tree, toolchain: toolchain).manifest(ToolsVersion(manifest: source) ?? .undeclared)
    }
  }
}

/// Makes a ``PackageManifest`` from the final state of an evaluator.
private struct ManifestReader {
  private let lines: LineTable
  private let evaluator: ManifestEvaluator
  private let givenUp: UInt32?

  init(_ tree: SyntaxTree, toolchain: ToolsVersion) {
    lines = LineTable(tree.source)
    evaluator = ManifestEvaluator(tree, toolchain: toolchain)
    givenUp = evaluator.run(SourceFile(unchecked: tree.root))
  }

  private func line(_ offset: UInt32) -> Int { lines.line(at: Int(offset)) }

  /// The package that is bound to `package`, or the only one that was made.
  private var package: ManifestState.Object? {
    if case .object(let id)? = evaluator.state.scopes.first?.variables["package"],
      let object = evaluator.state.objects[id],
      object.typeName == "Package"
    {
      return object
    }
    let made = evaluator.state.objects.entries.map(\.value).filter { $0.typeName == "Package" }
    return made.count == 1 ? made[0] : nil
  }

  func manifest(_ toolsVersion: ToolsVersion) -> PackageManifest {
    var environment: [String] = []
    for read in evaluator.environmentReads where !environment.contains(read.name) { environment.append(read.name) }
    var manifest = PackageManifest(
      name: nil, toolsVersion: toolsVersion, targets: [], hasUnknownTargets: true, languageModes: .unknown,
      platforms: .unknown,
      environment: environment, asksAboutTools: evaluator.asksAboutTools, givenUpLine: givenUp.map(line))
    guard let package else { return manifest }
    manifest.name = package.fields["name"]?.string
    let targets = list(package.fields["targets"])
    manifest.hasUnknownTargets = targets.isOpen
    for element in targets.elements {
      guard case .object(let id) = element.value, let object = evaluator.state.objects[id],
        let target = target(object, element.isCertain)
      else {
        manifest.hasUnknownTargets = true
        continue
      }
      manifest.targets.append(target)
    }
    let products = list(package.fields["products"])
    manifest.hasProducts = products.isOpen || !products.elements.isEmpty
    manifest.languageModes = languageModes(
      package.fields["swiftLanguageModes"] ?? package.fields["swiftLanguageVersions"] ?? .nil)
    manifest.platforms = platforms(package.fields["platforms"] ?? .nil)
    return manifest
  }

  /// The elements of an array that may be nil.
  private func list(_ value: Value?) -> Value.List {
    switch value {
    case .list(let list)?: list
    case .nil?, nil: Value.List()
    default: .anything
    }
  }

  // MARK: Targets

  private func target(_ object: ManifestState.Object, _ isCertain: Bool) -> PackageManifest.Target? {
    guard let name = object.fields["name"]?.string, case .member(let type)? = object.fields["type"],
      let kind = TargetKind(manifest: type.name)
    else { return nil }
    let settings = list(object.fields["swiftSettings"])
    var read: [PackageManifest.Setting] = []
    var hasUnknown = settings.isOpen
    for element in settings.elements {
      if let setting = setting(element) { read.append(setting) } else { hasUnknown = true }
    }
    return PackageManifest.Target(
      name: name, kind: kind, path: text(object.fields["path"]), sources: texts(object.fields["sources"]),
      exclude: texts(object.fields["exclude"]).map { $0 ?? [] },
      excludedSources: excludedSources(object.fields["exclude"]),
      resources: resources(object.fields["resources"]), settings: read, hasUnknownSettings: hasUnknown,
      isCertain: isCertain, line: line(object.offset))
  }

  /// Whether files of another kind are left out does not matter.
  private func excludedSources(_ value: Value?) -> PackageManifest.Known<[String]> {
    let list = list(value)
    let decisive = list.elements.filter { element in
      guard let path = element.value.string else { return true }
      let name = ProjectPath.name(of: path)
      return !name.dropFirst().contains(".") || name.hasSuffix(".swift")
    }
    return texts(.list(Value.List(elements: decisive, isOpen: list.isOpen))).map { $0 ?? [] }
  }

  private func resources(_ value: Value?) -> [String] {
    list(value).elements.compactMap { element in
      guard element.isCertain, case .member(let member) = element.value else { return nil }
      return member.firstUnlabeled?.string
    }
  }

  private func text(_ value: Value?) -> PackageManifest.Known<String?> {
    switch value {
    case .string(let text)?: .value(text)
    case .nil?, nil: .value(nil)
    default: .unknown
    }
  }

  private func texts(_ value: Value?) -> PackageManifest.Known<[String]?> {
    switch value {
    case .nil?, nil: return .value(nil)
    case .list(let list)?:
      let texts = list.elements.compactMap { $0.value.string }
      return list.isExact && texts.count == list.elements.count ? .value(texts) : .unknown
    default: return .unknown
    }
  }

  // MARK: Settings

  private func setting(_ element: Value.List.Element) -> PackageManifest.Setting? {
    guard case .member(let member) = element.value else { return nil }
    var arguments: [String] = []
    var condition: PackageManifest.Condition?
    for argument in member.arguments ?? [] {
      switch argument.value {
      case .string(let text): arguments.append(text)
      case .type(let name): arguments.append(name)
      case .nil: arguments.append("")
      case .list(let list):
        let texts = list.elements.compactMap { $0.value.string }
        guard list.isExact, texts.count == list.elements.count else { return nil }
        arguments += texts
      case .member(let inner) where inner.name == "when": condition = self.condition(inner)
      case .member(let inner): arguments.append(LanguageMode(manifest: inner)?.rawValue ?? inner.name)
      default:
        // A setting that does not matter may have any argument.
        if argument.label != nil || PackageManifest.Setting.decisive.contains(member.name) { return nil }
      }
    }
    return PackageManifest.Setting(
      name: member.name, arguments: arguments, condition: condition, isCertain: element.isCertain,
      line: line(member.offset))
  }

  private func condition(_ when: Value.Member) -> PackageManifest.Condition {
    var isUnknown = false
    func names(_ label: String) -> [String] {
      guard case .list(let list)? = when[label] else {
        if let value = when[label], value != .nil { isUnknown = true }
        return []
      }
      let names = list.elements.compactMap { element -> String? in
        guard case .member(let member) = element.value else { return element.value.string }
        return member.arguments?.first?.value.string ?? member.name
      }
      if !list.isExact || names.count != list.elements.count { isUnknown = true }
      return names
    }
    let platforms = names("platforms")
    let traits = names("traits")
    var configuration: String?
    switch when["configuration"] {
    case .member(let member)?: configuration = member.name
    case nil, .nil?: break
    default: isUnknown = true
    }
    return PackageManifest.Condition(
      platforms: platforms, configuration: configuration, traits: traits, isUnknown: isUnknown)
  }

  // MARK: The package

  private func languageModes(_ value: Value) -> PackageManifest.Known<PackageManifest.LanguageModes?> {
    switch value {
    case .nil: return .value(nil)
    case .list(let list):
      var modes: [LanguageMode] = []
      var offset: UInt32 = 0
      for element in list.elements {
        switch element.value {
        case .member(let member):
          guard element.isCertain, let mode = LanguageMode(manifest: member) else { return .unknown }
          if modes.isEmpty { offset = member.offset }
          modes.append(mode)
        // `[4, 5]`, before tools version 4.2.
        case .integer(let number):
          guard let mode = LanguageMode(buildSetting: String(number)) else { return .unknown }
          modes.append(mode)
        default: return .unknown
        }
      }
      return list.isOpen ? .unknown : .value(PackageManifest.LanguageModes(modes: modes, line: line(offset)))
    default: return .unknown
    }
  }

  private func platforms(_ value: Value) -> PackageManifest.Known<[PackageManifest.Platform]> {
    let list = list(value)
    var platforms: [PackageManifest.Platform] = []
    for element in list.elements {
      guard element.isCertain, case .member(let member) = element.value, let first = member.arguments?.first?.value
      else { return .unknown }
      switch first {
      case .member(let version):
        // `.v10_15`
        let text = version.name.drop { $0 == "v" }.split(separator: "_").joined(separator: ".")
        platforms.append(
          .init(name: member.name, version: text.contains(".") ? text : text + ".0", line: line(member.offset)))
      case .string(let text):
        let name = member.name == "custom" ? text : member.name
        // What follows the numbers is for the tools.
        let written = member.name == "custom" ? member["versionString"]?.string ?? "" : text
        let version = written.split(separator: ".").prefix { Int($0) != nil }
        platforms.append(.init(name: name, version: version.joined(separator: "."), line: line(member.offset)))
      default: return .unknown
      }
    }
    return list.isOpen ? .unknown : .value(platforms)
  }
}

extension PackageManifest.Known {
  func map<Other>(_ transform: (Wrapped) -> Other) -> PackageManifest.Known<Other> {
    switch self {
    case .value(let value): .value(transform(value))
    case .unknown: .unknown
    }
  }
}

extension PackageManifest.Setting {
  /// Those that say something about concurrency.
  static let decisive: Set<String> = [
    "swiftLanguageMode", "swiftLanguageVersion", "enableUpcomingFeature", "enableExperimentalFeature", "unsafeFlags",
    "defaultIsolation"
  ]
}

extension LanguageMode {
  /// `.v6`, `.version("6")`
  fileprivate init?(manifest member: Value.Member) {
    if member.name == "version" {
      guard let text = member.arguments?.first?.value.string else { return nil }
      self.init(buildSetting: text)
    } else {
      guard member.name.hasPrefix("v") else { return nil }
      self.init(buildSetting: member.name.dropFirst().split(separator: "_").joined(separator: "."))
    }
  }
}
